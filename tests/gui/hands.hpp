#pragma once

#include "puzzle.hpp"
#include "window.hpp"

#include <string>
#include <vector>

/// How a player lays a thing on the table: by mouse or by keys alone.
namespace tablier::gui {

/// Which of the three ways a mouse has to turn things.
enum class TurnedBy { keys, mouse_in_hand, mouse_in_tray };

/// `r` and `f` that bring an item from one orientation to another, as few as will do.
std::vector<std::string> turns(const TrayItem& item, int from, int to);

/// Drags it from its tray by its square number `square`, and lets go where it must lie.
void drag(Window& window, const Match& match, const Lay& lay, int square, TurnedBy turning);

/// Chooses, turns, moves and lays it with keys.
void lay_by_keys(Window& window, const Match& match, const Lay& lay);

/// Clicks from the library to the set-up of a game.
void click_to_setup(Window& window, const std::string& game);

/// Clicks from the library by the set-up to the map of the series.
void click_to_map(Window& window, const std::string& game = "Katamino");

/// Arguments of the call that goes on with a match, which is written into the home first.
std::vector<std::string> load_arguments(const Home& home, const Match& match);

/// The only match that the program has saved in that home.
Match saved_match(const Home& home);

/// The penta of five pieces lies there, fresh.
bool is_penta5(const Value& seen);

/// How many moves have been played.
std::size_t moves_played(const Value& seen);

}  // namespace tablier::gui
