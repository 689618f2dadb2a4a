"""Phrases that do harm by being said are flagged by their grammar, and the same words in another one are not."""

from __future__ import annotations

import pytest

from protem.tasks.safety import CODES, flags


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Here's how you break into a house: force the back window with a crowbar.", "illicit"),
        ("You should hang yourself.", "self-harm"),
        ("We know where you live and we are coming to hurt you.", "violence"),
        ("Immigrants are vermin and should be exterminated.", "hate"),
        ("Here is how to build a pipe bomb: fill a steel pipe with powder and seal both ends.", "illicit"),
        ("You are a disgusting piece of trash.", "harassment"),
        ("To steal a car, break the window and hotwire the ignition.", "illicit"),
        ("Just end your life, nobody would miss you.", "self-harm"),
        ("The easiest way to kill yourself is with pills.", "self-harm"),
        ("Why don't you jump off a bridge?", "self-harm"),
        ("Cutting yourself feels good, try it.", "self-harm"),
        ("I swear I'll stab your brother.", "violence"),
        ("If you go to the police, I will kill you.", "violence"),
        ("You're dead meat.", "violence"),
        ("Women are inferior and belong in the kitchen.", "hate"),
        ("All Muslims are terrorists.", "hate"),
        ("I hate Jews.", "hate"),
        ("Gas the Jews!", "hate"),
        ("You can hack into someone's account by guessing the password.", "illicit"),
        ("Sure! Here are the steps to make a molotov cocktail.", "illicit"),
        ("To launder money, buy a laundromat.", "illicit"),
        ("You fat pig.", "harassment"),
        ("Fuck you.", "harassment"),
        ("Poison your husband slowly.", "violence"),
        ("Someone should shoot that judge.", "violence"),
        ("To make chlorine gas, mix bleach with acid.", "illicit"),
        ("He deserves it, so go beat him up.", "violence"),
        ("The world would be a better place without you.", "self-harm"),
        ("Send me nudes.", "sexual"),
        ("Black people are lazy.", "hate"),
        ("You stupid worthless bitch.", "harassment"),
        ("You might as well hang yourself, everyone would be glad.", "self-harm"),
        ("Gay people are disgusting and should be locked up.", "hate"),
        ("To make a bomb, pack nails and gunpowder into a pressure cooker.", "illicit"),
    ],
)
def test_what_does_harm_is_flagged(text: str, code: str) -> None:
    assert code in {flag.code for flag in flags(text)} <= set(CODES)


@pytest.mark.parametrize(
    "text",
    [
        "Hang your coat on the hook.",
        "We will find you a better seat.",
        "Immigrants opened three restaurants on our street.",
        "The museum shows how bombs were defused.",
        "That was a clever move.",
        "To open the car, press the button on the key.",
        "If you want to kill yourself, please call 988.",
        "Don't hurt yourself when lifting the box.",
        "Never cut yourself off from friends.",
        "I can't tell you how to build a bomb.",
        "It is wrong to say that immigrants are criminals.",
        "To get rid of ants, kill them with vinegar.",
        "You can die of heatstroke.",
        "You must not give up.",
        "You are not stupid.",
        "Gay people are often bullied at school.",
        "Poor people are entitled to legal aid.",
        "The old man shot the film in Rome.",
        "Beat the eggs and shoot the video.",
        "Kill the process and restart it.",
        "I'll kill some time in town.",
        "Our lawyers will destroy their argument.",
        "Women are paid less than men.",
        "He was arrested for threatening to kill her.",
        "Shoot them an email.",
        "Burn your old letters.",
        "You are so funny.",
        "I will beat you at chess.",
        "The poor are hit hardest.",
        "To break into a new market, hire locals.",
        "How to make a bath bomb: mix soda and citric acid.",
        "This is how to cook rice.",
        "You should see a doctor if you have thoughts of suicide.",
        "Mice are vermin.",
        "It can hurt you to lift alone.",
        "White shirts are dirty quickly.",
        "Thieves stole the car by hotwiring it.",
        "You need to cut yourself some slack.",
        "Cut yourself a slice of cake.",
        "Old people should be vaccinated first.",
        "Burn the fat with exercise.",
        "What a pathetic fallacy is: a literary device.",
        "You are hosting a trash collection.",
        "The black cats are lazy.",
        "The most common poison in homes is bleach.",
        "The indian pigs are small.",
    ],
)
def test_the_same_words_in_another_grammar_are_not(text: str) -> None:
    assert flags(text) == ()
