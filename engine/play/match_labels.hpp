#pragma once

#include "content/locale.hpp"
#include "host/catalogue.hpp"
#include "match/match_setup.hpp"
#include "sdk/game.hpp"
#include "sdk/text.hpp"

#include <cstdint>
#include <ctime>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What matches are called, in the player's language.
namespace tablier {

/// The title of a game that may no longer be there.
std::string game_label(const Locale& locale, const GameEntry* game, const std::string& name);
/// `row A · Penta 7`: what tells a cell of a series from the others; empty where it is none, or the series is gone.
std::string cell_label(const Locale& locale, const GameEntry* game, const std::string& challenge);
/// What place_label gives is a title: of a variant that was not read yet, or is no more, it is what files call it.
bool is_place_known(const GameEntry* game, const std::string& variant, const std::string& challenge);
/// `The Grand Slam · row A · Penta 7` for a cell of a series, else the title of the variant.
std::string place_label(const Locale& locale, const GameEntry* game, const std::string& variant, const std::string& challenge);
/// `Penta 7`.
std::string challenge_label(const Locale& locale, const GameSpec& spec, int count);

/// What a button of a game is called; a name that no button has comes back as it is.
std::string button_label(const Locale& locale, const std::string& game, const std::string& button);

/// What a move was called where it was legal.
struct MoveName {
  std::string notation;  ///< empty: no move
  Text label = {};       ///< the game's own, where it has any
};
/// Precondition: legal there; chance, resignation and timeout included.
MoveName name_of(const State& state, Move move);
/// In the game's words, else as a button's, else the notation.
std::string move_label(const Locale& locale, const std::string& game, const MoveName& name);

/// The one human among several seats bears that name, the one of the settings, unless the match says another.
void name_lone_human(std::vector<Player>& players, const std::string& name);

/// What a player is called: by name, else `You` (where `alone` and no other human sits there), `Player 2`, `Bot 3`; bots that would
/// be called alike are `Bot 3 (2)` and `Bot 3 (4)`, by the numbers of their seats.
std::string player_label(const Locale& locale, const std::vector<Player>& players, std::size_t seat, bool alone);
/// The key of the sentence about who is called so: where that is `You`, the one with `_you` after it, if there is such a one.
std::string key_about(const Locale& locale, const std::string& key, const std::string& name);
/// A status of a game (see Scene::status), its `player` by name.
Text with_player(const Locale& locale, Text status, const std::vector<Player>& players);
/// How strong a level is among so many, in a word; `level` from 1.
std::string strength_label(const Locale& locale, int level, int levels);

/// `-12345` as `−12 345` or `−12,345`: a figure that counts, as people write it.
std::string figure_label(const Locale& locale, std::int64_t figure);
/// `+13`, `−5`, `±0`: by how much a figure has changed.
std::string change_label(const Locale& locale, std::int64_t change);
/// `20 – 10`: what each seat has; with commas where one of them is below nothing, since beside a minus a dash is not read.
std::string figures_label(const Locale& locale, std::span<const std::int64_t> figures);

/// `1:52`, `1 h 04`: no more room than it needs.
std::string short_time(double seconds);

}  // namespace tablier
