#include "content/files.hpp"
#include "content/game_spec.hpp"
#include "content/locale.hpp"
#include "content/schemas.hpp"
#include "content/theme_spec.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <ranges>

namespace tablier {
namespace {

using Folders = std::vector<std::filesystem::path>;

enum class SpecType : std::uint8_t { game, pieces, rules, series, collection, figure, pattern, theme, texts, unknown };

/// How a type is found and told: where its files stand, or a key of the root that no other type has.
struct TypeSign {
  SpecType type;
  const char* file;
  const char* folder;
  const char* head;
  const char* place;
};

constexpr std::array kSigns{
    TypeSign{SpecType::game, "game.yaml", "", "default_variant", "content/<game>/game.yaml"},
    TypeSign{SpecType::pieces, "pieces.yaml", "", "pieces", "content/<game>/pieces.yaml"},
    TypeSign{SpecType::rules, "rules.yaml", "", "chapters", "content/<game>/rules.yaml"},
    TypeSign{SpecType::series, "", "series", "rows", "content/<game>/series/<name>.yaml"},
    TypeSign{SpecType::collection, "", "", "series", "<any>.yaml"},
    TypeSign{SpecType::figure, "", "figures", "layers", "content/<game>/figures/<name>.yaml"},
    TypeSign{SpecType::pattern, "", "patterns", "", "content/<game>/patterns/<name>.yaml"},
    TypeSign{SpecType::theme, "", "theme", "paints", "content/theme/<name>.yaml"},
    TypeSign{SpecType::texts, "texts.yaml", "texts", "", "content/<game>/texts.yaml, content/<game>/texts/<name>.yaml"},
    TypeSign{SpecType::texts, "", "locale", "", "content/locale/<name>.yaml"},
};

SpecType type_by_place(const std::filesystem::path& file) {
  const std::string name = file.filename().string();
  const std::string folder = std::filesystem::absolute(file).lexically_normal().parent_path().filename().string();
  for (const TypeSign& sign : kSigns)
    if (name == sign.file || (!folder.empty() && folder == sign.folder)) return sign.type;
  return SpecType::unknown;
}

/// Where a sheet would stand under that name if it ended as sheets do.
std::optional<Problem> ending_problem(const std::filesystem::path& file) {
  if (file.filename().string().ends_with(".yaml")) return std::nullopt;
  if (type_by_place(std::filesystem::path(file).replace_extension(".yaml")) == SpecType::unknown) return std::nullopt;
  return Problem(Text("file.ending"), SourceSpot{file.string(), 1, 1});
}

SpecType type_by_head(const YamlNode& root) {
  if (!root.is(YamlKind::map)) return SpecType::unknown;
  const YamlNode rows = root.find("rows");
  if (rows && rows.is(YamlKind::list)) return root.find("title") ? SpecType::figure : SpecType::pattern;
  if (root.find("series") && !root.find("default_variant")) return SpecType::collection;
  for (const TypeSign& sign : kSigns)
    if (*sign.head && root.find(sign.head)) return sign.type;
  return SpecType::unknown;
}

SpecType type_of(const std::filesystem::path& file, const LoadedYaml& yaml) {
  const SpecType placed = type_by_place(file);
  const bool may_be_several = placed == SpecType::series && yaml.document;
  if (may_be_several && type_by_head(yaml.document->root()) == SpecType::collection) return SpecType::collection;
  if (placed != SpecType::unknown || !yaml.document) return placed;
  return type_by_head(yaml.document->root());
}

std::vector<Problem> check_texts(const std::filesystem::path& file) {
  Locale locale;
  return locale.add_file(file);
}

std::vector<Problem> check_theme(const std::filesystem::path& file, Folders folders) {
  folders.push_back(file.parent_path());
  return load_theme(folders, file.stem().string()).problems;
}

std::vector<Problem> unknown_schema(const std::filesystem::path& file, LoadedYaml yaml) {
  if (yaml.problems.empty()) yaml.problems.emplace_back(Text("yaml.unknown_schema"), SourceSpot{file.string(), 1, 1});
  return std::move(yaml.problems);
}

/// A map of texts, for the outline alone: its keys are what one likes, and nest.
SchemaOutline texts_outline() { return kind::map_of("key", kind::localised()).outline(); }

SchemaOutline outline_of_type(SpecType type) {
  switch (type) {
    case SpecType::game: return game_kind().outline();
    case SpecType::pieces: return pieces_kind().outline();
    case SpecType::rules: return rules_kind().outline();
    case SpecType::series: return series_kind().outline();
    case SpecType::collection: return series_collection_kind().outline();
    case SpecType::figure: return figure_kind().outline();
    case SpecType::pattern: return pattern_kind().outline();
    case SpecType::theme: return theme_spec_kind().outline();
    case SpecType::texts: return texts_outline();
    case SpecType::unknown: break;
  }
  return {};
}

/// A file of the game in whose sub-folder another stands: beside that one, else in the last content folder that has it.
std::optional<std::filesystem::path> file_of_game(const std::filesystem::path& part, const char* name, const Folders& content_folders) {
  const auto folder = std::filesystem::absolute(part).lexically_normal().parent_path().parent_path();
  Folders places{folder};
  for (const auto& known : std::views::reverse(content_folders)) places.push_back(known / folder.filename());
  std::error_code ignored;
  for (const auto& place : places)
    if (std::filesystem::exists(place / name, ignored)) return place / name;
  return std::nullopt;
}

/// The pieces of the one game that has any, for a file that is in no game's folder; absent where several games have some.
std::optional<std::filesystem::path> only_pieces(const Folders& content_folders) {
  std::map<std::string, std::filesystem::path> found;
  for (const auto& folder : content_folders) {
    std::error_code error;
    for (std::filesystem::directory_iterator game(folder, error), end; !error && game != end; game.increment(error))
      if (std::error_code none; std::filesystem::exists(game->path() / "pieces.yaml", none))
        found[game->path().filename().string()] = game->path() / "pieces.yaml";
  }
  return found.size() == 1 ? std::optional(found.begin()->second) : std::nullopt;
}

/// Of the pieces that a series or a figure may name.
PieceNumbers known_numbers(const std::filesystem::path& file, const Folders& content_folders) {
  auto pieces = file_of_game(file, "pieces.yaml", content_folders);
  if (!pieces && !file_of_game(file, "game.yaml", content_folders)) pieces = only_pieces(content_folders);
  return pieces ? numbers_of(load_spec(*pieces, pieces_kind()).value.value_or(std::vector<PieceSpec>{})) : std::nullopt;
}

std::optional<PatternRule> pattern_rule(const std::filesystem::path& file, const Folders& content_folders) {
  const auto sheet = file_of_game(file, "game.yaml", content_folders);
  const auto game = sheet ? load_spec(*sheet, game_kind()).value : std::nullopt;
  return game ? game->patterns : std::nullopt;
}

std::vector<Problem> check_as(SpecType type, const std::filesystem::path& file, LoadedYaml yaml, const CheckFolders& folders) {
  switch (type) {
    case SpecType::game: return read_sheet(std::move(yaml), game_kind()).problems;
    case SpecType::pieces: return read_sheet(std::move(yaml), pieces_kind()).problems;
    case SpecType::rules: return read_sheet(std::move(yaml), rules_kind()).problems;
    case SpecType::series: return read_sheet(std::move(yaml), series_kind(known_numbers(file, folders.content))).problems;
    case SpecType::collection: return read_sheet(std::move(yaml), series_collection_kind(known_numbers(file, folders.content))).problems;
    case SpecType::figure: return read_sheet(std::move(yaml), figure_kind(known_numbers(file, folders.content))).problems;
    case SpecType::pattern: return load_pattern(file, pattern_rule(file, folders.content)).problems;
    case SpecType::theme: return check_theme(file, folders.themes);
    case SpecType::texts: return check_texts(file);
    case SpecType::unknown: break;
  }
  return unknown_schema(file, std::move(yaml));
}

}  // namespace

bool knows_yaml_file(const std::filesystem::path& file) { return type_of(file, load_yaml(file)) != SpecType::unknown; }

std::string place_of_yaml_file(const std::filesystem::path& file) {
  SpecType type = type_of(file, load_yaml(file));
  if (type == SpecType::collection) type = SpecType::series;
  const auto sign = std::ranges::find(kSigns, type, &TypeSign::type);
  return sign == kSigns.end() ? std::string() : sign->place;
}

std::vector<Problem> check_yaml_file(const std::filesystem::path& file, const CheckFolders& folders) {
  if (auto problem = ending_problem(file)) return {*std::move(problem)};
  LoadedYaml yaml = load_content(file);
  const SpecType type = type_of(file, yaml);
  return check_as(type, file, std::move(yaml), folders);
}

std::string describe_schemas() {
  std::string all;
  for (const TypeSign& sign : kSigns)
    all += (all.empty() ? "# " : "\n# ") + std::string(sign.place) + "\n" + outline_of_type(sign.type).text();
  return all;
}

}  // namespace tablier
