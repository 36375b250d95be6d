#pragma once

#include "play/play.hpp"
#include "ui/hand/hand.hpp"
#include "ui/painter/palette.hpp"

#include <string>
#include <vector>

/// What seats, sides, moves, buttons and challenges of a match are called, in the player's language, and the colours of seats. For
/// everything that speaks about a table.
namespace tablier {

class TableLabels {
 public:
  /// All of them outlive it.
  TableLabels(const Locale& locale, const Play& play, const Hand& hand, const Palette& palette)
      : locale_(locale), play_(play), hand_(hand), palette_(palette) {}

  std::string seat(Seat seat) const;
  /// `Ada and You`.
  std::string seats(const std::vector<Seat>& seats) const;
  /// A seat and who plays with it, in the order of seats.
  std::vector<Seat> partners(Seat of) const;
  /// Their names, after their side's where they have one.
  std::string side(Seat of) const;
  const SeatLook& look(Seat seat) const;
  Colour colour(Seat seat) const;
  /// Of the stone that a move put on the table, else of who made it.
  Colour colour(const PlayedMoves::Entry& move) const { return move.paint.empty() ? colour(move.seat) : palette_.colour(move.paint); }
  /// The mark that it writes on the board, `cross` or `ring`; empty where it writes none.
  std::string written(Seat seat) const;
  std::string written(const PlayedMoves::Entry& move) const { return move.paint.empty() ? written(move.seat) : written(move.paint); }
  /// Of everybody, in their order.
  std::vector<Colour> colours() const;

  /// Who has won the match. Precondition: it is over.
  std::string winner() const;
  /// Who has won the round. Precondition: it is over.
  std::string round_winner() const { return round_winner(play_.match().outcome()); }
  /// Who has won what is over: the match, else the round. Precondition: one of them is.
  /// Who they are where the words of the result name a side; empty where it names players.
  std::string members_of_side() const;
  std::string result() const { return play_.match().over() ? winner() : round_winner(); }
  /// Who has won a round that ended so.
  std::string round_winner(const Outcome& outcome) const;
  /// Why the round ended, by its reason. Precondition: it is over.
  std::string reason() const { return reason(play_.match().outcome()); }
  std::string reason(const Outcome& outcome) const;
  /// The same as the game tells it, which may know more. Precondition: it is over.
  std::string ending() const;
  /// What a scene says of where the round stands, in words.
  std::string status(const Text& of) const;
  /// Of a match of several rounds: what they were played for, and how the last one ended. Precondition: it is over.
  std::string match_ending() const;

  std::string move(const MoveName& name) const;
  /// The same within a sentence: what stands on a button is quoted.
  std::string move_in_sentence(const MoveName& name) const;
  /// A hint, and what one more would bring.
  Text hint(const HintGiven& hint) const;
  /// An advised move, what it leads to and what speaks for it.
  Text advice(const MoveAdvised& advised) const;
  /// The same in the middle of another move.
  Text advice_for_whole_turn(const MoveAdvised& advised) const;
  /// The same with fewer reasons, the least weighty left out first.
  std::vector<std::string> shorter_advice(const MoveAdvised& advised) const;
  /// The same in short, beside its place on the board: the move, and the weightiest of what speaks for it.
  std::string advised(const MoveAdvised& advised) const;
  /// By what kinds of help: advice, what moves are worth, or in a puzzle hints. Precondition: there was some.
  std::string help(const Help& help) const;
  std::string button(const std::string& name) const;
  std::string challenge(const ChallengeId& id) const;
  /// What comes next, with its row where that is another one.
  Text next(const ChallengeId& id) const;
  /// The challenge, or the variant where that is not called as the game is, whether its rules were changed by hand, and in a match of
  /// several rounds which one is looked at and what they are played for; else empty.
  std::string where() const;
  /// The match has several rounds, or may come to have them.
  bool has_rounds() const { return play_.match().several_rounds() || !goal().empty(); }
  /// Which round it is, from 0, where there are several; else empty.
  std::string round(std::size_t number) const;

 private:
  std::string written(const std::string& paint) const;
  Text bare_advice(MoveAdvised advised) const;
  std::string place() const;
  std::string goal() const;
  bool rules_changed() const;
  std::string listed(const std::vector<Text>& reasons) const;
  std::optional<Text> side_of_winners(const std::vector<Seat>& winners) const;
  std::vector<Seat> others_than_you(std::vector<Seat> seats) const;
  std::string won_by(const std::vector<Seat>& winners, const std::string& what) const;
  std::string winner_of_rounds(const std::vector<Seat>& winners) const;
  std::size_t seat_count() const { return play_.match().players().size(); }

  const Locale& locale_;
  const Play& play_;
  const Hand& hand_;
  const Palette& palette_;
};

/// `Solution 3 of 19`.
Text solution_page(const Leafed& page);

}  // namespace tablier
