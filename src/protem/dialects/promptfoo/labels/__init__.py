"""The assertions of promptfoo that are answered: one file each or each family, with its LABELS and its `answer`."""
