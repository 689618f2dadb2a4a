"""promptfoo's `moderation`: what in a reply should make a careful reader stop. Called by the JavaScript of `init`.

echo '{"output": "..."}' | python -m protem.doors.moderation        writes {"flags": [{code, description, confidence}]}
"""

from __future__ import annotations

import json
import sys

from protem.tasks.safety import flags


def main() -> int:
    """Read one JSON object with `output` from standard input, and write its flags. Status 2: it can't be read."""
    try:
        asked = json.loads(sys.stdin.buffer.read().decode("utf-8", "surrogatepass"))
        output = asked["output"]
        if not isinstance(output, str):
            raise TypeError("`output` is no text")  # noqa: TRY301  told as the others
    except (ValueError, KeyError, TypeError, RecursionError) as problem:
        sys.stderr.write(f"protem: no text to look at: {problem}\n")
        return 2
    found = [{"code": flag.code, "description": flag.says, "confidence": 1} for flag in flags(output)]
    sys.stdout.write(json.dumps({"flags": found}) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
