#include "editor/series/model/series_file.hpp"

#include "content/files.hpp"
#include "content/game_spec.hpp"
#include "content/schemas.hpp"
#include "editor/document/comments.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace tablier::editor {
namespace {

namespace fs = std::filesystem;

constexpr const char* kEnding = ".yaml";
constexpr std::size_t kLongestName = 60;

/// What the schema cannot say: a row may not be longer than there are pieces, and the editor makes rows of numbers alone.
std::vector<Problem> check_lengths(const YamlNode& root, std::size_t max) {
  std::vector<Problem> problems;
  const YamlNode rows = root.is(YamlKind::map) ? root.find("rows") : YamlNode();
  if (!rows || !rows.is(YamlKind::map)) return problems;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows.member(i).is(YamlKind::map) && rows.member(i).find("challenges"))
      problems.emplace_back(Text("editor.fault.challenges", {{"row", rows.key(i).scalar()}}), rows.key(i).where());
    const YamlNode numbers = rows.member(i).is(YamlKind::map) ? rows.member(i).find("numbers") : YamlNode();
    if (numbers && numbers.size() > max)
      problems.emplace_back(Text("editor.fault.too_long", {{"row", rows.key(i).scalar()}, {"n", numbers.size()}, {"max", max}}),
                            numbers.where());
  }
  return problems;
}

/// Rows of challenges one by one are not made here.
std::vector<Problem> check_rows(const SeriesSpec& series, const fs::path& file) {
  std::vector<Problem> problems;
  for (const SeriesRow& row : series.rows)
    if (row.numbers.empty()) problems.emplace_back(Text("editor.fault.challenges", {{"row", row.name}}), SourceSpot{file.string(), 1, 1});
  return problems;
}

bool holds_several(const LoadedYaml& yaml) {
  return yaml.document && yaml.document->root().is(YamlKind::map) && yaml.document->root().find("series");
}

SeriesFile faulty(std::vector<Problem> problems) {
  SeriesFile read;
  read.problems = std::move(problems);
  return read;
}

bool is_below(const fs::path& file, const fs::path& folder) {
  std::error_code error;
  const fs::path whole = fs::weakly_canonical(folder, error), own = fs::weakly_canonical(fs::absolute(file), error);
  return !whole.empty() && std::mismatch(whole.begin(), whole.end(), own.begin(), own.end()).first == whole.end();
}

/// Small letters that titles in French and its neighbours have, without what is above or below them.
std::string plain_letter(std::string_view character) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 12> kPlain{{{"àâäáãåÀÂÄÁÃÅ", "a"},
                                                                                         {"çÇ", "c"},
                                                                                         {"éèêëÉÈÊË", "e"},
                                                                                         {"îïíìÎÏÍÌ", "i"},
                                                                                         {"ñÑ", "n"},
                                                                                         {"ôöóòõøÔÖÓÒÕØ", "o"},
                                                                                         {"ùûüúÙÛÜÚ", "u"},
                                                                                         {"ÿýŸÝ", "y"},
                                                                                         {"œŒ", "oe"},
                                                                                         {"æÆ", "ae"},
                                                                                         {"ß", "ss"},
                                                                                         {"’'", ""}}};
  for (const auto& [marked, plain] : kPlain)
    if (marked.find(character) != std::string_view::npos) return std::string(plain);
  return "-";
}

std::size_t length_of(char lead) {
  const auto byte = static_cast<unsigned char>(lead);
  return byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
}

bool is_plain(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }

}  // namespace

SeriesFile read_series_text(const std::string& text, const fs::path& file, const std::vector<PieceSpec>& pieces) {
  LoadedYaml yaml = read_yaml(text, file.string());
  if (holds_several(yaml)) return faulty({Problem(Text("editor.fault.several"), {file.string(), 1, 1})});
  std::vector<Problem> long_rows = yaml.document ? check_lengths(yaml.document->root(), pieces.size()) : std::vector<Problem>();
  auto loaded = read_sheet(std::move(yaml), series_kind(numbers_of(pieces)));
  std::vector<Problem> problems = std::move(loaded.problems);
  problems.insert(problems.end(), long_rows.begin(), long_rows.end());
  if (problems.empty() && loaded.value) problems = check_rows(*loaded.value, file);
  if (!problems.empty() || !loaded.value) return faulty(std::move(problems));
  loaded.value->name = file.stem().string();
  return {std::move(loaded.value), {}, text, head_comments(text), has_comments_below(text)};
}

