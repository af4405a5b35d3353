"""What always holds in Hydroracers. ``check`` proves it after every action of every test."""
