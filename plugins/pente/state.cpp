#include "state.hpp"

#include "core/legality.hpp"
#include "sdk/expect.hpp"
#include "sdk/position.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace tablier::pente {
namespace {

/// What a record took, from left to right on the board: on its way to a bowl no stone crosses another's.
std::array<std::size_t, Undo::kMax> left_to_right(const Undo& undo) {
  std::array<std::size_t, Undo::kMax> order{};
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto place = [&](std::size_t i) { return std::pair(column(undo.taken[i]), -row(undo.taken[i])); };
  std::sort(order.begin(), order.begin() + undo.count, [&](std::size_t a, std::size_t b) { return place(a) < place(b); });
  return order;
}

}  // namespace

PenteState::PenteState(std::shared_ptr<const GameRules> rules, int starter)
    : rules_(std::move(rules)), board_(rules_->board), starter_(starter) {
  if (rules_->diagram) set_up(*rules_->diagram);
  blocked_ = !has_move();
}

const Step* PenteState::opening_step() const { return opening_.step < rules_->opening.size() ? &rules_->opening[opening_.step] : nullptr; }

Seat PenteState::seat_of(int colour) const { return seat((colour + starter_ + (opening_.swapped ? 1 : 0)) % rules_->seats()); }

int PenteState::colour_of_seat(int seat) const {
  return (seat - starter_ - (opening_.swapped ? 1 : 0) + 2 * rules_->seats()) % rules_->seats();
}

Seat PenteState::to_move() const {
  if (over()) return Seat::nobody;
  if (const Step* step = opening_step()) return seat((step->seat + starter_) % rules_->seats());
  return seat_of(board_.mover());
}

int PenteState::power_id(int colour, int left) const { return 1 + colour * kPowerIds + left - 1; }

template <typename Visit>
void PenteState::each_point(Visit visit) const {
  if (!rules_->asks_allow(board_.placed())) return for_each_legal(board_, visit);
  const StateView position(*this, Seat::nobody);
  for_each_legal(board_, [&](Point p) {
    if (!forbidden(p, position)) visit(p);
  });
}

void PenteState::legal_moves(MoveList& moves) const {
  if (over()) return;
  if (may_choose()) {
    moves.push(encode({MoveKind::swap}));
    moves.push(encode({MoveKind::stay}));
    if (must_choose()) return;
  }
  each_point([&](Point p) { moves.push(encode({MoveKind::put, p})); });
  if (may_place_power()) each_point([&](Point p) { push_power(p, moves); });
}

/// True where a stone there may do more than stand: take, be lost, or win.
bool PenteState::changes_board(Point p) const {
  return rules_->board.poof || board_.captures_at(p, board_.mover()) != 0 || board_.five_at(p, board_.mover());
}

void PenteState::push_power(Point p, MoveList& moves) const {
  bool bonus = false;
  const auto push_bonuses = [&](const Board& board) {
    for (const Point q : rules_->diamonds) {
      if (q == p || board.at(q) != kEmpty) continue;
      moves.push(encode({MoveKind::power, p, q}));
      bonus = true;
    }
  };
  if (changes_board(p)) {
    Board after = board_;
    Undo unused;
    after.place_power(p, unused);
    if (after.turn().bonus_due) push_bonuses(after);
  } else {
    push_bonuses(board_);
  }
  if (!bonus || !rules_->board.bonus_required) moves.push(encode({MoveKind::power, p}));
}

bool PenteState::has_move() const {
  if (may_choose()) return true;
  const bool restricted = is_restricted(board_) || rules_->asks_allow(board_.placed());
  if (!restricted) return !board_.empties().empty();
  bool found = false;
  each_point([&](Point) { found = true; });
  return found;
}

Undo& PenteState::record() {
  ++plies_.back().records;
  return records_.emplace_back();
}

/// The stones that left the board by the last record go to the bowls.
void PenteState::count_taken() {
  const Undo& undo = records_.back();
  if (undo.count == 0) return;
  const int mover = side_of(undo.turn.mover);
  const auto order = left_to_right(undo);
  for (const std::size_t i : std::span(order).first(undo.count)) {
    const Cell cell = undo.taken_cells[i];
    const bool by_poof = i >= static_cast<std::size_t>(undo.count - undo.poofed);
    const bool partner = !by_poof && !is_old_power(cell) && side_of(colour_of(cell)) == mover;
    taken_.push_back({ids_[undo.taken[i]], cell, partner ? -1 : by_poof ? 1 - mover : mover});
  }
}

void PenteState::play_stone(Point p) {
  old_ids_.push_back(ids_[p]);
  ids_[p] = static_cast<std::uint16_t>(kFirstStoneId + board_.placed());
  board_.place(p, record());
  count_taken();
}

