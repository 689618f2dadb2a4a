"""Literal texts that a rubric does not put in quotation marks: "the word jasper", "the letter t", "one of: yes/no"."""

from __future__ import annotations

import re

_KIND = (
    r"(?:key\s?words?(?:\(s\))?|words?(?:\(s\))?|terms?|names?|letters?|characters?|symbols?|phrases?|"
    r"strings?|hashtags?)"
)
_NO_NAME = frozenset(
    "a an the of in on at to for from with without per and or is are was be been must should may can will would appear "
    "appears appearing occurs occur occurring count counts limit long longer total that which who whose it its this "
    "these those such like not never does do has have used use begins starts ends written using only "
    "exactly each every "
    "all any no more less fewer than as by into maximum minimum max min or so if when where after before between "
    "twice once times time uppercase lowercase capital capitals capitalized caps case placeholders like here there "
    "anywhere somewhere overall altogether themselves itself put repeated starting beginning ending separated "
    "cannot can't don't doesn't isn't aren't mentioned listed below above given found present absent "
    "forbidden contained "
    "included missing allowed spelled spelt contains contain includes include mentions mention says say "
    "uses use limit limits "
    "range order choice choices answer reply response list processor game form forms problem capitalised "
    "both either one "
    "being ought shall come comes turn turns crop crops stand stands used".split()
)
_SINGLE = re.compile(
    (
        rf"\b(?:(?:the|a|this|exact|single|key)\s(?={_KIND})|(?=letter\s\w\b))({_KIND})\s(?:is\s|"
        rf"being\s)?([^\W_][\w'-]{{0,40}}|[!?;%&@])"
    ),
    re.IGNORECASE,
)
_COUNTED = re.compile(
    r"\s(?:at (?:least|most)|less than|fewer than|more than|no more|exactly|only|once|twice|never|\d)", re.IGNORECASE
)
"""Behind a small word that a number follows: "the word the less than 2 times"."""
_NAMED_WORD = re.compile(
    r"\b((?:(?:with|includes?|contains?|mentions?|uses?|using|of|says?)\s(?:key\s?)?word|keyword|"
    r"(?:first|last)\sword\s(?:is|must\sbe|should\sbe))"
    r")\s([^\W_][\w'-]{0,40})",
    re.IGNORECASE,
)
_LISTED = re.compile(
    rf"\b({_KIND}(?:\sto\s(?:include|avoid|use|mention|exclude|contain))?)(?:\s(?:must|should|may|can|do|"
    rf"does|will))?(?:\s(?:not\s)?(?:appear|be\sused|occur))?"
    r"(?::|\s(?=[\w'-]{1,40}(?:,\s|\sand\s[\w'-]{1,40}\s?(?:in\b|[.;]|\Z)|\sor\s[\w'-]{1,40}\s?(?:in\b|"
    r"[.;]|\Z))))\s{0,4}((?:[\w'-]{1,40}(?:,\sand\s|,\sor\s|,\s?|\sand\s|\sor\s|;\s|"
    r"\s/\s)){0,30}[\w'-]{1,40})"
    r"(?=\s{0,4}(?:[.;)]|\Z|\n|\s?in\s|\s?(?:must|should|is|are|at|appear|occur|somewhere|anywhere|can|"
    r"may|do|does|not|never)\b))"
)
_OPTIONS = re.compile(
    r"\b((?:one|either|any) of(?:(?:\s[a-z]{1,12}){0,6}?\s{0,2}[:(]|(?:\s[a-z]{1,12}){0,3}?\s(?:options|"
    r"choices|answers|values|labels|words)\s)|"
    r"(?:choose|select|pick|chosen|selected|picked)\s(?:from|between)(?:(?:\s[a-z]{1,12}){0,3}?:)?|"
    r"(?:answer|response|reply|output)\s(?:is|must\sbe|should\sbe|"
    r"has\sto\sbe)(?:\seither)?(?=\s[^.:]{1,80}\bnothing\selse\b)|"
    r"(?:options?|answers?|choices?|labels?)(?:\s(?:are|is|and|nothing|else)){0,3}[:(])"
    r"\s{0,4}([^:⟨⟩()\n]{1,400}?)(?=,?\s(?:with|and)\s(?:no\sother|nothing)\b|,\s(?:with|and)\sno\b|"
    r"\)|\.?\s{0,4}\Z|;|\n)",
    re.IGNORECASE,
)
_ALONE = re.compile(r"(?:nothing|no) (?:more|else|other|explanation)", re.IGNORECASE)
"""What stands behind a list of options and is none of them."""
_ARTICLE = re.compile(r"\A(?:the|an?) (?=\S)", re.IGNORECASE)
_OR = re.compile(r";\s|\s{0,3}/\s{0,3}|\s{0,3},\s{0,3}(?:or|and)\s|\s(?:or|and)\s|,\s")
_EXACT = re.compile(
    r"\b((?:this|the|that)\s(?:exact|precise|literal)\s(?:phrase|sentence|words?|text|line|question|"
    r"string))\s(?=[^\s:⟨])([^⟨⟩\n]{2,400}?[.!?]?)"
    r"(?=\.?\s(?:No|Nothing|Do not|Don't)\s[^⟨⟩]{0,60}\b(?:words?|else|anything|follows?|text)\b|"
    r",?\s(?:and\s)?(?:with\s)?(?:nothing|no\s(?:other|text|words))\b|\s{0,4}\Z|\n)"
)
_SERIES = re.compile(
    r"\b([A-Za-z]{1,30})\s(?:1|one|I)\b(?:(?:\s{0,2}(?:,|to|through|until|till|up to|and|\.{3}|"
    r"[-–—…])){1,4}\s{0,2}\1\s(?:\d{1,3}|X|N)\b){1,20}"
    r"(?:\s{0,2},?\s(?:and so on|etc\.?|and so forth|\.\.\.))?"
)
_NUMBERED = re.compile(
    r"\b([A-Za-z]{2,30})\s(?:X|N|#)(?![\w'])(?:,?\s(?:such as|like|for example|for instance|as "
    r"in):?,?\s\1\s(?:1|one|I)\b)?"
)
_LAST_OF_SERIES = re.compile(r"(\d{1,3})\D{0,20}\Z")
_GOES_ON = re.compile(r"and so|etc|\.\.\.|X\b|N\b")


