"""The command line and its jobs."""
