"""What a seat may do, and where a movement would lead."""
