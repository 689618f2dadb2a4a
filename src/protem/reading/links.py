"""The links of a text: web addresses with and without their scheme, e-mail addresses, the targets of Markdown links."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from protem.reading.addresses import address, shorter
from protem.reading.domains import COMMON, LIKE_WORDS, NOT_HOSTS, NOT_LABELS
from protem.reading.dots import with_plain_dots
from protem.reading.remembering import SOURCES, remembered
from protem.reading.tags import unescaped

_PLAIN = r"[^\s<>\"`|()\[\]“”…。，、；：！？（）【】「」『』《》]"
_REST = rf"(?:{_PLAIN}|\({_PLAIN}{{0,200}}\)|\[{_PLAIN}{{0,200}}\])"
_WEB = re.compile(rf"(?:https?://|ftp://|www\.){_REST}{{1,2000}}", re.IGNORECASE)
_CLOSING = ".,;:!?'*_~’»"

_AT = re.compile(r"@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}(?![\w-])", re.IGNORECASE)
_LOCAL = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.+-_%'"
_LONGEST_LOCAL = 64
_MAILTO = "mailto:"

_HOST = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-"
_LONGEST_HOST = 253
_ENDS_A_HOST = re.compile(rf"\.(?:{'|'.join(sorted(COMMON | LIKE_WORDS))})(?![\w-])", re.IGNORECASE)
_RUN = re.compile(r"[A-Za-z0-9.-]+")
_LABELS = re.compile(r"(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}", re.IGNORECASE)
_TAIL = re.compile(rf"(?::\d{{2,5}})?(?:[/?#]{_REST}{{0,2000}})?")
_GOES_BACK = re.compile(r"[^\W\u2e80-\uffff]|[@/:\\$]")
"""What before a host makes it a part of something else; scripts without spaces run on into it."""
_WITH_PATH = re.compile(
    rf"(?<![^\W\u2e80-\uffff])(?<![@/:\\$.-])(?P<host>(?:[a-z0-9-]{{1,63}}\.){{1,4}}(?P<last>[a-z]{{2,6}}))/{_REST}{{0,2000}}",
    re.IGNORECASE,
)
"""A host of any ending that a path follows: "bit.ly/abc"."""
_FEWEST_LABELS = 3
"""Labels of an address whose last one is a word of its own: "forms.agency.us", not "about.us"."""

_TARGET = re.compile(r"\](?:\(|:[ \t])\s{0,9}<?(?P<target>[^\s()<>#][^\s()<>]{0,2000})")
_OF_ANY_SCHEME = re.compile(
    rf"(?:(?:src|href|action)\s?=\s?[\"']?|\]\(|<)(?P<marked>//[a-z0-9-]{_REST}{{1,2000}})"
    rf"|(?<![\w:/.\\])(?P<bare>//(?:[a-z0-9-]{{1,63}}\.){{1,8}}[a-z]{{2,24}}(?![\w.-]{_REST})(?:[:/?#]{_REST}{{0,2000}})?)",
    re.IGNORECASE,
)
"""An address that takes the scheme of its page: "//host/path", as an image, a link or a form has it, or in the open."""
_RUNS = re.compile(
    r"(?<![\w.-])(?:(?:javascript|vbscript|livescript):(?=\S)|data:(?=[a-z]{1,20}/[a-z]|[;,]))[^\s<>\"`()\[\]]{1,2000}",
    re.IGNORECASE,
)
"""What stands where an address may stand, and runs or holds a page of its own."""
_SCHEME = re.compile(r"(?!tel:|sms:|geo:)[a-z][a-z0-9+.-]{1,20}:(?=\S)", re.IGNORECASE)


@remembered(SOURCES)
def links(text: str) -> tuple[tuple[int, int], ...]:
    """Return where the links of a text stand, as (start, end).

    A link ends before a bracket it did not open and before the punctuation of the sentence. An address without a
    scheme counts where it is in small letters and ends in a top-level domain in common use, one that is a word as well
    ("about.us", "p.es") only with a path or three labels: "node.js", "Inc.Next" and "Booking.com" are none. With a path
    any ending of two to six letters will do that no file has: "bit.ly/abc". A dot may be any sign that looks like one.
    """
    return tuple(_in_order(_found(with_plain_dots(text), loosely=False)))


def _found(text: str, *, loosely: bool) -> Iterator[tuple[int, int]]:
    lower = text.lower()
    if "://" in text or "www." in lower:
        for link in _WEB.finditer(text):
            yield link.start(), link.start() + len(link.group().rstrip(_CLOSING))
    if "@" in text:
        yield from _mail(text)
    if "](" in text or "]: " in text or "]:\t" in text:
        yield from _targets(text)
    if "//" in text:
        for link in _OF_ANY_SCHEME.finditer(text):
            kind = link.lastgroup or ""
            yield link.start(kind), link.start(kind) + len(link[kind].rstrip(_CLOSING))
    if "script:" in lower or "data:" in lower:
        for link in _RUNS.finditer(text):
            yield link.start(), link.start() + len(link.group().rstrip(_CLOSING))
    if "/" in text:
        yield from _with_path(text)
    yield from _without_scheme(text, loosely=loosely)


def _with_path(text: str) -> Iterator[tuple[int, int]]:
    """Yield the hosts without a scheme that a path follows, whatever they end in, but for names of files."""
    for found in _WITH_PATH.finditer(text):
        *labels, last = found["host"].split(".")
        written = found["last"].islower() or found["host"].isupper()
        if not written or last.lower() in NOT_HOSTS or labels[-1].isdecimal() or labels[-1].lower() in NOT_LABELS:
            continue
        yield found.start(), found.start() + len(found.group().rstrip(_CLOSING))


def _in_order(found: Iterator[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Yield the links from left to right; of two that overlap, the one that begins first, then the longer one."""
    reached = 0
    for start, end in sorted(set(found), key=lambda link: (link[0], -link[1])):
        if start >= reached:
            yield start, end
            reached = end


