-- How rounds of pawns that move end.

local moving = {}

local function won(seat, reason)
  return {over = true, winners = {seat}, reason = reason}
end

local function drawn(reason)
  return {over = true, winners = {}, reason = reason}
end

-- What ends a round that nobody has won: the other seat cannot move, or nothing happens any more.
local function undecided(move)
  local options = move.options
  if move.replies == 0 then
    return options.no_move == "loses" and won(move.seat, "stuck") or drawn("stuck")
  end
  if move.times >= options.repetitions then
    return drawn("repetition")
  end
  if move.quiet >= options.quiet_limit then
    return drawn("quiet")
  end
  return nil
end

-- An after_move hook: all pawns of a seat in one group win. Where a move joins those of both, whoever made it wins.
function moving.joined(move)
  if move.options.pawns ~= "moved" then
    return nil
  end
  local other = 3 - move.seat
  if move.groups[move.seat] == 1 then
    return won(move.seat, "joined")
  end
  if move.groups[other] == 1 then
    return won(other, "joined")
  end
  return undecided(move)
end

local CAMPS = 2

-- An after_move hook: a pawn in each of the two camps wins, and so does leaving the other seat too few.
function moving.camps(move)
  if move.options.pawns ~= "moved" then
    return nil
  end
  local other = 3 - move.seat
  if move.camps[move.seat] == CAMPS then
    return won(move.seat, "camps")
  end
  if move.pawns[other] <= move.options.fewest_pawns then
    return won(move.seat, "few_pawns")
  end
  return undecided(move)
end

return moving
