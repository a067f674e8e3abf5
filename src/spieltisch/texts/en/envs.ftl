## The table in words, for whoever plays by reading

envs-not-now = Not possible now
envs-neighbours = Neighbours
envs-empty = Empty
envs-since = Since your last decision
envs-answer = End your answer with ANSWER: and a number from 1 to { $most }.
envs-not-understood = “{ $answer }” is not one of the numbers from 1 to { $most }. Please answer with one number.
envs-over = The game is over.
