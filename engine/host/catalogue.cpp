#include "host/catalogue.hpp"

#include "content/files.hpp"
#include "host/library_file.hpp"
#include "host/option_meaning.hpp"
#include "host/plugin_answers.hpp"
#include "host/plugin_shelf.hpp"
#include "host/plugin_source.hpp"
#include "host/plugin_trials.hpp"
#include "host/refused_files.hpp"
#include "host/variant_files.hpp"
#include "host/variants.hpp"
#include "script/checked_hooks.hpp"

#include <algorithm>
#include <iterator>
#include <set>
#include <tuple>
#include <utility>

namespace tablier {
namespace {

namespace fs = std::filesystem;

/// Folders under scripts/ and content/ that belong to no game.
constexpr std::string_view kSharedScripts = "lib";

std::vector<std::string> subfolders(const fs::path& folder) {
  std::vector<std::string> names;
  std::error_code error;
  for (fs::directory_iterator item(folder, error), end; !error && item != end; item.increment(error)) {
    std::error_code unknown;
    if (item->is_directory(unknown)) names.push_back(item->path().filename().string());
  }
  return names;
}

/// Names under which content or scripts were found.
std::set<std::string> folder_names(const Paths& paths) {
  std::set<std::string> names;
  for (const fs::path& content : paths.all("content"))
    for (const std::string& name : subfolders(content))
      if (std::error_code error; fs::exists(content / name / "game.yaml", error)) names.insert(name);
  for (const fs::path& scripts : paths.all("scripts"))
    for (const std::string& name : subfolders(scripts))
      if (name != kSharedScripts) names.insert(name);
  return names;
}

void append(std::vector<Problem>& all, std::vector<Problem> more) {
  all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

std::optional<Problem> bad_parameter(const GameEntry& game) {
  for (const Parameter& p : game.parameters)
    if (const auto checked = check(p, p.fallback); !checked)
      return Problem(Text("host.plugin.bad_parameter", {{"name", p.name}, {"why", checked.problem().text}}),
                     {game.source->file().string()});
  return std::nullopt;
}

std::vector<ReadFile> series_files(const std::vector<fs::path>& folders) {
  std::vector<ReadFile> files;
  for (const fs::path& folder : folders)
    for (const fs::path& file : list_files(folder / "series", ".yaml")) files.push_back(stamp_of(file));
  return files;
}

/// Of a game's variants in the scripts/ folders, and of what they require.
std::vector<ReadFile> script_files(const std::vector<fs::path>& roots, const std::string& game, const std::vector<VariantEntry>& variants) {
  std::set<fs::path> files;
  for (const fs::path& root : roots)
    for (const fs::path& file : list_files(root / game, ".lua")) files.insert(file);
  for (const VariantEntry& variant : variants) files.insert(variant.files.begin(), variant.files.end());
  return stamps_of({files.begin(), files.end()});
}

/// Puts one game together from what was found of it.
class Assembly {
 public:
  Assembly(std::string name, const Paths& paths) : paths_(paths), game_(std::make_shared<GameEntry>()) {
    game_->name = game_->spec.name = std::move(name);
  }

  void take(ShelvedPlugin found) {
    if (found.plugin) game_->source = std::make_shared<PluginSource>(std::move(found.plugin));
    game_->problems = std::move(found.problems);
  }
  void take(LoadedGameSpec sheet) { sheet_ = std::move(sheet); }

  std::shared_ptr<const GameEntry> make(Locale& locale) {
    const auto folders = paths_.all(fs::path("content") / game_->name);
    if (!game_->source && game_->problems.empty()) tell(Problem("host.game.no_plugin", {{"name", game_->name}}));
    if (read_sheet(folders) && game_->source) read_parameters();
    append(game_->problems, add_game_texts(locale, folders));
    return game_;
  }

 private:
  /// Why the game cannot be played stands first. Lets go of the source.
  void tell(Problem why) {
    game_->problems.insert(game_->problems.begin(), std::move(why));
    game_->parameters.clear();
    game_->hooks.clear();
    game_->source.reset();
  }

  bool read_sheet(const std::vector<fs::path>& folders) {
    game_->series_files = series_files(folders);
    append(game_->problems, std::move(sheet_.problems));
    game_->refused = std::move(sheet_.refused);
    if (!sheet_.spec) {
      const char* key = folders.empty() ? "host.game.no_content" : "host.game.bad_content";
      if (game_->source) tell(Problem(key, {{"name", game_->name}}));
      return false;
    }
    game_->spec = *std::move(sheet_.spec);
    game_->content = std::make_shared<const Content>(game_->spec.content);
    return true;
  }

  void read_parameters() {
    auto parameters = game_->source->parameters(*game_->content);
    std::optional<Problem> bad;
    if (parameters) game_->parameters = *std::move(parameters);
    else bad = parameters.problem();
    if (!bad) bad = bad_parameter(*game_);
    if (!bad) bad = read_hooks();
    if (bad) tell(*std::move(bad));
  }

  std::optional<Problem> read_hooks() {
    auto hooks = game_->source->hooks();
    if (!hooks) return hooks.problem();
    game_->hooks = *std::move(hooks);
    return std::nullopt;
  }

  const Paths& paths_;
  std::shared_ptr<GameEntry> game_;
  LoadedGameSpec sheet_;
};

GameSheets load_sheets(const Paths& paths) {
  GameSheets sheets;
  for (const std::string& name : folder_names(paths)) sheets.emplace(name, load_game_spec(paths.all(fs::path("content") / name)));
  return sheets;
}

/// Keeps what is the player's own and was not allowed from running; what was not asked about yet.
std::vector<fs::path> hold_back(PluginFiles& files, const Paths& paths) {
  std::vector<fs::path> unknown;
  const PluginAnswers answers(paths.config.empty() ? fs::path() : paths.plugin_answers());
  for (std::size_t i = 0; i < files.folders.size(); ++i) {
    if (paths.user_data.empty() || paths.plugins[i] != paths.own_plugins()) continue;
    for (const fs::path& file : files.folders[i]) {
      if (library_fault(file)) continue;  // told as what it is; it cannot run
      const PluginAnswer answer = answers.of(file);
      if (answer == PluginAnswer::yes) continue;
      const char* key = answer == PluginAnswer::no ? "host.plugin.refused_by_player" : "host.plugin.not_allowed";
      files.held_back.emplace(file, Problem(Text(key, {{"file", file.string()}}), {file.string()}));
      if (answer == PluginAnswer::none) unknown.push_back(file);
    }
  }
  return unknown;
}

std::string joined(const auto& items, auto name_of) {
  std::string all;
  for (const auto& item : items) all += (all.empty() ? "" : ", ") + name_of(item);
  return all;
}

Problem unknown_variant(const GameEntry& game, std::string_view name) {
  const auto names = joined(game.variants, [](const VariantEntry& v) { return v.name; });
  return Problem("host.variant.unknown", {{"game", game.name}, {"name", std::string(name)}, {"values", names}});
}

Value over(Value settings, const Value& more) {
  if (const auto* members = more.as_map())
    for (const Member& m : *members) settings.set(m.name, m.value);
  return settings;
}

/// The game holds its entry, and so its source, for as long as anybody holds the game.
std::shared_ptr<const Game> keep_open(std::unique_ptr<const Game> game, std::shared_ptr<const GameEntry> entry) {
  return {game.release(), [entry = std::move(entry)](const Game* made) { delete made; }};
}

}  // namespace

Result<Ruleset> make_ruleset(const std::shared_ptr<const GameEntry>& entry, const VariantEntry& variant, const Value& settings) {
  auto options = Options::make(entry->parameters, over(variant.settings, settings));
  if (!options) {
    auto refused = refused_file(*entry, settings);
    return refused ? *std::move(refused) : options.problem();
  }
  if (auto vain = vain_setting(entry->parameters, variant, settings)) return *std::move(vain);
  auto hooks = checked(variant.hooks, asked_hooks(*entry, *options));
  Ruleset rules{entry, variant.name, *std::move(options), std::move(hooks), nullptr};
  auto made = entry->source->make_game({entry->content, rules.hooks, rules.options});
  if (!made) return made.problem();
  if (rules.hooks) rules.hooks->revive();
  rules.game = keep_open(*std::move(made), entry);
  return rules;
}

std::vector<HookSpec> asked_hooks(const GameEntry& game, const Options& options) {
  std::vector<HookSpec> asked;
  for (const HookSpec& spec : game.hooks)
    if (is_asked(spec, options.values())) asked.push_back(spec);
  return asked;
}

const VariantEntry* GameEntry::variant(std::string_view wanted) const {
  if (wanted.empty()) wanted = spec.default_variant;
  if (wanted.empty()) return variants.empty() ? nullptr : &variants.front();
  const auto found = std::find_if(variants.begin(), variants.end(), [&](const VariantEntry& v) { return v.name == wanted; });
  return found == variants.end() ? nullptr : &*found;
}

struct Catalogue::Scripts {
  std::vector<fs::path> roots;
  ScriptTime time{};
  std::map<std::string, VariantFiles> files{};

