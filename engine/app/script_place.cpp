#include "app/script_place.hpp"

#include "content/utf8.hpp"
#include "sdk/spelling.hpp"

#include <algorithm>
#include <cctype>

namespace tablier {
namespace {

namespace fs = std::filesystem;

fs::path folder_of(const fs::path& file) { return fs::absolute(file).lexically_normal().parent_path(); }

}  // namespace

bool is_game(const std::shared_ptr<const GameEntry>& entry) { return entry && (entry->playable() || entry->content); }

Problem no_game_called(const Services& services, const std::string& folder, const fs::path& file) {
  std::vector<std::string> games;
  for (const auto& game : services.catalogue.games_as_read())
    if (is_game(game)) games.push_back(game->name);
  const std::string near = nearest(folder, games);
  const SourceSpot where{file.string()};
  if (near.empty()) return Problem(Text("cli.check.place.no_game", {{"name", clipped(folder)}, {"known", joined(games)}}), where);
  return Problem(Text("cli.check.place.no_game_near", {{"name", clipped(folder)}, {"near", near}}), where);
}

Problem misplaced_variant(const Services& services, const fs::path& root, const fs::path& file) {
  const fs::path folder = folder_of(file);
  if (root.empty()) return Problem(Text("cli.check.place.outside"), SourceSpot{file.string()});
  if (folder == root) return Problem(Text("cli.check.place.top"), SourceSpot{file.string()});
  return no_game_called(services, folder.filename().string(), file);
}

std::optional<Problem> variant_among_modules(const fs::path& file, const std::vector<fs::path>& roots) {
  if (!load_variant(file, roots)) return std::nullopt;
  return Problem(Text("cli.check.place.deep"), SourceSpot{file.string()});
}

bool is_nearly_lua(const fs::path& file) {
  std::string name = file.filename().string();
  std::ranges::transform(name, name.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return name.ends_with(".lua") || name.find(".lua.") != std::string::npos;
}

}  // namespace tablier
