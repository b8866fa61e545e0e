"""Speech anonymizers: arrays in, arrays out."""

from anonymizers.registry import load, names

__all__ = ["load", "names"]
