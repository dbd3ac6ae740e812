# Every target sets up what it needs, so `make verify` and `make test` work on a fresh clone.
# The virtual environment is made once and again only when the dependencies change.

MIN_PYTHON := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(firstword $(foreach p,python3 python3.13 python3.12 python3.11,\
	$(shell $(p) -c '$(MIN_PYTHON)' 2>/dev/null && echo $(p))))
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: verify test lint types imports pytest bench catalogs readme clean

verify: $(READY)
	@$(BIN)/cardspec verify

test: lint types imports pytest

lint: $(READY)
	$(BIN)/ruff check .

types: $(READY)
	$(BIN)/mypy

imports: $(READY)
	$(BIN)/lint-imports

pytest: $(READY)
	$(BIN)/pytest -n 2 -q

bench: $(READY)
	@$(BIN)/python -m tools.bench

# The compiled message catalogues are committed; this brings them up to date.
catalogs: $(READY)
	@$(BIN)/python -m tools.catalogs

# Puts what the commands print now into the README.
readme: $(READY)
	@$(BIN)/python -m tools.readme

clean:
	rm -rf $(VENV) build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache

$(READY): pyproject.toml constraints.txt
	@if [ -z "$(PYTHON)" ]; then echo "Cardspec needs Python 3.11 or newer."; exit 2; fi
	@echo "Setting up $(VENV) (once, about a minute) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[dev]'
	@touch $(READY)
