#include "host/game_scripts.hpp"

#include "content/file_stamp.hpp"
#include "content/files.hpp"
#include "host/game_assembly.hpp"
#include "host/lua_game_source.hpp"
#include "host/variants.hpp"
#include "script/match_hooks.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace tablier {
namespace {

namespace fs = std::filesystem;

std::vector<TextArg> players(SeatRange script, SeatRange sheet) {
  return {{"min", script.min}, {"max", script.max}, {"sheet_min", sheet.min}, {"sheet_max", sheet.max}};
}

bool is_same(SeatRange a, SeatRange b) { return a.min == b.min && a.max == b.max; }

/// Why the players that game.yaml tells cannot be read, if so: it says then that there is one.
const Problem* fault_of_players(const GameEntry& entry) {
  if (!is_same(entry.spec.seats, SeatRange{})) return nullptr;
  const auto is_sheet = [](const Problem& problem) { return fs::path(problem.where.file).filename() == "game.yaml"; };
  const auto found = std::ranges::find_if(entry.problems, is_sheet);
  return found == entry.problems.end() ? nullptr : &*found;
}

/// It may lack a module that was not there, and that comes.
bool is_faulty(const GameEntry& entry) {
  return !entry.playable() || std::ranges::any_of(entry.variants, [](const VariantEntry& v) { return v.problem.has_value(); });
}

/// A problem that is the reason why the game cannot be played stands first.
void refuse_for(GameEntry& entry, const Problem& known) {
  Problem why = known;
  std::erase(entry.problems, why);
  refuse(entry, std::move(why));
}

}  // namespace

fs::path find_game_script(const std::vector<fs::path>& roots, const std::string& game) {
  for (const fs::path& root : roots) {
    const fs::path file = root / game / kGameScript;
    if (std::error_code none; fs::exists(file, none)) return file;
  }
  return {};
}

std::optional<Problem> fault_of_seats(const GameEntry& entry, const GameScript& script) {
  const SeatRange seats = script.seats();
  if (is_same(seats, entry.spec.seats)) return std::nullopt;
  if (const Problem* const fault = fault_of_players(entry)) return *fault;
  return Problem(Text("host.game.seats", players(seats, entry.spec.seats)), script.seats_where());
}

std::shared_ptr<const GameEntry> GameScripts::with_rules(const std::shared_ptr<const GameEntry>& entry) {
  if (!is_in_lua(*entry) || found_.contains(entry->name)) return entry;
  const auto fresh = std::make_shared<GameEntry>(*entry);
  found_.emplace(entry->name, Found{entry->source, entry->problems});
  apply_script(*fresh);
  return fresh;
}

std::shared_ptr<const GameEntry> GameScripts::complete(const std::shared_ptr<const GameEntry>& entry, std::string_view wanted) {
  const auto fresh = std::make_shared<GameEntry>(*with_rules(entry));
  fresh->variants_read = true;
  if (!fresh->content) return fresh;
  VariantSources sources{files_of(*fresh), fresh->spec};
  if (fresh->source) {
    sources.parameters = fresh->parameters;
    sources.hooks = fresh->source->match_hooks();
  }
  sources.files.read_with_bases(std::string(wanted));
  fresh->variants = load_variants(sources);
  const auto own = script_files_of(*fresh);
  for (VariantEntry& variant : fresh->variants) variant.files.insert(variant.files.end(), own.begin(), own.end());
  fresh->script_files = stamps(*fresh);
  return fresh;
}

std::shared_ptr<const GameEntry> GameScripts::refreshed(const GameEntry& entry) {
  const auto found = found_.find(entry.name);
  if (!entry.variants_read || (!entry.playable() && found == found_.end())) return nullptr;
  if (stamps(entry) == entry.script_files) return nullptr;
  const auto fresh = std::make_shared<GameEntry>(entry);
  if (found != found_.end()) {
    fresh->source = found->second.source;
    fresh->problems = found->second.problems;
    found_.erase(found);
    scripts_.erase(entry.name);
  }
  files_.erase(entry.name);
  time_ = {};
  return complete(fresh);
}

void GameScripts::forget(const GameEntry& entry) {
  files_.erase(entry.name);
  scripts_.erase(entry.name);
  if (!entry.variants_read) found_.erase(entry.name);
}

void GameScripts::read_all(const std::vector<std::shared_ptr<const GameEntry>>& games) {
  for (std::size_t place = roots_.size(); place-- > 0;)
    for (const auto& game : games) {
      if (game->variants_read) continue;
      if (is_in_lua(*game) && game->source->file() == roots_[place] / game->name / kGameScript) script_of(*game);
      files_of(*game).read_root(place);
    }
}

VariantFiles& GameScripts::files_of(const GameEntry& game) {
  const auto known = files_.find(game.name);
  if (known != files_.end()) return known->second;
  return files_.emplace(game.name, VariantFiles(roots_, game.name, time_, searched_roots(game))).first->second;
}

/// A game in Lua that takes another's place takes that of its variants too: those of the roots that bind less are for the other one.
std::size_t GameScripts::searched_roots(const GameEntry& game) const {
  const bool of_plugin = game.source && game.source->kind() == SourceKind::plugin;
  std::error_code none;
  for (std::size_t place = 0; place < roots_.size() && !of_plugin; ++place)
    if (fs::exists(roots_[place] / game.name / kGameScript, none)) return place + 1;
  return roots_.size();
}

const GameScripts::Script& GameScripts::script_of(const GameEntry& entry) {
  const auto known = scripts_.find(entry.name);
  if (known != scripts_.end()) return known->second;
  const fs::path file = entry.source->file();
  const auto load = [&](const ScriptLimits& limits) -> Script {
    auto game = load_game_script(file, roots_, limits);
    if (!game) return game.problem();
    return ReadScript{*std::move(game), load_match_hooks(file, roots_, limits)};
  };
  return scripts_.emplace(entry.name, time_.spend(file, load)).first->second;
}

void GameScripts::apply_script(GameEntry& entry) {
  const Script& script = script_of(entry);
  if (!script) return refuse(entry, script.problem());
  entry.source = std::make_shared<LuaGameSource>(entry.name, entry.source->file(), script->game, script->match_hooks,
                                                 std::make_shared<const Paints>(entry.spec.paints));
  if (const auto fault = fault_of_seats(entry, *script->game)) return refuse_for(entry, *fault);
  read_rules(entry);
}

std::vector<fs::path> GameScripts::script_files_of(const GameEntry& entry) const {
  const auto found = found_.find(entry.name);
  if (found == found_.end()) return {};
  if (entry.source) return entry.source->files();
  std::vector<fs::path> files = found->second.source->files();
  if (const std::string& faulty = entry.problems.front().where.file; !faulty.empty() && faulty != files.front()) files.emplace_back(faulty);
  return files;
}

std::vector<ReadFile> GameScripts::stamps(const GameEntry& entry) const {
  std::set<fs::path> files;
  for (const fs::path& root : roots_)
    for (const fs::path& file : list_files(root / entry.name, ".lua")) files.insert(file);
  for (const VariantEntry& variant : entry.variants) files.insert(variant.files.begin(), variant.files.end());
  for (const fs::path& file : script_files_of(entry)) files.insert(file);
  std::vector<ReadFile> stamps = stamps_of({files.begin(), files.end()});
  if (is_faulty(entry))
    for (const fs::path& root : roots_)
      for (const fs::path& folder : {root / "lib", root / entry.name}) stamps.push_back({folder, folder_stamp({folder})});
  return stamps;
}

}  // namespace tablier
