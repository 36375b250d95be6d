#include "app/content_check.hpp"

#include "content/files.hpp"
#include "content/utf8.hpp"
#include "content/yaml.hpp"
#include "host/game_source.hpp"
#include "sdk/spelling.hpp"
#include "ui/painter/mark_art.hpp"
#include "ui/painter/symbol_art.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace tablier {
namespace {

namespace fs = std::filesystem;

/// Shorter ones are letters that somebody wants to read.
constexpr std::size_t kWord = 4;
/// What a symbol that is a word may be, but for those that the painter knows and nobody has listed here.
constexpr std::array<const char*, 7> kSymbols{"rook", "bishop", "knight", "king", "flag", "cross", "ring"};

fs::path game_folder(const fs::path& file) {
  const fs::path folder = fs::absolute(file).lexically_normal().parent_path();
  const bool below = folder.filename() == "texts" || folder.filename() == "series" || folder.filename() == "figures";
  return below ? folder.parent_path() : folder;
}

bool is_odd_symbol(const std::string& symbol) {
  const bool word = symbol.size() >= kWord && std::ranges::all_of(symbol, [](char c) { return c >= 'a' && c <= 'z'; });
  return word && !is_drawn_symbol(symbol) && !is_written_mark(symbol);
}

void add_odd_symbols(const YamlNode& paints, std::vector<Problem>& problems) {
  const std::vector<std::string> known(kSymbols.begin(), kSymbols.end());
  for (std::size_t i = 0; i < paints.size(); ++i) {
    const YamlNode paint = paints.member(i), symbol = paint.is(YamlKind::map) ? paint.find("symbol") : YamlNode();
    if (!symbol || !is_odd_symbol(symbol.scalar())) continue;
    problems.emplace_back(Text("cli.check.symbol", {{"name", clipped(symbol.scalar())}, {"values", joined(known)}}), symbol.where());
  }
}

/// Names of the files of its variants: of those beside the content, and of those that the program has.
std::vector<std::string> variant_files(const Services& services, const fs::path& folder) {
  std::vector<fs::path> roots = services.paths.script_roots();
  roots.push_back(folder.parent_path().parent_path() / "scripts");
  std::vector<std::string> names;
  for (const fs::path& root : roots)
    for (const fs::path& file : list_files(root / folder.filename(), ".lua"))
      if (const std::string name = file.stem().string(); file.filename() != kGameScript && std::ranges::count(names, name) == 0)
        names.push_back(name);
  return names;
}

/// The plain game may go without a file, if it says so: where its variants are listed.
void add_missing_variants(const YamlNode& root, const std::vector<std::string>& files, std::vector<Problem>& problems) {
  const YamlNode plain = root.find("default_variant"), listed = root.find("variants");
  if (files.empty() || !plain) return;
  bool is_listed = false;
  const auto tell = [&](const YamlNode& name) {
    if (std::ranges::count(files, name.scalar()) > 0) return;
    problems.emplace_back(Text("cli.check.no_variant", {{"name", clipped(name.scalar())}, {"values", joined(files)}}), name.where());
  };
  for (std::size_t i = 0; listed && listed.is(YamlKind::list) && i < listed.size(); ++i) {
    const YamlNode name = listed.item(i);
    if (name.scalar() == plain.scalar()) is_listed = true;
    else tell(name);
  }
  if (!is_listed) tell(plain);
}

}  // namespace

std::vector<Problem> odd_names(const Services& services, const fs::path& file) {
  if (file.filename() != "game.yaml") return {};
  const LoadedYaml yaml = load_yaml(file);
  if (!yaml.document || !yaml.document->root().is(YamlKind::map)) return {};
  const YamlNode root = yaml.document->root();
  std::vector<Problem> problems;
  if (const YamlNode paints = root.find("paints"); paints && paints.is(YamlKind::map)) add_odd_symbols(paints, problems);
  add_missing_variants(root, variant_files(services, game_folder(file)), problems);
  return problems;
}

std::optional<fs::path> script_of_content(const fs::path& file) {
  const fs::path folder = game_folder(file);
  if (folder.parent_path().filename() != "content") return std::nullopt;
  const fs::path script = folder.parent_path().parent_path() / "scripts" / folder.filename() / kGameScript;
  std::error_code none;
  return fs::exists(script, none) ? std::optional(script) : std::nullopt;
}

}  // namespace tablier
