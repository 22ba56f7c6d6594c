"""A seat for language models: tools of the Model Context Protocol over a table of a server or a game of one's own."""
