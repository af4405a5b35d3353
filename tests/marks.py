"""Marks that the tests carry."""

import pytest

rule = pytest.mark.rule
