#pragma once

#include "sdk/hook.hpp"
#include "sdk/script.hpp"
#include "sdk/seat.hpp"

#include <optional>
#include <string>
#include <vector>

/// What the hook `after_move` may say in any game that asks it: that the round is over, who wins it and why, and else who moves next.
namespace tablier {

struct AfterMove {
  bool over = false;
  std::vector<Seat> winners = {};  ///< empty: nobody
  std::string reason = {};         ///< a name: `script` where none was said
  std::optional<Seat> next = {};   ///< absent: as the game has it
};

/// How a game declares it: each member may be left out, and means what its absence does above.
std::vector<HookField> ending_members(int seats);
HookField next_member(int seats);
/// Reads an answer that is as declared: a table or nothing.
AfterMove read_after_move(const Value& answer);
/// Why an answer that is as declared cannot be meant so: it tells of the end of a round that goes on. Absent: it can.
std::optional<Text> idle_end(const Value& answer);

/// A move that was just played, as a hook hears of it. All must outlive it.
struct PlayedMove {
  const std::string& notation;
  Seat seat;
  int seats;
  bool over;  ///< the round is, by the game's own rule
  const PositionView& position;
  std::uint64_t seed;
};
/// The same as a hook that answers what a game of that many seats lets it: `answer` are its members. `position` is declared as it stands.
HookSpec after_move_hook(int seats, HookField position, std::vector<HookField> answer);
/// Asks it; where there is no such hook, or it says nothing, the game goes on as it has it. `script` may be null.
AfterMove ask_after_move(const Script* script, const PlayedMove& move);

}  // namespace tablier
