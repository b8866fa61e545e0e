"""Speech anonymizers: arrays in, arrays out."""
