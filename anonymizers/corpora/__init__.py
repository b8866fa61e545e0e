"""Speech on disk: audio files, Kaldi data directories, plain folders and CSV manifests."""
