#include "ui/screens/played_text.hpp"

#include "content/files.hpp"
#include "match/import_export.hpp"
#include "match/move_list.hpp"
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

/// Before that place stands nothing of a round: neither a tag nor a move, which has a number in all notations.
bool is_before_any_move(const SourceSpot& where, const std::string& text) {
  std::size_t line = 0;
  for (int above = 1; above < where.line && line < text.size(); ++above) line = std::min(text.find('\n', line), text.size() - 1) + 1;
  const std::size_t end = line + static_cast<std::size_t>(std::max(where.column - 1, 0));
  return text.substr(0, end).find_first_of("[0123456789") == std::string::npos;
}

/// The games' variants are read. A YAML file is a save or nothing: what no game reads as moves had none to be told of.
Result<Match> round_of_some_game(const Catalogue& catalogue, const std::string& text, const std::string& name) {
  std::optional<Problem> why;
  for (const auto& game : catalogue.games_as_read()) {
    if (!game->playable() || !record_format_of(*game)) continue;
    auto round = read_round(text, name, *game, rulesets_of(catalogue));
    if (round) return std::move(round->match);
    if (!why || farther(round.problem(), *why)) why = round.problem();
  }
  const bool tells = why && !name.ends_with(kSaveEnding) && !is_before_any_move(why->where, text);
  return tells ? *why : Problem("table.copy.unknown");
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
  if (is_move_list(text)) {
    const auto data = read_move_list(text, name);
    if (!data) return data.problem();
    const auto listed = [data = *data, name, tell](Ui& there) {
      const auto read = [catalogue = there.services.catalogue, data] { return replay_unfinished(data, rulesets_of(catalogue)); };
      return awaited_table(there, name, read, {}, tell);
    };
    return screen_with_variants(ui, data->setup.game, false, listed, tell);
  }
  const auto table = [text, name, tell](Ui& there) {
    const auto read = [catalogue = there.services.catalogue, text, name] { return round_of_some_game(catalogue, text, name); };
    return awaited_table(there, name, read, {}, tell, {.note = Text("table.pasted.read", {{"name", name}})});
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
