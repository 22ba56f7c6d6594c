"""The dossier's examples about the actions of the gears, played: one function an id."""

from __future__ import annotations

from typing import Any

from tests.tzolkin.play import BOTTOM, Example, at, do, legal, load, player, reason


def jungle(e: Example, number: int) -> dict[str, Any]:
    field = e["given"][f"plantation_{number}"]
    return {str(number): {"corn": field["corn_left"], "wood": field["wood_left"]}}


def palenque(e: Example, number: int, me: dict[str, Any] | None = None) -> Any:
    """The harvest of this plantation is being chosen."""
    me = {"technologies": {"agriculture": e["given"].get("agriculture", 0)}, **(me or {})}
    return load(seats=4, players=[me], jungle=jungle(e, number), todo=[f"harvest {number}"])


# T-4.4 to T-4.8 Palenque


def ex_35(e: Example) -> None:
    s = palenque(e, 5)
    assert reason(s, "harvest corn") == e["then"]["refused"]
    kinds = {text.split()[-1] if text.startswith("harvest") else text.split()[0] for text in legal(s)}
    assert kinds == set(e["then"]["legal"]) - {"nothing"}
    assert "nothing" in legal(at("palenque-5", {"technologies": {"agriculture": 1}}))


def ex_36(e: Example) -> None:
    s = at("palenque-5", {"temples": e["given"]["temples"]}, seats=4, jungle=jungle(e, 5))
    do(s, "act palenque-5", "burn kukulcan")
    me, then = player(s), e["then"]
    assert (me["corn"], me["corn_tiles"], me["wood_tiles"]) == (then["corn"], then["corn_tiles"], then["wood_tiles"])
    assert me["temples"] == then["temples"]
    field = s.dump()["jungle"]["5"]
    assert (field["corn"], field["wood"]) == (then["plantation_5"]["corn_left"], then["plantation_5"]["wood_left"])


def ex_37(e: Example) -> None:
    s = palenque(e, 3, {"temples": BOTTOM})
    assert {reason(s, f"burn {temple}") for temple in BOTTOM} == {e["then"]["refused"]}
    assert legal(s) == ["harvest wood"]


def ex_38(e: Example) -> None:
    s = palenque(e, 2)
    do(s, "harvest free")
    assert (player(s)["corn"], player(s)["corn_tiles"]) == (e["then"]["corn"], e["then"]["corn_tiles"])
    t = at("palenque-2", {"technologies": {"agriculture": 2}}, jungle=jungle(e, 2))
    assert player(do(t, "act palenque-2"))["corn"] == e["then"]["corn"], "the only way to harvest is taken by itself"


def ex_40(e: Example) -> None:
    s = at("palenque-1", {"technologies": {"agriculture": e["given"]["agriculture"]}})
    assert player(do(s, "act palenque-1"))["corn"] == e["then"]["corn"]


def ex_41(e: Example) -> None:
    me = {"technologies": {"extraction": e["given"]["extraction"]}}
    s = load(seats=4, players=[me], gears={"palenque": {"3": 0, "6": 0}}, jungle=jungle(e, 3))
    do(s, "pick palenque-3", "act palenque-3", "harvest corn")
    first = {"corn": player(s)["corn"], "wood": player(s)["wood"]}
    assert first == e["then"]["first"]
    do(s, "pick palenque-6", "act palenque-3", "harvest wood")
    assert player(s)["wood"] == e["then"]["second"]["wood"]


# T-4.9 Yaxchilan


def yaxchilan(e: Example, number: int) -> dict[str, Any]:
    s = at(f"yaxchilan-{number}", {"technologies": {"extraction": e["given"]["extraction"]}})
    return player(do(s, f"act yaxchilan-{number}"))


def ex_42(e: Example) -> None:
    me = yaxchilan(e, 5)
    assert {good: me[good] for good in e["then"]} == e["then"]


def ex_43(e: Example) -> None:
    me = yaxchilan(e, 2)
    assert {good: me[good] for good in ("stone", "corn", "wood")} == {
        good: e["then"][good] for good in ("stone", "corn", "wood")
    }


# T-4.10 to T-4.12 Technologies


def ex_45(e: Example) -> None:
    s = do(at("tikal-3", {"wood": e["given"]["wood"]}), "act tikal-3", "learn agriculture", "learn extraction")
    me = player(s)
    assert me["wood"] == e["then"]["wood"]
    assert (me["technologies"]["agriculture"], me["technologies"]["extraction"]) == (1, 1)


