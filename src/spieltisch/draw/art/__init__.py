"""Our own pictures: one hand, ink on warm paper, shared by all games."""
