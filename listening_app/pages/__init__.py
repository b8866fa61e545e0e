"""Pages of the listening window, one module each."""
