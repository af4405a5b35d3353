"""One table in memory: what its log says, what may be done, what each viewer sees."""
