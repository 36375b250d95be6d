#include "ui/first_screen.hpp"

#include "host/refused_files.hpp"
#include "match/play_line.hpp"
#include "ui/screens/screens.hpp"

namespace tablier {
namespace {

/// The table as the command line asks for it.
Result<std::unique_ptr<Screen>> asked_table(Ui& ui, const OpenAt& at) {
  if (at.load) return saved_table(ui, *at.load);
  auto match = new_match(ui, at.match.value_or(MatchSetup{}));
  if (!match) return match.problem();
  if (const Status played = play_line(*match, at.moves); !played) return played.problem();
  return table_screen(ui, std::move(*match));
}

/// A screen about one game: the one that is named, or the first that can be played.
Result<std::unique_ptr<Screen>> screen_of_game(Ui& ui, const OpenAt& at) {
  const auto& games = ui.services.catalogue.games();
  const auto game = at.match ? ui.services.catalogue.find(at.match->game) : games.empty() ? nullptr : games.front();
  if (!game || !game->playable() || !game->variant(""))
    return game && !game->problems.empty() ? game->problems.front() : Problem("library.cannot");
  const MatchSetup setup = at.match.value_or(MatchSetup{});
  if (at.screen == ScreenName::rules) return rules_screen(game, setup.variant, setup.options);
  if (at.screen == ScreenName::setup) return setup_screen(ui, game, at.match);
  if (!has_series(*game)) return Problem("map.none");
  if (!has_series(*game, at.series)) return Problem("map.unknown", {{"name", at.series}});
  return map_screen(ui, game, at.series);
}

Result<std::unique_ptr<Screen>> asked_screen(Ui& ui, const OpenAt& at) {
  switch (at.screen) {
    case ScreenName::table: return asked_table(ui, at);
    case ScreenName::settings: return settings_screen();
    case ScreenName::setup:
    case ScreenName::map:
    case ScreenName::rules: return screen_of_game(ui, at);
    case ScreenName::records: return records_screen(ui, at.match ? ui.services.catalogue.find(at.match->game) : nullptr);
    case ScreenName::library: break;
  }
  return library_screen();
}

}  // namespace

std::unique_ptr<Screen> first_screen(Ui& ui, const OpenAt& at) {
  for (const Problem& problem : ui.services.problems) ui.say(problem);
  if (at.make) return at.make(ui);
  auto screen = asked_screen(ui, at);
  if (screen) return std::move(*screen);
  ui.say(screen.problem());
  return library_screen();
}

}  // namespace tablier
