#include "host/catalogue.hpp"

#include "content/utf8.hpp"
#include "host/checked_game.hpp"
#include "host/game_assembly.hpp"
#include "host/game_scripts.hpp"
#include "host/game_sheets.hpp"
#include "host/library_file.hpp"
#include "host/lua_game_source.hpp"
#include "host/option_meaning.hpp"
#include "host/plugin_answers.hpp"
#include "host/plugin_registry.hpp"
#include "host/plugin_source.hpp"
#include "host/plugin_trials.hpp"
#include "host/refused_files.hpp"
#include "script/checked_hooks.hpp"
#include "script/decision.hpp"
#include "sdk/spelling.hpp"

#include <algorithm>
#include <mutex>
#include <ranges>
#include <set>
#include <system_error>
#include <utility>

namespace tablier {
namespace {

namespace fs = std::filesystem;

/// What there is of a game that nobody has: its sheet, else a folder of variants.
SourceSpot place_without_source(const Paths& paths, const std::string& game) {
  std::error_code none;
  for (const fs::path& folder : std::views::reverse(paths.all(fs::path("content") / game)))
    if (fs::exists(folder / "game.yaml", none)) return {(folder / "game.yaml").string(), 1, 1};
  for (const fs::path& folder : std::views::reverse(paths.all(fs::path("scripts") / game))) return {folder.string()};
  return {};
}

/// A plugin comes before a script of the game's name.
void take_source(GameAssembly& assembly, RegisteredPlugin found, const std::string& game, const fs::path& script, const Paths& paths) {
  if (found.plugin) {
    const bool is_bundled = found.plugin->file().parent_path() == paths.program_plugins;
    if (!script.empty()) found.problems.emplace_back(Text("host.game.two_sources", {{"name", game}}), SourceSpot{script.string()});
    return assembly.take(std::make_shared<PluginSource>(std::move(found.plugin), !is_bundled), std::move(found.problems));
  }
  if (!script.empty() && !is_game_name(game)) {
    found.problems.insert(found.problems.begin(), Problem(Text("host.plugin.bad_name", {{"name", clipped(game)}}), {script.string()}));
    return assembly.take(nullptr, std::move(found.problems));
  }
  if (script.empty() && found.problems.empty())
    found.problems.emplace_back(Text("host.game.no_plugin", {{"name", game}}), place_without_source(paths, game));
  assembly.take(script.empty() ? nullptr : std::make_shared<LuaGameSource>(game, script), std::move(found.problems));
}

void failed_last(std::vector<std::shared_ptr<const GameEntry>>& games) {
  std::stable_partition(games.begin(), games.end(), [](const auto& game) { return game->playable(); });
}

/// Keeps what is the player's own and was not allowed from running; what was not asked about yet.
std::vector<fs::path> hold_back(PluginFiles& files, const Paths& paths) {
  std::vector<fs::path> unknown;
  const PluginAnswers answers(paths.config.empty() ? fs::path() : paths.plugin_answers());
  for (std::size_t i = 0; i < files.folders.size(); ++i) {
    if (paths.user_data.empty() || paths.plugins[i] != paths.own_plugins()) continue;
    for (const fs::path& file : files.folders[i]) {
      const PluginAnswer answer = answers.of(file);
      if (answer != PluginAnswer::no && library_fault(file)) continue;  // told as what it is; it cannot run
      if (answer == PluginAnswer::yes) continue;
      files.held_back.emplace(file, answers.refusal(file));
      if (answer == PluginAnswer::none) unknown.push_back(file);
    }
  }
  return unknown;
}

/// `key` with the one that was meant, where there is one near, as `key_near`.
Problem unknown(std::string key, std::string_view name, const std::vector<std::string>& known, std::vector<TextArg> more = {}) {
  const std::string near = nearest(name, known);
  more.insert(more.end(), {{"name", std::string(name)}, {"values", joined(known)}, {"near", near}});
  return Problem(Text(std::move(key) + (near.empty() ? "" : "_near"), std::move(more)));
}

Problem unknown_variant(const GameEntry& game, std::string_view name) {
  std::vector<std::string> names;
  for (const VariantEntry& variant : game.variants) names.push_back(variant.name);
  return unknown("host.variant.unknown", name, names, {{"game", game.name}});
}

Problem unknown_game(const std::vector<std::shared_ptr<const GameEntry>>& games, std::string_view name) {
  std::vector<std::string> names;
  for (const auto& game : games) names.push_back(game->name);
  return unknown("host.game.unknown", name, names);
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
  auto hooks = entry->source->with_hooks(checked(variant.hooks, asked_hooks(*entry, *options), entry->hooks));
  Ruleset rules{entry, variant.name, *std::move(options), std::move(hooks), nullptr};
  auto made = entry->source->make_game({entry->content, rules.hooks, rules.options});
  if (made && entry->source->is_checked()) made = checked(*std::move(made), entry->source, entry->name + "/" + variant.name);
  if (!made) return made.problem();
  if (rules.hooks) rules.hooks->revive();
  if (entry->own_texts) entry->own_texts->put(entry->name, variant.texts);
  rules.game = keep_open(*std::move(made), entry);
  return rules;
}

std::vector<HookSpec> asked_hooks(const GameEntry& game, const Options& options) {
  std::vector<HookSpec> asked;
  for (const HookSpec& spec : game.hooks)
    if (is_asked(spec, options.values())) asked.push_back(spec);
  return asked;
}

using Games = std::vector<std::shared_ptr<const GameEntry>>;

struct Catalogue::Books {
  explicit Books(std::vector<fs::path> roots = {}) : scripts(std::move(roots)) {}

