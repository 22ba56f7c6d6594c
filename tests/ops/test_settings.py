"""Settings: one precedence, one list of names, and mistakes are told with the nearest right name."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from sacbe.ops.names import SETTINGS
from sacbe.ops.places import settings_of
from sacbe.ops.reading import Unreadable, read
from tests.ops.run import sacbe
from tests.web.server import ROOT


def test_options_go_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "sacbe.toml"
    file.write_text('port = 1\nrate = 1\npace = 1\nhosts = ["a.org", "b.org"]\n')
    values = read({"port": 3, "url": None}, file, {"SACBE_PORT": "2", "SACBE_RATE": "2", "SACBE_REDIS": ""})
    assert (values["port"], values["rate"], values["pace"], values["workers"]) == (3, 2, 1.0, 1)
    assert values["hosts"] == ("a.org", "b.org")
    assert values["url"] == values["redis"] == ""
    assert read(environment={"SACBE_SETTINGS": str(file), "SACBE_HOSTS": "c.org, d.org"})["hosts"] == ("c.org", "d.org")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 1", "'port' is meant"),
        ("database = 'x'", "'data' is meant"),
        ("log-level = 'info'", "'log_level' is meant"),
        ("[server]\nport = 1", "no setting called 'server'"),
        ("zzzz = 1", "There are: connections, contact, data"),
        ("port = 99999", "a whole number from 0 to 65535, not 99999"),
        ("port = '8000x'", "a whole number"),
        ("port = true", "a whole number"),
        ("port = 1.5", "a whole number"),
        ("pace = -1", "a number of at least 0"),
        ("pace = nan", "a number of at least 0"),
        ("log = 'loud'", "one of auto, text, json"),
        ("hosts = [1]", "a list of words"),
        ("url = 7", "a text"),
        ("port = ", "is not TOML"),
    ],
)
def test_a_mistake_in_the_file_is_told(text: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "sacbe.toml"
    file.write_text(text)
    with pytest.raises(Unreadable) as told:
        read(file=file, environment={})
    assert len(told.value.problems) == 1
    assert said in told.value.problems[0]
    assert str(file) in told.value.problems[0]


def test_all_mistakes_are_told_at_once_and_no_secret(tmp_path: Path) -> None:
    with pytest.raises(Unreadable) as told:
        read(
            {"workers": 0},
            tmp_path / "nowhere.toml",
            {"SACBE_PORTS": "1", "SACBE_RATE": "x", "SACBE_EXPECT": "compiled"},
        )
    assert len(told.value.problems) == 4
    assert "SACBE_PORT is meant" in str(told.value)
    file = tmp_path / "sacbe.toml"
    file.write_text("secret = 123456789")
    with pytest.raises(Unreadable) as told:
        read(file=file, environment={})
    assert "123456789" not in str(told.value)


def test_every_setting_reaches_the_server(tmp_path: Path) -> None:
    values = read({"data": f"{tmp_path}/", "url": "https://example.org/"}, environment={})
    settings = settings_of(values)
    assert settings.data == str(tmp_path / "tables.sqlite3")
    assert settings.url == "https://example.org"
    assert len(settings.secret) == 64
    assert settings_of(values) == settings, "the secret is made once"


def test_the_printed_settings_are_a_file_to_begin_with() -> None:
    told = sacbe("settings").stdout
    values = tomllib.loads(told.replace("\n#", "\n").replace("\n ", "\n# "))
    assert values == {s.name: list(s.default) if s.kind is list else s.default for s in SETTINGS}


def test_the_guide_names_every_setting() -> None:
    guide = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert [setting.name for setting in SETTINGS if f"`{setting.name}`" not in guide] == []


def test_serve_and_check_say_what_is_wrong_with_the_file(tmp_path: Path) -> None:
    file = tmp_path / "sacbe.toml"
    file.write_text("prot = 1")
    for command, code in (("serve", 2), ("check", 1)):
        answer = sacbe(command, "--settings", str(file))
        assert answer.returncode == code
        assert "'port' is meant" in answer.stdout + answer.stderr
        assert "Traceback" not in answer.stderr
