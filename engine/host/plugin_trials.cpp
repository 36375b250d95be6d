#include "host/plugin_trials.hpp"

#include "content/file_stamp.hpp"
#include "host/plugin_loader.hpp"
#include "host/plugin_validation.hpp"
#include "host/trial_result_store.hpp"
#include "host/variants.hpp"

#include <algorithm>

namespace tablier {
namespace {

namespace fs = std::filesystem;

/// Seconds that the scripts of one game may take in a trial, which is about the plugin: those that take longer are left out.
constexpr double kScriptSeconds = 0.2;

/// What a plugin does when the program starts and its game is first shown.
class FirstCalls {
 public:
  FirstCalls(const LoadedPlugin& plugin, const Paths& paths, const LoadedGameSpec& sheet, const Note& note)
      : table_(plugin.table()), game_(table_.name), paths_(paths), sheet_(*sheet.spec), note_(note) {}

  void make() {
    note("parameters");
    parameters_ = table_.parameters(*content_);
    const auto is_bad = [](const Parameter& p) { return !check(p, p.fallback).ok(); };
    if (std::any_of(parameters_.begin(), parameters_.end(), is_bad)) return;
    note("hooks");
    if (table_.hooks) table_.hooks();
    note("make_game");
    show(make_game(Value::map()));
    for (const VariantEntry& variant : variants()) {
      if (variant.problem) continue;
      note("make_game", "/" + variant.name);
      make_game(variant.settings);
    }
    note("tools");
    if (table_.tools) table_.tools();
    note("benchmarks");
    if (table_.benchmarks) table_.benchmarks(*content_);
    note("close");
  }

 private:
  void note(const std::string& call, const std::string& variant = "") const { note_(call + " " + game_ + variant); }

  std::vector<VariantEntry> variants() const {
    ScriptTime time{kScriptSeconds};
    VariantFiles files(paths_.script_roots(), game_, time);
    return load_variants({files, sheet_, parameters_});
  }

  std::unique_ptr<const Game> make_game(const Value& settings) const {
    auto options = Options::make(parameters_, settings);
    if (!options) return nullptr;
    auto made = table_.make_game({content_, nullptr, *std::move(options)});
    if (made && !*made) throw GaveNothing();
    return made ? *std::move(made) : nullptr;
  }

  /// What the card in the library needs.
  void show(std::unique_ptr<const Game> game) const {
    if (!game) return;
    note("start");
    if (const char* const odd = invalid_answer_in(*game)) throw InvalidAnswer{.answer = odd};
    const int seats = game->seats().min;
    const auto state = game->start({.seats = seats});
    if (!state) throw GaveNothing();
    if (auto odd = invalid_answer_in(*state, seats)) throw InvalidAnswer{odd->what, std::move(odd->of)};
  }

  const Plugin& table_;
  std::string game_;
  const Paths& paths_;
  const GameSpec& sheet_;
  const Note& note_;
  std::shared_ptr<const Content> content_ = std::make_shared<const Content>(sheet_.content);
  std::vector<Parameter> parameters_;
};

/// In the child. What is refused without a crash is refused again when the plugin is opened in earnest.
void make_first_calls(const fs::path& file, const Paths& paths, const GameSheets& sheets, const Note& note) {
  note("load");
  const auto plugin = open_plugin_unguarded(file);
  if (!plugin) return;
  const std::string game = (*plugin)->table().name;
  note("close " + game);
  const auto sheet = sheets.find(game);
  if (sheet != sheets.end() && sheet->second.spec) FirstCalls(**plugin, paths, sheet->second, note).make();
}

/// The game that a stage is about: `pente` of `make_game pente/keryo`.
std::string game_of(const std::string& stage) {
  const auto blank = stage.find(' ');
  if (blank == std::string::npos) return "";
  const std::string name = stage.substr(blank + 1);
  return name.substr(0, name.find('/'));
}

/// The file, the program and all files that the plugin is given to read.
std::string trial_stamp(const fs::path& file, const std::string& last_stage, const Paths& paths) {
  std::string game = game_of(last_stage);
  if (game.empty()) game = file.stem().string();
  std::vector<fs::path> folders = paths.all(fs::path("content") / game);
  for (const fs::path& scripts : paths.all(fs::path("scripts") / game)) folders.push_back(scripts);
  for (const fs::path& library : paths.all("scripts/lib")) folders.push_back(library);
  return file_stamp(file) + program_stamp() + folder_stamp(folders);
}

}  // namespace

std::map<fs::path, TrialResult> try_plugins(const std::vector<fs::path>& files, const Paths& paths, const GameSheets& sheets) {
  TrialResultStore store(paths.cache.empty() ? fs::path() : paths.cache / "plugin-results");
  std::map<fs::path, TrialResult> results;
  std::vector<fs::path> unknown;
  std::vector<Trial> trials;
  for (const fs::path& file : files) {
    if (const auto known = store.find(file, trial_stamp(file, store.last_stage(file), paths))) {
      results.emplace(file, *known);
      continue;
    }
    unknown.push_back(file);
    trials.emplace_back([&, file](const Note& note) { make_first_calls(file, paths, sheets, note); });
  }
  const auto found = try_in_children(trials);
  for (std::size_t i = 0; i < unknown.size(); ++i) {
    store.keep(unknown[i], trial_stamp(unknown[i], found[i].stage, paths), found[i]);
    results.emplace(unknown[i], found[i]);
  }
  store.save();
  return results;
}

bool holds_against(const TrialResult& result, bool own) { return result.end != TrialEnd::returned && (own || result.sure); }

}  // namespace tablier
