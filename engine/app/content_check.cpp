#include "app/content_check.hpp"

#include "content/files.hpp"
#include "content/font_check.hpp"
#include "content/theme.hpp"
#include "content/utf8.hpp"
#include "content/yaml.hpp"
#include "host/game_source.hpp"
#include "sdk/spelling.hpp"
#include "ui/canvas/font_files.hpp"
#include "ui/core/panel_fonts.hpp"
#include "ui/painter/mark_art.hpp"
#include "ui/painter/symbol_art.hpp"

#include <algorithm>
#include <array>
#include <set>
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

Problem without_file(const YamlNode& variant, std::span<const std::string> known) {
  const std::string near = nearest(variant.scalar(), known);
  const char* const key = near.empty() ? "cli.check.no_variant" : "cli.check.no_variant_near";
  return Problem(Text(key, {{"name", clipped(variant.scalar())}, {"values", joined(known)}, {"near", near}}), variant.where());
}

/// The plain game may go without a file, if it says so: where its variants are listed.
void add_missing_variants(const YamlNode& root, const std::vector<std::string>& files, std::vector<Problem>& problems) {
  const YamlNode plain = root.find("default_variant"), listed = root.find("variants");
  if (files.empty() || !plain) return;
  bool is_listed = false;
  const auto tell = [&](const YamlNode& name) {
    if (std::ranges::count(files, name.scalar()) == 0) problems.push_back(without_file(name, files));
  };
  for (std::size_t i = 0; listed && listed.is(YamlKind::list) && i < listed.size(); ++i) {
    const YamlNode name = listed.item(i);
    if (name.scalar() == plain.scalar()) is_listed = true;
    else tell(name);
  }
  if (!is_listed) tell(plain);
}

/// Variants for which levels are rated, and which nobody can play.
void add_missing_rated(const YamlNode& root, const std::vector<std::string>& files, std::vector<Problem>& problems) {
  const YamlNode plain = root.find("default_variant"), ratings = root.find("ratings");
  if (files.empty() || !plain || !ratings || !ratings.is(YamlKind::list)) return;
  for (std::size_t i = 0; i < ratings.size(); ++i) {
    const YamlNode rated = ratings.item(i).is(YamlKind::map) ? ratings.item(i).find("variants") : YamlNode();
    for (std::size_t k = 0; rated && rated.is(YamlKind::list) && k < rated.size(); ++k)
      if (const YamlNode name = rated.item(k); name.scalar() != plain.scalar() && std::ranges::count(files, name.scalar()) == 0)
        problems.push_back(without_file(name, files));
  }
}

void add_doubled(const YamlNode& names, std::vector<Problem>& problems) {
  if (!names || !names.is(YamlKind::list)) return;
  std::set<std::string> known;
  for (std::size_t i = 0; i < names.size(); ++i)
    if (const YamlNode name = names.item(i); !known.insert(name.scalar()).second)
      problems.emplace_back(Text("cli.check.doubled", {{"name", clipped(name.scalar())}}), name.where());
}

/// The most players that a game is for; nothing where its file does not say so well.
std::optional<std::int64_t> most_players(const YamlNode& root) {
  const YamlNode players = root.find("players");
  if (!players || !players.is(YamlKind::list) || players.size() == 0) return std::nullopt;
  const Value most = players.item(players.size() - 1).value();
  return most.as_int() ? std::optional(*most.as_int()) : std::nullopt;
}

/// Colours of seats that the game never has: `stone.7` where two play.
void add_absent_seats(const YamlNode& paints, std::int64_t players, std::vector<Problem>& problems) {
  for (std::size_t i = 0; i < paints.size(); ++i) {
    const std::string& role = paints.key(i).scalar();
    for (const std::string_view family : {"stone.", "seat.", "on_seat."}) {
      if (!role.starts_with(family)) continue;
      const Value number = plain_scalar(std::string_view(role).substr(family.size()));
      if (!number.as_int() || *number.as_int() < players) continue;
      problems.emplace_back(Text("cli.check.absent_seat", {{"name", clipped(role)}, {"n", players}, {"last", players - 1}}),
                            paints.key(i).where());
    }
  }
}

