"""Trained weights as files: half precision, with the sizes of the networks inside."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

import torch
from safetensors import SafetensorError, safe_open
from safetensors.torch import save_file

from anonymizers.conversion.networks import ConversionModel
from anonymizers.conversion.schedule import Sizes
from anonymizers.durable_files import whole_file
from anonymizers.errors import UserError

if TYPE_CHECKING:
    from pathlib import Path


def write_weights(path: Path, model: ConversionModel, base: ConversionModel | None = None) -> None:
    """Write a model, all or nothing.

    Parameters
    ----------
    path : Path
    model : ConversionModel
    base : ConversionModel, optional
        What the model has in common with it is left out of the file.
    """
    halved = {name: value.half().contiguous() for name, value in model.state_dict().items()}
    if base is not None:
        known = base.state_dict()
        halved = {
            name: value
            for name, value in halved.items()
            if name not in known or not torch.equal(value, known[name].half())
        }
    with whole_file(path) as temporary:
        save_file(halved, temporary, {"sizes": json.dumps(asdict(model.sizes))})


def read_weights(path: Path, base: ConversionModel | None = None) -> ConversionModel:
    """Read what `write_weights` wrote, ready to be used.

    Parameters
    ----------
    path : Path
    base : ConversionModel, optional
        Has what the file leaves out.

    Raises
    ------
    UserError
        The file is missing, or is no such file.
    """
    try:
        with safe_open(path, framework="pt") as stored:
            sizes = Sizes(**json.loads(stored.metadata()["sizes"]))
            state = {name: stored.get_tensor(name).float() for name in stored.keys()}  # noqa: SIM118
        model = ConversionModel(sizes)
        model.load_state_dict(state if base is None else {**base.state_dict(), **state})
    except OSError as error:
        raise UserError(
            f"{path}: cannot be read; name weights that `train conversion` wrote."
        ) from error
    except (SafetensorError, KeyError, TypeError, ValueError, RuntimeError) as error:
        raise UserError(
            f"{path}: is no file that `train conversion` of this version wrote, or was cut short; "
            "train anew, or copy it again."
        ) from error
    return model.eval().requires_grad_(requires_grad=False)