SeriesFile read_series(const fs::path& file, const std::vector<PieceSpec>& pieces) {
  const auto text = read_file(file);
  if (!text) return faulty({text.problem()});
  return read_series_text(*text, file, pieces);
}

std::string written(const SeriesSpec& series, const std::string& head) { return head + write_series(series); }

fs::path series_folder(const fs::path& data, const std::string& game) { return data / "content" / game / "series"; }

fs::path own_file(const Paths& paths, const std::string& game, const std::string& name) {
  return series_folder(paths.user_data, game) / (name + kEnding);
}

bool is_bundled(const Paths& paths, const fs::path& file) {
  return std::any_of(paths.data.begin(), paths.data.end(), [&](const fs::path& folder) {
    return folder != paths.user_data && is_below(file, folder / "content") && !is_below(file, paths.user_data);
  });
}

std::optional<fs::path> bundled_file(const Paths& paths, const std::string& game, const std::string& name) {
  for (const fs::path& folder : paths.data) {
    std::error_code error;
    fs::path file = series_folder(folder, game) / (name + kEnding);
    if (folder != paths.user_data && fs::exists(file, error)) return file;
  }
  return std::nullopt;
}

bool is_name_of_bundled(const Paths& paths, const std::string& game, const std::string& name) {
  return bundled_file(paths, game, name).has_value();
}

std::vector<KnownSeries> known_series(const Paths& paths, const std::string& game, const std::vector<PieceSpec>& pieces) {
  std::vector<KnownSeries> all;
  for (auto folder = paths.data.rbegin(); folder != paths.data.rend(); ++folder)
    for (const fs::path& file : list_files(series_folder(*folder, game), kEnding)) {
      const std::string name = file.stem().string();
      if (std::any_of(all.begin(), all.end(), [&](const KnownSeries& one) { return one.name == name; })) continue;
      const SeriesFile read = read_series(file, pieces);
      all.push_back({file, name, read.series ? read.series->title : Localised(), *folder == paths.user_data});
    }
  return all;
}

std::string name_of_title(const std::string& title) {
  std::string name;
  for (std::size_t i = 0; i < title.size(); i += length_of(title[i])) {
    const char c = title[i] >= 'A' && title[i] <= 'Z' ? static_cast<char>(title[i] | 0x20) : title[i];
    const std::string letter = is_plain(c) ? std::string(1, c) : plain_letter(std::string_view(title).substr(i, length_of(title[i])));
    if (letter == "-" && (name.empty() || name.back() == '-')) continue;
    name += letter;
  }
  name.resize(std::min(name.size(), kLongestName));
  while (name.ends_with('-')) name.pop_back();
  return name.empty() ? "series" : name;
}

bool is_found_by_game(const Paths& paths, const std::string& game, const fs::path& file) {
  if (file.empty()) return false;
  std::error_code error;
  const fs::path folder = fs::weakly_canonical(fs::absolute(file).parent_path(), error);
  return !error && folder == fs::weakly_canonical(series_folder(paths.user_data, game), error);
}

std::optional<fs::path> file_of_name(std::string typed, const fs::path& folder) {
  const auto is_blank = [](char c) { return c == ' ' || c == '\t'; };
  while (!typed.empty() && is_blank(typed.back())) typed.pop_back();
  typed.erase(typed.begin(), std::find_if_not(typed.begin(), typed.end(), is_blank));
  for (const std::string_view end : {".yaml", ".yml"})
    if (typed.size() > end.size() && typed.ends_with(end)) typed.resize(typed.size() - end.size());
  const fs::path path = typed;
  const std::string name = path.filename().string();
  if (name_of_title(name + "x") == "x") return std::nullopt;
  return folder / path.parent_path() / ((is_good_name(name) ? name : name_of_title(name)) + kEnding);
}

bool is_good_name(const std::string& name) {
  return !name.empty() && name.size() <= kLongestName &&
         std::all_of(name.begin(), name.end(), [](char c) { return is_plain(c) || c == '-' || c == '_'; });
}

}  // namespace tablier::editor
