# Where long words on cards may be broken: a bar for every joint. Only the drawing breaks them
# there; they are said, and looked for, in one piece.

draw-joints =
    Alche|mist Anti|quary Apothe|cary Archi|tect Bath|house Bee|keeper Brick|works Car|penter
    Carto|grapher collec|tor Collec|tor Con|nected Coun|cillor Explor|ers Farm|house
    Glass|blower Guild|hall Herb|alist Home|steader Inhabi|tants labour|ers Lamp|lighter
    Light|house Masquer|ade Monas|tery Money|lender New|comers News|paper Observ|atory
    Orphan|age Pawn|broker Porce|lain Pres|ences Produc|tion Pros|pector Settle|ments
    Ship|wright Stage|coach Stone|cutter Story|teller Strong|room Tele|graph Tool|maker
    Univer|sity Ware|house Watch|maker Water|works Wheel|wright Wine|grower
