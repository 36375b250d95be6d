-- Whoever fills the last square loses.
return {
  title = {en = "The last loses", fr = "Le dernier perd"},
  options = {last_wins = false},
  tests = {{name = "the last one loses", moves = "a1 b1 a2 b2", over = true, winners = {1}}},
}
