"""What bots know of Archeo Trek 12.

`value` judges a position and is the quick player, by what `foresight` knows of a sheet; `learning` is how that was
learned, and `weights` the file it lies in. `reference`, with `sheet` and `policy`, is the judgement written by hand
that was there before: bots are measured against it.
"""