def _mail(text: str) -> Iterator[tuple[int, int]]:
    for domain in _AT.finditer(text):
        before = text[max(0, domain.start() - _LONGEST_LOCAL) : domain.start()]
        local = before[len(before.rstrip(_LOCAL)) :].lstrip(_CLOSING + "-+")
        if local:
            start = domain.start() - len(local)
            prefix = len(_MAILTO) if text[max(0, start - len(_MAILTO)) : start].lower() == _MAILTO else 0
            yield start - prefix, domain.end()


def _targets(text: str) -> Iterator[tuple[int, int]]:
    """Yield the targets of Markdown links that name a scheme or a host: a path alone may be the page's own."""
    for found in _TARGET.finditer(text):
        target = found["target"].rstrip(_CLOSING)
        host = _LABELS.match(target)
        if _SCHEME.match(unescaped(target)) or (
            host and host.group().rpartition(".")[2].lower() in COMMON | LIKE_WORDS
        ):
            yield found.start("target"), found.start("target") + len(target)


def _without_scheme(text: str, *, loosely: bool) -> Iterator[tuple[int, int]]:
    reached = 0
    for ending in _ENDS_A_HOST.finditer(text):
        if ending.start() < reached:
            continue
        before = text[max(reached, ending.start() - _LONGEST_HOST) : ending.start()]
        start = ending.start() - (len(before) - len(before.rstrip(_HOST)))
        run = _RUN.match(text, start)
        reached = run.end() if run else ending.end()
        host = _LABELS.match(text, start, reached)
        if not host or host.end() < ending.end() or _GOES_BACK.match(text[max(0, start - 1) : start]):
            continue
        tail = _TAIL.match(text, host.end())
        end = tail.end() if tail else host.end()
        end = start + len(text[start:end].rstrip(_CLOSING))
        if loosely or _is_an_address(host.group(), text[host.end() : end]):
            yield start, end
            reached = max(reached, end)


def _is_an_address(host: str, tail: str) -> bool:
    """Say whether a host without a scheme is surely one: no name of a firm, no file, no slip of the space bar."""
    *labels, last = host.split(".")
    if (
        (host != host.lower() and not tail.startswith("/"))
        or last.lower() not in COMMON | LIKE_WORDS
        or labels[-1].isdecimal()
    ):
        return False
    last = last.lower()
    return last in COMMON or len(labels) + 1 >= _FEWEST_LABELS or tail.startswith("/")


@remembered(SOURCES)
def links_by_address(text: str) -> Mapping[str, tuple[int, int]]:
    """Return each address of a text once, with the first place where it stands.

    Addresses are written in one way (`protem.reading.addresses`), and in any capitals; a page is found without its
    fragment, and a site by its host alone.
    """
    found: dict[str, tuple[int, int]] = {}
    text = with_plain_dots(text)
    for start, end in _in_order(_found(text, loosely=True)):
        own = address(text[start:end])
        for form in (own, *shorter(own)):
            found.setdefault(form, (start, end))
    return found
