"""One game in play: seats, record, undo. Knows the kernel, not HTTP."""
