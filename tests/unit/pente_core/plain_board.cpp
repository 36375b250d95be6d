#include "plain_board.hpp"

namespace tablier::pente::plain {
namespace {

constexpr std::array<At, 8> kWays{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, -1}, {1, -1}, {-1, 1}}};

At along(At at, At way, int steps) { return {at.x + way.x * steps, at.y + way.y * steps}; }

}  // namespace

PlainBoard::PlainBoard(const Rules& rules)
    : rules_(rules), stones_(static_cast<std::size_t>(rules.side * rules.side)), left_(rules.stones_first_turn) {
  power_left.fill(rules.power_stones);
}

bool PlainBoard::own(At at, int colour) const {
  if (!inside(at)) return false;
  const Stone s = stone(at);
  return s.colour == colour || (s.colour >= 0 && s.old);
}

bool PlainBoard::prey(At at, int colour) const {
  if (!inside(at)) return false;
  const Stone s = stone(at);
  return s.colour >= 0 && (s.colour != colour || s.old);
}

std::set<At> PlainBoard::captured_by(At at, int colour) const {
  std::set<At> all;
  for (const At way : kWays) {
    std::set<At> best;
    for (int length = 1; length <= 4; ++length) {
      if (!(rules_.capture_lengths >> length & 1) || !own(along(at, way, length + 1), colour)) continue;
      std::set<At> between;
      for (int n = 1; n <= length; ++n)
        if (prey(along(at, way, n), colour)) between.insert(along(at, way, n));
      if (static_cast<int>(between.size()) == length) best = between;
    }
    all.insert(best.begin(), best.end());
  }
  return all;
}

std::set<At> PlainBoard::poofed_by(At at, int colour) const {
  std::set<At> all;
  if (!rules_.poof) return all;
  for (const At way : kWays)
    for (int enemy = 0; enemy < rules_.colours(); ++enemy) {
      if (enemy % 2 == colour % 2) continue;
      for (int length = 1; length <= 4; ++length)
        for (int before = 0; before < length && (rules_.capture_lengths >> length & 1); ++before) {
          if (!own(along(at, way, -before - 1), enemy) || !own(along(at, way, length - before), enemy)) continue;
          std::set<At> run;
          for (int n = -before; n < length - before; ++n)
            if (own(along(at, way, n), colour)) run.insert(along(at, way, n));
          if (static_cast<int>(run.size()) == length) all.insert(run.begin(), run.end());
        }
    }
  return all;
}

bool PlainBoard::row_wins(At at, int colour) const {
  for (const At way : {At{1, 0}, At{0, 1}, At{1, 1}, At{1, -1}}) {
    int run = 1;
    for (int n = 1; own(along(at, way, n), colour); ++n) ++run;
    for (int n = -1; own(along(at, way, n), colour); --n) ++run;
    if (run == rules_.win_length || (run > rules_.win_length && rules_.overline_wins)) return true;
  }
  return false;
}

bool PlainBoard::any_row(int colour) const {
  for (int y = 0; y < rules_.side; ++y)
    for (int x = 0; x < rules_.side; ++x)
      if (own({x, y}, colour) && row_wins({x, y}, colour)) return true;
  return false;
}

bool PlainBoard::enough(int side) const {
  const int mine = taken[static_cast<std::size_t>(side)];
  return mine >= rules_.captures_to_win && (!rules_.captures_more || mine > taken[static_cast<std::size_t>(1 - side)]);
}

void PlainBoard::finish(int side, const std::string& why) {
  if (over) return;
  over = true;
  winner = side;
  reason = why;
}

/// Captures and poofs together, then five, then captures won.
void PlainBoard::settle_stone(At at) {
  const auto captured = captured_by(at, mover);
  const auto poofed = poofed_by(at, mover);
  for (const At p : captured) {
    const Stone s = stone(p);
    if (s.old || s.colour % 2 != mover % 2) ++taken[static_cast<std::size_t>(mover % 2)];
  }
  for (const At p : poofed)
    if (!captured.count(p)) ++taken[static_cast<std::size_t>(1 - mover % 2)];
  for (const auto& gone : {captured, poofed})
    for (const At p : gone) stones_[index(p)] = {};
  if (stone(at).colour >= 0 && row_wins(at, mover)) {
    if (rules_.five_must_stand) five_ = true;
    else finish(mover % 2, "five");
  }
  if (captured.empty() && poofed.empty()) return;
  if (pending_ >= 0 && any_row(pending_)) return;
  for (const int side : {mover % 2, 1 - mover % 2})
    if (enough(side)) finish(side, "captures");
}

void PlainBoard::place(At at) {
  stones_[index(at)] = {mover, false, false};
  ++placed;
  settle_stone(at);
  bonus_due = false;
  end_stone();
}

void PlainBoard::place_power(At at) {
  stones_[index(at)] = {mover, true, false};
  ++placed;
  --power_left[static_cast<std::size_t>(mover)];
  settle_stone(at);
  for (int y = 0; y < rules_.side; ++y)
    for (int x = 0; x < rules_.side; ++x)
      if (rules_.diamonds[point_at(x, y)] && stone({x, y}).colour < 0) bonus_due = true;
  if (over) bonus_due = false;
  if (!bonus_due) end_stone();
}

void PlainBoard::renounce() {
  bonus_due = false;
  end_stone();
}

void PlainBoard::end_stone() {
  if (over) return;
  if (--left_ == 0) end_turn();
  if (over) return;
  if (!empty_point() && pending_ >= 0) return finish(pending_ % 2, "five");
  if (!empty_point()) finish(-1, "full");
  else if (placed == rules_.max_stones()) finish(-1, "endless");
}

void PlainBoard::end_turn() {
  for (Stone& s : stones_)
    if (s.power) s.old = true;
  const int enemy = (mover + 1) % rules_.colours();
  if (pending_ >= 0 && any_row(pending_)) return finish(pending_ % 2, "five");
  pending_ = -1;
  if (five_ && any_row(mover)) {
    if (reply_helps(enemy)) pending_ = mover;
    else return finish(mover % 2, "five");
  }
  five_ = false;
  mover = enemy;
  left_ = rules_.stones_a_turn;
}

bool PlainBoard::reply_helps(int enemy) const {
  if (rules_.stones_a_turn > 1 || power_left[static_cast<std::size_t>(enemy)] > 0) return true;
  for (int y = 0; y < rules_.side; ++y)
    for (int x = 0; x < rules_.side; ++x) {
      if (stone({x, y}).colour >= 0) continue;
      PlainBoard after = *this;
      after.stones_[index({x, y})] = {enemy, false, false};
      for (const At p : after.captured_by({x, y}, enemy)) after.stones_[index(p)] = {};
      if (!after.any_row(mover)) return true;
    }
  return false;
}

bool PlainBoard::empty_point() const {
  for (const Stone& s : stones_)
    if (s.colour < 0) return true;
  return false;
}

}  // namespace tablier::pente::plain
