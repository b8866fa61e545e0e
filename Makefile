# Every goal sets up what it needs first, and does no work twice.
# Without make: python3 scripts/make.py GOAL
PYTHON ?= python3

.PHONY: help demo models test test-long check clean
.DEFAULT_GOAL := help

help demo models test test-long check clean:
	@$(PYTHON) scripts/make.py $@
