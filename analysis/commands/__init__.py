"""The commands of ``python -m analysis``: what each is told, and what it calls.

Each imports what it needs when it runs, so that ``--help`` is instant.
"""
