#include "ui/first_screen.hpp"

#include "host/refused_files.hpp"
#include "ui/screens/screens.hpp"

namespace tablier {
namespace {

/// Precondition: its variants are read.
Result<std::unique_ptr<Screen>> screen_about(Ui& ui, const OpenAt& at, const std::string& name) {
  const auto game = ui.services.catalogue.peek(name);
  if (at.screen == ScreenName::records) return records_screen(ui, game);
  if (!game || !game->playable() || !game->variant(""))
    return game && !game->problems.empty() ? game->problems.front() : Problem("library.cannot");
  const MatchSetup setup = at.match.value_or(MatchSetup{});
  if (at.screen == ScreenName::rules) return rules_screen(game, setup.variant, setup.options);
  if (at.screen == ScreenName::setup) return setup_screen(ui, game, at.match);
  if (!has_series(*game)) return Problem("map.none");
  if (!has_series(*game, at.series)) return Problem("map.unknown", {{"name", at.series}});
  return map_screen(ui, game, at.series);
}

/// A screen about one game: the one that is named, or the first that can be played.
Result<std::unique_ptr<Screen>> screen_of_game(Ui& ui, const OpenAt& at) {
  const auto games = ui.services.catalogue.games_as_read();
  const std::string name = at.match ? at.match->game : games.empty() ? std::string() : games.front()->name;
  return screen_with_variants(ui, name, false, [at, name](Ui& there) { return screen_about(there, at, name); });
}

Result<std::unique_ptr<Screen>> asked_screen(Ui& ui, const OpenAt& at) {
  switch (at.screen) {
    case ScreenName::table: return at.load ? saved_table(ui, *at.load) : seeded_table(ui, at.match.value_or(MatchSetup{}), at.moves);
    case ScreenName::settings: return settings_screen();
    case ScreenName::records:
      if (!at.match) return records_screen(ui, nullptr);
      return screen_of_game(ui, at);
    case ScreenName::setup:
    case ScreenName::map:
    case ScreenName::rules: return screen_of_game(ui, at);
    case ScreenName::library: break;
  }
  return library_screen();
}

/// At a table what is the matter with the records is told in a line, and where all of it is told: names of files would cover the moves.
void say_at_start(Ui& ui, const Problem& problem, bool table) {
  const auto& records = ui.services.records_problem;
  const bool in_short = table && records && records->text == problem.text && problem.text.key != "records.busy";
  if (!in_short) return ui.say(problem);
  ui.say(Problem("records.told",
                 {{"what", Text(ui.services.records && !ui.services.records->is_beside() ? "records.set_aside" : "records.closed")}}));
}

}  // namespace

std::unique_ptr<Screen> first_screen(Ui& ui, const OpenAt& at) {
  for (const Problem& problem : ui.services.problems) say_at_start(ui, problem, at.screen == ScreenName::table);
  if (at.make) return at.make(ui);
  auto screen = asked_screen(ui, at);
  if (screen) return std::move(*screen);
  ui.say(screen.problem());
  return library_screen();
}

}  // namespace tablier
