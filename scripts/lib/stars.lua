-- Stars for a puzzle alone: how much of it the player did without help.

local stars = {}

-- Three for a solution found without help, two with a hint or two, one with more.
-- None when it was not solved, or after the solution was shown.
function stars.for_help(round)
  if #round.winners == 0 or round.solution_seen then
    return 0
  end
  if round.hints == 0 then
    return 3
  end
  return round.hints <= 2 and 2 or 1
end

-- A round_end hook.
function stars.round_end(round)
  return {stars = stars.for_help(round)}
end

return stars
