#include "script/game/scripted_game.hpp"

#include "script/game/evaluating_bot.hpp"
#include "script/game/game_shapes.hpp"
#include "script/game/laid_pieces.hpp"
#include "script/game/scripted_state.hpp"
#include "script/shape_check.hpp"

#include <algorithm>
#include <atomic>

namespace tablier::lua {
namespace {

/// Moves of the first position that are looked at to find what a hand does here.
constexpr std::size_t kMaxLookedAt = 200;
/// Draws of chance that may come before a seat moves.
constexpr int kMaxDraws = 100;

void add_verb(HandVerbs& verbs, GestureKind kind) {
  switch (kind) {
    case GestureKind::put: verbs.put = true; break;
    case GestureKind::lay: verbs.lay = true; break;
    case GestureKind::lift: verbs.lift = true; break;
    case GestureKind::slide: verbs.slide = true; break;
    case GestureKind::trace: verbs.trace = true; break;
    case GestureKind::pick:
    case GestureKind::press: break;
  }
}

/// What a hand does in this game, as its first moves show.
HandVerbs verbs_of(const std::shared_ptr<const ScriptedRules>& rules) {
  HandVerbs verbs;
  ScriptedState first(rules, {.seats = rules->machine->declaration().seats.min});
  Rng rng(0);
  for (int draws = 0; first.to_move() == Seat::chance && draws < kMaxDraws; ++draws) first.play(first.chance(rng));
  MoveList moves;
  first.legal_moves(moves);
  for (std::size_t i = 0; i < std::min(moves.size(), kMaxLookedAt); ++i)
    for (const Gesture& gesture : first.touch(moves[i])) add_verb(verbs, gesture.kind);
  if (verbs == HandVerbs{}) verbs.put = true;
  verbs.lay = verbs.lay || !rules->game.things.empty();
  for (const LaidPiece& piece : rules->game.pieces)
    for (const Orientation& o : piece.orientations) {
      verbs.turn = verbs.turn || o.turned >= 0;
      verbs.flip = verbs.flip || o.flipped >= 0;
    }
  return verbs;
}

Result<Surface> board_of(const GameMachine& machine, const Value& options) {
  if (!machine.has(GameFunction::board)) return read_board(machine.declaration().board);
  Result<Value> said = machine.ask_of_rules(GameFunction::board, options);
  if (!said) return said.problem();
  Result<Surface> board = read_board(*std::move(said));
  if (!board) return machine.problem(GameFunction::board, board.problem().text);
  return board;
}

/// What functions get that are asked before a round begins.
Value rules_value(const GameMachine& machine, const Value& options) {
  return Value::map({{"options", options}, {"seats", machine.declaration().seats.max}, {"starter", 1}});
}

Result<std::vector<LaidPiece>> pieces_of(const GameMachine& machine, const Value& options) {
  if (!machine.has(GameFunction::pieces)) return machine.declaration().pieces;
  Result<Value> said = machine.ask_of_rules(GameFunction::pieces, rules_value(machine, options));
  if (!said) return said.problem();
  if (const auto why = conform(pieces_shape(), *said, machine.declaration().seats.max)) return machine.problem(GameFunction::pieces, *why);
  return laid_pieces(*said->as_list());
}

Result<int> longest_round_of(const GameMachine& machine, const Value& options) {
  if (!machine.has(GameFunction::longest_round)) return machine.declaration().longest_round;
  Result<Value> said = machine.ask_of_rules(GameFunction::longest_round, rules_value(machine, options));
  if (!said) return said.problem();
  if (said->is_null()) return 0;
  if (const auto why = conform(ValueShape::whole(0, 1'000'000), *said, 0)) return machine.problem(GameFunction::longest_round, *why);
  return static_cast<int>(*said->as_int());
}

/// A button that is written as a place is: a move would be read as either.
std::optional<Problem> button_like_place(const GameDeclaration& declared, const Grid& grid) {
  for (const std::string& button : declared.buttons)
    if (grid.parse(button)) return Problem(Text("script.game.button_place", {{"name", button}}), declared.buttons_where);
  return std::nullopt;
}

/// Paints of board, pieces and things that there are not, each once.
std::vector<OddPaint> odd_paints(const GameRules& game) {
  std::vector<OddPaint> odd;
  const auto look_at = [&](GameFunction by, const std::string& paint, bool of_things = false) {
    const bool known = is_paint(*game.paints, paint) || std::ranges::find(odd, paint, &OddPaint::name) != odd.end();
    if (!known) odd.push_back({by, paint, of_things});
  };
  if (!game.paints) return odd;
  for (const std::string& paint : {game.surface.paint, game.surface.frame}) look_at(GameFunction::board, paint);
  for (const PlacePaint& place : game.surface.paints) look_at(GameFunction::board, place.paint);
  for (const LaidPiece& piece : game.pieces)
    if (!piece.paint.empty()) look_at(GameFunction::pieces, piece.paint);
  for (const HeldThing& thing : game.things) look_at(GameFunction::look, thing.paint, true);
  return odd;
}

/// The same of a thing.
std::optional<Problem> thing_like_place(const GameDeclaration& declared, const Grid& grid) {
  for (const HeldThing& thing : declared.things)
    if (grid.parse(thing.name)) return Problem(Text("script.game.thing_place", {{"name", thing.name}}), declared.things_where);
  return std::nullopt;
}

std::uint64_t new_game_id() {
  static std::atomic<std::uint64_t> last{0};
  return ++last;
}

}  // namespace

std::unique_ptr<State> ScriptedGame::start(const Setup& setup) const { return std::make_unique<ScriptedState>(rules_, setup); }

int ScriptedGame::levels() const { return can_evaluate(*rules_) ? kEvaluatingLevels : 0; }

std::unique_ptr<Bot> ScriptedGame::bot(std::uint64_t seed) const {
  return can_evaluate(*rules_) ? make_evaluating_bot(*rules_, seed) : nullptr;
}

Result<std::unique_ptr<const Game>> make_scripted_game(std::shared_ptr<const GameMachine> machine, const GameParts& parts,
                                                       std::shared_ptr<const Paints> paints) {
  const Value& options = parts.options.values();
  Result<Surface> board = board_of(*machine, options);
  if (!board) return board.problem();
  if (auto clash = button_like_place(machine->declaration(), board->grid)) return *std::move(clash);
  if (auto clash = thing_like_place(machine->declaration(), board->grid)) return *std::move(clash);
  const Result<int> longest = longest_round_of(*machine, options);
  if (!longest) return longest.problem();
  Result<std::vector<LaidPiece>> pieces = pieces_of(*machine, options);
  if (!pieces) return pieces.problem();
  auto rules = std::make_shared<ScriptedRules>();
  const GameDeclaration& declared = machine->declaration();
  rules->game = {.id = new_game_id(),
                 .options = options,
                 .surface = *std::move(board),
                 .buttons = declared.buttons,
                 .hand = declared.hand,
                 .verbs = {},
                 .pieces = *std::move(pieces),
                 .things = declared.things,
                 .alone = declared.alone,
                 .colours_by_turn = declared.colours_by_turn,
                 .paints = std::move(paints)};
  rules->game.odd_paints = odd_paints(rules->game);
  rules->machine = std::move(machine);
  rules->game.verbs = verbs_of(rules);
  return std::unique_ptr<const Game>(std::make_unique<ScriptedGame>(std::move(rules), *longest));
}

}  // namespace tablier::lua
