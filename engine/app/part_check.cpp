#include "app/part_check.hpp"

#include "content/game_spec.hpp"
#include "content/schemas.hpp"
#include "content/yaml.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace tablier {
namespace {

namespace fs = std::filesystem;

/// The game as it would be with that content. Null where its parameters cannot be had so.
std::shared_ptr<const GameEntry> with_content(const GameEntry& game, Content content) {
  auto parameters = game.source->parameters(content);
  if (!parameters) return nullptr;
  auto entry = std::make_shared<GameEntry>(game);
  entry->content = std::make_shared<const Content>(std::move(content));
  entry->parameters = *std::move(parameters);
  return entry;
}

/// With that figure in the place of one of its name.
std::shared_ptr<const GameEntry> with_figure(const GameEntry& game, FigureSpec figure) {
  Content content = *game.content;
  std::erase_if(content.figures, [&](const FigureSpec& other) { return other.name == figure.name; });
  content.figures.push_back(std::move(figure));
  return with_content(game, std::move(content));
}

bool offers(const Parameter& p, const std::string& figure) {
  return p.type == ParameterType::choice && std::ranges::count(p.values, figure) > 0;
}

/// The parameter means something in that variant, as far as what it hangs on is what the variant is made of.
bool has_use_for(const VariantEntry& variant, const Parameter& p) {
  if (variant.problem) return false;
  const Value* mode = p.only_with.empty() ? nullptr : variant.settings.find(p.only_with);
  return p.only_with.empty() || (mode && mode->as_string() && std::ranges::count(p.only_for, *mode->as_string()) > 0);
}

/// The game's own word, where it refuses the figure in the first variant that offers it.
Status try_figure(const std::shared_ptr<const GameEntry>& game, const std::string& figure) {
  for (const Parameter& p : game->parameters) {
    if (!offers(p, figure)) continue;
    const auto variant = std::ranges::find_if(game->variants, [&](const VariantEntry& v) { return has_use_for(v, p); });
    if (variant == game->variants.end()) continue;
    if (auto rules = make_ruleset(game, *variant, Value::map({{p.name, figure}})); !rules) return rules.problem();
  }
  return Done{};
}

/// What keeps each of its variants from being played; of the first.
Status try_variants(const std::shared_ptr<const GameEntry>& game) {
  std::optional<Problem> first;
  for (const VariantEntry& variant : game->variants) {
    if (variant.problem) continue;
    const auto rules = make_ruleset(game, variant, Value::map());
    if (rules) return Done{};
    if (!first) first = rules.problem();
  }
  return first ? Status(*std::move(first)) : Status(Done{});
}

SourceSpot drawing_of(const fs::path& file) {
  const LoadedYaml yaml = load_yaml(file);
  const YamlNode root = yaml.document->root(), rows = root.find("rows");
  return rows ? rows.where() : root.find("layers").where();
}

std::vector<Problem> unplayable_figure(const GameEntry& game, const fs::path& file) {
  auto figure = load_figure(file);
  if (!figure) return {};
  const std::string name = figure->name;
  const auto entry = with_figure(game, *std::move(figure));
  const Status tried = entry ? try_figure(entry, name) : Done{};
  return tried ? std::vector<Problem>() : std::vector{Problem(tried.problem().text, drawing_of(file))};
}

std::vector<Problem> unplayable_pieces(const GameEntry& game, const fs::path& file) {
  auto pieces = load_spec(file, pieces_kind()).value;
  if (!pieces) return {};
  Content content = *game.content;
  content.pieces = *std::move(pieces);
  const auto entry = with_content(game, std::move(content));
  const Status tried = entry ? try_variants(entry) : Done{};
  return tried ? std::vector<Problem>() : std::vector{Problem(tried.problem().text, {file.string(), 1, 1})};
}

}  // namespace

std::vector<Problem> unplayable_part(const Catalogue& catalogue, const fs::path& file) {
  const fs::path whole = fs::absolute(file).lexically_normal(), folder = whole.parent_path();
  const bool of_figure = folder.filename() == "figures";
  if (!of_figure && whole.filename() != "pieces.yaml") return {};
  const auto game = catalogue.find((of_figure ? folder.parent_path() : folder).filename().string());
  if (!game || !game->playable()) return {};
  return of_figure ? unplayable_figure(*game, file) : unplayable_pieces(*game, file);
}

}  // namespace tablier
