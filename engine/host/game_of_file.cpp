#include "host/game_of_file.hpp"

#include "host/game_assembly.hpp"
#include "host/game_scripts.hpp"
#include "host/lua_game_source.hpp"

#include <algorithm>
#include <string>

namespace tablier {
namespace {

namespace fs = std::filesystem;

bool is_same(const fs::path& a, const fs::path& b) {
  std::error_code none;
  return fs::equivalent(a, b, none);
}

/// Whether the catalogue's game is the one that a game.lua gives, or comes before it.
bool is_given(const GameEntry& known, const fs::path& script) {
  return known.playable() && (known.source->kind() == SourceKind::plugin || is_same(known.source->file(), script));
}

/// Folders of the content of the game that a folder of scripts is of.
std::vector<fs::path> content_of(const Paths& paths, const std::string& name, const std::vector<fs::path>& roots) {
  std::error_code none;
  auto content = paths.all(fs::path("content") / name);
  const fs::path beside = roots.front().parent_path() / "content" / name;
  const auto is_beside = [&](const fs::path& one) { return is_same(one, beside); };
  if (fs::exists(beside, none) && std::none_of(content.begin(), content.end(), is_beside)) content.push_back(beside);
  return content;
}

std::string name_of_game(const fs::path& file) { return fs::absolute(file).lexically_normal().parent_path().filename().string(); }

std::shared_ptr<const GameEntry> assemble(const std::string& name, const fs::path& script, const std::vector<fs::path>& content,
                                          const std::vector<fs::path>& roots) {
  GameAssembly assembly(name, content);
  assembly.take(std::make_shared<LuaGameSource>(name, script), {});
  assembly.take(load_game_spec(content));
  Locale texts;
  return GameScripts(roots).with_rules(assembly.make(texts));
}

}  // namespace

bool is_game_script(const fs::path& file) { return file.filename() == kGameScript; }

std::shared_ptr<const GameEntry> game_of_script(const Catalogue& catalogue, const Paths& paths, const fs::path& file,
                                                const std::vector<fs::path>& roots) {
  const fs::path folder = fs::absolute(file).lexically_normal().parent_path(), script = folder / kGameScript;
  const std::string name = name_of_game(file);
  auto known = catalogue.find_without_variants(name);
  std::error_code none;
  if (!fs::exists(script, none) || (known && is_given(*known, script))) return known;
  return assemble(name, script, content_of(paths, name, roots), roots);
}

std::shared_ptr<const Paints> paints_of_script(const Catalogue& catalogue, const Paths& paths, const fs::path& file,
                                               const std::vector<fs::path>& roots) {
  const std::string name = name_of_game(file);
  const auto known = catalogue.find_without_variants(name);
  if (known && is_given(*known, fs::absolute(file).lexically_normal())) return std::make_shared<const Paints>(known->spec.paints);
  auto loaded = load_game_spec(content_of(paths, name, roots));
  return loaded.spec ? std::make_shared<const Paints>(std::move(loaded.spec->paints)) : nullptr;
}

}  // namespace tablier
