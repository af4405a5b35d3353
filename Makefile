# Two commands matter: make play and make test. Each sets up what it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ENGINE := $(shell find src/voltige/core src/voltige/games src/voltige/bots -name '*.py')
PIP := $(BIN)/pip --disable-pip-version-check --quiet
PYTEST := $(BIN)/python -m pytest -n auto -q
# What depends on how core, games and bots run; all else is the same Python in both runs.
INTERPRETED := tests/core tests/rules tests/conformance tests/playthroughs tests/perft tests/bots \
	tests/architecture/test_pure.py tests/cli/test_main.py tests/cli/test_play.py \
	tests/match tests/server/test_playing.py tests/server/test_wire.py
# Keep bytecode: otherwise every server that a test starts compiles all its modules anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup play test check format lint types test-compiled test-interpreted bench bench-server golden clean

help:
	@echo "make play    the table server, and its page in the browser"
	@echo "make test    all tests, compiled and interpreted"
	@echo "make check   format, lint, types and tests: what CI runs"
	@echo "make bench   the engine beside OpenSpiel and RLCard; writes docs/performance.md"
	@echo "make bench-server  the table server beside boardgame.io; writes docs/server-performance.md"
	@echo "make format  put the code into shape"
	@echo "make golden  write the golden files anew"
	@echo "make clean   remove everything that was built"

setup: $(VENV)/ready

$(VENV)/tools: constraints.txt
	test -d $(VENV) || $(PYTHON) -m venv $(VENV)
	$(PIP) install -c constraints.txt setuptools wheel "mypy[mypyc]" librt
	touch $@

# The engine is compiled in place; old modules go first, so that none outlives its source.
$(VENV)/ready: $(VENV)/tools pyproject.toml setup.py $(ENGINE)
	find src -name '*.so' -delete
	rm -rf build
	$(PIP) install -c constraints.txt --no-build-isolation -e ".[dev]"
	$(BIN)/voltige --version
	touch $@

play: setup
	$(BIN)/voltige serve --open

test: test-compiled test-interpreted

test-compiled: setup
	$(PYTEST) --durations=10

test-interpreted: setup
	VOLTIGE_PURE=1 $(PYTEST) --durations=5 $(INTERPRETED)

format: setup
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lint: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: setup
	$(BIN)/mypy

check: lint types test

bench: setup
	$(BIN)/python -m bench.engine --peers --write

bench-server: setup
	$(BIN)/python -m bench.server --write

golden: setup
	$(BIN)/voltige golden

clean:
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
