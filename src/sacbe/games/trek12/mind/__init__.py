"""What bots know of Archeo Trek 12.

`value` judges a position, `policy` is the quick player; the rest is what both look things up in.
"""
