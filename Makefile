# One command each; every one sets up what it needs and is quick the second time.
PYTHON ?= python3
DEV := .venv/bin/python
COMPILED := .venv-compiled/bin/python
TRAIN := .venv-train/bin/python
# Python keeps what it has compiled: every test process and every server that tests start would do it again
unexport PYTHONDONTWRITEBYTECODE
# a test process for every core
SPREAD := --numprocesses auto --dist worksteal
# the files with tests of a kind: others may need what a compiled engine does not allow, such as games made up in tests
MARKED = $$(grep -rlE 'mark\.($(1))' tests --include='test_*.py')

# PyTorch takes gigabytes: people get it when they ask for it, CI always
WITH_TRAINING := $(if $(filter true,$(CI)),yes)

.PHONY: help play setup compiled bootstrap pytorch lint test test-dev test-compiled test-browser test-train without-training
.PHONY: test-cluster without-cluster
.PHONY: docs bench phone load worlds soak chaos matches clean

help:
	@echo "make play    set up, start the table on a free local port and open the browser"
	@echo "make test    lint, the suite with coverage, the engine's tests again compiled, then in real browsers"
	@echo "make test-train  the tests that need PyTorch, which it installs: 5 GB"
	@echo "make test-cluster  matches and bots on a Ray cluster of two nodes, which it starts here; a node and all of it are lost"
	@echo "make lint    ruff, mypy --strict, import contracts, the client's types"
	@echo "make docs    the documentation as a static site in build/docs (every server has it at /docs)"
	@echo "make bench   speed of every game against catanatron, of environments against EnvPool, and the server under load"
	@echo "make phone   our pages on a phone of the middle range on slow 4G: bytes, times, what they cost the server"
	@echo "make soak    100,000 random games of each game with every promise checked, then make chaos"
	@echo "make worlds  100,000 pairs of worlds of each game that a seat cannot tell apart: they must look the same to it"
	@echo "make chaos   1,000 kills of servers, restarts, a full disk, floods: no acknowledged move may be lost (ARGS=\"--kills 20\")"
	@echo "make matches bots against each other, 200 games a pair, seats swapped"
	@echo "make setup   the development environment in .venv;  make clean  removes all that was made"

play:
	@$(PYTHON) scripts/env.py play
	@SACBE_ENGINE_NEWS=build/engine.news .venv-compiled/bin/sacbe play $(ARGS)

setup:
	@$(PYTHON) scripts/env.py dev client

compiled: setup
	@$(PYTHON) scripts/env.py compiled

bootstrap:
	@scripts/bootstrap

lint: setup
	$(DEV) -m ruff check
	$(DEV) -m ruff format --check
	$(DEV) -m mypy
	.venv/bin/lint-imports
	$(DEV) build_tools/client.py check

# what goes before the tests is done side by side: installing, checking types and the first half of compiling keep one core
test:
	@$(MAKE) --no-print-directory -j4 bootstrap lint compiled $(if $(WITH_TRAINING),pytorch)
	@$(MAKE) --no-print-directory test-dev
	@$(MAKE) --no-print-directory test-compiled
	@$(MAKE) --no-print-directory $(if $(WITH_TRAINING),test-train,without-training)
	@$(MAKE) --no-print-directory test-browser
	@$(MAKE) --no-print-directory without-cluster

without-training:
	@echo "== left out: the tests of training, which need PyTorch (5 GB); make test-train installs it and runs them"

without-cluster:
	@echo "== left out: the tests on a Ray cluster, which takes minutes on a busy machine; make test-cluster runs them"

test-dev: setup
	$(DEV) -m pytest $(SPREAD) --cov --cov-report=term-missing:skip-covered --cov-fail-under=95 \
		-m "not browser and not soak and not compiled and not train and not cluster" $(ARGS)

# by itself: a cluster is a dozen processes, which take minutes to start beside other tests
test-cluster: setup
	$(DEV) -m pytest -m cluster $(call MARKED,cluster) $(ARGS)

test-compiled: compiled
	SACBE_EXPECT=compiled $(COMPILED) -m pytest $(SPREAD) -m "(engine or compiled) and not browser and not soak" \
		$(call MARKED,engine|compiled) $(ARGS)

# a browser can be starved by what else the machine does: what fails is tried once more, and the summary lists it (-rR)
test-browser: compiled
	SACBE_WHOLE=$(WHOLE) SACBE_EXPECT=compiled $(COMPILED) -m pytest $(SPREAD) $(if $(WHOLE),--timeout 3600) --reruns 1 -rR \
		-m "browser and not soak" \
		$(call MARKED,browser) $(ARGS)

pytorch:
	@$(PYTHON) scripts/env.py train

test-train: compiled pytorch
	SACBE_EXPECT=compiled $(TRAIN) -m pytest -m train $(call MARKED,train) $(ARGS)

docs: setup
	$(DEV) -m sacbe.docs.site build/docs

bench: setup
	@$(PYTHON) scripts/env.py bench
	$(COMPILED) -m benchmarks $(ARGS)

phone: compiled
	$(COMPILED) -m benchmarks.phone $(ARGS)

load: compiled
	$(COMPILED) -m benchmarks.load $(ARGS)

soak: compiled
	$(COMPILED) scripts/worlds.py
	$(COMPILED) scripts/soak.py $(ARGS)
	$(COMPILED) scripts/chaos.py $(CHAOS)

worlds: compiled
	$(COMPILED) scripts/worlds.py $(ARGS)

chaos: compiled
	$(COMPILED) scripts/chaos.py $(ARGS)

matches: compiled
	@for game in $$($(COMPILED) -c 'import sacbe; print(*sacbe.SLUGS)'); do \
		.venv-compiled/bin/sacbe arena $$game greedy random --games 200; \
		.venv-compiled/bin/sacbe arena $$game search:100ms greedy --games 200; \
	done

clean:
	rm -rf .venv .venv-compiled .venv-train build dist src/*.egg-info
	rm -rf src/sacbe/web/client/node_modules src/sacbe/web/static/bundle src/sacbe/web/static/fonts
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage htmlcov test-output
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
