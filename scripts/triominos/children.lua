-- With children: a point for each tile, one more for a bridge and for each hexagon, five for who is out first.
return {
  extends = "standard",
  title = {fr = "Enfants", en = "Children"},
  summary = {
    fr = "Un point par pièce, un de plus pour un pont ou un hexagone, cinq au premier sans pièce.",
    en = "A point a tile, one more for a bridge or a hexagon, five for the first to be out.",
  },
  options = {counting = "children"},
  tests = {
    {
      name = "the sixth tile about a point",
      options = {layout = "035@-1,-1 535@-1,0 003@0,-1 023@1,-1 323@1,0", racks = "335 012;445"},
      moves = "335@0,0",
      scores = {2, 0},
    },
    {
      name = "two hexagons at once",
      options = {
        layout = "013@-1,-1 311@-1,0 011@0,-1 121@1,-1 125@1,0 235@2,0 535@2,1 555@1,1 155@0,1",
        racks = "115 012;445",
      },
      moves = "151@0,0",
      scores = {3, 0},
    },
    {
      name = "a bridge",
      options = {layout = "121@0,0 123@0,1 122@1,0 233@1,1 331@1,2 252@2,0 341@2,2 334@3,2", racks = "335 012;445"},
      moves = "533@3,1",
      scores = {2, 0},
    },
    {
      name = "five for who is out first",
      options = {layout = "012@0,0", racks = "112;445 333"},
      moves = "211@0,1",
      scores = {6, 0},
      winners = {1},
    },
    {
      name = "drawing costs nothing",
      options = {layout = "012@0,0", racks = "333;445 112", pool = "555 444 000"},
      moves = "draw draw draw pass",
      scores = {0, 0},
    },
  },
}
