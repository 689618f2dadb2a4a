"""The table of related and opposed stems: what it knows, what it must not know, and that it hangs together."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem.grounding.synonyms import opposed, related
from protem.reading.stemming import stem

_TABLE = files("protem.grounding").joinpath("wordnet", "table.txt.gz")
_LINES = gzip.decompress(_TABLE.read_bytes()).decode("ascii").splitlines()
_STEMS = [line.partition(" ")[0] for line in _LINES]


@pytest.mark.parametrize(
    ("word", "other"),
    [("purchased", "buy"), ("lawyers", "attorney"), ("begins", "started"), ("dies", "death"), ("French", "France")],
)
def test_usual_senses_and_derivations_are_related(word: str, other: str) -> None:
    assert stem(other.lower()) in related(stem(word.lower()))


@pytest.mark.parametrize(
    ("word", "other"),
    [("bank", "depository"), ("car", "machine"), ("billion", "trillion"), ("china", "taiwan"), ("gallon", "congius")],
)
def test_rarer_senses_quantities_and_other_places_are_not(word: str, other: str) -> None:
    assert stem(other) not in related(stem(word))


def test_antonyms_are_opposed() -> None:
    assert stem("decreased") in opposed(stem("increases"))
    assert stem("forbidden") in opposed(stem("permitted")) or stem("forbid") in opposed(stem("permit"))


@pytest.mark.parametrize("unknown", ["", " ", "!", "qqqq", "buy !", "\x00", "\ud800", "b" * 100_000])
def test_what_the_table_does_not_know_is_related_to_nothing(unknown: str) -> None:
    assert related(unknown) == opposed(unknown) == frozenset()


@given(st.sampled_from(_STEMS))
def test_both_relations_are_mutual_and_shut_each_other_out(known: str) -> None:
    assert all(known in related(other) for other in related(known))
    assert all(known in opposed(other) for other in opposed(known))
    assert not related(known) & opposed(known)
    assert known not in related(known) | opposed(known)
    assert related(known) | opposed(known)


def test_the_table_is_sorted_small_and_has_its_notice_beside_it() -> None:
    assert sorted(set(_STEMS)) == _STEMS
    assert len(_TABLE.read_bytes()) <= 300_000
    notice = files("protem.grounding").joinpath("wordnet", "LICENSE").read_text(encoding="utf-8")
    assert "WordNet 3.1 Copyright 2011 by Princeton University" in notice


def test_no_table_is_read_before_it_is_asked() -> None:
    code = "import protem.grounding.synonyms as s; print(s._table.cache_info().currsize); s.related('buy');"
    code += "print(s._table.cache_info().currsize)"
    environment = {**os.environ, "PYTHONHASHSEED": "3"}
    told = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["0", "1"]


@pytest.fixture
def builder(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(Path(__file__).parents[2] / "bench")
    return import_module("build_synonyms")


_DATA = (
    "  1 the notice",
    "00000010 41 v 02 purchase 0 buy 0 001 + 00000020 n 0101 | get by paying",
    "00000020 04 n 01 purchase 0 000 | the act",
    "00000030 38 v 01 sell 0 001 ! 00000010 v 0102 | give for money",
)
_SENSES = (
    "purchase%2:41:00:: 00000010 1 5",
    "purchase%1:04:00:: 00000020 1 4",
    "buy%2:41:00:: 00000010 1 9",
    "buy%1:04:00:: 00000099 1 1",
    "sell%2:41:00:: 00000030 1 3",
    "of%4:02:00:: 00000040 1 0",
)


def _made(builder: Any, senses: tuple[str, ...] = _SENSES) -> str:
    table = dict(builder.synsets(2, _DATA[:2] + _DATA[3:])) | dict(builder.synsets(1, _DATA[2:3]))
    found = builder.senses(senses)
    spoken = {word: builder.speaking(mine) for word, mine in found.items()}
    return str(builder.written(*builder.stemmed(builder.pairs(table, spoken))))


def test_a_synset_makes_its_usual_words_related_and_an_antonym_opposes_only_its_own_word(builder: Any) -> None:
    assert _made(builder) == "buy purchas!sel\npurchas buy\nsel !buy\n"


def test_a_sense_that_a_word_seldom_has_says_nothing_of_it(builder: Any) -> None:
    seldom = tuple(line.replace("00000010 1 9", "00000010 2 1") for line in _SENSES)
    assert _made(builder, (*seldom, "buy%2:40:00:: 00000098 1 9")) == ""
