#include "app/content_place.hpp"

#include "app/script_place.hpp"
#include "content/game_spec.hpp"
#include "content/utf8.hpp"

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

/// The content/ folder that a file is of; empty where there is none.
fs::path content_folder(const Services& services, const fs::path& file) {
  const auto known = services.paths.all("content");
  for (fs::path folder = fs::absolute(file).lexically_normal().parent_path(); folder != folder.parent_path(); folder = folder.parent_path())
    if (folder.filename() == "content" || std::ranges::count(known, folder) > 0) return folder;
  return {};
}

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

}  // namespace

std::optional<Problem> misplaced_sheet(const Services& services, const fs::path& file) {
  const fs::path root = content_folder(services, file);
  const std::string place = root.empty() || file.extension() != ".yaml" ? "" : place_of_yaml_file(file);
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