def ex_46(e: Example) -> None:
    s = do(at("tikal-3", {"wood": e["given"]["wood"]}), "act tikal-3", "learn agriculture")
    assert reason(s, "learn agriculture") == e["then"]["refused"]
    assert "done" in legal(s)


def ex_47(e: Example) -> None:
    me = {"stone": e["given"]["stone"], "technologies": {"architecture": 3}}
    s = do(at("tikal-3", me), "act tikal-3", "learn architecture", "learn architecture")
    then = e["then"]
    assert (player(s)["vp"], player(s)["stone"]) == (then["vp"], then["stone"])
    assert player(s)["technologies"]["architecture"] == then["architecture"]


def ex_48(e: Example) -> None:
    me = {"wood": 1, "stone": 1, "gold": 5, "technologies": {"extraction": 3}}
    s = do(at("tikal-2", me, buildings=["B1-11"]), "act tikal-2", "build B1-11")
    for _ in range(e["then"]["choose_resources"]):
        assert legal(s) == ["take wood", "take stone", "take gold"]
        do(s, "take wood")
    assert s.phases[s.phase].name == "picking"
    assert (player(s)["gold"], player(s)["corn"]) == (5 - e["then"]["resources_paid_for_advance"], 1)


def ex_105(e: Example) -> None:
    s = at("tikal-3", {"wood": 1, "technologies": {"extraction": 3}})
    do(s, "act tikal-3", "learn extraction", "take stone", "take gold", "learn agriculture", "pay stone")
    me, then = player(s), e["then"]
    assert {good: me[good] for good in ("wood", "stone", "gold")} == {g: then[g] for g in ("wood", "stone", "gold")}
    assert (me["technologies"]["extraction"], me["technologies"]["agriculture"]) == (3, 1)


# T-4.13 to T-4.17 Buildings and monuments


def tikal_4(me: dict[str, Any], buildings: list[str], monuments: list[str] | None = None) -> Any:
    return do(at("tikal-4", me, buildings=buildings, monuments=monuments or []), "act tikal-4")


def ex_50(e: Example) -> None:
    me = {good: e["given"][good] for good in ("wood", "stone", "gold")}
    s = do(at("tikal-2", me, buildings=["B2-08"], age=2), "act tikal-2", "build B2-08")
    assert player(s)["temples"] == {"chaac": 2, "quetzalcoatl": 2, "kukulcan": 2}
    assert player(s)["vp"] == 3
    assert player(s)["points"]["buildings"] == 3


def ex_51(e: Example) -> None:
    for name in e["given"]["display"]:
        me = {"corn": e["given"]["corn"], "wood": e["given"]["wood"]}
        s = do(at("uxmal-4", me, buildings=e["given"]["display"]), "act uxmal-4")
        before = player(s)["corn"]
        do(s, f"build {name}")
        gained = 1 if name == "B1-11" else 0
        assert before - player(s)["corn"] + gained == e["then"]["corn_cost_each"]
        assert player(s)["wood"] == e["then"]["wood_unchanged"]


def ex_52(e: Example) -> None:
    me = {"corn": e["given"]["corn"], "wood": e["given"]["wood"]}
    assert reason(at("uxmal-4", me, buildings=["B1-09"]), "act uxmal-4") == "E-CORN"
    s = do(at("uxmal-4", me, buildings=["B1-09", "B1-13"]), "act uxmal-4")
    assert reason(s, "build B1-09") == "E-CORN"
    assert reason(s, "pay wood") == e["then"]["refused"]


def ex_53(e: Example) -> None:
    me = {"corn": e["given"]["corn"], "technologies": {"architecture": e["given"]["architecture"]}}
    s = do(at("uxmal-4", me, buildings=["B1-01"]), "act uxmal-4", "design B1-01")
    assert (player(s)["corn"], player(s)["vp"]) == (e["then"]["corn"], 2)


def ex_55(e: Example) -> None:
    me = {"stone": e["given"]["stone"], "gold": e["given"]["gold"], "technologies": {"architecture": 3}}
    shown = e["given"]["monuments_shown"]
    assert reason(at("tikal-4", me, monuments=shown), "act tikal-4") == e["then"]["refused"]
    s = tikal_4(me, ["B1-13"], shown)
    assert reason(s, "monument M-10") == e["then"]["refused"]


def ex_56(e: Example) -> None:
    s = tikal_4({"wood": 9, "stone": 9, "gold": 9}, ["B1-01", "B1-02"], ["M-01"])
    assert reason(s, "monument M-01") is None
    do(s, "build B1-01")
    assert reason(s, "monument M-01") == e["then"]["refused"]


