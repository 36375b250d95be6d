#include "content/game_spec.hpp"

#include "content/files.hpp"
#include "content/locale.hpp"
#include "content/schemas.hpp"
#include "content/yaml_refusals.hpp"

#include <algorithm>
#include <functional>
#include <ranges>
#include <type_traits>

namespace tablier {
namespace {

using Folders = std::vector<std::filesystem::path>;

std::string name_of(const std::filesystem::path& folder) {
  return folder.has_filename() ? folder.filename().string() : folder.parent_path().filename().string();
}

/// Not of a file that could not be read this time.
bool is_of_text(const std::vector<Problem>& problems) {
  return std::ranges::any_of(problems, [](const Problem& problem) { return problem.where.line > 0; });
}

/// Joins the folders of a game into one sheet, the later over the earlier.
class GameLoader {
 public:
  explicit GameLoader(const Folders& folders) : folders_(folders), budgets_(folders.size()) {}

  LoadedGameSpec load() {
    auto game = last_file("game.yaml", game_kind());
    if (!game) return missing();
    loaded_.spec = std::move(game->spec);
    loaded_.spec->name = folders_.empty() ? "" : name_of(folders_.front());
    prefix_challenge_title();
    read_parts(*loaded_.spec, game->patterns);
    order_series(loaded_.spec->content.series, game->series_order);
    return std::move(loaded_);
  }

 private:
  LoadedGameSpec missing() {
    const std::string place = folders_.empty() ? "" : (folders_.front() / "game.yaml").string();
    if (loaded_.problems.empty()) loaded_.problems.emplace_back(Text("game.missing"), SourceSpot{place});
    return std::move(loaded_);
  }

  void keep(std::vector<Problem> problems) {
    loaded_.problems.insert(loaded_.problems.end(), std::make_move_iterator(problems.begin()), std::make_move_iterator(problems.end()));
  }

  template <typename T>
  LoadedSpec<T> kept(LoadedSpec<T> loaded) {
    keep(loaded.problems);
    return loaded;
  }

  /// From the last folder that has a sound one, so that a faulty file of somebody's own does not take the program's away; where none is
  /// sound, from the last that can be read. A large faulty one that was met before is read only then.
  template <typename T>
  std::optional<T> last_file(const char* file, const Kind<T>& kind) {
    std::error_code ignored;
    std::vector<std::function<std::optional<T>()>> faulty;
    for (const auto& folder : std::views::reverse(folders_)) {
      const std::filesystem::path path = folder / file;
      if (!std::filesystem::exists(path, ignored)) continue;
      if (auto known = remembered_faults(path, Refused::part); !known.empty()) {
        keep(std::move(known));
        faulty.push_back([path, kind] { return load_spec(path, kind).value; });
        continue;
      }
      auto loaded = kept(load_spec(path, kind));
      if (loaded.sound()) return std::move(loaded.value);
      if (is_of_text(loaded.problems)) remember_faults(path, loaded.problems, loaded.value ? Refused::part : Refused::whole);
      faulty.push_back([value = std::move(loaded.value)] { return value; });
    }
    for (const auto& value : faulty)
      if (auto readable = value()) return readable;
    return std::nullopt;
  }

  /// What is wrong with it whatever the game says of its patterns is remembered.
  static LoadedSpec<PatternSpec> load_known_pattern(const std::filesystem::path& file, const std::optional<PatternRule>& rule) {
    if (auto known = remembered_faults(file, Refused::part); !known.empty()) return {std::nullopt, std::move(known)};
    auto loaded = load_pattern(file, rule);
    if (is_of_text(loaded.problems) && load_pattern(file, std::nullopt).problems == loaded.problems)
      remember_faults(file, loaded.problems, Refused::part);
    return loaded;
  }

  /// The files of that sub-folder by name, the most binding of a name first.
  std::map<std::string, Folders> files_by_name(const char* folder) {
    std::map<std::string, Folders> files;
    for (std::size_t i = folders_.size(); i-- > 0;)
      for (const auto& file : list_files(folders_[i] / folder, ".yaml")) {
        if (auto full = budgets_[i].refuse(file)) loaded_.problems.push_back(*std::move(full));
        else files[file.stem().string()].push_back(file);
      }
    return files;
  }

