-- Connect6 (I.-C. Wu, 2005): one stone, then two a turn; six in a row win, and nothing is taken.
return {
  extends = "standard",
  title = {fr = "Connect6", en = "Connect6"},
  summary = {
    fr = "Une pierre, puis deux par tour ; six alignées gagnent.",
    en = "One stone, then two a turn; six in a row win.",
  },
  options = {capture_lengths = {}, stones_a_turn = 2, win_length = 6},
  tests = {
    {name = "one stone first", moves = "K10", turn = 2},
    {name = "then two", moves = "K10 A1", turn = 2},
    {name = "and two again", moves = "K10 A1 A3", turn = 1},
    {name = "five do not win", moves = "K10 A1 A3 L10 M10 A5 A7 N10 O10", over = false},
    {name = "six win", moves = "K10 A1 A3 L10 M10 A5 A7 N10 O10 A9 A11 P10", reason = "five", winners = {1}},
    {name = "nothing is taken", moves = "K10 L10 M10 N10", facts = {captured = {0, 0}}, illegal = {L10 = "taken"}},
  },
}
