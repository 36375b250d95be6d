#include "plain_round.hpp"

#include <algorithm>
#include <set>

namespace tablier::katarenga::plain {
namespace {

std::string name(std::pair<int, int> s) { return std::string(1, static_cast<char>('a' + s.first)) + std::to_string(s.second + 1); }
std::pair<int, int> square(const std::string& text) { return {text[0] - 'a', text[1] - '1'}; }
bool on_board(std::pair<int, int> s) { return s.first >= 0 && s.first < 8 && s.second >= 0 && s.second < 8; }

}  // namespace

PlainRound::PlainRound(std::vector<std::string> colours, const std::vector<std::string>& start, bool camps, int starter)
    : colours_(std::move(colours)), has_camps_(camps), mover_(starter) {
  for (std::size_t i = 0; i < start.size(); ++i) board_[square(start[i])] = static_cast<int>(i % 2);
}

bool PlainRound::own(Square s) const {
  const auto found = board_.find(s);
  return found != board_.end() && found->second == mover_;
}

bool PlainRound::enemy(Square s) const {
  const auto found = board_.find(s);
  return found != board_.end() && found->second != mover_;
}

void PlainRound::add(Square from, Square to, std::vector<std::string>& all) const {
  if (!on_board(to) || own(to) || (enemy(to) && !may_take())) return;
  all.push_back(name(from) + "-" + name(to));
}

void PlainRound::slide(Square from, int dx, int dy, std::vector<std::string>& all) const {
  for (Square to{from.first + dx, from.second + dy}; on_board(to); to = {to.first + dx, to.second + dy}) {
    add(from, to, all);
    if (board_.count(to) > 0) return;        // never past a pawn
    if (colour(to) == colour(from)) return;  // no farther than the next square of that colour
  }
}

void PlainRound::add_moves(Square from, std::vector<std::string>& all) const {
  const auto each_way = [&](auto visit) {
    for (int dx = -2; dx <= 2; ++dx)
      for (int dy = -2; dy <= 2; ++dy) visit(dx, dy);
  };
  each_way([&](int dx, int dy) {
    const int far = std::max(std::abs(dx), std::abs(dy));
    const int near = std::min(std::abs(dx), std::abs(dy));
    const char c = colour(from);
    if (c == 'R' && far == 1 && near == 0) slide(from, dx, dy, all);
    if (c == 'Y' && far == 1 && near == 1) slide(from, dx, dy, all);
    if ((c == 'G' && far == 2 && near == 1) || (c == 'B' && far == 1)) add(from, {from.first + dx, from.second + dy}, all);
  });
  const int far_row = mover_ == 0 ? 7 : 0;
  if (!has_camps_ || from.second != far_row) return;
  for (const char* camp : {"left", "right"})
    if (camps_[static_cast<std::size_t>(mover_)].count(camp) == 0) all.push_back(name(from) + "-" + camp);
}

std::vector<std::string> PlainRound::moves() const {
  std::vector<std::string> all;
  for (const auto& [from, side] : board_)
    if (side == mover_) add_moves(from, all);
  std::sort(all.begin(), all.end());
  return all;
}

void PlainRound::play(const std::string& move) {
  if (plies_ == 0) ++stood_[picture()];
  board_.erase(square(move.substr(0, 2)));
  const std::string to = move.substr(3);
  ++quiet_;
  if (to == "left" || to == "right") {
    camps_[static_cast<std::size_t>(mover_)][to] = true;
    quiet_ = 0;
  } else {
    if (board_.count(square(to)) > 0) quiet_ = 0;
    board_[square(to)] = mover_;
  }
  mover_ = 1 - mover_;
  ++plies_;
  ++stood_[picture()];
}

/// A pawn joins a group when it touches any pawn of it side to side; groups that a pawn touches become one.
int PlainRound::groups(int side) const {
  std::vector<std::set<Square>> all;
  for (const auto& [s, owner] : board_) {
    if (owner != side) continue;
    std::set<Square> mine{s};
    for (auto group = all.begin(); group != all.end();) {
      const bool touches = std::any_of(group->begin(), group->end(), [s = s](Square other) {
        return std::abs(other.first - s.first) + std::abs(other.second - s.second) == 1;
      });
      if (touches) mine.insert(group->begin(), group->end());
      group = touches ? all.erase(group) : group + 1;
    }
    all.push_back(mine);
  }
  return static_cast<int>(all.size());
}

int PlainRound::pawns(int side) const {
  int count = static_cast<int>(camps_[static_cast<std::size_t>(side)].size());
  for (const auto& [s, owner] : board_) count += owner == side ? 1 : 0;
  return count;
}

/// While captures are barred the same pawns are another position.
std::string PlainRound::picture() const {
  std::string text = std::to_string(mover_) + (captures && !may_take() ? std::to_string(plies_) : "");
  for (const auto& [s, side] : board_) text += name(s) + std::to_string(side);
  for (const auto& camps : camps_) {
    text += "|";
    for (const auto& [camp, taken] : camps) text += camp;
  }
  return text;
}

Result PlainRound::result() const {
  const int other = 1 - mover_;  // who has just moved
  if (plies_ > 0 && !has_camps_) {
    if (groups(other) == 1) return {true, other, "joined"};
    if (groups(mover_) == 1) return {true, mover_, "joined"};
  }
  if (plies_ > 0 && has_camps_) {
    if (camps_[static_cast<std::size_t>(other)].size() == 2) return {true, other, "camps"};
    if (pawns(mover_) <= fewest_pawns) return {true, other, "few_pawns"};
  }
  if (moves().empty()) return {true, stuck_loses ? other : -1, "stuck"};
  if (plies_ > 0 && stood_.at(picture()) >= repetitions) return {true, -1, "repetition"};
  if (quiet_ >= quiet_limit) return {true, -1, "quiet"};
  return {};
}

}  // namespace tablier::katarenga::plain
