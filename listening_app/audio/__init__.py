"""Sound out: devices, and the engine that plays one recording at a time."""
