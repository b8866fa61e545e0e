"""Machines that try to tell who speaks: encoders, and what scores their vectors."""
