-- A match of several rounds: who has won so many of them, and who begins the next.

local rounds = {}

local function is_in(seat, seats)
  for _, s in ipairs(seats) do
    if s == seat then
      return true
    end
  end
  return false
end

-- The first seat, counted from the one who began, that did not win; after a draw the next in turn.
local function loser(round)
  for i = 0, round.seats - 1 do
    local seat = (round.starter - 1 + i) % round.seats + 1
    if #round.winners > 0 and not is_in(seat, round.winners) then
      return seat
    end
  end
  return round.starter % round.seats + 1
end

-- A round_end hook: a point for each winner; the loser begins the next round.
function rounds.loser_begins(round)
  local points = {}
  for seat = 1, round.seats do
    points[seat] = is_in(seat, round.winners) and 1 or 0
  end
  return {points = points, starter = loser(round)}
end

-- A match_end hook for games with an option rounds_to_win: over when a seat has won that many rounds. A match of one round ends with it,
-- drawn or not.
function rounds.first_to(match)
  local target = match.options.rounds_to_win
  if target == 1 then
    return {over = true, winners = match.winners}
  end
  local winners = {}
  for seat, points in ipairs(match.points) do
    if points >= target then
      winners[#winners + 1] = seat
    end
  end
  return {over = #winners > 0, winners = winners}
end

return rounds
