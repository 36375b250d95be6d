#include "host/catalogue.hpp"

#include "content/files.hpp"
#include "host/option_meaning.hpp"
#include "host/plugin_shelf.hpp"
#include "host/refused_files.hpp"
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

std::vector<fs::path> most_binding_first(std::vector<fs::path> folders) {
  std::reverse(folders.begin(), folders.end());
  return folders;
}

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

/// Runs a function of a plugin's table, which must not throw; a problem where it does.
template <typename Call>
auto guarded(const GameEntry& game, const Call& call) -> Result<decltype(call())> {
  try {
    return call();
  } catch (...) {
    return Problem(Text("host.plugin.threw_later"), {game.plugin->file().string()});
  }
}

std::optional<Problem> bad_parameter(const GameEntry& game) {
  for (const Parameter& p : game.parameters)
    if (const auto checked = check(p, p.fallback); !checked)
      return Problem(Text("host.plugin.bad_parameter", {{"name", p.name}, {"why", checked.problem().text}}),
                     {game.plugin->file().string()});
  return std::nullopt;
}

std::vector<ReadFile> series_files(const std::vector<fs::path>& folders) {
  std::vector<ReadFile> files;
  for (const fs::path& folder : folders)
    for (const fs::path& file : list_files(folder / "series", ".yaml")) files.push_back(stamp_of(file));
  return files;
}

/// Of the variants in these folders, and of what they require.
std::vector<ReadFile> script_files(const std::vector<fs::path>& folders, const std::vector<VariantEntry>& variants) {
  std::set<fs::path> files;
  for (const fs::path& folder : folders)
    for (const fs::path& file : list_files(folder, ".lua")) files.insert(file);
  for (const VariantEntry& variant : variants) files.insert(variant.files.begin(), variant.files.end());
  return stamps_of({files.begin(), files.end()});
}

/// Those of the game's folders in scripts/.
void read_variants(GameEntry& game, const Paths& paths) {
  VariantSources sources{most_binding_first(paths.all("scripts")), game.name, &game.spec};
  if (game.plugin) sources.parameters = game.parameters;
  game.variants = load_variants(sources);
  game.script_files = script_files(paths.all(fs::path("scripts") / game.name), game.variants);
}

/// Puts one game together from what was found of it.
class Assembly {
 public:
  Assembly(std::string name, const Paths& paths) : paths_(paths), game_(std::make_shared<GameEntry>()) {
    game_->name = game_->spec.name = std::move(name);
  }

  void take(ShelvedPlugin found) {
    game_->plugin = std::move(found.plugin);
    game_->problems = std::move(found.problems);
  }

  std::shared_ptr<const GameEntry> make(Locale& locale) {
    const auto folders = paths_.all(fs::path("content") / game_->name);
    if (!game_->plugin && game_->problems.empty()) tell(Problem("host.game.no_plugin", {{"name", game_->name}}));
    if (read_sheet(folders)) {
      if (game_->plugin) read_parameters();
      read_variants();
    }
    append(game_->problems, add_game_texts(locale, folders));
    return game_;
  }

 private:
  /// Why the game cannot be played stands first. Lets go of the plugin.
  void tell(Problem why) {
    game_->problems.insert(game_->problems.begin(), std::move(why));
    game_->parameters.clear();
    game_->hooks.clear();
    game_->plugin.reset();
  }

  bool read_sheet(const std::vector<fs::path>& folders) {
    game_->series_files = series_files(folders);
    LoadedGameSpec loaded = load_game_spec(folders);
    append(game_->problems, std::move(loaded.problems));
    game_->refused = std::move(loaded.refused);
    if (!loaded.spec) {
      const char* key = folders.empty() ? "host.game.no_content" : "host.game.bad_content";
      if (game_->plugin) tell(Problem(key, {{"name", game_->name}}));
      return false;
    }
    game_->spec = *std::move(loaded.spec);
    game_->content = std::make_shared<const Content>(game_->spec.content);
    return true;
  }

  void read_parameters() {
    auto parameters = guarded(*game_, [&] { return game_->plugin->table().parameters(*game_->content); });
    std::optional<Problem> bad;
    if (parameters) game_->parameters = *std::move(parameters);
    else bad = parameters.problem();
    if (!bad) bad = bad_parameter(*game_);
    if (!bad) bad = read_hooks();
    if (bad) tell(*std::move(bad));
  }

  std::optional<Problem> read_hooks() {
    if (!game_->plugin->table().hooks) return std::nullopt;
    auto hooks = guarded(*game_, [&] { return game_->plugin->table().hooks(); });
    if (!hooks) return hooks.problem();
    game_->hooks = *std::move(hooks);
    return std::nullopt;
  }

  void read_variants() { tablier::read_variants(*game_, paths_); }

  const Paths& paths_;
  std::shared_ptr<GameEntry> game_;
};

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

/// The game holds its entry, and so its plugin, for as long as anybody holds the game.
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
  auto made = guarded(*entry, [&] { return entry->plugin->table().make_game({entry->content, rules.hooks, rules.options}); });
  if (!made) return made.problem();
  if (!*made) return made->problem();
  if (rules.hooks) rules.hooks->revive();
  rules.game = keep_open(**std::move(made), entry);
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

Catalogue Catalogue::load(const Paths& paths, Locale& locale) {
  PluginShelf shelf = load_plugins(paths.plugins);
  std::set<std::string> names = folder_names(paths);
  for (const auto& [name, found] : shelf.plugins) names.insert(name);
  Catalogue catalogue;
  catalogue.problems_ = std::move(shelf.problems);
  for (const std::string& name : names) {
    Assembly assembly(name, paths);
    if (const auto found = shelf.plugins.find(name); found != shelf.plugins.end()) assembly.take(std::move(found->second));
    catalogue.games_.push_back(assembly.make(locale));
  }
  std::stable_partition(catalogue.games_.begin(), catalogue.games_.end(), [](const auto& game) { return game->playable(); });
  return catalogue;
}

std::shared_ptr<const GameEntry> Catalogue::find(std::string_view name) const {
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
  if (loaded.spec) {
    fresh->spec.content.series = std::move(loaded.spec->content.series);
    fresh->content = std::make_shared<Content>(fresh->spec.content);
  }
  *game = fresh;
  return std::move(loaded.problems);
}

bool Catalogue::refresh_variants(const Paths& paths, std::string_view name) {
  const auto game = std::find_if(games_.begin(), games_.end(), [&](const auto& one) { return one->name == name; });
  if (game == games_.end() || !(*game)->playable()) return false;
  if (script_files(paths.all(fs::path("scripts") / name), (*game)->variants) == (*game)->script_files) return false;
  const auto fresh = std::make_shared<GameEntry>(**game);
  read_variants(*fresh, paths);
  *game = fresh;
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
  for (const auto& game : games_) {
    append(all, game->problems);
    for (const VariantEntry& variant : game->variants)
      if (variant.problem) all.push_back(*variant.problem);
  }
  return all;
}

}  // namespace tablier
