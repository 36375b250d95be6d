-- Three in a row, as everybody knows it.
return {
  title = {fr = "Classique", en = "Standard"},
  summary = {fr = "Trois pierres en ligne gagnent.", en = "Three stones in a row win."},
}