def ex_57(e: Example) -> None:
    s = tikal_4({"gold": e["given"]["gold"], "wood": e["given"]["wood"]}, e["given"]["display"])
    do(s, "build B1-13", "design B1-09")
    me = player(s)
    assert me["technologies"]["architecture"] == e["then"]["architecture"]
    assert (me["technologies"]["agriculture"], me["corn"]) == (e["then"]["agriculture"], 1)


def ex_58(e: Example) -> None:
    me = {"wood": e["given"]["wood"], "technologies": {"architecture": 2}}
    s = do(tikal_4(me, e["given"]["display"]), "design B1-01")
    assert reason(s, "design B1-02") == e["then"]["second_with_architecture"]
    do(s, "build B1-02")
    assert (player(s)["corn"], player(s)["vp"], player(s)["wood"]) == (1, 2, e["then"]["wood"])


def ex_60(e: Example) -> None:
    s = tikal_4({"wood": e["given"]["wood"], "gold": e["given"]["gold"]}, e["given"]["display"])
    do(s, "build B1-08")
    assert legal(s) == ["climb chaac", "climb quetzalcoatl", "climb kukulcan"]
    do(s, "climb chaac")
    assert s.dump()["todo"] == ["build second"], "the extra construction waits"
    do(s, "build B1-09")
    assert s.dump()["todo"] == ["build tomb"]
    do(s, "build B1-01")
    me = player(s)
    assert (me["wood"], me["gold"], len(me["buildings"])) == (
        e["then"]["wood"],
        e["then"]["gold"],
        e["then"]["buildings"],
    )


def ex_61(e: Example) -> None:
    names = dict(zip("abcdefgh", ["B1-01", "B1-02", "B1-03", "B1-09", "B1-10", "B1-12", "B1-11", "B1-13"], strict=True))
    given, then = e["given"], e["then"]
    s = load(
        players=[{"wood": 20, "stone": 20, "gold": 20}, {}],
        gears={"tikal": {"4": 0, "2": 0}},
        buildings=[names[c] for c in given["display"]],
        deck=[names[c] for c in given["deck"]],
    )
    do(s, "pick tikal-4", "act tikal-4", f"build {names['a']}", f"build {names['b']}", "pick tikal-2", "act tikal-2")
    assert legal(s) == [f"build {name}" for name in sorted(names[c] for c in then["choices_for_second_worker"])]
    s = load(**{**s.dump(), "phase": "picking", "todo": []})
    do(s, "done")
    assert sorted(s.dump()["buildings"]) == sorted(names[c] for c in then["display_after_turn"])


def ex_106(e: Example) -> None:
    s = do(at("tikal-2", {"gold": 1}, buildings=e["given"]["display"]), "act tikal-2", "build B1-13")
    me = player(s)
    assert me["technologies"]["architecture"] == e["then"]["architecture"]
    assert (me["gold"], me["corn"]) == (e["then"]["gold"], e["then"]["corn"])


# R-20 Tikal 4 with one building: whatever is said, architecture applies to it


def planned(e: Example) -> Any:
    """Tikal 4 has begun, with the example's goods, its level of architecture and its display."""
    given = e["given"]
    me = {good: given.get(good, 0) for good in ("corn", "wood", "stone", "gold")}
    me |= {"technologies": {"architecture": given["architecture"]}}
    age = int(given["display"][0][1])
    return do(at("tikal-4", me, buildings=given["display"], age=age, food_days=2 * (age - 1)), "act tikal-4")


def ex_109(e: Example) -> None:
    then = e["then"]
    for first in legal(planned(e)):
        me = player(do(planned(e), first))
        assert (len(me["buildings"]), me["wood"], me["corn"], me["vp"]) == (1, then["wood"], then["corn"], then["vp"])


def ex_110(e: Example) -> None:
    then = e["then"]
    for saved, left in (("stone", then), ("wood", then["instead_save_wood"])):
        s = do(planned(e), "build B1-06", "done")
        assert legal(s) == ["spare wood", "spare stone"]
        me = player(do(s, f"spare {saved}"))
        assert (me["wood"], me["stone"]) == (left["wood"], left["stone"])
        assert (me["buildings"], me["corn"], me["vp"]) == (["B1-06"], then["corn"], then["vp"])
        assert (me["temples"]["chaac"], me["temples"]["quetzalcoatl"]) == (2, 2)


