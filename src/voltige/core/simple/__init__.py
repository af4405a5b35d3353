"""Games in one small file: fields, verbs, what is legal, what it does; everything else is made from these."""
