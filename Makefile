# Two commands do everything: `make play` and `make test`. Both set up what they need, below this folder.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/python -m uv
UV_VERSION := 0.13.7
export UV_PYTHON_DOWNLOADS := never
export UV_LINK_MODE := copy
JOBS ?= 2

.PHONY: play test test-long check compiled lock clean

play: $(VENV)/ready                      ## play against the computer
	@$(BIN)/tessera play --terminal

test: $(VENV)/ready check                ## every check and every test
	$(BIN)/python -m pytest -n $(JOBS)

test-long: $(VENV)/ready check           ## the same at the sizes of a nightly run
	TESSERA_LONG=1 $(BIN)/python -m pytest -n $(JOBS)

check: $(VENV)/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

compiled: $(VENV)/ready                  ## a compiled copy of the package in build/compiled
	$(BIN)/python tools/compile.py build/compiled

$(VENV)/ready: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Tessera needs Python 3.11 or newer; name it by: make $(MAKECMDGOALS) PYTHON=python3.11"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || \
	  { echo "No virtual environment could be made; on Debian: apt-get install python3-venv"; exit 1; }
	@echo "setting up $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	@$(UV) pip sync --quiet --python $(BIN)/python --require-hashes --compile-bytecode requirements.lock
	@TESSERA_COMPILE=off $(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

lock: $(VENV)/ready                      ## choose the newest versions that fit, and pin them
	$(UV) pip compile --quiet --universal --generate-hashes --no-header --upgrade --extra dev pyproject.toml -o requirements.lock

clean:
	rm -rf $(VENV) build dist
