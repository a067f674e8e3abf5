## Guided games: around them, and at the table

lesson-lobby = Learn by playing
lesson-go-on = Go on where you stopped
lesson-again = Once more:
draw-ui-lesson = Lesson
draw-ui-lesson-next = Next
draw-ui-lesson-back = Back
draw-ui-lesson-do = Do it for me
draw-ui-lesson-sure = Chosen. Now tap “Do it”.
draw-ui-lesson-skip = Skip the lesson
draw-ui-lesson-leave = Skip
draw-ui-lesson-wait = One moment: your opponent is at it.
draw-ui-lesson-off = You have gone a way of your own. Take it back to return to the lesson, or simply play on.
draw-ui-lesson-return = Take it back
draw-ui-lesson-not-yet = Later, gladly:
draw-ui-lesson-reason = The lesson goes on with what is lit. Everything else stays possible.
draw-ui-lesson-anyway = Do it all the same
draw-ui-lesson-free = From here you decide; ask me any time (Hint). Something to try:
draw-ui-lesson-done = Well done, all of it! You know how to play now.
draw-ui-lesson-met = done
draw-ui-lesson-open = still open
