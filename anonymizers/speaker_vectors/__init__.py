"""Speaker vectors in, speaker vectors out: what makes a pseudo-speaker of a speaker."""
