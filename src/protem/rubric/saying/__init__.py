"""Whether a text says a claim.

What is sought, what the text says in its own voice, how much of the claim one place of it holds, and what turns that
place against the claim.
"""
