-- Copies of a shape hang together whoever drew them: only the very first of the round goes anywhere.
return {
  extends = "standard",
  title = {fr = "Toutes couleurs", en = "Any colour"},
  summary = {
    fr = "Les copies d’une forme se tiennent, quelle que soit leur couleur.",
    en = "Copies of a shape hang together, whatever their colour.",
  },
  options = {connect_scope = "any_colour", first_copy = "anywhere_per_game"},
}
