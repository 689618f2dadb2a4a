"""Verbs of saying round a quotation: who is said to say so, or not to say so.

All of it is read from the few words before a quotation (`lead`, which ends in a space) and behind it (`rest`).
"""

from __future__ import annotations

import re

_STRAIGHT = """
    says? said saying states? stated stating reads? wrote writes? quotes? quoted quoting specifies
    dit stipule énonce dice reza sagt besagt lautet recita diz zegt luidt
"""
"""Verbs that have nothing but words for an object: enough for a quotation of one word."""
_OTHER = """
    reading written provides? provided notes? noted warns? warned explains? explained specify specified requires?
    required declares? declared adds? added concludes? concluded stipulates? stipulated recommends? recommended advises?
    advised instructs? instructed mandates? mandated tells? told claims? claimed argues? argued insists? insisted
    announces? announced replies replied answers? answered finds? found mentions? mentioned defines? defined describes?
    described promises? promised guarantees? guaranteed calls? called lists? listed testifies testified admits? admitted
    confirms? confirmed prescribes? orders? ordered prohibits? forbids? allows? permits? tweets? tweeted posts? posted
    disent indique précise dispose prévoit écrit affirme déclare rappelle exige dicen establece señala afirma declara
    exige prevé sagen heißt heisst steht schreibt bestimmt erklärt fordert verlangt regelt stabilisce prevede dichiara
    scrive dizem estabelece determina prevê escreve stelt schrijft bepaalt vermeldt staat
"""
_BASE_FORMS = "say ask tell write type enter reply shout google wonder think"
_ORDERS = f"{_BASE_FORMS} answer text search respond state explain describe mention report declare add"
_MENTIONS = """
    mention contain include provide use uses using quote find define describe specify require reference mentionne
    contient évoque parle menciona contiene menziona contém erwähnt
"""
_NOUNS = "words? phrases? wording language sentences? statement passage text clause rule quote quotation advice warning"
_BY = (
    r"according to|in (?:the|its|their|his|her) (?:own )?words|word for word|verbatim|asks? for|asked for|selon|según|"
    r"segundo|secondo|laut|gemäß|volgens|d['’]après"
)
_THAT = r"(?:that|que|dass|che|dat)"


def _either(words: str) -> str:
    return "|".join(words.split())


def _compiled(*patterns: str) -> re.Pattern[str]:
    return re.compile("|".join(patterns), re.IGNORECASE)


_SAYING = rf"(?:{_either(_STRAIGHT)}|{_either(_OTHER)}|{_BY})"
_CHINESE = r"(?:说|說|道|曰|云|言|写|寫|规定|規定|指出|称|稱|表示|载明|要求|提到|写明)(?:，|：|:)?\s?\Z|：\s?\Z"

