#pragma once

#include "play/analysis_memory.hpp"
#include "play/script_job.hpp"
#include "sdk/text.hpp"
#include "ui/canvas/geometry.hpp"
#include "ui/core/catalogue_reload.hpp"
#include "ui/core/dialog.hpp"
#include "ui/core/panel_fonts.hpp"
#include "ui/core/pending_answer.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/services.hpp"
#include "ui/core/sizes.hpp"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

/// What every screen has at hand: the services, how things look, the way to other screens, and the words.
namespace tablier {

class Pictures;
class Sounds;
class Typeface;

/// The name of the theme that the settings ask for.
std::string theme_name(const Services& services);
/// That theme; where it has a fault, which is told then, the program's own of that name, or the one that follows the system.
LoadedTheme theme_of(const Services& services);
/// The same for whoever begins to draw: a problem where it lacks a size even so, since nothing can be laid out without; it names the folder
/// where there is no theme at all.
Result<Theme> drawable_theme(const Services& services);
/// The sound theme of that name that came with the program; absent where there is none.
std::optional<Theme> theme_that_came(const Services& services, const std::string& name);

class Ui {
 public:
  Ui(Services& services, Typeface& typeface, Pictures& pictures, Sounds& sounds);

  Services& services;
  Typeface& typeface;
  Pictures& pictures;
  Sounds& sounds;
  Navigator navigator;
  Dialogs dialogs;
  PendingAnswer pending_answer;
  Notices notices;
  CatalogueReader reader{kScriptPatience};
  CatalogueReload reload;
  AnalysisMemory analyses;
  PanelFonts fonts;
  Theme theme;
  Sizes sizes;                 ///< of the theme
  Vec2 size{1280, 800};        ///< of the window, in pixels
  double now = 0;              ///< seconds since some start, the same for a whole frame
  bool closing = false;        ///< set it to leave the program
  std::string came_from = {};  ///< the game of a table that was left with nothing to go on with: the library marks it

  /// Sentences in the player's language.
  std::string tr(std::string_view key) const { return services.locale.say(key); }
  std::string tr(const Text& text) const { return services.locale.say(text); }
  std::string tr(std::string_view key, std::vector<TextArg> args) const {
    return services.locale.say(Text(std::string(key), std::move(args)));
  }
  std::string tr(const Localised& text) const { return services.locale.say(text); }
  std::string tr(const Problem& problem) const { return services.locale.say_to_reader(problem); }

  /// Logical pixels to pixels.
  float px(float logical) const { return logical * scale_; }
  float scale() const { return scale_; }
  Colour colour(std::string_view role) const { return theme.colour(role); }
  bool motion() const { return services.settings.motion; }

  /// Puts the settings into effect (language, theme, scale): call after changing them. Carried out between frames.
  void settings_changed() { settings_stale_ = true; }
  bool take_settings_change() { return std::exchange(settings_stale_, false); }
  /// Reads the theme that the settings name (theme_of); says what is wrong with it. Keeps the one before where nothing can be drawn with
  /// it.
  void load_theme_by_settings();
  void set_scale(float scale) { scale_ = scale; }
  /// Names of the themes that are there.
  std::vector<std::string> themes() const;
  /// A line at the foot of the window.
  void say(const Text& text) { notices.say(tr(text), now); }
  void say(const Problem& problem) { notices.say(tr_in_short(problem), now); }
  /// A plugin without its folders, and without most of the moves before what it did wrong: all that stands on standard error then.
  std::string tr_in_short(const Problem& problem) const;
  /// What a plugin did wrong, and how to do without it where it is the player's own.
  std::string tr_plugin_fault(const Problem& problem) const;
  void say_plugin_fault(const Problem& problem) { notices.say(tr_plugin_fault(problem), now); }
  /// The plugin of that fault threw in this window: a screen that shows its games in passing asks their positions nothing more.
  void leave_alone(const Problem& plugin_fault) { left_alone_.insert(plugin_fault.where.file); }
  bool is_left_alone(const GameEntry& game) const {
    return game.source && !is_in_lua(game) && left_alone_.contains(game.source->file().string());
  }
  /// A line about what stands on a table: it goes when something else stands there.
  void say_of_position(const Text& text) { notices.say(tr(text), now, true); }
  void say_of_position(const Problem& problem) { notices.say(tr_in_short(problem), now, true); }
  /// The same where it tells what cannot be done.
  void refuse_of_position(const Text& why) { notices.say(tr(why), now, true, true); }
  void refuse_of_position(const Problem& why) { notices.say(tr(why), now, true, true); }

 private:
  float scale_ = 1;
  bool settings_stale_ = false;
  std::set<std::string> left_alone_;  ///< files of plugins
};

}  // namespace tablier
