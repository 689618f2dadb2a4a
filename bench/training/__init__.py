"""How the weights of `protem.grounding.support_model` are made: gathered, fitted, measured, written."""
