#include "editor/editor.hpp"

#include "editor/series/view/editor_screen.hpp"
#include "sdk/spelling.hpp"
#include "tools/tool_list.hpp"

#include <algorithm>
#include <utility>

namespace tablier::editor {
namespace {

namespace fs = std::filesystem;

constexpr const char* kGame = "katamino";
constexpr const char* kNewTitle = "editor.new_title";

Titles new_titles(const Locale& locale) {
  const auto found = locale.texts().find(kNewTitle);
  return found == locale.texts().end() ? Titles{} : Titles{text_in(found->second, "fr"), text_in(found->second, "en")};
}

Result<std::shared_ptr<const GameEntry>> find_game(const Services& services) {
  auto game = services.catalogue.peek(kGame);
  if (!game || game->spec.content.pieces.empty()) return Problem("editor.no.game", {{"game", kGame}});
  if (const Status sound = katamino::check_numbers(game->spec.content.pieces); !sound) return sound.problem();
  return game;
}

Result<std::unique_ptr<Screen>> editor_for(Ui& ui, const OpenRequest& request) {
  const auto at = opening(ui.services, request);
  if (!at) return at.problem();
  return at->make(ui);
}

}  // namespace

Result<OpenAt> opening(const Services& services, const OpenRequest& request) {
  auto game = find_game(services);
  if (!game) return game.problem();
  const EditorContext context{services.paths,
                              kGame,
                              (*game)->spec.content.pieces,
                              new_titles(services.locale),
                              request.ask ? services.paths.state / "editor" : fs::path(),
                              request.ask && !services.paths.cache.empty() ? services.paths.cache / "difficulties" : fs::path()};
  OpenAt at;
  at.title = "editor.window_title";
  at.make = [context, game = *game, request](Ui&) { return std::make_unique<EditorScreen>(context, game, request); };
  return at;
}

SeriesEditor series_editor() {
  const auto by_name = [](Ui& ui, const ChallengeId& at) -> Result<std::unique_ptr<Screen>> {
    if (at.series.empty()) return editor_for(ui, {.fresh = true});
    const auto file = file_of_series(ui.services, at.series);
    if (!file) return file.problem();
    return editor_for(ui, {.file = *file, .row = at.row, .count = at.count});
  };
  const auto of_file = [](Ui& ui, const fs::path& file) { return editor_for(ui, {.file = file}); };
  return {kGame, by_name, of_file};
}

std::string game_of_series() { return kGame; }

Result<std::string> printed_series(const Services& services, const SeriesSpec& series, const PrintRequest& request) {
  const auto game = find_game(services);
  if (!game) return game.problem();
  const auto solved = solve_pentas(series, (*game)->spec.content.pieces);
  return printed(sheet_of(series, (*game)->spec, services.locale, solved, request), request.format);
}

Result<fs::path> file_of_series(const Services& services, const std::string& name) {
  const auto game = find_game(services);
  if (!game) return game.problem();
  const auto all = known_series(services.paths, kGame, (*game)->spec.content.pieces);
  std::vector<std::string> names;
  for (const KnownSeries& series : all) {
    if (series.name == name) return series.file;
    names.push_back(series.name);
  }
  return Problem("editor.no.named", {{"name", name}, {"names", joined(names)}});
}

}  // namespace tablier::editor
