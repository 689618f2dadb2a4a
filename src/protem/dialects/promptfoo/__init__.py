"""promptfoo's dialect: what its model-graded assertions ask, and the replies it takes for an answer.

promptfoo says out of band what it asks: `context["prompt"]["label"]` names the assertion, `context["vars"]` holds its
parts as they are. The prompt is text that an output under test may have written into, so it is read only where those
are absent. Each file of `labels/` answers the labels it names; the folder is the list.
"""

from protem.dialects.promptfoo.answering import ANSWERED, answer, classify, embed
from protem.dialects.promptfoo.reply import Reply, refuse
from protem.dialects.promptfoo.request import DialectError, Request, as_text, read

__all__ = ["ANSWERED", "DialectError", "Reply", "Request", "answer", "as_text", "classify", "embed", "read", "refuse"]
