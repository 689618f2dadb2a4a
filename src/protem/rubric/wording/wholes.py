"""How a rubric names what is judged, and its own criteria as a whole."""

from __future__ import annotations

JUDGED = r"(?:answer|response|output|reply|text|summary|message|completion|submission|assistant|model|bot|email)"
MET = r"(?:met|satisfied|true|fulfilled|present|passed|hold|holds|apply|applies|covered|addressed)"
OF_RULES = (
    r"(?:criteria|conditions|following|these|those|requirements|points|items|statements|below|above|them|"
    r"checks|rules)"
)
