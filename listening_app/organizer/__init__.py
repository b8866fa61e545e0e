"""The organizer's window: a study's design, its preparation, how far it is, what came out."""
