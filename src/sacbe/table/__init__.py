"""A live game: seats, drafts, commit, storage, bots, fair seed and what each viewer is shown. No HTTP here."""
