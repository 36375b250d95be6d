#pragma once

#include "content/colour.hpp"
#include "sdk/content.hpp"
#include "sdk/result.hpp"

#include <cstdint>
#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// How things look: colours by role, sizes, from content/theme/*.yaml and from a game's own paints.
namespace tablier {

/// The patterns that a piece carries when marks are on.
enum class Pattern : std::uint8_t { none, dots, stripes, bars, grid, rings, crosses, chevrons, waves, checks, diamonds, hatch };

/// How one paint looks.
struct Paint {
  Colour colour;
  Pattern pattern = Pattern::none;
  std::string symbol;  ///< a glyph or named symbol that tells it apart without colour; may be empty
  friend bool operator==(const Paint&, const Paint&) = default;
};

using Paints = std::map<std::string, Paint, std::less<>>;

/// Whether a game that has these paints of its own can draw with that one whatever the theme: `stone.0` is as `seat.0` where nobody says
/// how else.
bool is_paint(const Paints& own, std::string_view role);
/// All of these names.
std::vector<std::string> paint_names(const Paints& own);

/// One theme: colours by role (`ground`, `paper`, `line`, `ink`, `soft_ink`, `accent`, `on_accent`, `done`, `done_ground`, `wood`, …)
/// and sizes by role (`body`, `radius_card`, …), in pixels at scale 1, times in milliseconds. content/theme/light.yaml says what each is
/// for.
struct Theme {
  std::string name;  ///< of the file
  Localised title;
  bool dark = false;
  Paints paints;
  std::map<std::string, double, std::less<>> sizes;
  std::map<std::string, std::string, std::less<>> fonts;  ///< by weight (`regular`, `medium`, `bold`) the
                                                          ///< path of a font beside the theme, or the name of an installed one

  /// The paint of a role; a loud magenta where there is none, so that it is seen.
  const Paint& paint(std::string_view role) const;
  Colour colour(std::string_view role) const { return paint(role).colour; }
  /// The size of a role; 0 where there is none.
  double size(std::string_view role) const;
};

/// What every theme has, by itself or from the one that it extends.
std::span<const std::string_view> required_paints();
/// A size that is said lies within what can be drawn: 8 to 32 for letters; `tablier check --schema` prints each.
std::span<const std::string_view> required_sizes();
std::span<const std::string_view> required_fonts();

/// A theme as far as it can be read. `extends: light` brings what it does not say itself. One with problems can be used all the same: what
/// it lacks comes from `light`, or from `dark` where it says that it is.
struct LoadedTheme {
  Theme theme;
  std::vector<Problem> problems;
};
/// The theme of that name from the last folder that has it. `folders` are theme/ folders, least binding first, for what it extends too.
LoadedTheme load_theme(const std::vector<std::filesystem::path>& folders, const std::string& name);
/// The same from a file; what it extends stands beside it. A fault is a problem.
Result<Theme> load_theme(const std::filesystem::path& file);
/// Names of the themes in those folders, sorted, each once.
std::vector<std::string> theme_names(const std::vector<std::filesystem::path>& folders);

}  // namespace tablier
