#include "solo_state.hpp"

#include "completion.hpp"
#include "layout_view.hpp"
#include "move_codec.hpp"
#include "refusals.hpp"
#include "scene.hpp"
#include "sdk/expect.hpp"
#include "sdk/position.hpp"
#include "solver/notation.hpp"

#include <cassert>

namespace tablier::katamino {
namespace {

constexpr std::string_view kLift = "lift:";
constexpr std::string_view kSoloStateResign = "resign";
constexpr int kSoloStatePieceCells = 5;

}  // namespace

SoloState::SoloState(std::shared_ptr<const Rules> rules) : rules_(std::move(rules)), layout_(rules_->table) {}

void SoloState::legal_moves(MoveList& moves) const {
  if (over()) return;
  const StateView view(*this, Seat::nobody);
  for (int piece = 0; piece < rules_->pieces(); ++piece) {
    if (layout_.lies(piece)) continue;
    const PlacementRange range = rules_->table.of_piece(piece);
    for (int i = range.first; i < range.last; ++i)
      if (layout_.is_free(rules_->table[i].mask) && !forbidden(*rules_, layout_, i, seat(0), view)) moves.push(encode({MoveKind::lay, i}));
  }
  for (int piece = 0; piece < rules_->pieces(); ++piece)
    if (layout_.lies(piece)) moves.push(encode({MoveKind::lift, piece}));
}

void SoloState::play(Move move) {
  const DecodedMove decoded = decode(move);
  expects(!over());
  Step step{move};
  switch (decoded.kind) {
    case MoveKind::lay: layout_.lay(decoded.index); break;
    case MoveKind::lift:
      step.lay = layout_.placed(decoded.index);
      layout_.lift(decoded.index);
      break;
    case MoveKind::resign: resigned_ = true; break;
    case MoveKind::take: assert(false); break;
  }
  history_.push_back(step);
  if (!resigned_) ended_ = ask_after(*rules_, *this, move, seat(0), layout_.full());
}

void SoloState::undo() {
  expects(!history_.empty());
  const Step step = history_.back();
  history_.pop_back();
  ended_ = {};
  const DecodedMove decoded = decode(step.move);
  if (decoded.kind == MoveKind::lay) layout_.lift(rules_->table[decoded.index].piece);
  if (decoded.kind == MoveKind::lift) layout_.lay(step.lay);
  if (decoded.kind == MoveKind::resign) resigned_ = false;
}

Outcome SoloState::outcome() const {
  if (ended_.over) return {.over = true, .scores = {}, .winners = ended_.winners, .reason = ended_.reason};
  if (layout_.full()) return {.over = true, .scores = {}, .winners = {seat(0)}, .reason = "solved"};
  if (resigned_) return {.over = true, .scores = {}, .winners = {}, .reason = "resigned"};
  return {};
}

Move SoloState::resignation() const { return over() ? Move::none : encode({MoveKind::resign, 0}); }

std::string SoloState::notation(Move move) const {
  const DecodedMove decoded = decode(move);
  if (decoded.kind == MoveKind::resign) return std::string(kSoloStateResign);
  if (decoded.kind == MoveKind::lift) return std::string(kLift) + letter(*rules_, decoded.index);
  return lay_notation(*rules_, decoded.index);
}

Text SoloState::label(Move move) const {
  const DecodedMove decoded = decode(move);
  if (decoded.kind == MoveKind::resign) return {};
  return decoded.kind == MoveKind::lift ? lift_label(*rules_, decoded.index) : lay_label(*rules_, decoded.index);
}

Result<Move> SoloState::parse(std::string_view text) const {
  if (over()) return refusal("over");
  if (text == kSoloStateResign) return resignation();
  if (text.starts_with(kLift)) return parse_lift(text.substr(kLift.size()));
  const auto laid = parse_laid(text, rules_->content->pieces, rules_->challenge.grid);
  if (!laid) return laid.problem();
  return try_lay(*laid);
}

Result<Move> SoloState::parse_lift(std::string_view name) const {
  for (int piece = 0; piece < rules_->pieces(); ++piece)
    if (letter(*rules_, piece) == name && layout_.lies(piece)) return encode({MoveKind::lift, piece});
  return refusal("not_placed", {{"piece", std::string(name)}});
}

Result<Move> SoloState::try_lay(const Laid& laid) const {
  const auto placement = find_lay(*rules_, layout_, laid);
  if (!placement) return placement.problem();
  if (auto why = forbidden(*rules_, layout_, *placement, seat(0), StateView(*this, Seat::nobody))) return Problem(*why);
  return encode({MoveKind::lay, *placement});
}

Scene SoloState::scene(Seat) const {
  Scene scene;
  scene.round = RoundKind::puzzle;
  scene.hand = hand_verbs(*rules_, true);
  scene.surfaces.push_back(board_surface(*rules_));
  Tray tray{.title = Text("katamino.tray.pieces")};
  const DecodedMove last = history_.empty() ? DecodedMove{MoveKind::resign, 0} : decode(history_.back().move);
  for (int piece = 0; piece < rules_->pieces(); ++piece) {
    if (!layout_.lies(piece)) {
      tray.items.push_back(piece_item(*rules_, piece));
      continue;
    }
    Token token = piece_token(*rules_, layout_, piece);
    token.last = last == DecodedMove{MoveKind::lay, layout_.placed(piece)};
    scene.tokens.push_back(std::move(token));
  }
  scene.trays.push_back(std::move(tray));
  scene.status = status();
  return scene;
}

Text SoloState::status() const {
  if (ended_.over) return Text("katamino.outcome." + ended_.reason);
  if (layout_.full()) return Text("katamino.status.solved");
  if (resigned_) return Text("katamino.status.resigned");
  return Text("katamino.status.left", {{"n", layout_.free_cells() / kSoloStatePieceCells}});
}

Touch SoloState::touch(Move move) const {
  const DecodedMove decoded = decode(move);
  if (decoded.kind == MoveKind::resign) return {{.kind = GestureKind::press, .button = std::string(kSoloStateResign)}};
  if (decoded.kind == MoveKind::lift) return {{.kind = GestureKind::lift, .item = rules_->piece(decoded.index).number}};
  return {lay_gesture(*rules_, decoded.index)};
}

Text SoloState::why_not(const Touch& touch) const {
  if (over()) return refusal("over").text;
  if (touch.empty() || touch.front().kind != GestureKind::lay) return State::why_not(touch);
  const auto move = try_lay(lay(touch.front().item, touch.front().places));
  return move ? State::why_not(touch) : move.problem().text;
}

Value SoloState::position(Seat) const {
  LaidPosition position{.rules = *rules_, .layout = layout_, .turn = to_move()};
  for (const Step& step : history_) position.history.emplace_back(notation(step.move));
  return to_value(std::move(position));
}

Value SoloState::facts(Seat) const {
  Value waiting = Value::list();
  for (int piece = 0; piece < rules_->pieces(); ++piece)
    if (!layout_.lies(piece)) waiting.push(letter(*rules_, piece));
  Value facts = Value::map({{"pieces", waiting}, {"free", layout_.free_cells()}, {"solvable", solvable()}});
  if (rules_->challenge.count_solutions) facts.set("solutions", count_solutions());
  return facts;
}

bool SoloState::solvable() const {
  return rules_->solvable.get(layout_.hash(), [&] {
    SearchStats stats;
    return std::uint64_t{Completion(*rules_, layout_).first({}, stats).has_value()};
  }) != 0;
}

std::uint64_t SoloState::count_solutions() const {
  return rules_->solutions.get(layout_.hash(), [&] {
    SearchStats stats;
    return Completion(*rules_, layout_).count({}, stats);
  });
}

}  // namespace tablier::katamino
