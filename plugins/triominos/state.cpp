#include "state.hpp"

#include "notation.hpp"
#include "scene.hpp"
#include "score_lines.hpp"
#include "sdk/expect.hpp"
#include "sdk/position.hpp"

#include <array>

namespace tablier::triominos {
namespace {

constexpr std::array<const char*, 5> kReasons{"", "out", "blocked", "passed", "resigned"};

Value tile_list(TileSet tiles) {
  Value list = Value::list();
  for_each(tiles, [&](int tile) { list.push(to_text(digits(tile))); });
  return list;
}

Value last_facts(const Position& p) {
  const LastTile& last = p.data().last_tile;
  if (last.tile < 0) return {};
  return Value::map({{"sum", last.facts.sum},
                     {"bridge", is_bridge(p.rules(), last.facts)},
                     {"hexagons", last.facts.hexagons},
                     {"points", std::int64_t{last.points}}});
}

/// The position before a tile was laid, as hooks that are asked what it is worth read it.
class BeforeLastMove final : public PositionView {
 public:
  BeforeLastMove(const TriominosState& state, Seat viewer) : state_(state), viewer_(viewer) {}

 private:
  Value make() const override {
    const auto before = state_.clone();
    before->undo();
    return before->position(viewer_);
  }

  const TriominosState& state_;
  Seat viewer_;
};

/// What a seat holds, as far as the viewer may see it.
Value rack_value(const Position& position, Seat viewer, int seat) {
  const TileSet rack = position.rack(seat);
  return sees_rack(position, viewer, seat) ? tile_list(rack) : Value(count(rack));
}

}  // namespace

bool sees_rack(const Position& position, Seat viewer, int seat) {
  return viewer == Seat::nobody || index(viewer) == seat || position.over();
}

TriominosState::TriominosState(std::shared_ptr<const SharedRules> table, const Setup& setup)
    : table_(std::move(table)), position_(table_->rules, setup.seats, setup.starter % setup.seats, setup.seed) {
  belief_.begin(position_);
  if (position_.over()) ask_script();
}

Seat TriominosState::to_move() const {
  if (position_.over()) return Seat::nobody;
  return position_.chance_to_move() ? Seat::chance : seat(position_.mover());
}

void TriominosState::play(Move move) {
  expects(!position_.over());
  const auto notes = belief_.size();
  history_.push_back(seen_notation(move, Seat::chance));
  belief_.observe(position_, move);
  steps_.push_back({position_.play(move), notes});
  if (decode(move).kind == MoveKind::deal) belief_.begin(position_);
  ask_script();
}

void TriominosState::ask_script() {
  if (!table_->scripted.asks()) return;
  const Seat eyes = seat(position_.data().last.seat);
  table_->scripted.scripted(position_, {BeforeLastMove(*this, eyes), StateView(*this, eyes)});
}

void TriominosState::undo() {
  expects(!steps_.empty());
  position_.undo(steps_.back().undo);
  belief_.forget(steps_.back().notes);
  steps_.pop_back();
  history_.pop_back();
}

Outcome TriominosState::outcome() const {
  const PositionData& s = position_.data();
  Outcome outcome{.over = position_.over(), .scores = {}, .winners = {}, .reason = kReasons[static_cast<std::size_t>(s.ending)]};
  if (table_->rules.counting != Counting::none) outcome.scores.assign(s.scores.begin(), s.scores.begin() + position_.seats());
  for (int i = 0; i < position_.seats(); ++i)
    if ((s.winners >> i & 1) != 0) outcome.winners.push_back(seat(i));
  return outcome;
}

std::unique_ptr<State> TriominosState::sample(Seat viewer, Rng& rng) const {
  auto guess = std::make_unique<TriominosState>(*this);
  if (!is_player(viewer) || position_.over()) return guess;
  guess->steps_.clear();
  belief_.deal(guess->position_, index(viewer), rng);
  return guess;
}

Move TriominosState::resignation() const { return position_.data().phase == Phase::turn ? encode(MoveKind::resign) : Move::none; }

Move TriominosState::timeout() const { return turn_limit() ? encode(MoveKind::timeout) : Move::none; }

std::optional<TurnLimit> TriominosState::turn_limit() const {
  if (table_->rules.timer_seconds == 0 || position_.data().phase != Phase::turn) return std::nullopt;
  return TurnLimit{static_cast<double>(table_->rules.timer_seconds), position_.data().turn};
}

std::string TriominosState::notation(Move move) const { return triominos::notation(move); }

std::string TriominosState::seen_notation(Move move, Seat viewer) const {
  const bool hidden = decode(move).kind == MoveKind::tile && !sees_rack(position_, viewer, position_.mover());
  return hidden ? unseen_tile() : notation(move);
}

Result<Move> TriominosState::parse(std::string_view text) const { return triominos::parse(position_, text); }

Text TriominosState::label(Move move) const {
  const DecodedMove decoded = decode(move);
  return decoded.kind == MoveKind::lay ? Text("triominos.move.lay", {{"tile", spoken(decoded.tile)}}) : Text();
}

Scene TriominosState::scene(Seat viewer) const { return make_scene(*table_, position_, viewer, StateView(*this, seat(position_.mover()))); }

Touch TriominosState::touch(Move move) const { return touch_of(move); }

Text TriominosState::why_not(const Touch& touch) const {
  const auto why = triominos::why_not(position_, touch);
  return why ? *why : State::why_not(touch);
}

Value TriominosState::facts(Seat viewer) const {
  const PositionData& s = position_.data();
  Value racks = Value::list();
  Value start = Value::list();
  for (int i = 0; i < position_.seats(); ++i) {
    racks.push(rack_value(position_, viewer, i));
    const int drawn = s.start_draws[static_cast<std::size_t>(i)];
    if (drawn >= 0) start.push(to_text(digits(drawn)));
  }
  Value facts =
      Value::map({{"pool", count(s.pool)}, {"racks", racks}, {"last", last_facts(position_)}, {"draws", int{s.draws}}, {"start", start}});
  if (const auto sheet = sheet_ply(position_)) facts.set(kSheetFact, to_value(*sheet));
  return facts;
}

Value TriominosState::position(Seat viewer) const {
  const Grid grid = Grid::boundless(Lattice::triangles);
  CommonPosition common{.grid = grid, .options = table_->scripted.options(), .turn = to_move(), .seats = position_.seats()};
  for (const std::string& move : history_) common.history.emplace_back(move);
  Value tiles = Value::list(), racks = Value::list(), scores = Value::list();
  for (const LaidTile& laid : position_.board().tiles()) {
    const std::string place = grid.name(place_of(laid.cell));
    common.cells.push_back({place, 0});
    tiles.push(Value::map({{"tile", to_text(digits(laid.tile))}, {"place", place}, {"shows", to_text(digits(laid.tile, laid.turn))}}));
  }
  for (int i = 0; i < position_.seats(); ++i) {
    racks.push(rack_value(position_, viewer, i));
    scores.push(std::int64_t{position_.data().scores[static_cast<std::size_t>(i)]});
  }
  Value all = to_value(std::move(common));
  all.set("tiles", std::move(tiles));
  all.set("racks", std::move(racks));
  all.set("scores", std::move(scores));
  all.set("pool", count(position_.data().pool));
  all.set("draws", int{position_.data().draws});
  return all;
}

}  // namespace tablier::triominos
