#pragma once

#include "sdk/bot.hpp"
#include "sdk/diagram.hpp"
#include "sdk/hook.hpp"
#include "sdk/move.hpp"
#include "sdk/result.hpp"
#include "sdk/rng.hpp"
#include "sdk/scene.hpp"
#include "sdk/seat.hpp"
#include "sdk/touch.hpp"
#include "sdk/value.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The contract between engine and game.
namespace tablier {

/// What a round starts from. The seed fixes every chance move that the match draws.
struct Setup {
  int seats = 1;
  std::uint64_t seed = 0;
  int starter = 0;               ///< the seat that begins, where the rules leave it to the match
  Value carried = Value::map();  ///< what the rounds before hand on (match points, marks)
  int round = 0;                 ///< of the match
};

/// How a round stands. `reason` names why it ended (`five`, `blocked`, `resigned`, …), empty while it goes on.
struct Outcome {
  bool over = false;
  std::vector<std::int64_t> scores;  ///< a number a seat; empty where nothing is counted
  std::vector<Seat> winners;         ///< empty while it goes on and at a draw or an unsolved puzzle
  std::string reason;
};

/// How long a turn may last.
struct TurnLimit {
  double seconds = 0;
  int turn = 0;  ///< a turn may take several moves: the sand runs anew when this number changes
};

class State;
/// What the engine itself can say of any position to a script: the board's size, what stands on it, whose turn it is, and the facts.
Value plain_position(const State& state, Seat viewer);

/// A position of one round, with its past. `play` and `undo` are exact inverses. Value semantics through `clone`.
class State {
 public:
  virtual ~State() = default;

  /// A player, chance, or nobody when the round is over.
  virtual Seat to_move() const = 0;
  /// Appends every legal move once, in a fixed order, without allocating. Nothing when chance is to move or the round is over.
  virtual void legal_moves(MoveList& moves) const = 0;
  /// Draws a chance move. Precondition: to_move() is chance.
  virtual Move chance(Rng&) const { return Move::none; }
  /// Precondition: legal here, or a chance move, a resignation or a timeout of this state.
  virtual void play(Move move) = 0;
  /// Takes back the last move. Precondition: one was played.
  virtual void undo() = 0;
  /// Equal for equal positions (whatever way led there), whichever process computes it.
  virtual std::uint64_t hash() const = 0;
  virtual std::unique_ptr<State> clone() const = 0;
  virtual Outcome outcome() const = 0;

  /// A state that agrees with all that `seat` has seen, the hidden rest drawn anew. Complete information: a clone.
  virtual std::unique_ptr<State> sample(Seat, Rng&) const { return clone(); }
  /// The move that a resignation of the seat to move is; none where one cannot resign. Not among legal_moves.
  virtual Move resignation() const { return Move::none; }
  /// The move that the clock plays when the seat's time is up; none where the clock changes nothing.
  virtual Move timeout() const { return Move::none; }
  /// The time that the seat to move has for its turn; absent: as long as it likes.
  virtual std::optional<TurnLimit> turn_limit() const { return std::nullopt; }

  /// The text form of a move that is legal here (chance, resignation and timeout included).
  virtual std::string notation(Move move) const = 0;
  /// The same for the history as `viewer` may know it: of what it does not see when the move is played, nothing. Viewers as in `scene`.
  virtual std::string seen_notation(Move move, Seat viewer) const {
    (void)viewer;
    return notation(move);
  }
  /// Reads a notation; a move that is not legal here is a problem that says why.
  virtual Result<Move> parse(std::string_view text) const = 0;
  /// What people call a move that is legal here, where its notation is none of their words. Empty: as the button of the notation's name
  /// (`game.button.NAME` or `button.NAME` in the texts) is called, else the notation.
  virtual Text label(Move) const { return {}; }
  /// What a legal move does that speaks for it, as facts in the game's words: "takes two", "stops the four at K12". The weightiest first,
  /// each once; told beside an advised move. Nothing of what the seat to move may not know. Empty: there is nothing to say.
  virtual std::vector<Text> reasons(Move move) const {
    (void)move;
    return {};
  }
  /// The same without where: what a hint in a problem says of a move before it shows the place. Empty: the hint begins with the place.
  virtual std::vector<Text> hints(Move move) const {
    (void)move;
    return {};
  }

  /// The table as `viewer` sees it; `Seat::nobody` sees all, `Seat::chance` only what all players see.
  virtual Scene scene(Seat viewer) const = 0;
  /// What a legal move is to a hand.
  virtual Touch touch(Move move) const = 0;
  /// Why that cannot be done here: for a hand that tried. Precondition: no legal move's touch begins so.
  virtual Text why_not(const Touch&) const { return Text("table.not_here"); }
  /// What the game's rules page lists, as `viewer` may know it: a map.
  virtual Value facts(Seat viewer) const = 0;
  /// What a script may read of it, as `viewer` may know it: a map, as the game declares it with ValueShape::position (sdk/position.hpp
  /// helps to make it).
  virtual Value position(Seat viewer) const { return plain_position(*this, viewer); }
  /// What a script may ask of it beside: the queries of that declaration, in their order (queries_in). They outlive the state.
  virtual std::span<const HookField> queries() const { return {}; }
  /// The answer to one of them, as `viewer` may know it: as declared, and the same whenever it is asked; null where its first argument
  /// names no place of the board, which is told as a fault of whoever asked. Precondition: the arguments are as declared.
  virtual Value answer(std::size_t query, std::span<const Value> arguments, Seat viewer) const {
    (void)query, (void)arguments, (void)viewer;
    return {};
  }
  /// The position as a diagram of the game's kit, from which it would go on; absent where a diagram cannot say all of it.
  virtual std::optional<Diagram> diagram() const { return std::nullopt; }
};

/// One rule set: parameters, content and script. Immutable; shared by threads.
class Game {
 public:
  virtual ~Game() = default;
  virtual SeatRange seats() const = 0;
  /// Precondition: setup.seats is in seats().
  virtual std::unique_ptr<State> start(const Setup& setup) const = 0;
  /// Plies, chance included, after which every round is over; 0: no such number (moves can be taken back or go in circles).
  virtual int longest_round() const { return 0; }
  /// What positions that are set up by hand are made of; absent where the game cannot begin from one.
  virtual std::optional<DiagramKit> diagram_kit() const { return std::nullopt; }
  /// Number of bot levels; 0: no bot of its own.
  virtual int levels() const { return 0; }
  /// A bot; null where the game has none of its own. It must not outlive the game.
  virtual std::unique_ptr<Bot> bot(std::uint64_t seed) const {
    (void)seed;
    return nullptr;
  }
  /// True where its bot fills Advice::rated when asked: in any position, or at least when the end is near.
  virtual bool rates_moves() const { return false; }
  /// Names of further bots, which the levels are measured against. They are not offered in the window.
  virtual std::vector<std::string> reference_bots() const { return {}; }
  /// The one of that name, which is among reference_bots(). It must not outlive the game.
  virtual std::unique_ptr<Bot> reference_bot(std::string_view name, std::uint64_t seed) const {
    (void)name, (void)seed;
    return nullptr;
  }
};

}  // namespace tablier