_SAID = _compiled(
    rf"\b{_SAYING}\b[^.;!?\n\"“”«»]{{0,45}}\Z",
    rf"\b(?:{_either(_NOUNS)})\W{{0,4}}\Z",
    r"[:：]\s{0,4}[*_]{0,3}\s?\Z",
    _CHINESE,
)
_SAID_STRAIGHT = _compiled(rf"\b(?:{_either(_STRAIGHT)})(?:\s{_THAT})?\s?[:,—–-]?\s{{0,4}}\Z", _CHINESE)
_SAID_WITH_THAT = _compiled(rf"\b{_SAYING}(?:\s{_THAT}|:)\s{{0,4}}\Z")
_SAID_BEHIND = _compiled(
    rf",?[.]?\s?(?:(?:the|its?|his|her|their|he|she|they|this|that)\s(?:\w{{1,20}}\s){{0,3}})?"
    rf"(?:{_either(_STRAIGHT)}|according to)\b",
    r"と(?:ある|あり|述べ|書|定め|規定|記|しています|いう規定)",
    "라고",
)
_CITED = _compiled(
    r"[.,;:!?]?[ \t]{0,2}(?:[\[［【]\^?\w|[¹²³⁴-⁹]|\(§|[—–]\s?[A-Z]|"
    r"\((?:[^()\n]{0,40}\b)?(?:pp?\.|pages?|sec(?:tion|\.)|art\.|rule|clause)\s?\d)"
)
_SAYS_OR_HAS = _either(f"{_BASE_FORMS} {_STRAIGHT} {_OTHER} {_MENTIONS} {_NOUNS}")
_BASES = _either(
    f"{_BASE_FORMS} {_MENTIONS} read state list give call been be found said stated mentioned described quoted"
)
_DENIED = _compiled(
    rf"(?:\bnot|n['’]t|\bcannot)\s(?:\w{{1,15}}\s){{0,2}}?(?:{_BASES})(?:\s\w{{1,15}}){{0,5}}\W{{0,3}}\Z",
    r"(?:\bnever|\bnowhere|\bno(?:thing|ne| \w{1,12})?|\bwithout|\bneither|\bnor|\bne|\bn['’]\w{1,12}|\bnon|\bnão)\s"
    rf"(?:\w{{1,15}}\s){{0,4}}?(?:{_SAYS_OR_HAS}|mentions? of)(?:\s\w{{1,15}}){{0,5}}\W{{0,3}}\Z",
    r"(?:\binstead of|\b(?:rather|other) than|\bunlike|\b(?:is|are|was|were|been|be|but|and|,)\s?not|\A\W{0,3}not|"
    r"\b(?:is|are|was|were)n['’]t|\b(?:sagt|steht|ist|dit|dice|zegt)\s(?:nicht|pas|niet))\s"
    r"(?:(?:just|simply|the|as|a|an|any|some|merely|only|saying|calling it)\s){0,2}\W{0,2}\Z",
)
_WHO = "you I we they people someone customers? callers? drivers? visitors? to please and then or just simply can"
_TO_SAY = _compiled(
    rf"\b(?:{_either(_WHO)})\s(?:\w{{1,12}}\s){{0,2}}?(?:{_either(_BASE_FORMS)})(?:\s\w{{1,12}}){{0,3}}\W{{0,3}}\Z",
    rf"(?:\A\W{{0,6}}(?:\d{{1,2}}[.)]\s)?|[,;:]\s|\b(?:please|just|then|you (?:can|could|may|might|must|should))\s)"
    rf"(?:{_either(_ORDERS)})(?:\s\w{{1,12}}){{0,3}}\W{{0,3}}\Z",
)
_ASKED = _compiled(
    r"\b(?:you|your|user['’]?s?|I|my|customers?)\s(?:\w{1,12}\s){0,2}(?:said|asked|wrote|mentioned|asking|ask|say|"
    r"question|message|query|request|words|typed|mean|meant)(?:\s\w{1,12}){0,4}\W{0,3}\Z",
    r"\b(?:question|query|asking|wondering|prompt)(?:\s(?:is|was|of|if|whether)){0,2}\W{0,3}\Z",
)


def is_said(lead: str, rest: str) -> bool:
    """Say whether the words round a quotation say that somebody says so."""
    return bool(_SAID.search(lead) or _SAID_BEHIND.match(rest))


def is_said_straight(lead: str, rest: str) -> bool:
    """Say whether a verb that is of saying only stands right beside a quotation."""
    return bool(_SAID_STRAIGHT.search(lead) or _SAID_BEHIND.match(rest))


def is_said_with_that(lead: str) -> bool:
    """Say whether any verb of saying with "that" or a colon stands right before a quotation."""
    return _SAID_WITH_THAT.search(lead) is not None


def is_alone(lead: str) -> bool:
    """Say whether a quotation follows that stands for a sentence: one that a verb of saying or a colon leads in."""
    return bool(_SAID_STRAIGHT.search(lead) or _SAID_WITH_THAT.search(lead))


def is_cited(rest: str) -> bool:
    """Say whether a mark, a page or a section stands right behind a quotation."""
    return _CITED.match(rest) is not None


def is_denied(lead: str) -> bool:
    """Say whether the words before a quotation say that a source does not say so: "does not mention", "rather than"."""
    return _DENIED.search(lead) is not None


def is_asked(lead: str) -> bool:
    """Say whether a quotation is what the reader said or asked: "you asked"."""
    return _ASKED.search(lead) is not None


def is_to_be_said(lead: str) -> bool:
    """Say whether a quotation is what the reader is told to say: "reply", "you can ask"."""
    return _TO_SAY.search(lead) is not None
