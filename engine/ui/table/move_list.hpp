#pragma once

#include "ui/core/ui.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The moves that were played, each with what it did, in two columns where they have room there. A click goes to the position after it.
namespace tablier {

struct MoveLine {
  std::size_t ply = 0;
  std::string label;         ///< the notation
  std::string note;          ///< what it did
  Colour colour;             ///< of its seat
  std::string written = {};  ///< `cross` or `ring`: what it wrote on the board; empty: it is known by its colour
  int column = -1;           ///< that all moves of its seat have, 0 or 1; −1: none
  int depth = 0;             ///< how many lines it is away from the moves that were played
  std::size_t number = 0;    ///< of the move; 0: its place in the list
  bool chance = false;       ///< what was drawn before the first move: it has neither number nor seat
  int digits = 2;            ///< that numbers of the list have room for
};

/// Room for the longest number of them all: they stand below each other.
void make_room_for_numbers(std::vector<MoveLine>& lines);

/// What `MoveLine::ply` is for a move of a line beside the round: this and the number of the move.
inline constexpr std::size_t kLinePly = std::size_t{1} << 24;

/// What of a note is points, `+6 +25`; empty where it has none, or some of another seat.
std::string points_of_note(std::string_view note);

/// Height of a line, in pixels.
float move_list_line(const Ui& ui);
/// How wide it is where nothing is cut, in pixels.
float move_list_width(const Ui& ui, const std::vector<MoveLine>& lines);
/// Of `all` lines the first that is in sight where `rows` are and `row` must be among them.
std::size_t first_row_seen(std::size_t row, std::size_t all, int rows);

/// What a move did, where one line is too short for it.
enum class LongNotes : std::uint8_t {
  cut,     ///< where the list is longer than its place: pointing at it tells the whole, as does standing there
  wrapped  ///< takes more lines
};

/// What was clicked in it.
struct MoveListAnswer {
  std::optional<std::size_t> ply = {};  ///< of the move
  bool menu = false;                    ///< by the right button, which asks what can be done with it
};
/// As many lines as `rows`, none of them half seen; the last one or the one that is looked at is in sight.
MoveListAnswer draw_move_list(const Ui& ui, const std::vector<MoveLine>& lines, std::size_t looked_at, int rows, LongNotes notes);

}  // namespace tablier
