"""Judges finished games: what every decision and every draw did to everybody's chance of winning."""
