PYTHON ?= python3

.PHONY: setup
setup:
	@$(PYTHON) scripts/env.py dev client
