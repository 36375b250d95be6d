#include "host/game_assembly.hpp"

#include "content/files.hpp"

#include <iterator>
#include <utility>

namespace tablier {
namespace {

namespace fs = std::filesystem;

std::optional<Problem> bad_parameter(const GameEntry& game) {
  for (const Parameter& p : game.parameters)
    if (const auto checked = check(p, p.fallback); !checked)
      return Problem(Text("host.plugin.bad_parameter", {{"name", p.name}, {"why", checked.problem().text}}),
                     {game.source->file().string()});
  return std::nullopt;
}

std::optional<Problem> ask_source(GameEntry& game) {
  auto parameters = game.source->parameters(*game.content);
  if (!parameters) return parameters.problem();
  game.parameters = *std::move(parameters);
  if (auto bad = bad_parameter(game)) return bad;
  auto hooks = game.source->hooks();
  if (!hooks) return hooks.problem();
  game.hooks = *std::move(hooks);
  return std::nullopt;
}

}  // namespace

void add_problems(std::vector<Problem>& all, std::vector<Problem> more) {
  all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

GameAssembly::GameAssembly(std::string name, std::vector<fs::path> folders)
    : folders_(std::move(folders)), with_texts_(folders_), game_(std::make_shared<GameEntry>()) {
  game_->name = game_->spec.name = std::move(name);
}

void GameAssembly::take(std::shared_ptr<const GameSource> source, std::vector<Problem> problems) {
  game_->source = std::move(source);
  game_->problems = std::move(problems);
}

void GameAssembly::leave_texts(const fs::path& folder) {
  std::error_code none;
  for (const char* const name : {"texts.yaml", "texts"})
    if (fs::exists(folder / name, none)) game_->problems.emplace_back(Text("host.sheet.not_read"), SourceSpot{(folder / name).string()});
  std::erase(with_texts_, folder);
}

std::shared_ptr<const GameEntry> GameAssembly::make(Locale& locale) {
  if (!game_->source && game_->problems.empty()) refuse(*game_, Problem("host.game.no_plugin", {{"name", game_->name}}));
  if (read_sheet() && game_->source) read_rules(*game_);
  add_problems(game_->problems, add_game_texts(locale, with_texts_));
  game_->own_texts = locale.own_texts();
  return game_;
}

bool GameAssembly::read_sheet() {
  game_->series_files = series_files(folders_);
  if (!game_->source && folders_.empty()) sheet_.problems.clear();  // why there is no source is told, and that is one cause
  if (!sheet_.spec && game_->source) refuse(*game_, why_no_sheet());
  add_problems(game_->problems, std::move(sheet_.problems));
  game_->refused = std::move(sheet_.refused);
  if (!sheet_.spec) return false;
  game_->spec = *std::move(sheet_.spec);
  game_->content = std::make_shared<const Content>(game_->spec.content);
  return true;
}

/// The sheet's first fault, with its place; it is told once.
Problem GameAssembly::why_no_sheet() {
  const bool is_late = !sheet_.problems.empty() && sheet_.problems.front().text.key == "host.sheet.not_read";
  if (!is_late && (folders_.empty() || sheet_.problems.empty())) {
    sheet_.problems.clear();  // that there is no game.yaml is the same again
    return Problem(Text("host.game.no_content", {{"name", game_->name}}), SourceSpot{game_->source->file().string()});
  }
  Problem first = std::move(sheet_.problems.front());
  sheet_.problems.erase(sheet_.problems.begin());
  return Problem(Text("host.game.bad_content", {{"name", game_->name}, {"why", std::move(first.text)}}), std::move(first.where));
}

void read_rules(GameEntry& game) {
  if (auto bad = ask_source(game)) refuse(game, *std::move(bad));
}

void refuse(GameEntry& game, Problem why) {
  game.problems.insert(game.problems.begin(), std::move(why));
  game.parameters.clear();
  game.hooks.clear();
  game.source.reset();
}

std::vector<ReadFile> series_files(const std::vector<fs::path>& folders) {
  std::vector<ReadFile> files;
  for (const fs::path& folder : folders)
    for (const fs::path& file : list_files(folder / "series", ".yaml")) files.push_back(stamp_of(file));
  return files;
}

}  // namespace tablier
