"""Speech taken apart into content, F0 and a speaker vector, and synthesized again.

Needs the extra `neural`; nothing outside this package and `speaker_vectors` imports it.
"""
