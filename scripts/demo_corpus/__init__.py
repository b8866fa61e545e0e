"""How the bundled demo corpus is made and measured; see docs/demo-corpus.md."""
