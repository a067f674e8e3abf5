## In the log: seats that change hands (more in absent.ftl)

handed-replaced = Am Platz von { $name } ist der Bot ausgefallen; ein einfacherer springt für ihn ein.

## Several people at one screen

shared-asked = { $name }: { $prompt }
