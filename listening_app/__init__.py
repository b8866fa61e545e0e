"""The window in which evaluators listen and judge."""
