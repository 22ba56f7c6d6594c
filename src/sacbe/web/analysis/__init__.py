"""Analyses on the web: their pages, their API and the socket of their table."""
