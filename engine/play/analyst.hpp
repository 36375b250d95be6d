#pragma once

#include "bots/thinker.hpp"
#include "match/match.hpp"
#include "play/match_labels.hpp"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// A finished round between two sides, or one that somebody explores, thought through position by position beside the table: how it stood
/// after each move, and where it turned. For any game with a bot.
namespace tablier {

/// A move of a line that was found, and how hands make it.
struct LineMove {
  MoveName name;
  Touch touch;
  Seat seat = Seat::nobody;
};

/// How it stood after a move, for the first seat's side: 1 it has won, 0 even, −1 it has lost.
struct PlyValue {
  std::size_t ply = 0;
  double value = 0;
  bool proven = false;
  MoveName best = {};               ///< what the bot would have played then; no move where nothing was to be played
  std::vector<LineMove> line = {};  ///< that move, and how it would have gone on
  /// By how much `best` was better than what was played then, where the bot judged it itself: 0 where that was as good, or no luck-proof
  /// difference is known. Absent: the value after the move tells.
  std::optional<double> loss = {};
  /// Where `best` and what was played end, by the board's names; empty where they have no place.
  std::string best_place = {}, played_place = {};
};

/// How long each position is thought about, in seconds.
inline constexpr double kAnalysisPatience = 0.25;
/// What a bot is asked about a position of the match, one in which a player is to move; `judged` as ThinkRequest has it.
ThinkRequest analysis_request(const Match& match, const State& position, Move judged);
/// Who has won, from the end of a round, as PlyValue has it.
double final_value(const State& end);
/// What a bot found out about the position after so many plies; `side` is 1 where the first seat's side is to move in it, else −1.
PlyValue found_value(const Advice& advice, std::size_t ply, double side);
/// The moves that it found best; none where it found none.
std::vector<Move> found_line(const Advice& advice);
/// A line from that position as far as players move in it, and no further than one reads.
std::vector<LineMove> named_line(const State& position, const std::vector<Move>& line, const VariantScript* hooks);

/// By how much the move between those two made it worse for who made it: `sign` is 1 where that is the first seat's side, else −1.
double loss_between(const PlyValue& before, const PlyValue& after, double sign);

/// For each seat, whether it was on the first seat's side: with more than two seats the end of the round tells. Empty where there are
/// not two sides.
std::vector<bool> first_side(const Round& round, std::size_t seats);

/// How far it went on after a position was thought about.
struct AnalystStep {
  std::size_t done = 0;  ///< plies that were played
  MoveName best = {};    ///< the move that was found best, by name
  std::vector<LineMove> line = {};
  std::string best_place = {}, played_place = {};
  Seat to_move = Seat::nobody;
};

class AnalysisMemory;

class Analyst {
 public:
  /// `memory` outlives it, and keeps what it finds for others; null: it is forgotten with it.
  explicit Analyst(AnalysisMemory* memory = nullptr) : memory_(memory) {}
  /// True for a round, by its number from 0, of two sides, with a bot to ask, that is over or explored.
  static bool available(const Match& match, std::size_t round);

  /// Thinks about every position of that round; about those that it knows from before, as far as the same moves were played, not again.
  void begin(const Match& match, std::size_t round);
  void cancel();
  /// Thinks no further. What was found stays, and `begin` goes on from there.
  void stop();
  /// Goes on; true when there is more to show. To be called often while `busy`.
  bool poll(const Match& match);
  bool busy() const { return state_ != nullptr; }
  /// Which round it was given last, from 0.
  std::size_t round() const { return round_; }
  /// Of that round.
  const std::vector<bool>& first_side() const { return first_side_; }
  double progress() const { return total_ == 0 ? 1 : static_cast<double>(done_) / static_cast<double>(total_); }
  const std::vector<PlyValue>& ply_values() const { return ply_values_; }

 private:
  /// Forgets the positions that were not reached in this round.
  void keep_reached(const Match& match, std::size_t number);
  /// Takes what the memory knows of more positions of this round.
  void recall(const Match& match);
  void remember() const;
  const Round& round_of(const Match& match) const { return match.rounds()[round_]; }
  void go_on(const Match& match, std::vector<Move> line, bool plays);
  void ask(const Match& match, const AnalystStep& step);
  void note(const Advice& advice);

  AnalysisMemory* memory_;
  std::string start_;  ///< of the round, as the memory has it
  Thinker thinker_;
  LatestJob<AnalystStep> stepper_{Problem("bots.failed")};  ///< plays on, where that asks scripts
  std::uint64_t revision_ = 0;                              ///< of the match, from 1; 0: none
  std::shared_ptr<State> state_;  ///< the position that is being thought about, the stepper's while it is busy; null when it is done
  Seat to_move_ = Seat::nobody;   ///< there
  std::size_t done_ = 0, total_ = 0;
  std::size_t round_ = 0;    ///< of the match, and …
  std::vector<Ply> played_;  ///< … its plies when it was begun
  std::vector<bool> first_side_;
  std::vector<PlyValue> ply_values_;
};

/// The positions before which it turned most, by how much the move before each was worse for who made it than what was found best there:
/// their indices, at most `max`, the earliest first.
std::vector<std::size_t> turning_points(std::span<const double> losses, std::size_t max);

/// From which index on one side's win was certain up to the end; absent where that was not so, or from the start on.
std::optional<std::size_t> decided_from(std::span<const PlyValue> ply_values);

/// A score of a game's own scale between −1 and 1; `usual` is a score that says something.
double squashed(double score, double usual);

}  // namespace tablier
