-- Connect6 (I.-C. Wu, 2005): one stone, then two a turn; six in a row win, and nothing is taken.
return {
  extends = "standard",
  title = {fr = "Connect6", en = "Connect6"},
  summary = {
    fr = "Une pierre, puis deux par tour ; six alignées gagnent.",
    en = "One stone, then two a turn; six in a row win.",
  },
  options = {capture_lengths = {}, stones_a_turn = 2, win_length = 6},
}