using Roles = std::vector<std::string>;

/// Those of the program's own themes.
Roles theme_roles(const Services& services) {
  Roles roles = paint_names({});
  for (const char* own : {"light", "dark"})
    for (const auto& [role, paint] : load_theme(services.paths.all("content/theme"), own).theme.paints) roles.push_back(role);
  return roles;
}

/// Beside those of the program's own themes what games bring.
Roles paint_roles(const Services& services) {
  Roles roles = theme_roles(services);
  for (const auto& game : services.catalogue.games_as_read())
    for (const auto& [role, paint] : game->spec.paints) roles.push_back(role);
  return roles;
}

/// `what`: the text that says what a role of that kind is called, `cli.check.` and its `_near` with the one that was meant.
void add_odd_roles(const YamlNode& said, const Roles& known, const std::string& what, std::vector<Problem>& problems) {
  if (!said || !said.is(YamlKind::map)) return;
  for (std::size_t i = 0; i < said.size(); ++i) {
    const std::string role = said.key(i).scalar();
    if (std::ranges::count(known, role) > 0) continue;
    const std::string near = nearest(role, known);
    problems.emplace_back(
        Text("cli.check." + what + (near.empty() ? "" : "_near"), {{"name", clipped(role)}, {"near", near}, {"values", joined(known)}}),
        said.key(i).where());
  }
}

/// Whether a script in that folder, or below it, has a text that names the paint, or the part of its name before its last dot: the rest may
/// be put to it.
bool is_in_scripts(const fs::path& folder, const std::string& paint) {
  const std::string stem = paint.substr(0, std::min(paint.rfind('.'), paint.size() - 1) + 1);
  std::error_code error;
  for (fs::recursive_directory_iterator item(folder, error), end; !error && item != end; item.increment(error)) {
    const auto text = item->path().extension() == ".lua" ? read_file(item->path()) : Result<std::string>(Problem());
    if (text && text->find(stem) != std::string::npos) return true;
  }
  return false;
}

/// Paints of a game in Lua that its scripts do not name, and that are nearly one of the program's.
void add_misspelt_paints(const Services& services, const fs::path& script, const YamlNode& paints, std::vector<Problem>& problems) {
  const Roles known = theme_roles(services);
  for (std::size_t i = 0; i < paints.size(); ++i) {
    const std::string role = paints.key(i).scalar();
    if (role.empty() || std::ranges::count(known, role) > 0 || is_in_scripts(script.parent_path(), role)) continue;
    if (const std::string near = nearest(role, known); !near.empty())
      problems.emplace_back(Text("cli.check.paint_near", {{"name", clipped(role)}, {"near", near}}), paints.key(i).where());
  }
}

/// Names of the fonts that come with the program's own themes: nobody's fault where a machine lacks them.
bool is_font_of_program(const Services& services, const std::string& name) {
  const Theme own = load_theme(services.paths.all("content/theme"), "light").theme;
  return std::ranges::any_of(own.fonts, [&](const auto& font) { return font.second == name; });
}

/// A font that lies neither beside the theme nor among those that are installed, and one that cannot be drawn.
void add_odd_fonts(const Services& services, const YamlNode& fonts, std::vector<Problem>& problems) {
  if (!fonts || !fonts.is(YamlKind::map)) return;
  for (std::size_t i = 0; i < fonts.size(); ++i) {
    const YamlNode font = fonts.member(i);
    const std::string& name = font.scalar();
    const auto beside = font_beside(fs::absolute(font.where().file).parent_path(), name);
    if (!beside) continue;  // told where the theme is read
    const bool somewhere = !beside->empty() || is_font_of_program(services, name) || is_installed_font(name);
    if (!somewhere) problems.emplace_back(Text("cli.check.no_font", {{"name", clipped(name)}}), font.where());
    if (beside->empty()) continue;
    Theme alone;
    alone.fonts["regular"] = beside->string();
    if (const Status drawn = try_own_fonts(alone); !drawn) problems.emplace_back(drawn.problem().text, font.where());
  }
}