def with_unquoted(raw: str, texts: list[str]) -> str:
    """Return a clause with its unquoted literal texts set aside as ⟨qN⟩ and added to `texts`."""

    def kept(text: str) -> str:
        texts.append(text)
        return f"⟨q{len(texts) - 1}⟩"

    def listed(found: re.Match[str]) -> str:
        words = [word for word in _OR.split(found[2]) if word]
        if ":" not in found[0] and any(word.lower() in _NO_NAME for word in words):
            return found[0]
        return f"{found[1]} {' , '.join(map(kept, words))} "

    def single(found: re.Match[str]) -> str:
        kind, word = found[1].lower(), found[2].lower()
        sign = kind.startswith(("letter", "character", "symbol"))
        counted = _COUNTED.match(raw, found.end()) is not None
        if len(word) > 1 if sign else word in _NO_NAME and not counted:
            return found[0]
        return f"{found[0][: -len(found[2])]}{kept(found[2])}"

    def options(found: re.Match[str]) -> str:
        each = [_ARTICLE.sub("", part.strip()) for part in _OR.split(found[2].strip()) if part.strip()]
        chosen = [part for part in each if not _ALONE.match(part)]
        alone = " nothing else " if len(chosen) < len(each) else " "
        return (
            f"{found[1].rstrip(' :(')} options {' or '.join(map(kept, chosen))}{alone}" if len(chosen) > 1 else found[0]
        )

    def series(found: re.Match[str]) -> str:
        last = _LAST_OF_SERIES.search(found[0])
        number = f" until {last[1]} " if last and not _GOES_ON.search(found[0]) else " "
        return f" series {kept(found[1])}{number}"

    raw = _SERIES.sub(series, raw)
    raw = _NUMBERED.sub(lambda found: f" series {kept(found[1])} ", raw)
    if "⟨" not in raw:
        raw = _EXACT.sub(lambda found: f"{found[1]} {kept(found[2].strip())}", raw)
    if "⟨" not in raw:
        raw = _OPTIONS.sub(options, raw)
        raw = _LISTED.sub(listed, raw)
    raw = _SINGLE.sub(single, raw)
    return _NAMED_WORD.sub(single, raw)
