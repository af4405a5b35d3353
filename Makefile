# Two commands matter: make play and make test. Each sets up what it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ENGINE := $(shell find $(addprefix src/voltige/,core games bots match wording tables/table) -name '*.py')
PIP := $(BIN)/pip --disable-pip-version-check --quiet
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal -q
NPM := $(BIN)/python web/tools/npm.py
CLIENT := src/voltige/server/client/index.html
SITE_CLIENT := src/voltige/site/client/index.html
WEB := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts web/vite.house.ts web/svelte.config.js \
	src/voltige/locale/en/shell.ftl src/voltige/locale/fr/shell.ftl
# What depends on how compiled layers run; all else is the same Python in both runs.
INTERPRETED := tests/core tests/rules tests/conformance tests/playthroughs tests/perft tests/bots \
	tests/architecture/test_pure.py tests/cli/test_main.py tests/cli/test_play.py \
	tests/match tests/wording tests/tables tests/server/test_playing.py
# Keep bytecode: otherwise every server that a test starts compiles all its modules anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup engine web wire play site test check format lint types test-web chromium test-compiled test-interpreted faults bench bench-server ladder screenshots wheel golden clean

help:
	@echo "make play    the table server, and its page in the browser"
	@echo "make test    all tests, and those of the engine once more interpreted"
	@echo "make faults  kills, full disks, hung databases, cut lines, clock jumps: at length"
	@echo "make check   format, lint, types and tests: what CI runs"
	@echo "make engine  compile the engine"
	@echo "make bench   the engine beside OpenSpiel and RLCard; writes docs/performance.md"
	@echo "make bench-server  the table server beside boardgame.io; writes docs/server-performance.md"
	@echo "make ladder  each level of the bots against the one below; writes docs/ladder.md (LEVELS=, TABLES=, GAMES=)"
	@echo "make format  put the code into shape"
	@echo "make web     the browser client alone"
	@echo "make site    Voltige without a server: static files for any web host, in site/"
	@echo "make wire    regenerate the client's types after those of the server or fields of a game have changed"
	@echo "make wheel   a wheel with engine and client, in dist/"
	@echo "make screenshots  pictures of every main screen, in docs/pictures"
	@echo "make golden  rewrite the golden files"
	@echo "make clean   remove everything that was built"

setup: $(VENV)/ready

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

# What the program needs to run, interpreted: the sources in place and its dependencies.
$(VENV)/run: $(VENV)/bin/python constraints.txt pyproject.toml
	$(PIP) install -c constraints.txt setuptools wheel
	VOLTIGE_PURE=1 $(PIP) install -c constraints.txt --no-build-isolation -e .
	touch $@

# The compiled modules are put beside their sources all at once, and none outlives its source.
$(VENV)/engine: $(VENV)/run setup.py $(ENGINE)
	$(PIP) install -c constraints.txt "mypy[mypyc]"
	rm -rf build
	$(BIN)/python setup.py --quiet build_ext --build-lib build/engine
	find src -name '*.so' -delete
	test ! -d build/engine || cp -R build/engine/. src/
	touch $@

engine: $(VENV)/engine

$(VENV)/ready: $(VENV)/engine
	VOLTIGE_PURE=1 $(PIP) install -c constraints.txt --no-build-isolation -e ".[dev]"
	$(BIN)/voltige --version
	touch $@

# Node comes from the system or, failing that, from the package index.
web/node_modules/ready: web/package-lock.json $(VENV)/bin/python
	$(NPM) ci
	touch $@

$(CLIENT): web/node_modules/ready $(WEB)
	$(NPM) run build
	touch $@

$(SITE_CLIENT): web/node_modules/ready $(WEB)
	$(NPM) run build:site
	touch $@

web: $(CLIENT) $(SITE_CLIENT)

wire: setup
	$(BIN)/python web/tools/wire.py

# Dependencies and client are made side by side. An engine that is not compiled yet is compiled beside the server.
play:
	@$(MAKE) --no-print-directory -j2 $(VENV)/run $(CLIENT)
	@$(BIN)/python tools/play.py

# The engine in it is compiled from plain sources, whatever is compiled here.
site: $(VENV)/run $(SITE_CLIENT)
	$(BIN)/voltige site --out site

test: test-web test-compiled test-interpreted

test-web: web
	$(NPM) test

chromium: setup
	$(BIN)/python web/tools/chromium.py

test-compiled: setup web chromium
	$(PYTEST) --durations=10

test-interpreted: setup
	VOLTIGE_PURE=1 $(PYTEST) --durations=5 $(INTERPRETED)

# The same faults that make test has in short.
faults: setup
	VOLTIGE_FAULTS=long $(BIN)/python -m pytest -q tests/faults

format: setup web
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run format

lint: setup web
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(NPM) run lint

types: setup web
	$(BIN)/mypy
	$(NPM) run check

check: lint types test

bench: setup
	$(BIN)/python -m bench.engine --peers --write

bench-server: setup
	$(BIN)/python -m bench.server --write

# Hours with the strongest levels; it goes on where it was stopped. A short one: make ladder GAMES=8 LEVELS=random,heuristic
ladder: setup
	$(BIN)/python -m bench.ladder $(if $(LEVELS),--levels $(LEVELS)) $(if $(TABLES),--tables $(TABLES)) $(if $(GAMES),--games $(GAMES))

screenshots: setup web chromium
	PYTHONPATH=. $(BIN)/python web/tools/screenshots.py

# What pip installs elsewhere: the engine compiled for this machine, and the client.
wheel: setup web
	$(BIN)/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

golden: setup
	$(BIN)/voltige golden

clean:
	rm -rf $(VENV) build dist web/node_modules src/voltige/server/client src/voltige/site/client site src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
