"""The web server: pages, sockets and a JSON API around the tables."""
