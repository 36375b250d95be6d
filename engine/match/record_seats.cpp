#include "match/record_seats.hpp"

#include <algorithm>
#include <optional>
#include <sstream>

namespace tablier {
namespace {

constexpr const char *kHuman = "human", *kBot = "bot";

std::string in_one_line(std::string name) {
  std::ranges::replace(name, '\n', ' ');
  return name;
}

std::optional<RecordSeat> read_seat(const std::string& line) {
  std::istringstream in(line);
  std::string kind;
  RecordSeat seat;
  if (!(in >> kind >> seat.player.level >> seat.won >> seat.points) || (kind != kHuman && kind != kBot)) return std::nullopt;
  seat.player.human = kind == kHuman;
  in.get();
  std::getline(in, seat.player.name);
  return seat;
}

}  // namespace

std::string written_seats(const std::vector<RecordSeat>& seats) {
  std::ostringstream out;
  for (const RecordSeat& s : seats)
    out << (s.player.human ? kHuman : kBot) << ' ' << s.player.level << ' ' << s.won << ' ' << s.points << ' ' << in_one_line(s.player.name)
        << '\n';
  return out.str();
}

std::vector<RecordSeat> read_seats(const std::string& text) {
  std::vector<RecordSeat> seats;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);)
    if (auto seat = read_seat(line)) seats.push_back(*std::move(seat));
  return seats;
}

}  // namespace tablier