void PenteState::play_power(const DecodedMove& decoded) {
  old_ids_.push_back(ids_[decoded.point]);
  const int colour = board_.mover();
  ids_[decoded.point] = static_cast<std::uint16_t>(power_id(colour, board_.turn().power_left[static_cast<std::size_t>(colour)]));
  board_.place_power(decoded.point, record());
  count_taken();
  if (!board_.turn().bonus_due) return;
  if (decoded.bonus != kNoPoint) return play_stone(decoded.bonus);
  board_.renounce_bonus(record());
  old_ids_.push_back(0);
}

void PenteState::play_opening(const DecodedMove& decoded) {
  const bool chose = decoded.kind == MoveKind::swap || decoded.kind == MoveKind::stay;
  // A choice made at once leaves out the stone and the other's choice that adding would have led to.
  const int steps = opening_step()->kind == StepKind::choose_or_add && chose ? 3 : 1;
  opening_.step = static_cast<std::uint16_t>(opening_.step + steps);
  if (decoded.kind == MoveKind::swap) opening_.swapped = !opening_.swapped;
}

void PenteState::play(Move move) {
  expects(!over());
  const DecodedMove decoded = decode(move);
  const Seat mover = to_move();
  plies_.push_back({move, 0, opening_});
  switch (decoded.kind) {
    case MoveKind::resign: resigned_ = mover; return;
    case MoveKind::put: play_stone(decoded.point); break;
    case MoveKind::power: play_power(decoded); break;
    case MoveKind::swap:
    case MoveKind::stay: break;
  }
  if (opening_step()) play_opening(decoded);
  if (rules_->asks_after_move() && plies_.back().records > 0) ask_after_move(mover);
  blocked_ = !over() && !has_move();
}

void PenteState::take_back(const Undo& undo, std::uint16_t id) {
  taken_.resize(taken_.size() - undo.count);
  board_.undo(undo);
  if (undo.point != kNoPoint) ids_[undo.point] = id;
}

void PenteState::undo() {
  expects(!plies_.empty());
  const Ply ply = plies_.back();
  plies_.pop_back();
  for (int i = 0; i < ply.records; ++i) {
    take_back(records_.back(), old_ids_.back());
    records_.pop_back();
    old_ids_.pop_back();
  }
  opening_ = ply.opening;
  resigned_ = Seat::nobody;
  blocked_ = false;
  ended_.reset();
}

std::uint64_t PenteState::hash() const {
  std::uint64_t rest = static_cast<std::uint64_t>(starter_) | std::uint64_t{opening_.swapped} << 2 | std::uint64_t{blocked_} << 3;
  rest |= static_cast<std::uint64_t>(index(resigned_) + 2) << 4 | std::uint64_t{opening_.step} << 8;
  rest |= std::uint64_t{ended_.has_value()} << 60;
  // While the script is asked, it may look at how many stones were placed.
  if (rules_->asks_allow(board_.placed())) rest |= static_cast<std::uint64_t>(board_.placed() + 1) << 32;
  if (rules_->win_in > 0) rest |= static_cast<std::uint64_t>(plies_.size()) << 32;
  return board_.hash() ^ mix(~rest);
}

Outcome PenteState::outcome() const {
  static constexpr std::array kReasons{"", "five", "captures", "full", "endless"};
  Outcome outcome;
  for (int s = 0; s < rules_->seats(); ++s) outcome.scores.push_back(board_.taken(side_of_seat(s)));
  if (!over()) return outcome;
  outcome.over = true;
  if (ended_ && resigned_ == Seat::nobody) {
    outcome.reason = ended_->reason;
    outcome.winners = ended_->winners;
    return outcome;
  }
  const bool resigned = resigned_ != Seat::nobody, late = too_late();
  outcome.reason = resigned ? "resigned" : late ? "too_late" : blocked_ ? "blocked" : kReasons[static_cast<std::size_t>(board_.ending())];
  const int loser = resigned ? side_of_seat(index(resigned_)) : late ? side_of_seat(rules_->diagram->turn) : -1;
  const int winner = loser < 0 ? board_.winner() : 1 - loser;
  for (int s = 0; s < rules_->seats(); ++s)
    if (side_of_seat(s) == winner) outcome.winners.push_back(seat(s));
  return outcome;
}

std::span<const Undo> PenteState::last_records() const {
  const std::size_t count = plies_.empty() ? 0 : plies_.back().records;
  return std::span(records_).last(count);
}

std::vector<Point> PenteState::last_points() const {
  std::vector<Point> points;
  for (const Undo& undo : last_records())
    if (undo.point != kNoPoint) points.push_back(undo.point);
  return points;
}

std::vector<Point> PenteState::last_turn_points() const {
  std::vector<Point> points;
  // The latest may be no placement: then another colour may be to move already.
  const auto placed = std::find_if(records_.rbegin(), records_.rend(), [](const Undo& undo) { return undo.point != kNoPoint; });
  for (auto undo = placed; undo != records_.rend() && undo->turn.mover == placed->turn.mover; ++undo)
    if (undo->point != kNoPoint) points.push_back(undo->point);
  return points;
}

}  // namespace tablier::pente
