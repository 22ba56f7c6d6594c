"""Trouble of every kind under load, and an account of every move that a server has acknowledged (`make chaos`)."""
