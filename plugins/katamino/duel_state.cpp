#include "duel_state.hpp"

#include "layout_view.hpp"
#include "move_codec.hpp"
#include "refusals.hpp"
#include "scene.hpp"
#include "sdk/expect.hpp"
#include "sdk/position.hpp"
#include "solver/notation.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace tablier::katamino {
namespace {

constexpr std::string_view kTake = "take:";
constexpr std::string_view kResign = "resign";

}  // namespace

DuelState::DuelState(std::shared_ptr<const Rules> rules, Seat starter)
    : rules_(std::move(rules)), layout_(rules_->table), starter_(starter), mover_(starter) {
  const Sharing sharing = rules_->challenge.sharing;
  owners_.fill(Seat::nobody);
  if (sharing == Sharing::draft) untaken_ = rules_->pieces();
  if (sharing == Sharing::parity)
    for (int piece = 0; piece < rules_->pieces(); ++piece) set_owner(piece, seat(rules_->piece(piece).number % 2));
  blocked_ = !is_taking() && !has_placement();
}

bool DuelState::fits(const Placement& p) const {
  if (!layout_.is_free(p.mask)) return false;
  if (layout_.occupied() == 0) return !rules_->challenge.centre_first || (p.mask & kCentreSquares) != 0;
  return !rules_->challenge.touching || !layout_.is_free(p.touching);
}

bool DuelState::has_placement() const {
  const StateView view(*this, Seat::nobody);
  for (int i = 0; i < rules_->table.size(); ++i) {
    const Placement& p = rules_->table[i];
    if (may_lay(p.piece) && fits(p) && !forbidden(*rules_, layout_, i, mover_, view)) return true;
  }
  return false;
}

void DuelState::legal_moves(MoveList& moves) const {
  if (over()) return;
  for (int piece = 0; is_taking() && piece < rules_->pieces(); ++piece)
    if (owner(piece) == Seat::nobody) moves.push(encode({MoveKind::take, piece}));
  if (is_taking()) return;
  const StateView view(*this, Seat::nobody);
  for (int i = 0; i < rules_->table.size(); ++i) {
    const Placement& p = rules_->table[i];
    if (may_lay(p.piece) && fits(p) && !forbidden(*rules_, layout_, i, mover_, view)) moves.push(encode({MoveKind::lay, i}));
  }
}

void DuelState::play(Move move) {
  expects(!over());
  const DecodedMove decoded = decode(move);
  history_.push_back({move, mover_});
  switch (decoded.kind) {
    case MoveKind::resign: resigned_ = true; return;
    case MoveKind::take:
      set_owner(decoded.index, mover_);
      --untaken_;
      break;
    case MoveKind::lay: layout_.lay(decoded.index); break;
    case MoveKind::lift: assert(false); break;
  }
  const Seat played = std::exchange(mover_, other(mover_));
  blocked_ = !is_taking() && !has_placement();
  follow_script(move, played);
}

/// A script may give the turn to the seat that has just played, while pieces are laid, and end the round.
void DuelState::follow_script(Move move, Seat played) {
  ended_ = ask_after(*rules_, *this, move, played, blocked_);
  if (ended_.over || !ended_.next || *ended_.next == mover_ || is_taking()) return;
  mover_ = *ended_.next;
  blocked_ = false;
  blocked_ = !has_placement();
}

void DuelState::undo() {
  expects(!history_.empty());
  const DecodedMove decoded = decode(history_.back().move);
  mover_ = history_.back().mover;
  history_.pop_back();
  blocked_ = false;
  ended_ = {};
  if (decoded.kind == MoveKind::resign) {
    resigned_ = false;
    return;
  }
  if (decoded.kind == MoveKind::lay) layout_.lift(rules_->table[decoded.index].piece);
  if (decoded.kind == MoveKind::take) {
    set_owner(decoded.index, Seat::nobody);
    ++untaken_;
  }
}