  /// The last sound file of each name. A name without any is refused, for the fault of its most binding file.
  template <typename Load>
  auto sound_files(PartKind kind, const char* folder, const Load& load) {
    std::vector<std::remove_cvref_t<decltype(*load(std::filesystem::path()).value)>> all;
    for (const auto& [name, files] : files_by_name(folder)) {
      std::optional<Problem> why;
      bool found = false;
      for (auto file = files.begin(); file != files.end() && !found; ++file) {
        auto loaded = kept(load(*file));
        found = loaded.sound();
        if (found) all.push_back(named(*std::move(loaded.value), name));
        else if (!why) why = loaded.problems.front();
      }
      if (!found) loaded_.refused.push_back({name, *std::move(why), kind});
      else if (why) tell_stand_in(name, files.front());
    }
    return all;
  }

  /// A faulty file of the player's own gives way to one that comes with the program, and that is no secret.
  void tell_stand_in(const std::string& name, const std::filesystem::path& faulty) {
    loaded_.problems.emplace_back(Text("game.stands_in", {{"name", name}}), SourceSpot{faulty.string()});
  }

  template <typename T>
  static T named(T spec, const std::string& name) {
    spec.name = name;
    return spec;
  }

  void read_parts(GameSpec& spec, const std::optional<PatternRule>& patterns) {
    spec.rules = last_file("rules.yaml", rules_kind()).value_or(std::vector<RulesChapter>{});
    spec.content.pieces = last_file("pieces.yaml", pieces_kind()).value_or(std::vector<PieceSpec>{});
    const PieceNumbers known = numbers_of(spec.content.pieces);
    spec.content.figures =
        sound_files(PartKind::figure, "figures", [&](const auto& file) { return load_part(file, figure_kind(known), figure_kind()); });
    spec.content.patterns =
        sound_files(PartKind::pattern, "patterns", [&](const auto& file) { return load_known_pattern(file, patterns); });
    spec.content.series = sound_files(PartKind::series, "series", [&](const auto& file) {
      auto loaded = load_part(file, series_kind(known), series_kind());
      if (loaded.value && names_nothing(spec, *loaded.value)) loaded.problems.emplace_back(Text("series.no_items"), place_of_numbers(file));
      return loaded;
    });
  }

  /// A key without the game's name is the game's.
  void prefix_challenge_title() {
    if (!loaded_.spec->series) return;
    std::string& key = loaded_.spec->series->challenge_title.key;
    if (!key.starts_with(loaded_.spec->name + ".")) key = loaded_.spec->name + "." + key;
  }

  static void order_series(std::vector<SeriesSpec>& series, const std::vector<std::string>& order) {
    const auto rank = [&](const SeriesSpec& s) { return std::find(order.begin(), order.end(), s.name) - order.begin(); };
    std::stable_sort(series.begin(), series.end(), [&](const auto& a, const auto& b) { return rank(a) < rank(b); });
  }

  const Folders& folders_;
  std::vector<FolderBudget> budgets_;  ///< of each folder
  LoadedGameSpec loaded_;
};

}  // namespace

bool names_nothing(const GameSpec& spec, const SeriesSpec& series) {
  if (!spec.series || !spec.series->items_option.empty()) return false;
  return std::any_of(series.rows.begin(), series.rows.end(), [](const SeriesRow& row) { return !row.numbers.empty(); });
}

LoadedGameSpec load_game_spec(const Folders& folders) { return GameLoader(folders).load(); }

std::vector<Problem> add_game_texts(Locale& locale, const Folders& folders) {
  std::vector<Problem> problems;
  const auto add = [&](std::vector<Problem> found) {
    problems.insert(problems.end(), std::make_move_iterator(found.begin()), std::make_move_iterator(found.end()));
  };
  for (const auto& folder : folders) {
    std::error_code ignored;
    const std::string name = name_of(folder);
    if (std::filesystem::exists(folder / "texts.yaml", ignored)) add(locale.add_file(folder / "texts.yaml", name));
    add(locale.add_folder(folder / "texts", name));
  }
  return problems;
}

}  // namespace tablier
