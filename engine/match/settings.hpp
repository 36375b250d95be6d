#pragma once

#include "sdk/result.hpp"
#include "sdk/value.hpp"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// What the player has chosen and expects to find again.
namespace tablier {

/// The word for a theme as the desktop has it.
inline constexpr std::string_view kSystemTheme = "system";

struct Settings {
  std::string name = {};            ///< whoever plays alone at this screen; empty: "You"
  std::string language;             ///< empty: as the environment says
  std::string theme{kSystemTheme};  ///< or "light", "dark", or another one that there is
  double scale = 0;                 ///< 0: as the screen suggests
  bool motion = true;
  bool sound = true;
  double volume = 1;               ///< of sounds, 0 … 1
  std::string bot_pace = "usual";  ///< how soon bots answer: fast, usual, slow
  bool marks = false;              ///< a pattern on each piece
  std::string labels = "numbers";  ///< on pieces: numbers, letters, none
  bool dangers = true;             ///< a ring around what is about to be taken
  bool move_numbers = false;       ///< on stones: when each was placed
  bool light = false;              ///< shows live whether the puzzle can still be solved
  bool timer = true;               ///< the clock is shown; it runs and counts all the same
  bool pause_unfocused = true;     ///< clocks and sandglasses stop while another window has the focus
  int window_width = 1280;
  int window_height = 800;
  Value last_setup = Value::map();  ///< per game: the set-up chosen last
  friend bool operator==(const Settings&, const Settings&) = default;
};

/// Missing file: the defaults. A damaged one: the defaults for what cannot be read, and problems that say so.
struct LoadedSettings {
  Settings settings;
  std::vector<Problem> problems;
};
LoadedSettings load_settings(const std::filesystem::path& file);
/// Atomic; what another program wrote since into keys that this one did not change is kept. `before`: as this program read or wrote them
/// last.
Status save_settings(const std::filesystem::path& file, const Settings& now, const Settings& before);

}  // namespace tablier