std::uint64_t DuelState::hash() const {
  std::uint64_t h = layout_.hash() ^ mix(~static_cast<std::uint64_t>(index(mover_)) - (resigned_ ? 2 : 0) - (ended_.over ? 8 : 0));
  for (int piece = 0; piece < rules_->pieces(); ++piece) h ^= mix(static_cast<std::uint64_t>(piece * 4 + index(owner(piece)) + 2) << 32);
  return h;
}

Outcome DuelState::outcome() const {
  if (!over()) return {};
  if (ended_.over) return {.over = true, .scores = {}, .winners = ended_.winners, .reason = ended_.reason};
  const bool mover_wins = !resigned_ && rules_->challenge.last_loses;
  return {.over = true, .scores = {}, .winners = {mover_wins ? mover_ : other(mover_)}, .reason = resigned_ ? "resigned" : "blocked"};
}

Move DuelState::resignation() const { return over() ? Move::none : encode({MoveKind::resign, 0}); }

std::string DuelState::notation(Move move) const {
  const DecodedMove decoded = decode(move);
  if (decoded.kind == MoveKind::resign) return std::string(kResign);
  if (decoded.kind == MoveKind::take) return std::string(kTake) + letter(*rules_, decoded.index);
  return lay_notation(*rules_, decoded.index);
}

Result<Move> DuelState::parse(std::string_view text) const {
  if (over()) return refusal("over");
  if (text == kResign) return resignation();
  if (text.starts_with(kTake)) return parse_take(text.substr(kTake.size()));
  if (is_taking() && text.find(':') == std::string_view::npos) return parse_named(text);
  const auto laid = parse_laid(text, rules_->content->pieces, rules_->challenge.grid);
  if (!laid) return laid.problem();
  return try_lay(*laid);
}

Text DuelState::label(Move move) const {
  const DecodedMove decoded = decode(move);
  if (decoded.kind == MoveKind::resign) return {};
  return decoded.kind == MoveKind::take ? take_label(*rules_, decoded.index) : lay_label(*rules_, decoded.index);
}

Result<Move> DuelState::parse_take(std::string_view name) const {
  for (int piece = 0; piece < rules_->pieces(); ++piece)
    if (letter(*rules_, piece) == name) return try_take(piece);
  return Problem("katamino.notation.unknown_piece", {{"text", std::string(name)}});
}

/// As the list of moves has it, and shorter: `take 6`, `take6`, `6`, `L`.
Result<Move> DuelState::parse_named(std::string_view text) const {
  constexpr std::string_view kWord = "take";
  std::string_view name = text;
  if (name.starts_with(kWord)) name.remove_prefix(kWord.size());
  while (name.starts_with(' ')) name.remove_prefix(1);
  for (int piece = 0; piece < rules_->pieces(); ++piece)
    if (letter(*rules_, piece) == name || std::to_string(rules_->piece(piece).number) == name) return try_take(piece);
  int last = 0;
  for (int piece = 0; piece < rules_->pieces(); ++piece) last = std::max(last, rules_->piece(piece).number);
  return Problem("katamino.notation.malformed_take", {{"text", std::string(text)}, {"last", last}});
}

Result<Move> DuelState::try_take(int piece) const {
  if (!is_taking()) return refusal("no_draft");
  if (owner(piece) != Seat::nobody) return refusal("already_taken", named(*rules_, rules_->piece(piece).number));
  return encode({MoveKind::take, piece});
}

Result<Move> DuelState::try_lay(const Laid& laid) const {
  if (is_taking()) return refusal("take_first");
  const auto placement = find_lay(*rules_, layout_, laid);
  if (!placement) return placement.problem();
  const Placement& p = rules_->table[*placement];
  if (!may_lay(p.piece)) return refusal("not_yours", named(*rules_, laid.number));
  if (!fits(p)) return refusal(layout_.occupied() == 0 ? "centre_first" : "touch");
  if (auto why = forbidden(*rules_, layout_, *placement, mover_, StateView(*this, Seat::nobody))) return Problem(*why);
  return encode({MoveKind::lay, *placement});
}

