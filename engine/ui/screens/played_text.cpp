#include "ui/screens/played_text.hpp"

#include "content/files.hpp"
#include "match/import_export.hpp"
#include "match/save.hpp"
#include "ui/screens/screens.hpp"
#include "ui/table/unread.hpp"

#include <algorithm>
#include <optional>
#include <tuple>

namespace tablier {
namespace {

constexpr const char* kSaveEnding = ".yaml";

bool is_save(const std::string& text) { return text.starts_with("tablier_save:") || text.find("\ntablier_save:") != std::string::npos; }

bool farther(const Problem& a, const Problem& b) { return std::tie(a.where.line, a.where.column) > std::tie(b.where.line, b.where.column); }

/// Nothing before the place means anything to a reader: it got no farther than the first word.
bool is_at_start(const SourceSpot& where, const std::string& text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  const std::size_t line = first == std::string::npos ? 0 : text.rfind('\n', first) + 1;  // npos + 1: the first line
  const auto above = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(line), '\n');
  return where.line <= above + 1 && where.column <= static_cast<int>(first - line) + 1;
}

/// The games' variants are read.
Result<Match> round_of_some_game(const Catalogue& catalogue, const std::string& text, const std::string& name) {
  std::optional<Problem> why;
  for (const auto& game : catalogue.games_as_read()) {
    if (!game->playable() || !record_format_of(*game)) continue;
    auto round = read_round(text, name, *game, rulesets_of(catalogue));
    if (round) return std::move(round->match);
    if (!why || farther(round.problem(), *why)) why = round.problem();
  }
  return why && !is_at_start(why->where, text) ? *why : Problem("table.copy.unknown");
}

}  // namespace

Result<std::unique_ptr<Screen>> table_of_text(Ui& ui, const std::string& text, const std::string& name) {
  const TellProblem tell = [name](Ui& there, const Problem& why) { tell_unread(there, name, why); };
  if (is_save(text)) {
    const auto data = parse_save(text, name);
    if (!data) return data.problem();
    return screen_with_variants(
        ui, data->setup.game, false, [data = *data, tell](Ui& there) { return played_table(there, data, {}, tell); }, tell);
  }
  const auto table = [text, name, tell](Ui& there) {
    const auto read = [catalogue = there.services.catalogue, text, name] { return round_of_some_game(catalogue, text, name); };
    return awaited_table(there, name, read, {}, tell);
  };
  return screen_with_variants(ui, {}, false, table, tell);
}

Result<std::unique_ptr<Screen>> table_of_file(Ui& ui, const std::filesystem::path& file) {
  if (is_save_file(file)) return saved_table(ui, file);
  const auto text = read_file(file);
  if (!text) return text.problem();
  return table_of_text(ui, *text, file.filename().string());
}

std::vector<std::string> endings_of(const GameEntry& game) {
  std::vector<std::string> endings{kSaveEnding};
  if (const RecordFormat* format = record_format_of(game)) endings.emplace_back(format->extension);
  return endings;
}

std::vector<std::string> playable_endings(const Ui& ui) {
  std::vector<std::string> all{kSaveEnding};
  for (const auto& game : ui.services.catalogue.games_as_read())
    for (std::string& ending : endings_of(*game))
      if (std::find(all.begin(), all.end(), ending) == all.end()) all.push_back(std::move(ending));
  return all;
}

void open_text(Ui& ui, const std::string& text, const std::string& name) {
  if (text.empty()) return ui.say(Text("table.copy.nothing"));
  auto table = table_of_text(ui, text, name);
  if (!table) return tell_unread(ui, name, table.problem());
  ui.navigator.open(*std::move(table));
}

void open_file(Ui& ui, const std::filesystem::path& file) {
  auto table = table_of_file(ui, file);
  if (!table) return tell_unread(ui, file.filename().string(), table.problem());
  ui.navigator.replace(*std::move(table));
}

}  // namespace tablier
