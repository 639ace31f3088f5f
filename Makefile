PYTHON ?= python3
VENV ?= .venv
ARGS ?=
PYTHONS ?=# for `make pythons` and `make release`; empty: all that pyproject.toml names
BROWSER ?= yes# no: `make test` leaves out the tests in a browser

# One more than there are cores, since tests also wait: for browsers, servers, disks.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')

BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
INSTALL := $(PIP) install -qq --require-hashes --no-deps
COMPILE := $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header
WEB := $(BIN)/python tools/web.py
TYPED := $(foreach part,src tests bench tools examples,$(if $(wildcard $(part)/*.py $(part)/*/*.py),$(part)))

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play page static test thorough quick screens slow learning browser screenshots studies lint format bench mutants lock golden docs \
	coverage faults fuzz pythons release bare hosting clean chromium firefox compiler

help: ## show this list
	@echo 'make TARGET [ARGS="..."] [PYTHON=$(PYTHON)] [VENV=$(VENV)]'
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  %-11s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: page ## play a game in the browser; options in ARGS="--no-browser"
	@$(BIN)/mahe play $(ARGS) || [ $$? -eq 130 ]  # 130: the player left

page: $(VENV)/.base ## build the page, if its sources have changed
	@$(WEB) build

static: page ## build the edition without a server into dist/static; ARGS="--server https://mahe.example"
	@$(BIN)/mahe static --out dist/static $(ARGS)

test: $(VENV)/.dev $(VENV)/.kernel page $(if $(filter no,$(BROWSER)),,chromium) ## run all tests but the long ones; BROWSER=no skips those in a browser
	@$(WEB) test
	@$(BIN)/pytest -n $(WORKERS) --dist loadgroup -m "not slow and not screens and not thorough" --ignore=tests/train --ignore=tests/hosting $(if $(filter no,$(BROWSER)),--ignore=tests/browser) $(ARGS)
	$(if $(filter no,$(BROWSER)),@echo "The tests in a browser were left out.")

thorough: $(VENV)/.dev $(VENV)/.kernel page compiler ## run the longer tests that `make test` leaves out: many processes, kills, research
	@$(BIN)/pytest -n $(WORKERS) -m "thorough and not slow" --ignore=tests/train --ignore=tests/hosting --ignore=tests/browser $(ARGS)

quick: $(VENV)/.dev ## run the quick tests for each save, in a minute: the law, the record, play, bots, commands
	@HYPOTHESIS_PROFILE=quick $(BIN)/pytest -n auto -m "not slow and not process and not thorough" tests/rules tests/record tests/play tests/bots tests/cli $(ARGS)

screens: $(VENV)/.dev page chromium ## run the tests of how every screen looks, and of reviews, puzzles and the study board in a browser
	@$(BIN)/pytest -n $(WORKERS) -m "screens and not slow" tests/browser $(ARGS)

slow: $(VENV)/.dev $(VENV)/.kernel ## run the slow tests that `make test` leaves out, except those in a browser: half an hour
	@$(BIN)/pytest -n auto -m slow --ignore=tests/train --ignore=tests/hosting --ignore=tests/browser $(ARGS)

learning: $(VENV)/.train ## run the training tests, which need PyTorch
	@$(BIN)/pytest tests/train $(ARGS)

browser: $(VENV)/.dev page chromium firefox ## run all the tests in a browser, including the slow ones
	@$(BIN)/pytest -n auto tests/browser $(ARGS)

screenshots: $(VENV)/.dev page chromium ## retake the screenshots in docs/images; ARGS="home podium" takes only these
	@$(BIN)/python -m tools.screenshots $(ARGS)

studies: $(VENV)/.dev ## run the studies in docs/lab.md, and redraw their figures
	@$(BIN)/python tools/studies.py

lint: $(VENV)/.dev ## check formatting, types and the direction of imports
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy --strict $(strip $(TYPED))
	$(BIN)/lint-imports --no-logo
	$(PIP) check
	$(WEB) lint check

format: $(VENV)/.dev ## format the code, and fix what ruff can fix
	$(BIN)/ruff check -q --fix-only
	$(BIN)/ruff format
	$(WEB) format

coverage: $(VENV)/.dev ## check that the tests cover every line and branch of the rules and the record
	@$(BIN)/pytest -n auto -m "not slow" tests/rules tests/record --cov=src/mahe/rules --cov=src/mahe/record \
		--cov-branch --cov-report=term --cov-fail-under=100 $(ARGS)

faults: $(VENV)/.dev ## kill servers during play, hundreds of times, and check that nothing was lost
	@$(BIN)/python -m tests.faults $(ARGS)

fuzz: $(VENV)/.dev ## fuzz the record parser with far more examples than `make test` does
	@HYPOTHESIS_PROFILE=fuzz $(BIN)/pytest -n auto tests/record -k fuzz $(ARGS)

