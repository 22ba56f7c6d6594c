"""How Tikal is drawn and told; imported only where somebody looks."""