Scene DuelState::scene(Seat) const {
  Scene scene;
  scene.hand = hand_verbs(*rules_, false);
  scene.surfaces.push_back(board_surface(*rules_));
  const DecodedMove last = history_.empty() ? DecodedMove{MoveKind::resign, 0} : decode(history_.back().move);
  for (int piece = 0; piece < rules_->pieces(); ++piece) {
    if (!layout_.lies(piece)) continue;
    Token token = piece_token(*rules_, layout_, piece);
    token.owner = owner(piece);
    token.last = last == DecodedMove{MoveKind::lay, layout_.placed(piece)};
    scene.tokens.push_back(std::move(token));
  }
  add_trays(scene);
  if (rules_->challenge.centre_first && layout_.occupied() == 0 && !is_taking())
    for (std::uint64_t bits = kCentreSquares; bits != 0; bits &= bits - 1)
      scene.highlights.push_back({.kind = HighlightKind::legal, .place = rules_->table.place(std::countr_zero(bits))});
  scene.status = status();
  return scene;
}

void DuelState::add_trays(Scene& scene) const {
  const bool owned = rules_->challenge.sharing != Sharing::pool;
  if (!owned || is_taking()) scene.trays.push_back({.title = Text("katamino.tray.pieces")});
  for (int s = 0; owned && s < 2; ++s) scene.trays.push_back({.title = Text("katamino.tray.owned"), .owner = seat(s)});
  for (int piece = 0; piece < rules_->pieces(); ++piece) {
    if (layout_.lies(piece)) continue;
    for (Tray& tray : scene.trays)
      if (tray.owner == owner(piece)) tray.items.push_back(piece_item(*rules_, piece));
  }
}

Text DuelState::status() const {
  if (ended_.over) return Text("katamino.outcome." + ended_.reason);
  if (resigned_) return Text("katamino.status.resigned");
  if (blocked_ && rules_->challenge.sharing == Sharing::pool) return Text("katamino.status.blocked");
  if (blocked_) return Text("katamino.status.none_of_own", {{"player", index(mover_)}});
  if (is_taking()) return Text("katamino.status.take");
  if (layout_.occupied() == 0 && rules_->challenge.centre_first) return Text("katamino.status.start_centre");
  return Text("katamino.status.lay");
}

Touch DuelState::touch(Move move) const {
  const DecodedMove decoded = decode(move);
  if (decoded.kind == MoveKind::resign) return {{.kind = GestureKind::press, .button = std::string(kResign)}};
  if (decoded.kind == MoveKind::take) return {{.kind = GestureKind::pick, .item = rules_->piece(decoded.index).number}};
  return {lay_gesture(*rules_, decoded.index)};
}

Text DuelState::why_not(const Touch& touch) const {
  if (over()) return refusal("over").text;
  if (touch.empty()) return State::why_not(touch);
  const Gesture& g = touch.front();
  const int piece = piece_of_item(*rules_, g.item);
  if (piece < 0) return State::why_not(touch);
  const auto move = g.kind == GestureKind::pick ? try_take(piece) : try_lay(lay(g.item, g.places));
  return move ? State::why_not(touch) : move.problem().text;
}

Value DuelState::position(Seat) const {
  LaidPosition position{.rules = *rules_, .layout = layout_, .turn = to_move(), .owner = [this](int piece) { return owner(piece); }};
  for (const Ply& ply : history_) position.history.emplace_back(notation(ply.move));
  return to_value(std::move(position));
}

Value DuelState::facts(Seat) const {
  const auto waiting = [&](Seat of) {
    Value all = Value::list();
    for (int piece = 0; piece < rules_->pieces(); ++piece)
      if (!layout_.lies(piece) && owner(piece) == of) all.push(letter(*rules_, piece));
    return all;
  };
  Value facts = Value::map();
  if (rules_->challenge.sharing == Sharing::pool) facts.set("pieces", waiting(Seat::nobody));
  else facts.set("pieces", Value(Value::List{waiting(seat(0)), waiting(seat(1))}));
  if (rules_->challenge.sharing == Sharing::draft) facts.set("pool", waiting(Seat::nobody));
  facts.set("free", layout_.free_cells());
  return facts;
}

}  // namespace tablier::katamino
