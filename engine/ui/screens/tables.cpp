#include "match/autosave.hpp"
#include "match/play_line.hpp"
#include "match/save.hpp"
#include "match/seed.hpp"
#include "ui/screens/screens.hpp"
#include "ui/table/table_screen.hpp"

namespace tablier {
namespace {

Result<Match> start(Ui& ui, MatchSetup setup) {
  auto rules = ui.services.catalogue.ruleset(setup.game + (setup.variant.empty() ? "" : "/" + setup.variant), setup.options);
  if (!rules) return rules.problem();
  setup.variant = rules->variant;
  return Match::start(std::move(*rules), std::move(setup));
}

}  // namespace

std::unique_ptr<Screen> table_screen(Ui& ui, Match match, std::filesystem::path autosave) {
  return std::make_unique<TableScreen>(ui, std::move(match), std::move(autosave));
}

Result<std::unique_ptr<Screen>> new_table(Ui& ui, const MatchSetup& setup) {
  MatchSetup fresh = setup;
  fresh.seed = fresh_seed();
  return seeded_table(ui, fresh);
}

Result<std::unique_ptr<Screen>> seeded_table(Ui& ui, const MatchSetup& setup) {
  AutosaveFolder(ui.services.paths.state / "matches").prune();
  auto match = start(ui, setup);
  if (!match) return match.problem();
  return table_screen(ui, std::move(*match));
}

Result<std::unique_ptr<Screen>> saved_table(Ui& ui, const std::filesystem::path& file) {
  auto match = load_match(file, ui.services.catalogue);
  if (!match) return match.problem();
  const bool own = file.parent_path() == ui.services.paths.state / "matches";
  return table_screen(ui, std::move(*match), own ? file : std::filesystem::path());
}

namespace {

/// The table as the command line asks for it.
Result<std::unique_ptr<Screen>> asked_table(Ui& ui, const OpenAt& at) {
  if (at.load) return saved_table(ui, *at.load);
  auto match = start(ui, at.match.value_or(MatchSetup{}));
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
  if (!game->spec.series || game->spec.content.series.empty()) return Problem("map.none");
  if (!at.series.empty() && !find_spec(game->spec.content.series, at.series)) return Problem("map.unknown", {{"name", at.series}});
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

void go_back(Ui& ui) {
  if (ui.navigator.can_go_back()) ui.navigator.back();
  else ui.navigator.replace(library_screen());
}

}  // namespace tablier
