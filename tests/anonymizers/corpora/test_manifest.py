"""CSV manifests and plain folders."""

from __future__ import annotations

import numpy as np
import pytest
import soundfile

from anonymizers.corpora.manifest import manifest_faults, read_folder, read_manifest
from anonymizers.errors import UserError

HEADER = "utterance,speaker,gender,path,text,role,dataset\n"


def manifest(tmp_path, content):
    path = tmp_path / "corpus.csv"
    path.write_bytes(content.encode())
    return path


def audio(path):
    path.parent.mkdir(parents=True, exist_ok=True)
    soundfile.write(path, np.full(800, 0.25), 8_000)
    return path


class TestManifest:
    def test_everything_a_row_says(self, tmp_path):
        audio(tmp_path / "wav" / "ä 1.wav")
        path = manifest(tmp_path, HEADER + 'ä 1,Älva,F,wav/ä 1.wav,"One, ""two""",enrolment,set\n')
        (entry,) = read_manifest(path)
        assert (entry.dataset, entry.role) == ("set", "enrolment")
        utterance = entry.utterance
        assert (utterance.id, utterance.speaker, utterance.gender) == ("ä 1", "Älva", "f")
        assert utterance.text == 'One, "two"'
        assert utterance.source.read()[1] == 8_000
        assert manifest_faults(path) == []

    def test_optional_columns_may_be_missing_and_others_are_left_alone(self, tmp_path):
        path = manifest(
            tmp_path, "\ufeffpath,gender,speaker,utterance,licence\r\na.wav,m,s,u,CC\r\n"
        )
        (entry,) = read_manifest(path)
        assert (entry.dataset, entry.role, entry.utterance.text) == (None, None, None)

    @pytest.mark.parametrize(
        ("content", "message"),
        [
            ("", "line 1: there is no column utterance or speaker or gender or path"),
            ("utterance,speaker,path\n", "line 1: there is no column gender"),
            (HEADER, "lists no utterance"),
            (HEADER.replace("role", "rôle"), "line 1: .*'rôle' is not known; did you mean 'role'"),
            (HEADER + "u,s,x,a.wav,,,\n", "line 2: the gender 'x' is neither f nor m"),
            (HEADER + "u,s,f,,,,\n", "line 2: the path is empty"),
            (HEADER + "u,s,f\n", "line 2: the path is empty"),
            (HEADER + "u,s,f,a.wav,,tiral,\n", "line 2: the role 'tiral' is neither"),
            (HEADER + "u,s,f,a,,,\nu,s,f,b,,,\n", "line 3: the utterance 'u' is listed twice"),
            (HEADER + "u,s,f,a.wav,well,trial,read,more\n", "line 2: has more cells than the"),
            (HEADER + "u" * 200_000, "line [12]: is no line of a CSV table"),
            (HEADER + "u\0,s,f,a.wav,,,\n", "holds null bytes"),
            (HEADER + '"a\nb",s,f,a,,,\nu,s,x,b,,,\n', "line 4: the gender"),
        ],
    )
    def test_faults_are_told_with_their_line(self, tmp_path, content, message):
        with pytest.raises(UserError, match=message):
            read_manifest(manifest(tmp_path, content))

    def test_all_faults_are_found_at_once(self, tmp_path):
        path = manifest(tmp_path, HEADER + "u,s,x,a.wav,,,\nv,s,f,,,,\nw,s,f,gone.wav,,,\n")
        first, second, third = manifest_faults(path)
        assert "line 2" in first
        assert "line 3" in second
        assert "gone.wav, which does not exist" in third
        with pytest.raises(UserError, match=r"line 2.*\(1 more faults in "):
            read_manifest(path)

    def test_what_cannot_be_read_is_refused(self, tmp_path):
        with pytest.raises(UserError, match=r"corpus.csv: cannot be read \(No such file"):
            read_manifest(tmp_path / "corpus.csv")
        (tmp_path / "corpus.csv").write_bytes(b"\xff\xfe")
        with pytest.raises(UserError, match="save the manifest as UTF-8"):
            read_manifest(tmp_path / "corpus.csv")


class TestFolder:
    def test_every_audio_file_below_is_an_utterance(self, tmp_path):
        for name in ("b.WAV", "a.flac", "x y/ö.ogg", ".hidden.wav"):
            audio(tmp_path / name)
        (tmp_path / "notes.txt").touch()
        utterances = read_folder(tmp_path)
        assert [utterance.id for utterance in utterances] == ["a", "b", "x y/ö"]
        assert {utterance.speaker for utterance in utterances} == {None}
        assert utterances[1].source.read()[1] == 8_000

    def test_names_must_differ_by_more_than_their_suffix(self, tmp_path):
        audio(tmp_path / "a.flac")
        audio(tmp_path / "a.wav")
        with pytest.raises(UserError, match=r"a.wav: has the name of .*a.flac; rename"):
            read_folder(tmp_path)

    def test_a_folder_without_audio_or_none_at_all_is_refused(self, tmp_path):
        with pytest.raises(UserError, match="holds no audio file"):
            read_folder(tmp_path)
        with pytest.raises(UserError, match="is no folder"):
            read_folder(tmp_path / "missing")
