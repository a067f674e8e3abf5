"""The screens that pages are looked at on, as width and height."""

DESKTOP = (1440, 900)
LAPTOP = (1280, 720)
PHONE = (390, 844)
SMALL_PHONE = (360, 740)
