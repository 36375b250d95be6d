#include "app/content_place.hpp"

#include "app/script_place.hpp"
#include "content/game_spec.hpp"
#include "content/locale.hpp"
#include "content/utf8.hpp"
#include "content/yaml.hpp"
#include "sdk/spelling.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace tablier {
namespace {

namespace fs = std::filesystem;

using Parts = std::vector<std::string>;

constexpr std::array<std::string_view, 4> kSheets{"game.yaml", "pieces.yaml", "rules.yaml", "texts.yaml"};
constexpr std::array<std::string_view, 4> kFoldersOfGame{"series", "figures", "patterns", "texts"};
constexpr std::array<std::string_view, 2> kSharedFolders{"theme", "locale"};

bool is_one_of(const auto& names, std::string_view name) { return std::ranges::find(names, name) != names.end(); }

/// The folder of that kind that a file is of, one of the program's or any of that name; empty where there is none.
fs::path folder_of_kind(const Services& services, const char* kind, const fs::path& file) {
  const auto known = services.paths.all(kind);
  for (fs::path folder = fs::absolute(file).lexically_normal().parent_path(); folder != folder.parent_path(); folder = folder.parent_path())
    if (folder.filename() == kind || std::ranges::count(known, folder) > 0) return folder;
  return {};
}

fs::path content_folder(const Services& services, const fs::path& file) { return folder_of_kind(services, "content", file); }

Parts parts_below(const fs::path& root, const fs::path& file) {
  Parts parts;
  for (const fs::path& part : fs::absolute(file).lexically_normal().lexically_relative(root)) parts.push_back(part.string());
  return parts;
}

bool is_looked_for(const Parts& parts) {
  if (parts.size() == 2) return is_one_of(kSharedFolders, parts[0]) || is_one_of(kSheets, parts[1]);
  return parts.size() == 3 && !is_one_of(kSharedFolders, parts[0]) && is_one_of(kFoldersOfGame, parts[1]);
}

/// One that the program knows, or that has its sheet there.
bool is_folder_of_game(const Services& services, const fs::path& root, const std::string& name) {
  std::error_code none;
  return is_game(services.catalogue.peek(name)) || fs::exists(root / name / "game.yaml", none);
}

/// "content/<game>/series/<name>.yaml" with the name of the game that the file is of, or with words for both.
std::string filled_in(const Services& services, std::string place, const std::string& game) {
  replace_all(place, "<game>", game.empty() ? services.locale.say("cli.check.place.any_game") : game);
  replace_all(place, "<name>", services.locale.say("cli.check.place.any_name"));
  return place;
}

constexpr const char* kPlaceOfTexts = "content/<game>/texts/<name>.yaml";

/// Where it belongs, by the first of its folders.
std::string shared_place(const std::string& folder) { return "content/" + folder + "/<name>.yaml"; }

/// Groups of texts, of which the first text is looked at.
bool holds_texts(YamlNode node) {
  while (node && node.is(YamlKind::map) && node.size() > 0) {
    if (is_known_language(node.key(0).scalar()) && node.member(0).is(YamlKind::text)) return true;
    node = node.member(0);
  }
  return false;
}

bool is_save(const YamlNode& root) { return root.is(YamlKind::map) && (root.find("tablier_save") || root.find("rounds")); }

/// The sheet of a game that was meant by the name of a file; empty: none is near.
std::string meant_sheet(const fs::path& file) {
  std::vector<std::string> stems;
  for (const std::string_view sheet : kSheets) stems.push_back(fs::path(sheet).stem().string());
  const std::string near = nearest(file.stem().string(), stems);
  return near.empty() || is_one_of(kSheets, file.filename().string()) ? "" : near + ".yaml";
}

Problem belongs_to(const Services& services, const fs::path& file, std::string place, const std::string& game) {
  return Problem(Text("cli.check.place.sheet", {{"place", filled_in(services, std::move(place), game)}}), {file.string()});
}

/// Beside the scripts of a game, where its sheets are not looked for.
std::optional<Problem> sheet_among_scripts(const Services& services, const fs::path& file) {
  const fs::path root = folder_of_kind(services, "scripts", file);
  const std::string place = root.empty() || file.extension() != ".yaml" ? "" : place_of_yaml_file(file);
  if (place.empty()) return std::nullopt;
  const Parts parts = parts_below(root, file);
  return belongs_to(services, file, place, parts.size() > 1 ? parts[0] : "");
}

}  // namespace

std::optional<Problem> stray_sheet(const Services& services, const fs::path& file) {
  const std::string ending = file.extension().string();
  if (ending != ".yaml" && ending != ".yml") return std::nullopt;
  const LoadedYaml yaml = load_yaml(file);
  if (yaml.document && is_save(yaml.document->root())) return std::nullopt;
  const fs::path root = content_folder(services, file), ends_well = fs::path(file).replace_extension(".yaml");
  if (ending == ".yml" && (!root.empty() || is_one_of(kSheets, ends_well.filename().string())))
    return Problem(Text("file.ending"), SourceSpot{file.string()});
  const Parts parts = root.empty() ? Parts{file.filename().string()} : parts_below(root, file);
  const std::string game = parts.size() > 1 && is_folder_of_game(services, root, parts[0]) ? parts[0] : "";
  const bool is_shared = parts.size() > 1 && is_one_of(kSharedFolders, parts[0]);
  if (is_shared) return belongs_to(services, file, shared_place(parts[0]), "");
  if (const std::string near = meant_sheet(file); !near.empty())
    return Problem(Text("cli.check.place.name_near",
                        {{"name", clipped(parts.back())}, {"place", filled_in(services, "content/<game>/" + near, game)}}),
                   {file.string()});
  if (yaml.document && holds_texts(yaml.document->root())) return belongs_to(services, file, kPlaceOfTexts, game);
  if (root.empty()) return std::nullopt;
  const std::vector<std::string> sheets(kSheets.begin(), kSheets.end()), folders(kFoldersOfGame.begin(), kFoldersOfGame.end());
  return Problem(Text("cli.check.place.nobody", {{"sheets", joined(sheets)}, {"folders", joined(folders)}}), {file.string()});
}

std::optional<Problem> misplaced_sheet(const Services& services, const fs::path& file) {
  const fs::path root = content_folder(services, file);
  if (root.empty()) return sheet_among_scripts(services, file);
  const std::string place = file.extension() == ".yaml" ? place_of_yaml_file(file) : "";
  if (place.empty()) return std::nullopt;
  const Parts parts = parts_below(root, file);
  const bool of_game = parts.size() > 1 && is_folder_of_game(services, root, parts[0]);
  if (!is_looked_for(parts))
    return Problem(Text("cli.check.place.sheet", {{"place", filled_in(services, place, of_game ? parts[0] : "")}}), {file.string()});
  const bool tells_itself = parts[1] == "game.yaml" || is_one_of(kSharedFolders, parts[0]);
  return of_game || tells_itself ? std::nullopt : std::optional(no_game_called(services, parts[0], file));
}

std::optional<Problem> script_in_content(const Services& services, const fs::path& file) {
  if (content_folder(services, file).empty()) return std::nullopt;
  return Problem(Text("cli.check.place.script_in_content"), {file.string()});
}

}  // namespace tablier
