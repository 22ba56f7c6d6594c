"""Matches between bots, measured with honest margins."""
