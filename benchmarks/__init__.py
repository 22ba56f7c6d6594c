"""Measurements: the engine against catanatron, and the server under load. `make bench` runs them all."""
