#include "position.hpp"

#include <algorithm>
#include <cassert>
#include <limits>
#include <ranges>

namespace tablier::triominos {
namespace {

/// Streams of the round's seed.
constexpr std::uint64_t kDealStream = 1;
constexpr std::uint64_t kStartStream = 2;
constexpr std::uint64_t kPoolStream = 3;
/// After so many equal highest draws the first of them begins: so few tiles may be left that they can only tie.
constexpr int kMaxStartDraws = 20;

Rng stream(std::uint64_t seed, std::uint64_t number) { return Rng(mix(seed) + mix(number)); }

/// Which of two tiles begins where the highest triple does: any triple before any other tile.
int start_rank(int tile) { return (is_triple(tile) ? 100 : 0) + sum(tile); }

}  // namespace

Position::Position(const Rules& rules, int seats, int first_seat, std::uint64_t seed)
    : rules_(&rules), seats_(seats), first_seat_(first_seat), seed_(seed), board_(rules.corner_match) {
  s_.pool = kAllTiles;
  s_.starter = s_.mover = static_cast<std::int8_t>(first_seat);
  arrange(rules.arrangement);
}

void Position::arrange(const Arrangement& a) {
  for (const SetTile& t : a.layout) {
    const Cell cell = cell_at(t.place);
    const bool bridge = !board_.empty() && board_.facts(cell, t.tile, t.turn).opposite;
    board_.lay(cell, t.tile, t.turn, bridge);
  }
  s_.pool &= ~a.on_table();
  if (!a.racks.empty()) {
    for (int i = 0; i < seats_; ++i) rack_of(i) = a.racks[at(i)];
    s_.phase = Phase::turn;
  }
  if (a.pool) {
    s_.pool = 0;
    for (const int tile : *a.pool) s_.pool |= set_of(tile);
    // The first of the list is drawn first.
    for (const int tile : std::views::reverse(*a.pool)) order_[at(pool_size_++)] = static_cast<std::uint8_t>(tile);
  } else {
    Rng rng = stream(seed_, a.racks.empty() ? kDealStream : kPoolStream);
    shuffle_pool(rng);
  }
  if (s_.phase == Phase::turn && everyone_is_stuck()) end(Ending::blocked);
}

void Position::shuffle_pool(Rng& rng) {
  pool_size_ = 0;
  for_each(s_.pool, [&](int tile) { order_[at(pool_size_++)] = static_cast<std::uint8_t>(tile); });
  for (int i = pool_size_; i > 1; --i) std::swap(order_[at(i - 1)], order_[rng.below(static_cast<std::uint32_t>(i))]);
}

void Position::deal() {
  Rng rng = stream(seed_, kDealStream);
  shuffle_pool(rng);
  for (int i = 0; i < seats_; ++i)
    for (int n = 0; n < rules_->hand_size[at(seats_ - 1)] && pool_size_ > 0; ++n) rack_of(i) |= set_of(order_[at(--pool_size_)]);
  for (int i = 0; i < seats_; ++i) s_.pool &= ~rack_of(i);
  s_.phase = Phase::turn;
  if (!board_.empty()) {
    if (everyone_is_stuck()) end(Ending::blocked);
  } else if (rules_->start_rule == StartRule::highest_triple) {
    begin_with_highest();
  } else if (seats_ > 1 && s_.pool != 0) {
    s_.phase = Phase::start;
  }
}

bool Position::would_begin(int tile, int seat) const {
  const int rank = start_rank(tile);
  const int named = start_rank(s_.forced);
  if (rank != named) return rank > named;
  const auto order = [&](int s) { return (s - first_seat_ + seats_) % seats_; };
  if (seat != s_.starter) return order(seat) < order(s_.starter);
  return tile < s_.forced;
}

void Position::begin_with_highest() {
  for (int i = 0; i < seats_; ++i) {
    for_each(rack(i), [&](int tile) {
      if (s_.forced >= 0 && !would_begin(tile, i)) return;
      s_.forced = static_cast<std::int8_t>(tile);
      s_.starter = static_cast<std::int8_t>(i);
    });
  }
  s_.mover = s_.starter;
}

void Position::draw_starter() {
  Rng rng = stream(seed_, kStartStream);
  SeatSet drawing = static_cast<SeatSet>((1 << seats_) - 1);
  for (int round = 0; round < kMaxStartDraws && std::popcount(drawing) > 1; ++round) {
    shuffle_pool(rng);
    int highest = -1;
    SeatSet best = 0;
    for (int i = 0, drawn = 0; i < seats_; ++i) {
      if ((drawing >> i & 1) == 0) continue;
      const int tile = order_[at(drawn++ % pool_size_)];
      s_.start_tiles |= set_of(tile);
      s_.start_draws[at(i)] = static_cast<std::int8_t>(tile);
      if (sum(tile) > highest) best = 0;
      if (sum(tile) >= highest) best |= static_cast<SeatSet>(1 << i);
      highest = std::max(highest, sum(tile));
    }
    drawing = best;
  }
  s_.starter = s_.mover = static_cast<std::int8_t>(std::countr_zero(drawing));
  Rng pool = stream(seed_, kPoolStream);
  shuffle_pool(pool);
  s_.phase = Phase::turn;
}

TileSet Position::usable() const {
  if (board_.empty() && s_.forced >= 0 && (rack(mover()) & set_of(s_.forced)) != 0) return set_of(s_.forced);
  if (rules_->drawn_only && s_.draws > 0) return set_of(s_.drawn);
  return rack(mover());
}

bool Position::may_stop() const {
  if (board_.empty()) return false;
  return rules_->voluntary_draw || (usable() & board_.playable()) == 0;
}

void Position::legal_moves(MoveList& moves) const {
  if (s_.phase != Phase::turn) return;
  for_each_placement([&](Cell cell, int tile, int turn) { moves.push(encode({MoveKind::lay, tile, turn, cell})); });
  if (may_stop()) moves.push(stopping());
}

Move Position::chance() const {
  assert(chance_to_move());
  if (s_.phase == Phase::deal) return encode(MoveKind::deal);
  if (s_.phase == Phase::start) return encode(MoveKind::start);
  return encode({.kind = MoveKind::tile, .tile = order_[at(pool_size_ - 1)]});
}

Undo Position::play(Move move) {
  const DecodedMove decoded = decode(move);
  Undo undo{.before = s_};
  s_.last = {.kind = decoded.kind, .seat = s_.mover, .turn = s_.turn};
  switch (decoded.kind) {
    case MoveKind::lay:
      lay(decoded);
      undo.laid = true;
      break;
    case MoveKind::draw: s_.phase = Phase::drawing; break;
    case MoveKind::pass: stop(); break;
    case MoveKind::timeout: run_out_of_time(); break;
    case MoveKind::resign: end(Ending::resigned); break;
    case MoveKind::deal:
      deal();
      undo.dealt = true;
      break;
    case MoveKind::start:
      draw_starter();
      undo.dealt = true;
      break;
    case MoveKind::tile: take(decoded.tile, undo); break;
    case MoveKind::none: assert(false); break;
  }
  return undo;
}

void Position::undo(const Undo& undo) {
  s_ = undo.before;
  if (undo.laid) board_.lift();
  if (undo.dealt) {
    // Before a deal or a starter's draw nobody has seen the order of the pool; the same seed makes the same one again.
    Rng rng = stream(seed_, kDealStream);
    shuffle_pool(rng);
  }
  if (undo.pool_index >= 0) std::swap(order_[at(pool_size_++)], order_[at(undo.pool_index)]);
}

void Position::lay(const DecodedMove& decoded) {
  const int mover = s_.mover;
  s_.last.tile = decoded.tile;
  s_.last.cell = decoded.cell;
  s_.last.facts = board_.facts(decoded.cell, decoded.tile, decoded.turn);
  rack_of(mover) &= ~set_of(decoded.tile);
  board_.lay(decoded.cell, decoded.tile, decoded.turn, s_.last.facts.opposite);
  add_placement(*rules_, s_.last.facts, mover, s_.last.awards);
  pay(s_.last.awards, 1);
  s_.last_tile = {decoded.tile, mover, decoded.cell, s_.last.facts, placement_points(s_.last.awards)};
  s_.passes = 0;
  if (rack_of(mover) == 0) return end(Ending::out);
  end_turn();
}

void Position::take(int tile, Undo& undo) {
  const auto found = std::find(order_.begin(), order_.begin() + pool_size_, static_cast<std::uint8_t>(tile));
  assert(found != order_.begin() + pool_size_);
  undo.pool_index = static_cast<std::int8_t>(found - order_.begin());
  std::swap(*found, order_[at(--pool_size_)]);
  s_.last.tile = tile;
  s_.pool &= ~set_of(tile);
  rack_of(s_.mover) |= set_of(tile);
  if (s_.phase == Phase::fining) {
    charge(Cause::timeout);
    return end_turn();
  }
  charge(Cause::draw);
  ++s_.draws;
  s_.drawn = static_cast<std::int8_t>(tile);
  s_.phase = Phase::turn;
  // After the last draw that is allowed the seat still pays for laying nothing.
  if (s_.draws < rules_->max_draws && everyone_is_stuck()) end(Ending::blocked);
}

void Position::stop() {
  if (s_.draws >= rules_->max_draws) charge(Cause::give_up);
  else charge(Cause::pass);
  if (s_.pool == 0) ++s_.passes;
  end_turn();
}

void Position::run_out_of_time() {
  if (s_.pool != 0) {
    s_.phase = Phase::fining;
    return;
  }
  s_.passes = 0;  // nobody chose that
  charge(Cause::timeout);
  end_turn();
}

void Position::charge(Cause cause) {
  s_.last.charge = cause;
  const auto points = cost(*rules_, cause);
  s_.last.awards.add(cause, s_.mover, points);
  s_.scores[at(s_.mover)] += points;
}

void Position::pay(const Awards& awards, int sign) {
  for (const Award& a : awards) s_.scores[at(a.seat)] += sign * a.points;
}

void Position::end_turn() {
  s_.draws = 0;
  s_.drawn = -1;
  ++s_.turn;
  s_.phase = Phase::turn;
  s_.mover = static_cast<std::int8_t>((s_.mover + 1) % seats_);
  if (everyone_is_stuck()) end(Ending::blocked);
  else if (s_.passes >= seats_) end(Ending::passed);
}

/// Nobody can place and the pool is empty.
bool Position::everyone_is_stuck() const {
  if (s_.pool != 0) return false;
  TileSet all = 0;
  for (int i = 0; i < seats_; ++i) all |= rack(i);
  return (all & board_.playable()) == 0;
}

FinalRacks Position::final_racks() const {
  FinalRacks racks{.ending = s_.ending, .seats = seats_, .mover = s_.last.seat};
  for (int i = 0; i < seats_; ++i) racks.sums[at(i)] = sum_of(rack(i));
  return racks;
}

void Position::end(Ending ending) {
  s_.ending = ending;
  s_.last.ending = ending;
  s_.phase = Phase::over;
  Awards awards;
  const FinalRacks racks = final_racks();
  add_ending(*rules_, racks, awards);
  pay(awards, 1);
  for (const Award& a : awards) s_.last.awards.add(a.cause, a.seat, a.points);
  s_.winners = uncounted_winners(*rules_, racks).value_or(leaders(s_.scores, seats_));
  if (seats_ == 1) s_.winners = ending == Ending::out ? 1 : 0;
  if (ending != Ending::resigned) return;
  auto others = s_.scores;
  others[at(s_.mover)] = std::numeric_limits<std::int32_t>::min();
  s_.winners = seats_ == 1 ? SeatSet{0} : leaders(others, seats_);
}

void Position::amend(const Awards& awards, std::optional<SeatSet> winners) {
  pay(s_.last.awards, -1);
  s_.last.awards = awards;
  pay(awards, 1);
  if (s_.last.kind == MoveKind::lay) s_.last_tile.points = placement_points(awards);
  if (!over() || s_.ending == Ending::resigned || seats_ == 1) return;
  s_.winners = winners ? *winners : leaders(s_.scores, seats_);
}

void Position::rearrange(const std::array<TileSet, kMaxSeats>& racks, TileSet pool, Rng& rng) {
  assert(count(pool) == count(s_.pool));
  s_.racks = racks;
  s_.pool = pool;
  seed_ = rng.next();
  shuffle_pool(rng);
}

std::uint64_t Position::hash() const {
  std::uint64_t h = board_.hash();
  std::uint64_t salt = 0;
  const auto add = [&](std::uint64_t v) { h ^= mix(v + mix(++salt)); };
  for (int i = 0; i < seats_; ++i) add(rack(i));
  for (int i = 0; i < seats_; ++i) add(static_cast<std::uint64_t>(s_.scores[at(i)]));
  add(s_.pool);
  add(static_cast<std::uint64_t>(s_.phase) | static_cast<std::uint64_t>(s_.ending) << 8 | static_cast<std::uint64_t>(s_.winners) << 16);
  const auto byte = [](int v) { return static_cast<std::uint64_t>(static_cast<std::uint8_t>(v)); };
  add(byte(s_.mover) | byte(s_.draws) << 8 | byte(s_.drawn) << 16 | byte(s_.forced) << 24 | byte(s_.passes) << 32);
  return h;
}

}  // namespace tablier::triominos