  Games as_read() const {
    const std::lock_guard lock(mutex);
    return games;
  }
  std::shared_ptr<const GameEntry> peek(std::string_view name) const {
    const std::lock_guard lock(mutex);
    const auto game = place_of(name);
    return game == games.end() ? nullptr : *game;
  }
  /// What was read of an entry comes in its place, unless the thread was asked to stop while it read it.
  bool take(const std::shared_ptr<const GameEntry>& read, const std::shared_ptr<const GameEntry>& of);
  /// Series that were read again meanwhile stay.
  void put(const std::shared_ptr<const GameEntry>& read, const std::shared_ptr<const GameEntry>& of);
  void put_series(std::string_view name, LoadedGameSpec loaded, std::vector<ReadFile> files);
  Games::const_iterator place_of(std::string_view name) const {
    return std::find_if(games.begin(), games.end(), [&](const auto& game) { return game->name == name; });
  }
  Games::iterator place_of(std::string_view name) { return games.begin() + (std::as_const(*this).place_of(name) - games.cbegin()); }

  std::mutex reading;  // is held while scripts are read, and guards them
  GameScripts scripts;
  mutable std::mutex mutex;  // guards the games, and is never held for long
  Games games;
  std::vector<Problem> problems;  // of no game
  std::vector<fs::path> unknown_plugins;
};

bool Catalogue::Books::take(const std::shared_ptr<const GameEntry>& read, const std::shared_ptr<const GameEntry>& of) {
  if (lua::t_work.unwanted()) {
    scripts.forget(*of);
    return false;
  }
  put(read, of);
  return true;
}

void Catalogue::Books::put(const std::shared_ptr<const GameEntry>& read, const std::shared_ptr<const GameEntry>& of) {
  const std::lock_guard lock(mutex);
  const auto place = place_of(read->name);
  if (*place == of) {
    *place = read;
    return;
  }
  const auto both = std::make_shared<GameEntry>(*read);
  both->spec.content.series = (*place)->spec.content.series;
  both->content = (*place)->content;
  both->series_files = (*place)->series_files;
  both->refused = (*place)->refused;
  *place = both;
}

void Catalogue::Books::put_series(std::string_view name, LoadedGameSpec loaded, std::vector<ReadFile> files) {
  const std::lock_guard lock(mutex);
  const auto place = place_of(name);
  const auto fresh = std::make_shared<GameEntry>(**place);
  fresh->series_files = std::move(files);
  fresh->refused = std::move(loaded.refused);
  if (loaded.spec) {
    fresh->spec.content.series = std::move(loaded.spec->content.series);
    fresh->content = std::make_shared<Content>(fresh->spec.content);
  }
  *place = fresh;
}

Catalogue::Catalogue() : books_(std::make_shared<Books>()) {}

Catalogue Catalogue::load(const Paths& paths, Locale& locale, PluginTrust trust) {
  const auto roots = paths.script_roots();
  Catalogue catalogue;
  catalogue.books_ = std::make_shared<Books>(roots);
  Books& books = *catalogue.books_;
  ContentTime time;
  ReadSheets read = read_sheets(paths, time);
  GameSheets& sheets = read.sheets;
  PluginFiles files = find_plugins(paths.plugins);
  if (trust == PluginTrust::as_answered) books.unknown_plugins = hold_back(files, paths);
  auto results = try_plugins(files.allowed(), paths, sheets);
  std::erase_if(results, [&](const auto& one) { return !holds_against(one.second, one.first.parent_path() == paths.own_plugins()); });
  PluginRegistry registry = load_plugins(std::move(files), results);
  for (const auto& [name, found] : registry.plugins) sheets[name];
  for (const auto& [file, other] : registry.stand_ins) locale.stand_ins().add(file, other);
  books.problems = std::move(registry.problems);
  for (auto& [name, sheet] : sheets) {
    GameAssembly assembly(name, read.folders(paths, name));
    assembly.take(std::move(sheet));
    const auto found = registry.plugins.find(name);
    take_source(assembly, found == registry.plugins.end() ? RegisteredPlugin() : std::move(found->second), name,
                find_game_script(roots, name), paths);
    std::vector<fs::path> own = read.folders(paths, name);
    std::erase_if(own, [&](const fs::path& folder) { return !paths.is_own(folder); });
    if (time.is_up()) std::ranges::for_each(own, [&](const fs::path& folder) { assembly.leave_texts(folder); });
    books.games.push_back(own.empty() ? assembly.make(locale) : time.spend([&] { return assembly.make(locale); }));
  }
  failed_last(books.games);
  return catalogue;
}

const std::vector<fs::path>& Catalogue::unknown_plugins() const { return books_->unknown_plugins; }

Games Catalogue::games() const {
  const auto all_read = [](const Games& all) { return std::ranges::all_of(all, [](const auto& game) { return game->variants_read; }); };
  if (Games all = games_as_read(); all_read(all)) return all;
  const std::lock_guard lock(books_->reading);
  const Games all = games_as_read();
  books_->scripts.read_all(all);
  for (const auto& game : all)
    if (!game->variants_read) books_->take(books_->scripts.complete(game), game);
  const std::lock_guard order(books_->mutex);
  failed_last(books_->games);
  return books_->games;
}

Games Catalogue::games_as_read() const { return books_->as_read(); }

std::shared_ptr<const GameEntry> Catalogue::find(std::string_view name, std::string_view wanted) const {
  if (auto known = peek(name); !known || known->variants_read) return known;
  const std::lock_guard lock(books_->reading);
  const auto game = peek(name);
  if (!game->variants_read) books_->take(books_->scripts.complete(game, wanted), game);
  return peek(name);
}

std::shared_ptr<const GameEntry> Catalogue::peek(std::string_view name) const { return books_->peek(name); }

std::shared_ptr<const GameEntry> Catalogue::find_without_variants(std::string_view name) const {
  if (auto known = peek(name); !known || known->variants_read || !is_in_lua(*known)) return known;
  const std::lock_guard lock(books_->reading);
  const auto game = peek(name);
  if (auto read = books_->scripts.with_rules(game); read != game) books_->take(read, game);
  return peek(name);
}

std::vector<Problem> Catalogue::refresh_series(const Paths& paths, std::string_view name) {
  const auto game = peek(name);
  if (!game || !game->playable()) return {};
  const auto folders = paths.all(fs::path("content") / name);
  auto files = series_files(folders);
  if (files == game->series_files) return {};
  LoadedGameSpec loaded = load_game_spec(folders);
  auto problems = std::move(loaded.problems);
  books_->put_series(name, std::move(loaded), std::move(files));
  return problems;
}

bool Catalogue::refresh_variants(std::string_view name) {
  const std::lock_guard lock(books_->reading);
  const auto game = peek(name);
  const auto fresh = game ? books_->scripts.refreshed(*game) : nullptr;
  return fresh && books_->take(fresh, game);
}

Result<Ruleset> Catalogue::ruleset(std::string_view game_and_variant, const Value& settings) const {
  const auto slash = game_and_variant.find('/');
  const auto name = game_and_variant.substr(0, slash);
  const auto wanted = slash == std::string_view::npos ? std::string_view() : game_and_variant.substr(slash + 1);
  const auto entry = find(name, wanted);
  if (!entry) return unknown_game(games_as_read(), name);
  if (!entry->playable()) return entry->problems.front();
  const VariantEntry* variant = entry->variant(wanted);
  if (!variant) return unknown_variant(*entry, wanted);
  if (variant->problem) return *variant->problem;
  return make_ruleset(entry, *variant, settings);
}

std::vector<Problem> Catalogue::problems() const {
  std::vector<Problem> all = books_->problems;
  for (const auto& game : games()) {
    add_problems(all, game->problems);
    for (const VariantEntry& variant : game->variants)
      if (variant.problem) all.push_back(*variant.problem);
  }
  return all;
}

}  // namespace tablier
