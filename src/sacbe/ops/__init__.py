"""Running a server: its settings, what can be wrong with them, starting, backup and restore. See docs/hosting.md."""
