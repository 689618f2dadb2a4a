"""How well a claim's support is told: people's labels, rules to compare, what they come to."""
