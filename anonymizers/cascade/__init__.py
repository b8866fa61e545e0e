"""Recognizing what is said and synthesizing it again, in the timing and melody of the source."""
