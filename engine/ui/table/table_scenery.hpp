#pragma once

#include "play/analyst.hpp"
#include "play/score_popups.hpp"
#include "sdk/scene.hpp"
#include "ui/hand/hand_answer.hpp"
#include "ui/painter/palette.hpp"
#include "ui/painter/table_painter.hpp"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// What is told of a table beside what a hand sees of it.
namespace tablier {

/// Something that a hand tried and that cannot be done.
struct Refusal {
  Text why;
  std::optional<Stand> at = {};  ///< where it was tried, or …
  int item = -1;                 ///< … what was to be taken
};

/// What the painter needs beside the hand.
struct TableScenery {
  const Palette& palette;
  TableTaste taste;
  float scale = 1;
  double now = 0;
  bool motion = true;
  double snap = 0.12, slide = 0.2, shine = 0.4;  ///< seconds
  std::function<std::string(const Text&)> say;
  std::optional<int> hovered = {};       ///< tray item under the mouse
  std::optional<double> solved_at = {};  ///< since when a shine runs over the board
  std::vector<ToldNews> news = {};       ///< what moves did, told on the board; the newest first
  std::function<Colour(Seat)> seat_colour = {};
  std::function<std::string(const Tray&)> owner_name = {};             ///< of a tray that is somebody's
  std::function<std::vector<Colour>(const Tray&)> owner_colours = {};  ///< one of each that has a part in it
  bool curtain = false;                                                ///< what waits in trays is not shown
  std::string typed = {};                                              ///< a move that is being typed
  std::string typed_note = {};                                         ///< beside it; empty: none is being typed
  bool over = false;                                                   ///< the round has ended
  bool past = false;                                                   ///< an earlier position: what waits in trays acts no more
  bool many = false;                                                   ///< several seats: only what won shines
  Touch suggested = {};                                                ///< a move that was advised
  bool dangers = true;                                                 ///< what is about to be taken is ringed
  const std::map<int, std::size_t>* numbers = nullptr;  ///< of moves, by the ids of the stones that they placed; null: not shown
  std::vector<Highlight> values = {};                   ///< what moves are worth, where that is to be seen
  std::optional<Refusal> refusal = {};                  ///< told until something else is done
  std::string praise = {};                              ///< large words in the tray that is empty then
  std::string after_praise = {};                        ///< smaller ones below
  std::vector<LineMove> line = {};                      ///< what would have been better in the position that is seen, and what after it
  std::function<std::string(const LineMove&)> line_label = {};
  bool told = false;         ///< what is to be done is told elsewhere
  std::string instead = {};  ///< said in place of what is to be done: whoever is shown a solution has not found it
};

}  // namespace tablier
