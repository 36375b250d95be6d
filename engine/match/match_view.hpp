#pragma once

#include "match/match.hpp"
#include "match/score_sheet.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// A match as it is seen while it is played here, with somebody's eyes: everything but its positions and its seeds. Made for whoever asks
/// many times a frame; it copies nothing and must not outlive the match. An `Observation` is the same as a value.
namespace tablier {

class MatchView {
 public:
  /// `eyes` as `State::scene` has them.
  MatchView(const Match& match, Seat eyes) : match_(match), eyes_(eyes) {}

  const std::shared_ptr<const GameEntry>& entry() const { return match_.rules().entry; }
  const std::string& game() const { return match_.setup().game; }
  const std::string& variant() const { return match_.setup().variant; }
  const Value& options() const { return match_.setup().options; }
  /// All that the rules go by, the variant's own with them.
  const Options& rule_options() const { return match_.rules().options; }
  const std::vector<Player>& players() const { return match_.setup().players; }
  /// The seat that began the first round.
  int starter() const { return match_.setup().starter; }
  const std::string& challenge() const { return match_.setup().challenge; }
  /// What the screen wants to find again.
  const Value& table() const { return match_.table; }

  /// Another number after each change.
  std::uint64_t revision() const { return match_.revision(); }
  /// The match is over; the round that is played is.
  bool over() const { return match_.over(); }
  bool round_over() const { return match_.round_over(); }
  /// Of the match; empty while it goes on, at a draw or an unsolved puzzle.
  std::vector<Seat> winners() const { return match_.winners(); }
  /// Of the round.
  Outcome outcome() const;
  std::optional<int> stars() const { return match_.stars(); }
  Seat to_move() const;
  /// What the game says about the position; empty where it says nothing.
  Text status() const;
  /// What these eyes see of it.
  Scene scene() const;

  /// The position as scripts read it, with these eyes.
  Value position() const;
  /// The same with what may be asked of it: a copy, which whoever asks keeps to one thread.
  std::shared_ptr<const PositionView> position_view() const;

  /// Number of the round that is played, from 0, and what each round that has ended brought.
  int round() const { return match_.round(); }
  std::vector<const RoundEnd*> ended_rounds() const;
  /// More than one round has been begun, or another follows.
  bool several_rounds() const;
  std::vector<std::int64_t> points() const { return match_.points(); }

  /// Moves that players made, over all rounds: what chance did is none.
  std::size_t moves() const;
  /// Plies of the round, and their notations as these eyes may know them.
  std::size_t plies() const { return match_.history().size(); }
  std::vector<std::string> notations() const;
  /// These eyes saw what was played as that ply, from 1, of a round that was begun, from 0.
  bool knows(std::size_t round, std::size_t ply) const;
  /// All who play did.
  bool all_know(std::size_t round, std::size_t ply) const;
  bool can_undo() const { return match_.can_undo(); }
  bool can_redo() const { return match_.can_redo(); }
  /// Taken in the round; in all of them.
  const Help& help() const { return match_.help(); }
  Help total_help() const { return match_.total_help(); }

  /// In seconds; absent where turns are not limited.
  double seconds() const { return match_.seconds(); }
  std::optional<double> turn_left() const { return match_.turn_left(); }
  std::optional<double> turn_limit() const;
  /// Of a seat for the round; absent where there are no clocks.
  std::optional<double> clock_left(Seat seat) const { return match_.clock_left(seat); }
  /// As it stood after the first plies of a round; absent too where that was not kept of both seats.
  std::optional<double> clock_left_at(std::size_t round, std::size_t plies, Seat seat) const {
    return match_.clock_left_at(round, plies, seat);
  }
  /// Somebody's clock runs, or would if the match were not paused.
  bool clock_runs() const { return match_.setup().clock && !match_.round_over(); }

  /// The rules ask a script; what it did in this match.
  bool has_script() const { return match_.rules().hooks != nullptr; }
  ScriptReport script_report() const { return has_script() ? match_.rules().hooks->report() : ScriptReport(); }
  /// Some of it was switched off for the rest of the match, which goes by the game's own rules there.
  bool script_failed() const { return match_.script_off().has_value(); }

  bool has_score_sheet() const { return tablier::has_score_sheet(match_); }
  bool adds_up_rounds() const { return tablier::adds_up_rounds(match_); }

 private:
  const Match& match_;
  Seat eyes_;
};

}  // namespace tablier
