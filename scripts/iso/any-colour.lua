-- Copies of a shape hang together whoever drew them: only the very first of the round goes anywhere.
return {
  extends = "standard",
  title = {fr = "Toutes couleurs", en = "Any colour"},
  summary = {
    fr = "Les copies d’une forme se tiennent, quelle que soit leur couleur.",
    en = "Copies of a shape hang together, whatever their colour.",
  },
  options = {connect_scope = "any_colour", first_copy = "anywhere_per_game"},
  tests = {
    {
      name = "the other's copies count too",
      moves = "T:c2-c3-c4-d3",
      legal = {"T:d4-e4-e5-f4", "L:j9-j10-j11-k9"},
      illegal = {["T:j9-j10-j11-k10"] = "any_group"},
    },
    {
      name = "one may go on from either's",
      moves = "T:c2-c3-c4-d3 T:d4-e4-e5-f4",
      legal = {"T:g3-g4-g5-h4", "T:c5-b5-b6-a5"},
      illegal = {["T:j9-j10-j11-k10"] = "any_group"},
    },
  },
}
