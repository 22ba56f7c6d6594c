"""Learning judgement from games that bots play against themselves: expert iteration. Needs the extra `sacbe[train]`."""
