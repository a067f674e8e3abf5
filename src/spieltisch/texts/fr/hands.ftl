## In the log: seats that change hands (more in absent.ftl)

handed-replaced = Le bot qui tient la place de { $name } est en panne ; un plus simple décide pour lui.

## Several people at one screen

shared-asked = { $name } : { $prompt }
