#pragma once

#include "match/match_setup.hpp"

#include <cstdint>
#include <string>
#include <vector>

/// Who sat at a match whose result is kept, and what came of it for each, as the records keep it.
namespace tablier {

struct RecordSeat {
  Player player;
  bool won = false;
  std::int64_t points = 0;  ///< of all rounds
  friend bool operator==(const RecordSeat&, const RecordSeat&) = default;
};

/// A line a seat, in their order: `human 0 1 20 Anna` is what plays, the level of a bot, whether it won, its points, its name.
std::string written_seats(const std::vector<RecordSeat>& seats);
/// Lines that say something else are left out.
std::vector<RecordSeat> read_seats(const std::string& text);

}  // namespace tablier