  VariantFiles& of(const std::string& game) {
    const auto known = files.find(game);
    return known != files.end() ? known->second : files.emplace(game, VariantFiles(roots, game, time)).first->second;
  }

  /// The entry with its variants.
  std::shared_ptr<const GameEntry> complete(const GameEntry& entry) {
    const auto fresh = std::make_shared<GameEntry>(entry);
    fresh->variants_read = true;
    if (!entry.content) return fresh;
    VariantSources sources{of(entry.name), fresh->spec, std::nullopt};
    if (fresh->source) sources.parameters = fresh->parameters;
    fresh->variants = load_variants(sources);
    fresh->script_files = script_files(roots, entry.name, fresh->variants);
    return fresh;
  }
};

Catalogue Catalogue::load(const Paths& paths, Locale& locale, PluginTrust trust) {
  Catalogue catalogue;
  GameSheets sheets = load_sheets(paths);
  PluginFiles files = find_plugins(paths.plugins);
  if (trust == PluginTrust::as_answered) catalogue.unknown_plugins_ = hold_back(files, paths);
  const auto verdicts = try_plugins(files.allowed(), paths, sheets);
  PluginShelf shelf = load_plugins(std::move(files), verdicts);
  for (const auto& [name, found] : shelf.plugins) sheets[name];
  for (const auto& [file, other] : shelf.stand_ins) locale.stand_ins().add(file, other);
  catalogue.scripts_ = std::make_shared<Scripts>(Scripts{paths.script_roots()});
  catalogue.problems_ = std::move(shelf.problems);
  for (auto& [name, sheet] : sheets) {
    Assembly assembly(name, paths);
    assembly.take(std::move(sheet));
    if (const auto found = shelf.plugins.find(name); found != shelf.plugins.end()) assembly.take(std::move(found->second));
    catalogue.games_.push_back(assembly.make(locale));
  }
  std::stable_partition(catalogue.games_.begin(), catalogue.games_.end(), [](const auto& game) { return game->playable(); });
  return catalogue;
}

const std::vector<std::shared_ptr<const GameEntry>>& Catalogue::games() const {
  std::vector<VariantFiles*> files;
  for (const auto& game : games_)
    if (!game->variants_read) files.push_back(&scripts_->of(game->name));
  read_all(files);
  for (auto& game : games_)
    if (!game->variants_read) game = scripts_->complete(*game);
  return games_;
}

std::shared_ptr<const GameEntry> Catalogue::find(std::string_view name) const {
  for (auto& game : games_) {
    if (game->name != name) continue;
    if (!game->variants_read) game = scripts_->complete(*game);
    return game;
  }
  return nullptr;
}

std::shared_ptr<const GameEntry> Catalogue::peek(std::string_view name) const {
  const auto found = std::find_if(games_.begin(), games_.end(), [&](const auto& game) { return game->name == name; });
  return found == games_.end() ? nullptr : *found;
}

std::vector<Problem> Catalogue::refresh_series(const Paths& paths, std::string_view name) {
  const auto game = std::find_if(games_.begin(), games_.end(), [&](const auto& one) { return one->name == name; });
  if (game == games_.end() || !(*game)->playable()) return {};
  const auto folders = paths.all(fs::path("content") / name);
  auto files = series_files(folders);
  if (files == (*game)->series_files) return {};
  LoadedGameSpec loaded = load_game_spec(folders);
  const auto fresh = std::make_shared<GameEntry>(**game);
  fresh->series_files = std::move(files);
  fresh->refused = std::move(loaded.refused);
  if (loaded.spec) {
    fresh->spec.content.series = std::move(loaded.spec->content.series);
    fresh->content = std::make_shared<Content>(fresh->spec.content);
  }
  *game = fresh;
  return std::move(loaded.problems);
}

bool Catalogue::refresh_variants(std::string_view name) {
  const auto game = std::find_if(games_.begin(), games_.end(), [&](const auto& one) { return one->name == name; });
  if (game == games_.end() || !(*game)->playable() || !(*game)->variants_read) return false;
  if (script_files(scripts_->roots, (*game)->name, (*game)->variants) == (*game)->script_files) return false;
  scripts_->files.erase((*game)->name);
  scripts_->time = {};
  *game = scripts_->complete(**game);
  return true;
}

Result<Ruleset> Catalogue::ruleset(std::string_view game_and_variant, const Value& settings) const {
  const auto slash = game_and_variant.find('/');
  const auto name = game_and_variant.substr(0, slash);
  const auto wanted = slash == std::string_view::npos ? std::string_view() : game_and_variant.substr(slash + 1);
  const auto entry = find(name);
  if (!entry)
    return Problem("host.game.unknown", {{"name", std::string(name)}, {"values", joined(games_, [](const auto& g) { return g->name; })}});
  if (!entry->playable()) return entry->problems.front();
  const VariantEntry* variant = entry->variant(wanted);
  if (!variant) return unknown_variant(*entry, wanted);
  if (variant->problem) return *variant->problem;
  return make_ruleset(entry, *variant, settings);
}

std::vector<Problem> Catalogue::problems() const {
  std::vector<Problem> all = problems_;
  for (const auto& game : games()) {
    append(all, game->problems);
    for (const VariantEntry& variant : game->variants)
      if (variant.problem) all.push_back(*variant.problem);
  }
  return all;
}

}  // namespace tablier
