"""Names that promptfoo knows, as its release 0.121.20 has them.

The types of assertions are the keys of ASSERTION_HANDLERS in `dist/src/evaluator-*.js`. The providers are those that
the tests in `dist/src/providers-*.js` take without a colon.
"""

from __future__ import annotations

RELEASE = "0.121.20"

TYPES = frozenset(
    "agent-rubric answer-relevance bleu classifier contains contains-all contains-any contains-html contains-json "
    "contains-sql contains-xml context-faithfulness context-recall context-relevance conversation-relevance cost "
    "equals factuality finish-reason g-eval gleu guardrails icontains icontains-all icontains-any is-html is-json "
    "is-refusal is-sql is-valid-function-call is-valid-openai-function-call is-valid-openai-tools-call is-xml "
    "javascript latency levenshtein llm-rubric meteor model-graded-closedqa model-graded-factuality moderation "
    "perplexity perplexity-score pi python regex rouge-n ruby search-rubric similar similar:cosine similar:dot "
    "similar:euclidean skill-used starts-with tool-call-f1 trace-error-spans trace-span-count trace-span-duration "
    "trajectory:goal-success trajectory:step-count trajectory:tool-args-match trajectory:tool-sequence "
    "trajectory:tool-used webhook word-count".split()
)
"""Types that judge one output. Each has its opposite, with `not-` before it."""
COMPARISONS = frozenset({"max-score", "select-best"})
"""Types that compare the outputs of one test. They have no opposite."""
REDTEAM = "promptfoo:redteam:"
"""What the types of a red team begin with."""

BARE_PROVIDERS = frozenset(
    "a2a browser echo http https llama mcp n8n openclaw opencode openinterpreter sequence slack "
    "websocket ws wss".split()
)
"""Providers that are named by one word. All others have a colon or the ending of a script in their name."""
SCRIPTS = (".js", ".cjs", ".mjs", ".ts", ".cts", ".mts")
"""Endings by which promptfoo takes a name for a provider in JavaScript or TypeScript."""