std::vector<Problem> odd_roles(const Services& services, const YamlNode& theme) {
  const auto list = [](std::span<const std::string_view> roles) { return Roles(roles.begin(), roles.end()); };
  std::vector<Problem> problems;
  add_odd_roles(theme.find("paints"), paint_roles(services), "role", problems);
  add_odd_roles(theme.find("sizes"), list(required_sizes()), "size_role", problems);
  add_odd_roles(theme.find("fonts"), list(required_fonts()), "font_weight", problems);
  add_odd_fonts(services, theme.find("fonts"), problems);
  return problems;
}

std::vector<Problem> odd_names_of_game(const Services& services, const fs::path& file, const YamlNode& root) {
  std::vector<Problem> problems;
  if (const YamlNode paints = root.find("paints"); paints && paints.is(YamlKind::map)) {
    add_odd_symbols(paints, problems);
    if (const auto players = most_players(root)) add_absent_seats(paints, *players, problems);
    if (const auto script = script_of_content(file)) add_misspelt_paints(services, *script, paints, problems);
  }
  add_doubled(root.find("variants"), problems);
  if (const YamlNode series = root.find("series"); series && series.is(YamlKind::map)) add_doubled(series.find("order"), problems);
  const auto variants = variant_files(services, game_folder(file));
  add_missing_variants(root, variants, problems);
  add_missing_rated(root, variants, problems);
  return problems;
}

/// A series that is to be played in a variant that there is not.
void add_missing_variant(const YamlNode& series, const Roles& known, std::vector<Problem>& problems) {
  const YamlNode variant = series.is(YamlKind::map) ? series.find("variant") : YamlNode();
  if (!variant || known.empty() || std::ranges::count(known, variant.scalar()) > 0) return;
  problems.push_back(without_file(variant, known));
}

/// A file is one series, or a collection of them.
std::vector<Problem> missing_variants_of_series(const Services& services, const fs::path& file, const YamlNode& root) {
  Roles known = variant_files(services, game_folder(file));
  if (const auto game = services.catalogue.peek(game_folder(file).filename().string()))
    if (std::ranges::count(known, game->spec.default_variant) == 0) known.push_back(game->spec.default_variant);
  std::vector<Problem> problems;
  add_missing_variant(root, known, problems);
  const YamlNode all = root.find("series");
  for (std::size_t i = 0; all && all.is(YamlKind::map) && i < all.size(); ++i) add_missing_variant(all.member(i), known, problems);
  return problems;
}

}  // namespace

std::vector<Problem> odd_names(const Services& services, const fs::path& file) {
  const std::string folder = fs::absolute(file).lexically_normal().parent_path().filename().string();
  const bool of_game = file.filename() == "game.yaml";
  if (!of_game && folder != "theme" && folder != "series") return {};
  const LoadedYaml yaml = load_yaml(file);
  if (!yaml.document || !yaml.document->root().is(YamlKind::map)) return {};
  const YamlNode root = yaml.document->root();
  if (of_game) return odd_names_of_game(services, file, root);
  return folder == "theme" ? odd_roles(services, root) : missing_variants_of_series(services, file, root);
}

std::optional<fs::path> script_of_content(const fs::path& file) {
  const fs::path folder = game_folder(file);
  if (folder.parent_path().filename() != "content") return std::nullopt;
  const fs::path script = folder.parent_path().parent_path() / "scripts" / folder.filename() / kGameScript;
  std::error_code none;
  return fs::exists(script, none) ? std::optional(script) : std::nullopt;
}

}  // namespace tablier
