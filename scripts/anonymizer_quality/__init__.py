"""How well anonymizers hide speakers and keep what is said, measured on real speech."""
