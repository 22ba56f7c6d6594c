"""What bots know of The Quest for El Dorado.

`value` judges a position, `policy` is the quick player; the rest is what both look things up in.
"""
