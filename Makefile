# What one does with speeltafel. `make play` and `make test` set up all they need; everything lands in .venv and web/node_modules.

PY ?= python3
BIN := .venv/bin
PYTHON := $(BIN)/python
UV := $(BIN)/uv
NPM := $(PYTHON) scripts/npm.py
INSTALL := $(UV) pip install --quiet --python $(PYTHON)
COMPILE := $(UV) --no-config pip compile --quiet --universal --generate-hashes --no-header --no-annotate

# uv and Node carry certificates of their own; those of the machine, where it has any, know its network better.
ifneq ($(wildcard /etc/ssl/certs/ca-certificates.crt /etc/ssl/cert.pem /etc/pki/tls/certs/ca-bundle.crt),)
export UV_SYSTEM_CERTS := 1
endif
export NODE_USE_SYSTEM_CA := 1
unexport PYTHONPATH PYTHONHOME

MINUTES ?= 10
PYTEST := $(BIN)/pytest $(if $(K),-k "$(K)")

BUILD := pyproject.toml hatch_build.py scripts/npm.py
CLIENT := $(shell find web -name node_modules -prune -o -type f -print 2>/dev/null)
WORDS := $(shell find src/speeltafel -path '*/words/*.ftl' 2>/dev/null)
SOURCES := $(shell find src/speeltafel -name static -prune -o -name __pycache__ -prune -o -type f -print 2>/dev/null)
# Where a development environment is, it serves `make play` too: one environment, and what one edits is what one plays.
PLAY := $(if $(wildcard .venv/dev.stamp),setup,.venv/play.stamp)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play setup test check long bench types shots format lock browser
.PHONY: static formatted linted typed layered web-linted web-typed web-tested

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(PLAY) ## play: starts the server; HOST, PORT and DATA say where (DATA: the folder of its data)
	@exec "$(CURDIR)/$(BIN)/speeltafel" serve

setup: .venv/dev.stamp .venv/client.stamp ## make the development environment in .venv and build the client

test: setup browser static ## every test but the long ones
	$(PYTEST) -n 2 --dist loadgroup

check: setup static ## format, lint, types, import contracts, and the fast tests
	$(PYTEST) -n 2 --dist loadgroup -m "not long and not browser"

# What is seen without running it, in parts so that `make -k check` goes on to the next.
static: formatted linted typed layered web-linted web-typed web-tested

formatted:
	$(BIN)/ruff format --check

linted:
	$(BIN)/ruff check --quiet

typed:
	$(BIN)/mypy

layered:
	$(BIN)/lint-imports --no-logo

web-linted:
	$(NPM) run --silent lint

web-typed:
	$(NPM) run --silent check

web-tested:
	$(NPM) run --silent test

long: setup browser ## the long tests; K=geister picks, MINUTES=30 bounds
	$(PYTEST) -v -m long --minutes $(MINUTES)

bench: setup ## what is fast, measured; K=store picks
	$(PYTHON) bench $(K)

types: setup ## write the client's types anew from the Python types
	$(PYTHON) scripts/make_types.py

shots: setup browser ## screenshots of every page, into shots/
	$(PYTHON) scripts/shots.py

format: .venv/dev.stamp ## put all code in its form
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	$(NPM) run --silent format

lock: .venv/bin/uv ## choose versions anew within pyproject.toml, and lock them with their hashes
	$(COMPILE) --upgrade pyproject.toml --extra postgres -o requirements/run.txt
	$(COMPILE) --upgrade pyproject.toml --extra postgres --group dev -o requirements/dev.txt
	$(COMPILE) --upgrade requirements/uv.in -o requirements/uv.txt

browser: .venv/dev.stamp
	@$(PYTHON) scripts/get_browser.py

# --- how .venv comes about ---------------------------------------------------

.venv/bin/uv: requirements/uv.txt
	@command -v $(PY) >/dev/null || { echo "speeltafel needs Python 3.11 or newer, and there is no $(PY) here. On Debian or Ubuntu: sudo apt-get install python3 python3-venv" >&2; exit 1; }
	@$(PY) scripts/check_python.py
	@# One that works stays: made over by another Python it would be half of each.
	@$(PYTHON) -c "import pip" 2>/dev/null || { echo "$(PY) -m venv .venv"; $(PY) -m venv --clear .venv; }
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $@

.venv/play.stamp: .venv/bin/uv requirements/run.txt $(BUILD) $(SOURCES) $(CLIENT)
	$(INSTALL) --require-hashes -r requirements/run.txt
	$(INSTALL) --no-deps --reinstall-package speeltafel .
	@touch $@

.venv/lock.stamp: .venv/bin/uv requirements/dev.txt
	$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

.venv/node.stamp: web/package-lock.json | .venv/lock.stamp
	$(NPM) ci --silent
	@touch $@

.venv/client.stamp: .venv/node.stamp $(CLIENT) $(WORDS)
	$(NPM) run --silent build
	@touch $@

# After the client: where a page is, the build hook has nothing to do.
.venv/dev.stamp: .venv/lock.stamp $(BUILD) | .venv/client.stamp
	$(INSTALL) --no-deps --no-build-isolation --reinstall-package speeltafel --editable .
	@touch $@
