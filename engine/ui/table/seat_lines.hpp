#pragma once

#include "ui/core/ui.hpp"

#include <functional>
#include <span>
#include <string>
#include <vector>

/// The players beside the board, a card each: who is who, all that each has, whose turn it is.
namespace tablier {

/// A seat as the panel shows it. All words are ready.
struct SeatLine {
  std::string name;
  Colour colour;
  std::string score;               ///< large, at the right; empty: nothing is counted, or several things
  std::string rounds = {};         ///< small, below the name, before all else there: how many it won, where nothing large is over a total
  std::string hidden = {};         ///< small, below the name: how much it holds that is not seen
  std::string unit = {};           ///< small, below the name: what `score` counts
  std::string marks;               ///< small, below the name
  std::string written = {};        ///< `cross` or `ring`: what that seat writes on the board; empty: its things are known by their colour
  std::vector<Colour> taken = {};  ///< of each thing that it has taken
  int taken_room = 0;              ///< how many of them it is after, −1: nobody can say, 0: nothing is taken here
  std::string total = {};      ///< small, below the score or the clock: how the match stands, over all rounds; empty: there is one round
  std::string clock = {};      ///< what is left of its time, large; empty: there are no clocks
  bool clock_low = false;      ///< that is little
  bool clock_unknown = false;  ///< nobody knows: `clock` says so
  bool to_move = false;
  bool thinking = false;  ///< a bot that is at it
  int seat = 0;           ///< its index
  int side = -1;          ///< partners have the same, and follow one another; −1: it plays for itself
};

/// What a seat has taken as a number, where rings have no room beside each other: `3 / 15`, or `3` where nobody can say of how many.
std::string taken_number(const SeatLine& seat);

/// What stands below the name of a card, in so many lines at most, where `fits` says what has room in one: what comes last of `marks`
/// matters most, then what is hidden, then the rounds that were won, and least the word for a number that stands large, which begins no
/// second line.
std::vector<std::string> labels_below_name(const SeatLine& seat, int lines, const std::function<bool(const std::string&)>& fits);

/// Which seats share a card: each by itself, partners together. Whatever a side has in common stands once on its card.
std::vector<std::span<const SeatLine>> seat_cards(std::span<const SeatLine> seats);

/// In logical pixels, without the space below them.
float seat_lines_height(const std::vector<SeatLine>& seats, int columns, bool low = false);
/// `low`: with less room over and under the words. Where what each has taken lies on its card, by the seats' indices, in pixels.
std::vector<Rect> draw_seat_lines(const Ui& ui, const std::vector<SeatLine>& seats, int columns = 1, bool low = false);

}  // namespace tablier
