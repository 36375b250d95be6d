#include "script/game/lua_game.hpp"

#include "script/game/evaluating_bot.hpp"
#include "script/game/game_shapes.hpp"
#include "script/game/laid_pieces.hpp"
#include "script/game/lua_game_state.hpp"
#include "script/game/odd_paints.hpp"
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
HandVerbs verbs_of(const std::shared_ptr<const LuaGameRules>& rules) {
  HandVerbs verbs;
  LuaGameState first(rules, {.seats = rules->machine->declaration().seats.min});
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

/// What functions get that are asked before a round begins.
Value rules_value(const GameMachine& machine, const Value& options) {
  return Value::map({{"options", options}, {"seats", machine.declaration().seats.max}, {"starter", 1}});
}

/// Asks for all that a game is made of before there is a round, and gathers what is wrong with it.
class PartsReader {
 public:
  PartsReader(const GameMachine& machine, const Value* options) : machine_(machine), declared_(machine.declaration()), options_(options) {}

  GameOutline read() {
    read_board();
    if (parts_.board) tell_names_of_places(parts_.board->grid);
    else if (declared_.grid) tell_names_of_places(*declared_.grid);
    read_longest_round();
    read_pieces();
    return std::move(parts_);
  }

 private:
  /// What the function answers; nothing where it failed, which is told, or has no options to go by.
  std::optional<Value> ask(GameFunction function, const Value& given) {
    if (!options_) return std::nullopt;
    Result<Value> said = machine_.ask_of_rules(function, given);
    if (said) return *std::move(said);
    parts_.problems.push_back(said.problem());
    return std::nullopt;
  }
  Value rules() const { return options_ ? rules_value(machine_, *options_) : Value(); }

  /// True where the answer is of that shape.
  bool conforms(GameFunction function, const ValueShape& shape, Value& said, std::int64_t seats) {
    const auto faults = faults_of(shape, said, seats);
    for (const Text& why : faults) parts_.problems.push_back(machine_.problem(function, why));
    return faults.empty();
  }

  void read_board() {
    if (!machine_.has(GameFunction::board)) {
      if (!declared_.board.is_null()) parts_.board = lua::read_board(declared_.board);
      return;
    }
    auto said = ask(GameFunction::board, options_ ? *options_ : Value());
    if (!said) return;
    const bool sound = conforms(GameFunction::board, board_shape(), *said, 0);
    const auto odd = odd_places(*said);
    for (const OddPlace& place : odd) parts_.problems.push_back(machine_.problem(GameFunction::board, place.why, place.said));
    if (sound && odd.empty()) parts_.board = lua::read_board(*said);
  }

  /// A button or a thing that is written as a place is: a move would be read as either.
  void tell_names_of_places(const Grid& grid) {
    for (std::size_t i = 0; i < declared_.buttons.size(); ++i)
      if (const std::string& name = declared_.buttons[i]; grid.parse(name))
        parts_.problems.emplace_back(Text("script.game.button_place", {{"name", name}}), declared_.button_spots[i]);
    for (std::size_t i = 0; i < declared_.things.size(); ++i)
      if (const std::string& name = declared_.things[i].name; grid.parse(name))
        parts_.problems.emplace_back(Text("script.game.thing_place", {{"name", name}}), declared_.thing_spots[i]);
  }

  void read_longest_round() {
    parts_.longest_round = declared_.longest_round;
    if (!machine_.has(GameFunction::longest_round)) return;
    auto said = ask(GameFunction::longest_round, rules());
    if (!said || said->is_null()) return;
    if (conforms(GameFunction::longest_round, ValueShape::whole(0, 1'000'000), *said, 0))
      parts_.longest_round = static_cast<int>(*said->as_int());
  }

  void read_pieces() {
    parts_.pieces = declared_.pieces;
    if (!machine_.has(GameFunction::pieces)) return;
    auto said = ask(GameFunction::pieces, rules());
    if (said && conforms(GameFunction::pieces, pieces_shape(), *said, declared_.seats.max)) parts_.pieces = laid_pieces(*said->as_list());
  }

  const GameMachine& machine_;
  const GameDeclaration& declared_;
  const Value* options_;
  GameOutline parts_;
};

std::uint64_t new_game_id() {
  static std::atomic<std::uint64_t> last{0};
  return ++last;
}

}  // namespace

std::unique_ptr<State> LuaGame::start(const Setup& setup) const { return std::make_unique<LuaGameState>(rules_, setup); }

int LuaGame::levels() const { return can_evaluate(*rules_) ? kEvaluatingLevels : 0; }

std::unique_ptr<Bot> LuaGame::bot(std::uint64_t seed) const { return can_evaluate(*rules_) ? make_evaluating_bot(*rules_, seed) : nullptr; }

GameOutline outline_of(const GameMachine& machine, const Value* options) { return PartsReader(machine, options).read(); }

GameRules rules_of(const GameMachine& machine, const Value& options, GameOutline outline, std::shared_ptr<const Paints> paints) {
  const GameDeclaration& declared = machine.declaration();
  GameRules rules{.id = new_game_id(),
                  .options = options,
                  .surface = outline.board ? *std::move(outline.board) : Surface(),
                  .buttons = declared.buttons,
                  .hand = declared.hand,
                  .verbs = {},
                  .pieces = std::move(outline.pieces),
                  .things = declared.things,
                  .alone = declared.alone,
                  .colours_by_turn = declared.colours_by_turn,
                  .paints = std::move(paints)};
  rules.odd_paints = odd_paints(machine, rules);
  return rules;
}

Result<std::unique_ptr<const Game>> make_lua_game(std::shared_ptr<const GameMachine> machine, const GameParts& parts,
                                                  std::shared_ptr<const Paints> paints) {
  const Value& options = parts.options.values();
  GameOutline outline = outline_of(*machine, &options);
  if (!outline.problems.empty()) return std::move(outline.problems.front());
  const int longest = outline.longest_round;
  auto rules = std::make_shared<LuaGameRules>();
  rules->game = rules_of(*machine, options, std::move(outline), std::move(paints));
  rules->machine = std::move(machine);
  rules->game.verbs = verbs_of(rules);
  return std::unique_ptr<const Game>(std::make_unique<LuaGame>(std::move(rules), longest));
}

}  // namespace tablier::lua