def ex_111(e: Example) -> None:
    s = do(planned(e), "build B1-01")
    assert (player(s)["corn"], player(s)["vp"]) == (0, 0)
    assert legal(s) == ["done", "design B1-02"], "the second is not offered without architecture"
    me, then = player(do(s, "design B1-02")), e["then"]
    assert (len(me["buildings"]), me["wood"], me["corn"], me["vp"]) == (2, then["wood"], then["corn"], then["vp"])
    assert s.phases[s.phase].name == "picking"


def ex_112(e: Example) -> None:
    then = e["then"]
    for first in legal(planned(e)):
        s = do(planned(e), first)
        assert player(s)["corn"] == 1, "architecture comes before the granted action"
        me = player(do(s, "act yaxchilan-1"))
        goods = ("wood", "stone", "gold", "corn", "vp")
        assert {good: me[good] for good in goods} == {good: then[good] for good in goods}


# T-4.18 to T-4.23 Tikal 5 and Uxmal


def ex_62(e: Example) -> None:
    s = do(at("tikal-5", {"wood": e["given"]["wood"]}), "act tikal-5", "climb chaac")
    assert reason(s, "climb chaac") == e["then"]["refused"]
    do(s, "climb kukulcan")
    assert player(s)["temples"] == {"chaac": 2, "quetzalcoatl": 1, "kukulcan": 2}


def ex_63(e: Example) -> None:
    s = do(at("uxmal-2", {"corn": 1, "gold": 1}), "act uxmal-2", "sell gold", "buy stone", "buy wood")
    me, then = player(s), e["then"]
    goods = ("corn", "gold", "stone", "wood")
    assert {good: me[good] for good in goods} == {good: then[good] for good in goods}


def ex_65(e: Example) -> None:
    me = {"corn": e["given"]["corn"], "skull": e["given"]["skulls"]}
    s = do(at("uxmal-5", me), "act uxmal-5")
    assert player(s)["corn"] == 4
    assert reason(s, "act chichen_itza-3") == e["then"]["refused"]


def ex_66(e: Example) -> None:
    s = do(at("uxmal-3", {"workers": e["given"]["workers"]}), "act uxmal-3")
    assert player(s)["workers"] == e["then"]["workers"]


# T-4.24 to T-4.27 Chichen Itza


def chichen(e: Example, me: dict[str, Any], **position: Any) -> Any:
    (space,) = e["given"]["chichen_itza"]
    skulls = {"skull": e["given"]["skulls"], "corn": e["given"].get("corn", 0)}
    theology = {"technologies": {"theology": e["given"].get("theology", 0)}}
    return at(f"chichen_itza-{space}", {**skulls, **theology, **me}, **position)


def ex_67(e: Example) -> None:
    s = do(chichen(e, {}), "act chichen_itza-6", "take gold")
    me, then = player(s), e["then"]
    assert (me["vp"], me["temples"]["kukulcan"], me["gold"]) == (8, 2, 1)
    assert (me["skull"], me["corn"], s.dump()["ovals"]) == (then["skulls"], then["corn"], {"6": 0})


def ex_68(e: Example) -> None:
    assert reason(chichen(e, {}, ovals={"6": 1}), "act chichen_itza-6") == e["then"]["refused"]


def ex_70(e: Example) -> None:
    s = do(chichen(e, {}), "act chichen_itza-9", "take wood")
    me = player(s)
    assert (me["vp"], me["temples"]["quetzalcoatl"], me["wood"], me["corn"]) == (13, 2, 1, 0)


def ex_71(e: Example) -> None:
    s = do(chichen(e, {}), "act chichen_itza-2")
    assert (player(s)["vp"], player(s)["temples"]["chaac"], player(s)["corn"]) == (5, 2, 0)


def ex_72(e: Example) -> None:
    s = do(chichen(e, {}), "act chichen_itza-1")
    assert (player(s)["vp"], player(s)["temples"]["chaac"]) == (4, 2)


def ex_73(e: Example) -> None:
    s = do(chichen(e, {}), "act chichen_itza-6", "take stone", "pay stone", "climb quetzalcoatl")
    me = player(s)
    assert (me["vp"], me["temples"]["kukulcan"], me["temples"]["quetzalcoatl"]) == (8, 2, 2)
    assert me["stone"] == e["then"]["stone"]


def ex_75(e: Example) -> None:
    me = {"corn": 3, "temples": {"kukulcan": 6}, "light": False}
    s = do(at("uxmal-1", me), "act uxmal-1", "climb kukulcan")
    assert player(s)["temples"]["kukulcan"] == e["then"]["me"]["kukulcan"]
    assert player(s)["light"] is (e["then"]["me"]["board"] == "light")
