"""What bots know of Tzolk'in.

`value` judges a position, `policy` is the quick player; the rest is what both look things up in.
"""
