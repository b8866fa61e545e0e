"""SpeechBrain's loading works beside any torch, shown with small weights made here."""

from __future__ import annotations

import importlib.util
import subprocess
import sys

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="needs the extra `neural`")

from anonymizers.conversion import torchaudio_stand_in  # noqa: E402
from anonymizers.conversion.ecapa import EcapaEncoder  # noqa: E402
from anonymizers.errors import UserError  # noqa: E402

needs_speechbrain = pytest.mark.skipif(
    importlib.util.find_spec("speechbrain") is None, reason="needs the package speechbrain"
)

HYPERPARAMETERS = """\
pretrained_path: {folder}
compute_features: !new:speechbrain.lobes.features.Fbank
    n_mels: 20
mean_var_norm: !new:speechbrain.processing.features.InputNormalization
    norm_type: sentence
    std_norm: False
embedding_model: !new:speechbrain.lobes.models.ECAPA_TDNN.ECAPA_TDNN
    input_size: 20
    channels: [16, 16, 16, 16, 48]
    kernel_sizes: [5, 3, 3, 3, 1]
    dilations: [1, 2, 3, 4, 1]
    attention_channels: 8
    lin_neurons: 12
classifier: !new:speechbrain.lobes.models.ECAPA_TDNN.Classifier
    input_size: 12
    out_neurons: 3
modules:
    compute_features: !ref <compute_features>
    mean_var_norm: !ref <mean_var_norm>
    embedding_model: !ref <embedding_model>
    classifier: !ref <classifier>
pretrainer: !new:speechbrain.utils.parameter_transfer.Pretrainer
    loadables:
        embedding_model: !ref <embedding_model>
    paths:
        embedding_model: !ref <pretrained_path>/embedding_model.ckpt
"""


@pytest.fixture
def weights(tmp_path):
    """A folder as SpeechBrain publishes them, with a network of a few thousand weights."""
    torchaudio_stand_in.make_importable()
    from speechbrain.lobes.models.ECAPA_TDNN import ECAPA_TDNN  # noqa: PLC0415

    torch.manual_seed(0)
    network = ECAPA_TDNN(20, channels=[16, 16, 16, 16, 48], attention_channels=8, lin_neurons=12)
    torch.save(network.state_dict(), tmp_path / "embedding_model.ckpt")
    (tmp_path / "hyperparams.yaml").write_text(HYPERPARAMETERS.format(folder=tmp_path))
    return tmp_path


@needs_speechbrain
@pytest.mark.filterwarnings("ignore")
class TestEncoder:
    def test_gives_unit_vectors_that_depend_on_weights_and_speech(self, weights):
        encode = EcapaEncoder(weights)
        generator = np.random.default_rng(0)
        first, second = generator.standard_normal((2, 16_000))
        vector = encode(first)
        assert vector.shape == (12,)
        assert np.linalg.norm(vector) == pytest.approx(1)
        np.testing.assert_allclose(EcapaEncoder(weights)(first), vector, atol=1e-6)
        assert np.abs(encode(second) - vector).max() > 1e-4

    def test_a_folder_without_weights_is_named(self, tmp_path):
        with pytest.raises(UserError, match=r"holds no hyperparams\.yaml"):
            EcapaEncoder(tmp_path)


STAND_IN = """\
import sys
from anonymizers.conversion import torchaudio_stand_in
{before}
torchaudio_stand_in.make_importable()
import torchaudio
print(torchaudio.__version__)
"""


def printed(before, folder=None):
    code = STAND_IN.format(before=f"sys.path.insert(0, {str(folder)!r})\n{before}")
    outcome = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert outcome.returncode == 0, outcome.stderr
    return outcome.stdout.strip()


class TestStandIn:
    @pytest.fixture
    def package(self, tmp_path):
        folder = tmp_path / "torchaudio"
        folder.mkdir()
        (folder / "__init__.py").write_text(
            "from torchaudio import _extension\n__version__ = '2.0'\n"
        )
        return folder

    def test_the_real_one_is_used_where_it_loads(self, package):
        (package / "_extension.py").write_text("")
        assert printed("", package.parent) == "2.0"

    def test_its_compiled_part_is_left_out_where_that_does_not_load(self, package):
        (package / "_extension.py").write_text("raise OSError('libcudart.so is missing')")
        assert printed("", package.parent) == "2.0"

    def test_an_empty_one_serves_where_there_is_none(self):
        assert printed("sys.modules['torchaudio'] = None") == "0.0"
