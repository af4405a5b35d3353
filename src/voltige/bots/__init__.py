"""Players. A bot receives a view of its seat and its legal codes, nothing else."""
