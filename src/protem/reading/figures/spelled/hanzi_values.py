"""What runs of Chinese and Japanese numerals come to."""

from __future__ import annotations

from itertools import pairwise

DIGITS = {
    numeral: value
    for value, numerals in enumerate("〇零 一壹壱 二两兩贰貳弐 三叁參参 四肆 五伍 六陆陸 七柒 八捌 九玖".split())
    for numeral in numerals
}
PLACES = {"十": 10, "拾": 10, "百": 100, "佰": 100, "千": 1000, "仟": 1000}
_JOINED = {"廿": 20, "卅": 30}
SCALES = {"万": 10**4, "萬": 10**4, "亿": 10**8, "億": 10**8, "兆": 10**12}
NUMERALS = "".join([*DIGITS, *PLACES, *_JOINED, *SCALES])


def value_of(run: str, lang: str) -> int | None:
    """Return what a run of numerals comes to: by its places, or digit by digit; `None` if it is no number."""
    if len(run) > 1 and all(numeral in DIGITS for numeral in run):
        is_written_out = len(run) >= 4 or any(DIGITS[numeral] == 0 for numeral in run)  # noqa: PLR2004
        return int("".join(str(DIGITS[numeral]) for numeral in run)) if is_written_out else None  # 三四 is "some"
    return _Sum(lang).of(run)


class _Sum:
    """A number being read numeral by numeral: what a scale has closed, the places below it, the digit in hand."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.closed = self.places = 0
        self.digit: int | None = None
        self.place = self.scale = 10**16

    def of(self, run: str) -> int | None:
        """Return what a run comes to; `None` if it is no number."""
        for before, numeral in pairwise(f" {run}"):
            if not self._take(before, numeral):
                return None
        return self.closed + self.places + self._last(run)

    def _last(self, run: str) -> int:
        """Return the digit in hand; in Chinese the 二 of 一百二 is twenty."""
        digit = self.digit or 0
        if self.lang == "zh" and len(run) > 2 and run[-1] in DIGITS:  # noqa: PLR2004
            unit = PLACES.get(run[-2]) or SCALES.get(run[-2]) or 1
            return digit * unit // 10 if unit >= PLACES["百"] else digit
        return digit

    def _take(self, before: str, numeral: str) -> bool:
        if numeral in DIGITS:
            if self.digit:
                return False
            self.digit = DIGITS[numeral]
            return True
        if numeral in SCALES:
            return self._close(SCALES[numeral])
        size = PLACES.get(numeral) or PLACES["十"]
        if size >= self.place or (self.digit == 0 and before not in "零〇"):
            return False
        self.places += _JOINED.get(numeral) or (self.digit or 1) * size
        self.digit, self.place = None, size
        return self.lang == "ja" or size == PLACES["十"] or before in DIGITS

    def _close(self, scale: int) -> bool:
        part = self.places + (self.digit or 0)
        if scale > self.scale:  # 一万亿 is a million million
            part += self.closed
            self.closed = 0
        if not part or scale == self.scale:
            return False
        self.closed += part * scale
        self.places, self.digit, self.place, self.scale = 0, None, 10**16, scale
        return True
