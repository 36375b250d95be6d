#pragma once

#include "core/board.hpp"
#include "game_rules.hpp"
#include "move_codec.hpp"
#include "sdk/after_move.hpp"
#include "sdk/game.hpp"

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// A round of Pente for the engine: the board of `core/`, with what the board does not know: seats, the opening, resignations, the script.
namespace tablier::pente {

/// A stone that was taken, in the bowl of a side.
struct TakenStone {
  int id = 0;
  Cell cell = kEmpty;
  int side = 0;  ///< that counts it, of the board; −1: nobody
};

/// Numbers of things on the table: power stones first, then the others as they are placed.
inline constexpr int kPowerIds = 16;
inline constexpr int kFirstStoneId = 100;

/// The board of a diagram for a round that this seat begins: the rules must outlive it.
Board board_of(const Rules& rules, const Diagram& diagram, int starter);

class PenteState final : public State {
 public:
  PenteState(std::shared_ptr<const GameRules> rules, int starter);

  Seat to_move() const override;
  /// Choices, then stones row by row from A1, then power stones. Allocates only where the script has an `allow` hook that is asked.
  void legal_moves(MoveList& moves) const override;
  void play(Move move) override;
  void undo() override;
  std::uint64_t hash() const override;
  std::unique_ptr<State> clone() const override { return std::make_unique<PenteState>(*this); }
  Outcome outcome() const override;
  Move resignation() const override { return over() ? Move::none : encode({MoveKind::resign}); }
  std::string notation(Move move) const override;
  Result<Move> parse(std::string_view text) const override;
  Scene scene(Seat viewer) const override;
  Touch touch(Move move) const override;
  std::vector<Text> reasons(Move move) const override;
  std::vector<Text> hints(Move move) const override;
  Text why_not(const Touch& touch) const override;
  /// captured (stones counted, seats 1 and 3 of the first, 2 and 4 of the second number), power (left, a seat) and threats (of each side,
  /// `fours` and `threes` as lists of points).
  Value facts(Seat viewer) const override;
  /// captured and power_left (a seat), power_stones (points), last (what the last move placed) and taken (what it took).
  Value position(Seat viewer) const override;
  /// As position_query.hpp declares them.
  std::span<const HookField> queries() const override;
  Value answer(std::size_t query, std::span<const Value> arguments, Seat viewer) const override;
  std::optional<Diagram> diagram() const override;

  const GameRules& rules() const { return *rules_; }
  const Board& board() const { return board_; }
  bool over() const { return board_.over() || resigned_ != Seat::nobody || blocked_ || ended_.has_value() || too_late(); }
  /// The stones in which the diagram was to be won are spent.
  bool too_late() const;
  /// How many of them are left. Precondition: GameRules::win_in.
  int stones_to_win() const;
  /// The step of the opening that waits; null: there is none any more, colours move in turn.
  const Step* opening_step() const;
  /// The last move was a choice of colours that ended the opening.
  bool has_just_chosen() const { return !rules_->opening.empty() && !opening_step() && !plies_.empty() && plies_.back().records == 0; }
  /// Seat 0 plays the second colour.
  bool is_swapped() const { return opening_.swapped; }
  /// True where the seat to move takes a side, and may not simply place a stone.
  bool must_choose() const { return opening_step() && opening_step()->kind == StepKind::choose; }
  bool may_choose() const { return opening_step() && opening_step()->kind != StepKind::stone; }
  bool may_place_power() const { return !opening_step() && board_.may_place_power(); }
  /// The seat that plays a colour, and the colour that a seat plays (swaps included).
  Seat seat_of(int colour) const;
  int colour_of_seat(int seat) const;
  /// The side of the board that a seat plays for.
  int side_of_seat(int seat) const { return side_of(colour_of_seat(seat)); }
  Seat resigned() const { return resigned_; }
  bool blocked() const { return blocked_; }
  int starter() const { return starter_; }

  /// The number of a stone on the board; it keeps it when it is taken.
  int id_at(Point p) const { return ids_[p]; }
  /// The number of the next power stone of a colour.
  int power_id(int colour, int left) const;
  const std::vector<TakenStone>& taken_stones() const { return taken_; }
  /// What the last move placed, the latest last.
  std::vector<Point> last_points() const;
  /// What the last turn placed, which may be of several moves, the latest first.
  std::vector<Point> last_turn_points() const;
  /// Records of the last move's stones.
  std::span<const Undo> last_records() const;

  /// What is against a stone on that point; absent when nothing is.
  std::optional<Text> stone_fault(Point p) const;
  /// What is against any power stone now.
  std::optional<Text> power_fault() const;

 private:
  struct Ply {
    Move move = Move::none;
    std::uint8_t records = 0;
    Opening opening;
  };

  void set_up(const Diagram& diagram);
  std::vector<Point> last_taken() const;
  void ask_after_move(Seat mover);
  void follow(const Value& answer, Seat mover);
  std::optional<std::vector<Point>> points_to_take(const Value& answer) const;
  Undo& record();
  void count_taken();
  void play_stone(Point p);
  void play_power(const DecodedMove& decoded);
  void play_opening(const DecodedMove& decoded);
  void take_back(const Undo& undo, std::uint16_t id);
  bool has_move() const;
  template <typename Visit>
  void each_point(Visit visit) const;
  void push_power(Point p, MoveList& moves) const;
  bool changes_board(Point p) const;
  std::optional<Text> forbidden(Point p, const PositionView& position) const;
  Result<Move> parse_choice(MoveKind kind) const;
  Result<Move> parse_stone(std::string_view text) const;
  Result<Move> parse_power(std::string_view point, std::string_view bonus) const;
  Result<Move> check_bonus(Point p, std::string_view bonus) const;

  std::shared_ptr<const GameRules> rules_;
  Board board_;
  int starter_;
  Opening opening_;
  Seat resigned_ = Seat::nobody;
  bool blocked_ = false;
  std::optional<AfterMove> ended_;  ///< by the script
  std::array<std::uint16_t, kPoints> ids_{};
  std::vector<Undo> records_;
  std::vector<std::uint16_t> old_ids_;  // of the points of records_
  std::vector<TakenStone> taken_;
  std::vector<Ply> plies_;
};

}  // namespace tablier::pente