mutants: $(VENV)/.dev ## mutation testing: break the rules in small ways, and see whether the tests notice
	@$(BIN)/python tools/mutants.py $(ARGS)

golden: $(VENV)/.dev page chromium ## regenerate the golden games, counts and the story a screen reader tells; read the diff before you commit it
	@$(BIN)/python -m tests.golden.make
	@$(BIN)/python -m tests.perft.make
	@$(BIN)/python -m tests.terminal.make
	@$(BIN)/python -m tests.envs.make
	@$(BIN)/python -m tests.browser.story

docs: $(VENV)/.docs ## build the site, guides and reference, into dist/docs; a warning or a dead link is an error
	@$(BIN)/python -m tools.site dist/docs

bench: $(VENV)/.bench ## run the benchmarks, against other projects
	@$(BIN)/python -m bench $(ARGS)

lock: $(VENV)/.base ## pin the dependencies again after a change; ARGS=--upgrade moves all to their newest versions
	@$(PIP) install -qq uv
	$(COMPILE) $(ARGS) -o requirements/base.txt requirements/base.in
	$(COMPILE) $(ARGS) -o requirements/dev.txt requirements/dev.in
	$(COMPILE) $(ARGS) -o requirements/lab.txt requirements/lab.in
	$(COMPILE) $(ARGS) -o requirements/cluster.txt requirements/cluster.in
	$(COMPILE) $(ARGS) -o requirements/rl.txt requirements/rl.in
	$(COMPILE) $(ARGS) -o requirements/picture.txt requirements/picture.in
	$(COMPILE) $(ARGS) -o requirements/bench.txt requirements/bench.in
	$(COMPILE) $(ARGS) -o requirements/node.txt requirements/node.in
	$(COMPILE) $(ARGS) -o requirements/docs.txt requirements/docs.in
	$(COMPILE) $(ARGS) -o requirements/host.txt -c requirements/dev.txt --extra postgres --extra push pyproject.toml
	$(WEB) lock

pythons: $(VENV)/.dev page ## run the tests with every supported Python, or with PYTHONS="python3.12 python3.13"
	@$(BIN)/python -m tools.pythons $(PYTHONS) -- $(ARGS)

release: $(VENV)/.dev ## build the files of a release, and try them with every supported Python in an empty environment
	@$(BIN)/python -m tools.release $(PYTHONS)

bare: ## run the README's commands on a fresh system, installed in a folder (as root, on Debian); ARGS="--user"
	@tools/bare.sh $(ARGS)

hosting: ## follow docs/hosting.md, with containers and systemd, on a fresh system (as root, on Debian): 20 minutes
	@tools/bare.sh tests/hosting/run.sh $(ARGS)

clean: ## remove the virtual environment, caches and build products
	rm -rf $(VENV) build dist mutants htmlcov .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache \
		.pytest_cache .ruff_cache web/node_modules src/mahe/server/page src/mahe/picture/glyphs.json
	find src tests bench tools examples -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

chromium firefox: $(VENV)/.dev
	@tools/browsers.sh $(VENV) $@

compiler:
	@tools/compiler.sh

$(VENV)/.base: requirements/base.txt pyproject.toml
	@sh tools/setup.sh "$(PYTHON)" "$(VENV)"
	@echo "Installing what it takes to play"
	@$(INSTALL) -r requirements/base.txt
	@$(PIP) install -qq --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.dev: requirements/dev.txt requirements/lab.txt requirements/cluster.txt requirements/rl.txt requirements/picture.txt $(VENV)/.base
	@echo "Installing what it takes to test"
	@$(INSTALL) -r requirements/dev.txt -r requirements/lab.txt -r requirements/cluster.txt -r requirements/rl.txt \
		-r requirements/picture.txt
	@$(BIN)/python -c "import matplotlib.font_manager" 2>/dev/null # makes its list of fonts, once, with a remark on slow machines
	@touch $@

$(VENV)/.kernel: $(VENV)/.dev $(wildcard src/mahe/*.py src/mahe/kernel/*.py src/mahe/rules/*.py)
	@echo "Compiling the kernel"
	@$(BIN)/python tools/compile_kernel.py
	@touch $@

$(VENV)/.train: $(VENV)/.dev
	@echo "Installing PyTorch, and what the examples learn with"
	@$(PIP) install -qq "torch>=2.6" sb3-contrib
	@touch $@

$(VENV)/.bench: requirements/bench.txt $(VENV)/.base
	@echo "Installing what it takes to measure"
	@$(INSTALL) -r requirements/bench.txt
	@touch $@

$(VENV)/.docs: requirements/docs.txt $(VENV)/.dev
	@echo "Installing what it takes to build the site"
	@$(INSTALL) -r requirements/docs.txt
	@touch $@
