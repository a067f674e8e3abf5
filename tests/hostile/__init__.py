"""What one guest may do to a house, on loopback, bounded in time and count."""
