#pragma once

#include "sdk/grid.hpp"
#include "sdk/seat.hpp"
#include "sdk/text.hpp"

#include <cstdint>
#include <string>
#include <vector>

/// What is on the table, in the engine's words. A game says it; the engine draws it.
/// A *paint* is a role, not a colour: the game's content or the theme says how it looks.
namespace tablier {

/// How a surface carries its places.
struct PlacePaint {
  Place place;
  std::string paint;
};

/// Something printed on a surface or standing at its edge.
enum class MarkKind : std::uint8_t {
  dot,        ///< a star point
  diamond,    ///< a printed diamond around a point
  half_disc,  ///< at the middle of a side, over three edge points
  divider,    ///< a bar across the board, left of column `place.x`
  letter      ///< `text` in the place
};

struct Mark {
  MarkKind kind = MarkKind::dot;
  Place place;
  std::string text = {};
};

/// A board. Its look: `paint` for the places, `frame` for what surrounds them. Where there are paints of those names, `<paint>_ink` writes
/// coordinates and letters, `<paint>_grid` rules the lines and `<paint>_edge` goes around; else shades of the two do.
/// Cubes are drawn as plans of their layers side by side, the lowest first; a token or an orientation may have cells in several.
struct Surface {
  Grid grid;
  std::string paint = "wood";
  std::string frame = "wood_frame";
  std::vector<PlacePaint> paints = {};  ///< places that look otherwise than `paint`
  std::vector<Mark> marks = {};
  bool coordinates = false;  ///< names of columns and rows at the edge
  bool ruled = false;        ///< a squared sheet of paper: its lines go on from edge to edge, and strokes are ink on it
};

enum class TokenKind : std::uint8_t { stone, polyform, tile, stroke, pawn };

/// A thing on a surface. The same thing keeps its `id` from scene to scene and is seen to move.
struct Token {
  int id = 0;
  TokenKind kind = TokenKind::stone;
  int surface = 0;  ///< index in Scene::surfaces
  /// One for a stone, the cells of a polyform, the points of a stroke in the order of a pen that is never lifted: it may pass a point
  /// twice.
  std::vector<Place> places;
  Seat owner = Seat::nobody;
  std::string paint;
  /// On a tile one a corner, clockwise from the first. On anything else the names that it may bear on its first place, of which
  /// the table shows one, as the player likes: its number, then its letter.
  std::vector<std::string> labels = {};
  bool last = false;     ///< last played
  bool danger = false;   ///< about to be taken
  bool winning = false;  ///< part of what won
};

/// A way for a tray item to lie.
struct Orientation {
  std::vector<Place> cells;              ///< least coordinates 0; the first carries the label; `Gesture::places` keeps their order
  std::vector<std::string> labels = {};  ///< as Token::labels
  int turned = -1;                       ///< index of the orientation after one turn clockwise on the screen, −1: none
  int flipped = -1;                      ///< after a flip left to right
  int tipped = -1;                       ///< after a quarter turn towards the viewer, for cubes
};

/// A thing that waits beside the board. It keeps its id when it goes to a surface.
struct TrayItem {
  int id = 0;
  TokenKind kind = TokenKind::stone;
  std::string paint;
  std::vector<Orientation> orientations = {};  ///< at least one
  int copies = 1;
  int tally = -1;       ///< a number beside it: how often it was used; −1: none
  bool barred = false;  ///< it cannot be used now, and is shown pale
  bool marked = false;  ///< it stands out among the others; the tray's title says for what
};

/// What waits in a tray, and what a hand may do with it.
enum class TrayKind : std::uint8_t {
  pieces,   ///< a set: each may be held at any time, to see where it goes and why not, and its room stays empty while it lies on a board
  rack,     ///< what a seat holds, or a pool: things come and go, and some may be hidden. They may be held at any time, too
  stones,   ///< single stones to play: only what a move names may be taken, and of those with the same paint one is as good as another
  bowl,     ///< single stones that were taken: nothing is played from it
  palette,  ///< shapes that are drawn: they stay where they are
};

/// Things that wait: a hand, a pool, a bowl of taken stones.
struct Tray {
  Text title;
  TrayKind kind = TrayKind::pieces;
  Seat owner = Seat::nobody;
  std::vector<TrayItem> items = {};
  int hidden = 0;        ///< how many more there are that the viewer may not see
  bool of_side = false;  ///< the owner's partners share it
};

enum class HighlightKind : std::uint8_t { legal, bonus, danger, value };

/// A light on a place.
struct Highlight {
  HighlightKind kind = HighlightKind::legal;
  int surface = 0;
  Place place;
  Text text = {};
  double value = 0;  ///< for an analysis value
};

/// A number that is kept for a seat, or for all (`Seat::nobody`).
struct Counter {
  Text name;
  Seat seat = Seat::nobody;
  std::int64_t value = 0;
  bool of_side = false;  ///< the seat's partners share it
};

/// Something that the last move did, told where it happened: "+11, bridge +40".
struct Event {
  Text text;
  int surface = 0;
  Place place;
  Seat seat = Seat::nobody;
};

/// How a seat is known at the table, beside its player's name.
struct SeatLook {
  std::string paint = {};  ///< of what it plays with; empty: the theme's colour of the seat
  std::string label = {};  ///< what its things bear; empty: nothing
  int side = -1;           ///< index in Scene::sides, the same for partners; −1: it plays for itself
};

/// What a hand can do at a table, at one time of the round or another. The window teaches these, and no others.
struct HandVerbs {
  bool put = false;    ///< a stone or a pawn, by a click on a place
  bool lay = false;    ///< what waits in a tray
  bool lift = false;   ///< what lies on a board, back into the hand
  bool slide = false;  ///< what stands on a board, to another place
  bool trace = false;  ///< strokes
  bool turn = false;   ///< what is held
  bool flip = false;
  bool tip = false;

  friend bool operator==(const HandVerbs&, const HandVerbs&) = default;
};

/// What those who sit at the table are after. The same for all the scenes of a match.
enum class RoundKind : std::uint8_t {
  contest,  ///< each seat or side plays against the others
  score,    ///< one player alone counts points
  puzzle    ///< one player alone looks for a way to the end
};

/// The whole table as one viewer sees it.
struct Scene {
  RoundKind round = RoundKind::contest;
  HandVerbs hand = {};  ///< the same for all the scenes of a match
  /// A letter on the keyboard begins the notation of a move, for hands here have no use for letters.
  bool letters_write = false;
  std::vector<Surface> surfaces;
  std::vector<Token> tokens;
  std::vector<Tray> trays;
  std::vector<int> gone = {};  ///< ids of things that left the table for good: captured, and kept nowhere
  std::vector<Highlight> highlights;
  std::vector<Counter> counters;
  std::vector<Event> events;
  std::vector<SeatLook> seats = {};  ///< by seat; empty where there is nothing to say of them
  std::vector<Text> sides = {};      ///< what the sides are called, where partners play together
  /// One short line: what is left to do. A value `player` that is the number of a seat is told as what that player is called; where that
  /// is `You` the sentence of the same key with `_you` after it stands instead.
  Text status;
};

}  // namespace tablier
