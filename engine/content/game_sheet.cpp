#include "content/game_sheet.hpp"

#include "content/files.hpp"
#include "content/locale.hpp"
#include "content/schemas.hpp"

#include <algorithm>
#include <ranges>
#include <tuple>

namespace tablier {
namespace {

using Folders = std::vector<std::filesystem::path>;

std::string name_of(const std::filesystem::path& folder) {
  return folder.has_filename() ? folder.filename().string() : folder.parent_path().filename().string();
}

/// Joins the folders of a game into one sheet, the later over the earlier.
class GameLoader {
 public:
  explicit GameLoader(const Folders& folders) : folders_(folders) {}

  LoadedGameSheet load() {
    auto game = last_file("game.yaml", game_kind());
    if (!game) return missing();
    loaded_.sheet = std::move(game->sheet);
    loaded_.sheet->name = folders_.empty() ? "" : name_of(folders_.front());
    prefix_challenge_title();
    read_parts(*loaded_.sheet, game->patterns);
    order_series(loaded_.sheet->content.series, game->series_order);
    return std::move(loaded_);
  }

 private:
  LoadedGameSheet missing() {
    const std::string place = folders_.empty() ? "" : (folders_.front() / "game.yaml").string();
    if (loaded_.problems.empty()) loaded_.problems.emplace_back(Text("game.missing"), SourceSpot{place});
    return std::move(loaded_);
  }

  void keep(std::vector<Problem> problems) {
    loaded_.problems.insert(loaded_.problems.end(), std::make_move_iterator(problems.begin()), std::make_move_iterator(problems.end()));
  }

  template <typename T>
  std::optional<T> read(const std::filesystem::path& file, const Kind<T>& kind) {
    auto loaded = load_sheet(file, kind);
    keep(std::move(loaded.problems));
    return std::move(loaded.value);
  }

  /// From the last folder that has it.
  template <typename T>
  std::optional<T> last_file(const char* file, const Kind<T>& kind) {
    std::error_code ignored;
    for (const auto& folder : std::views::reverse(folders_))
      if (std::filesystem::exists(folder / file, ignored)) return read(folder / file, kind);
    return std::nullopt;
  }

  /// Every file of that sub-folder, the last of each name.
  template <typename T>
  std::vector<T> all_files(const char* folder, const Kind<T>& kind) {
    std::map<std::string, std::filesystem::path> files;
    for (const auto& base : folders_)
      for (const auto& file : list_files(base / folder, ".yaml")) files[file.stem().string()] = file;
    std::vector<T> all;
    for (const auto& [name, file] : files) {
      auto sheet = read(file, kind);
      if (!sheet) continue;
      sheet->name = name;
      all.push_back(*std::move(sheet));
    }
    return all;
  }

  void read_parts(GameSheet& sheet, const std::optional<PatternRule>& patterns) {
    sheet.rules = last_file("rules.yaml", rules_kind()).value_or(std::vector<RulesChapter>{});
    sheet.content.pieces = last_file("pieces.yaml", pieces_kind()).value_or(std::vector<PieceSheet>{});
    const PieceNumbers known = numbers_of(sheet.content.pieces);
    sheet.content.figures = all_files("figures", figure_kind(known));
    sheet.content.patterns = all_files("patterns", pattern_kind(patterns));
    sheet.content.series = all_files("series", series_kind(known));
  }

  /// A key without the game's name is the game's.
  void prefix_challenge_title() {
    if (!loaded_.sheet->series) return;
    std::string& key = loaded_.sheet->series->challenge_title.key;
    if (!key.starts_with(loaded_.sheet->name + ".")) key = loaded_.sheet->name + "." + key;
  }

  static void order_series(std::vector<SeriesSheet>& series, const std::vector<std::string>& order) {
    const auto rank = [&](const SeriesSheet& s) { return std::find(order.begin(), order.end(), s.name) - order.begin(); };
    std::stable_sort(series.begin(), series.end(), [&](const auto& a, const auto& b) { return rank(a) < rank(b); });
  }

  const Folders& folders_;
  LoadedGameSheet loaded_;
};

}  // namespace

LoadedGameSheet load_game_sheet(const Folders& folders) { return GameLoader(folders).load(); }

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
