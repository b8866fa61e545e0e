"""Statistics, figures and reports of listening tests and of scores."""
