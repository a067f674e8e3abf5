# Spieltisch. Every target prepares .venv by itself; you need Python 3.11 or newer, and make.

BIN := .venv/bin
ARGS ?=

# .venv is made from python3 if that is new enough, else from the newest Python at hand.
NEW_ENOUGH := -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
ifndef PYTHON
PYTHON := $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python $(NEW_ENOUGH) && echo $$python && break; done)
endif
SETUP = @"$(PYTHON)" $(NEW_ENOUGH) || \
	{ echo "Spieltisch needs Python 3.11 or newer: install one, or name it (make PYTHON=...)." >&2; \
	exit 1; }; "$(PYTHON)" -m scripts.setup_venv

.DEFAULT_GOAL := help
.PHONY: help play test test-all cover test-setup check format-check lint types layers addresses browser-types bench bench-compare benchmark judges load audit sbom installs format lock clean screenshots snapshots gallery \
	venv venv-run venv-core venv-release

help: ## Show this list
	@echo "make …"
	@sed -n 's/^\([a-z-]*\):.*## /  \1 /p' $(MAKEFILE_LIST) | awk '{n = $$1; $$1 = ""; printf "  %-14s%s\n", n, $$0}'

play: venv-run ## Play
	@$(BIN)/spieltisch play $(ARGS)

test: test-setup ## Run the tests, about twelve minutes on two cores (ARGS="-k undo" for some)
	@$(BIN)/python scripts/test_builds.py $(ARGS)

test-all: test-setup ## Run all tests on both builds, the extended ones too (hours)
	@$(BIN)/python scripts/test_builds.py --all $(ARGS)

cover: test-setup ## Measure what the tests reach (plain Python, twenty minutes)
	@$(BIN)/python scripts/test_builds.py --cover $(ARGS)

test-setup: venv-core
	@$(BIN)/python scripts/browser.py
	@$(BIN)/python scripts/services.py --install

check: format-check lint types browser-types layers addresses ## Check format, lint, types, layering, stray addresses

format-check: venv
	@$(BIN)/ruff format --check .

lint: venv
	@$(BIN)/ruff check .

types: venv
	@$(BIN)/mypy

browser-types: venv
	@$(BIN)/python scripts/check_browser_types.py

layers: venv
	@$(BIN)/lint-imports --no-cache --no-logo

addresses: venv
	@$(BIN)/python scripts/check_addresses.py

format: venv ## Format the code and repair what the linter can
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format .

bench: venv-core ## Measure the speed of both builds beside Catanatron and OpenSpiel
	@$(BIN)/python -m benchmarks.run $(ARGS)

bench-compare: venv-core ## Fail if something is slower than in a commit (BASE=HEAD~3)
	@$(BIN)/python -m benchmarks.compare $(or $(BASE),HEAD) $(ARGS)

benchmark: venv-core ## Measure our levels by the tasks of docs/benchmark.md, and write its tables (an hour)
	@$(BIN)/python -m benchmarks.agents $(ARGS)

judges: venv-core ## Let SuperSuit, SB3, MaskablePPO and Ray have the environments (fetches them once)
	@$(BIN)/python scripts/judges.py $(ARGS)

load: venv ## Measure the server as programs and screens use it, beside boardgame.io (ARGS="--path screens")
	@$(BIN)/python scripts/load.py $(ARGS)

audit: sbom ## Write the SBOM, then ask the public vulnerability database about every locked package
	@$(BIN)/pip-audit --strict --disable-pip --require-hashes --requirement requirements.txt $(ARGS)

sbom: venv-release ## Write the list of all locked packages (CycloneDX) to dist/sbom.json
	@mkdir -p dist
	@$(BIN)/python -W ignore::UserWarning -m cyclonedx_py requirements --pyproject pyproject.toml --output-file dist/sbom.json requirements.txt

installs: ## Check installs in scratch environments: with and without a compiler, wheel, extras
	@"$(PYTHON)" -m scripts.check_installs $(ARGS)

gallery: venv ## Write a page of all motifs, for whoever draws (build/gallery.html)
	@$(BIN)/python scripts/gallery.py $(ARGS)

screenshots: venv ## Make the pictures of docs/pictures (needs Chromium)
	@$(BIN)/python scripts/screenshots.py $(ARGS)

snapshots: venv ## Renew what the tests expect the key screens to look like (needs Chromium)
	@$(BIN)/python scripts/screenshots.py --snapshots

lock: venv-release ## Lock the dependencies again (ARGS=--upgrade for newer versions)
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-strip-extras --no-emit-index-url --no-emit-find-links --annotation-style line \
	--custom-compile-command "make lock" --all-extras --group dev --group release $(ARGS) \
	--output-file requirements.txt pyproject.toml

clean: ## Remove .venv and everything else that was made
	rm -rf .venv .bench .judges build dist src/*.egg-info .coverage .coverage.* htmlcov
	rm -f src/*.so src/*.pyd src/spieltisch/native.json
	find src/spieltisch -name '*.so' -delete -o -name '*.pyd' -delete
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src tests scripts benchmarks -name __pycache__ -exec rm -rf {} + 2>/dev/null || true

venv:
	$(SETUP) dev

venv-run:
	$(SETUP) run

venv-core:
	$(SETUP) core

venv-release:
	$(SETUP) release
