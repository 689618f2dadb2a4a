"""What languages are called."""

from __future__ import annotations

import re

NAMES = {
    "am": "Amharic",
    "ar": "Arabic",
    "bg": "Bulgarian",
    "bn": "Bengali",
    "ca": "Catalan",
    "cs": "Czech",
    "da": "Danish",
    "de": "German",
    "el": "Greek",
    "en": "English",
    "es": "Spanish",
    "fa": "Persian",
    "fi": "Finnish",
    "fr": "French",
    "gu": "Gujarati",
    "he": "Hebrew",
    "hi": "Hindi",
    "hr": "Croatian",
    "hu": "Hungarian",
    "hy": "Armenian",
    "id": "Indonesian",
    "it": "Italian",
    "ja": "Japanese",
    "ka": "Georgian",
    "km": "Khmer",
    "kn": "Kannada",
    "ko": "Korean",
    "lo": "Lao",
    "ml": "Malayalam",
    "mr": "Marathi",
    "my": "Burmese",
    "ne": "Nepali",
    "nl": "Dutch",
    "no": "Norwegian",
    "pa": "Punjabi",
    "pl": "Polish",
    "pt": "Portuguese",
    "ro": "Romanian",
    "ru": "Russian",
    "si": "Sinhala",
    "sk": "Slovak",
    "sr": "Serbian",
    "sv": "Swedish",
    "ta": "Tamil",
    "te": "Telugu",
    "th": "Thai",
    "tr": "Turkish",
    "uk": "Ukrainian",
    "ur": "Urdu",
    "vi": "Vietnamese",
    "zh": "Chinese",
}
"""The English name of every language that `protem.reading.language` tells."""

_ELSEWHERE = """latin mandarin cantonese farsi tagalog
    anglais français francais allemand espagnol italien portugais néerlandais polonais russe chinois arabe
    englisch deutsch französisch spanisch italienisch portugiesisch niederländisch polnisch russisch türkisch arabisch
    inglés ingles español espanol francés frances alemán aleman italiano portugués neerlandés polaco ruso chino árabe
    inglese francese tedesco spagnolo portoghese olandese polacco russo cinese arabo
    inglês inglesa francês alemão espanhol holandês polonês russo chinês
    engels nederlands duits frans spaans italiaans portugees pools russisch
    angielsk polsk niemieck francusk hiszpańsk włosk rosyjsk
    английск русск немецк французск испанск українськ 英語 英语 日本語 中文 汉语 法语 德语 韩语 한국어 영어
    translat traduc traduz tradui übersetz uebersetz vertaal tłumacz перевод перевед 翻译 翻訳 번역"""

_NAMED = re.compile("|".join([*(name.lower() for name in NAMES.values()), *_ELSEWHERE.split()]))


def names_a_language(text: str) -> bool:
    """Say whether a text names a language ("in French, please", "auf Deutsch") or asks for a translation."""
    return bool(_NAMED.search(text[:2000].lower()))
