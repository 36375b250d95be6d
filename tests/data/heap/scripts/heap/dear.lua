-- Each counter taken is worth ten points.
return {
  title = {fr = "Cher", en = "Dear"},
  score = function(t)
    return t.taken * 10
  end,
}
