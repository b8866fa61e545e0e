"""Sound, without Qt: one stream that never closes, and what was really delivered through it."""
