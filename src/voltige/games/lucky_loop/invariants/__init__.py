"""What always holds in Lucky Loop, part by part."""
