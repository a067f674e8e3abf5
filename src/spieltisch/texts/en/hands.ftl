## In the log: seats that change hands (more in absent.ftl)

handed-replaced = The bot in the seat of { $name } has failed; a simpler one decides in its place.

## Several people at one screen

shared-asked = { $name }: { $prompt }
