"""Words of a request that change nothing in it: who is to do it, that it is to be done, how sentences hang together.

A word belongs here only if leaving it out can't turn a verdict: "only", "all", "first" and "start" do not.
"""

from __future__ import annotations

FRAME = frozenset(
    (
        "the a an this that these those it its itself they them their he she his her you your i me my we our us "
        "response responses answer answers reply replies output outputs result text texts message messages content "
        "completion generation model assistant ai bot chatbot llm agent writer author summary essay email letter's "
        "story poem article post review blog speech song lyrics description "
        "should shall must will would can could may might needs need needed has have had having is are was were be "
        "been being does do did done get gets got let supposed expected required requested wanted "
        "make makes making made sure ensure ensures ensuring please kindly check checks that's verify verifies confirm "
        "include includes including included contain contains containing contained use uses using used write writes "
        "writing written give gives giving given provide provides providing provided produce produces present presents "
        "put puts placed place places add adds added adding respond responds responding return returns "
        "returned returning show shows shown feature features featuring comprise comprises consist consists consisting "
        "keep keeps keeping kept there here of in on at to for with by from into onto as and or also both "
        "within throughout across inside overall somewhere anywhere whole entire entirely full fully complete "
        "completely body total any some one's so then when where which who whose what how if than very "
        "such like eg ie etc namely example instance follows following , : / - itself each's "
        "appear appears appearing appeared occur occurs occurring occurred present found exist exists stand stands "
        "want wants user reader rule rules requirement requirements criterion instruction instructions "
        "properly correctly clearly indeed really truly actually simply just always explicitly fully "
        "necessarily strictly "
        "offer offers offering deliver delivers supply supplies create creates generate generates generated "
        "craft crafts compose "
        "composes typed exclusively solely purely usage altogether whatsoever runs run even "
        "ought carries carry comprising consisting falls fall lies follow whatever punctuate see turn turns "
        "answered type types employ employs "
        "composes stay stays staying remain remains come comes yourself main structured organised organized "
        "composed up formatted below above"
    ).split()
)
