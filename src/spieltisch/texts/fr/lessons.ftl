## Parties guidées : autour d’elles et à la table

lesson-lobby = Apprendre en jouant
lesson-go-on = Reprendre où vous en étiez
lesson-again = Encore une fois :
draw-ui-lesson = Leçon
draw-ui-lesson-next = Suite
draw-ui-lesson-back = Retour
draw-ui-lesson-do = Faites-le pour moi
draw-ui-lesson-sure = Choisi. Touchez maintenant « Valider ».
draw-ui-lesson-skip = Sauter la leçon
draw-ui-lesson-leave = Sauter
draw-ui-lesson-wait = Un instant : votre adversaire joue.
draw-ui-lesson-off = Vous avez pris votre propre chemin. Annulez pour revenir à la leçon, ou continuez simplement à jouer.
draw-ui-lesson-return = Annuler
draw-ui-lesson-not-yet = Volontiers plus tard :
draw-ui-lesson-reason = La leçon continue avec ce qui est éclairé. Tout le reste demeure possible.
draw-ui-lesson-anyway = Le faire quand même
draw-ui-lesson-free = À partir d’ici, vous décidez ; demandez-moi quand vous voulez (Conseil). À essayer :
draw-ui-lesson-done = Bravo, tout est fait ! Vous savez jouer maintenant.
draw-ui-lesson-met = fait
draw-ui-lesson-open = à faire
