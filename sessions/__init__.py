"""Studies: what is planned, what happens in a session, and what comes out of it."""
