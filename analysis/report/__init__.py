"""The report: what it says and how it is laid out."""
