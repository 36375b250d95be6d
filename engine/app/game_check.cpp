#include "app/game_check.hpp"

#include "app/content_check.hpp"
#include "content/utf8.hpp"
#include "match/match_setup.hpp"
#include "match/play_line.hpp"
#include "sdk/spelling.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace tablier {
namespace {

namespace fs = std::filesystem;

/// Texts as a game has them: those of the program, and those of content that stands beside a script which the program does not know.
class GameTexts {
 public:
  GameTexts(const Locale& locale, const fs::path& content) : locale_(locale) { add_game_texts(own_, {content}); }

  /// Of outcomes and buttons the words for all games count too.
  bool has(const std::string& key, const std::string& game) const {
    const std::string general = key.starts_with(game + ".") ? key.substr(game.size() + 1) : "";
    const bool of_all = general.starts_with("outcome.") || general.starts_with("button.");
    return locale_.has(key) || own_.has(key) || (of_all && locale_.has(general));
  }
  std::string nearest_to(const std::string& key) const {
    const std::string group = key.substr(0, key.rfind('.') + 1);
    std::vector<std::string> names;
    for (const Locale* locale : {&locale_, &own_})
      for (const auto& [other, text] : locale->texts())
        if (other.starts_with(group)) names.push_back(other.substr(group.size()));
    return nearest(key.substr(group.size()), names);
  }

 private:
  const Locale& locale_;
  Locale own_;
};

Status play_picture(const Catalogue& catalogue, const GameEntry& game, const Picture& picture) {
  auto rules = catalogue.ruleset(game.name + (picture.variant.empty() ? "" : "/" + picture.variant), picture.options);
  if (!rules) return rules.problem();
  MatchSetup setup;
  setup.game = game.name;
  setup.variant = rules->variant;
  setup.options = picture.options;
  setup.players.resize(static_cast<std::size_t>(rules->game->seats().min));
  auto match = Match::start(std::move(*rules), std::move(setup));
  if (!match) return match.problem();
  const Status played = play_line(*match, picture.moves);
  const auto faults = match->take_script_faults();
  return faults.empty() ? played : Status(faults.front().problem);
}

constexpr const char* kOfScript = "cli.check.picture_script";

/// Told where the position stands; what a script does wrong there with the script's own place.
Problem unplayable(const GameEntry& game, const Picture& picture, const Problem& why) {
  const SourceSpot& where = picture.variant.empty() || game.variant(picture.variant) ? picture.where : picture.variant_where;
  if (why.where.file.empty()) return Problem(Text("cli.check.picture", {{"why", why.text}}), where);
  return Problem(Text(kOfScript, {{"why", why.text}, {"file", why.where.file}, {"line", std::int64_t{why.where.line}}}), picture.where);
}

}  // namespace

bool comes_of_script(const Problem& unplayable, const Problem& fault) {
  if (unplayable.text.key != kOfScript) return false;
  const auto value = [&](std::string_view name) { return std::ranges::find(unplayable.text.args, name, &TextArg::name)->value; };
  return std::get<std::int64_t>(value("line")) == fault.where.line && is_same_file(std::get<std::string>(value("file")), fault.where.file);
}

bool is_same_file(const std::string& a, const fs::path& b) {
  std::error_code none;
  return fs::equivalent(a, b, none);
}

std::vector<Problem> without_texts(const Locale& locale, const GameEntry& game, const fs::path& root, const std::vector<NamedText>& named) {
  const GameTexts texts(locale, root.parent_path() / "content" / game.name);
  std::vector<Problem> problems;
  for (const auto& [key, by, where] : named) {
    if (texts.has(key, game.name)) continue;
    const std::string near = texts.nearest_to(key);
    const std::string said =
        std::string("cli.check.") + (by.empty() ? "table_no_words" : "function_no_words") + (near.empty() ? "" : "_near");
    problems.emplace_back(Text(said, {{"function", by}, {"key", clipped(key)}, {"near", near}}), where);
  }
  return problems;
}

std::vector<Problem> unplayable_pictures(const Catalogue& catalogue, const fs::path& file) {
  if (file.filename() != "game.yaml" && file.filename() != "rules.yaml") return {};
  const auto game = catalogue.find(fs::absolute(file).lexically_normal().parent_path().filename().string());
  if (!game || !game->playable()) return {};
  std::vector<const Picture*> pictures{&game->spec.card};
  std::vector<Problem> problems;
  for (const RulesChapter& chapter : game->spec.rules) {
    for (const Picture& picture : chapter.pictures) pictures.push_back(&picture);
    for (const std::string& variant : chapter.variants)
      if (const auto rules = catalogue.ruleset(game->name + "/" + variant); !rules && is_same_file(chapter.where.file, file))
        problems.emplace_back(rules.problem().text, chapter.where);
  }
  for (const Picture* picture : pictures) {
    if (!is_same_file(picture->where.file, file)) continue;
    const Status played = play_picture(catalogue, *game, *picture);
    if (played) continue;
    problems.push_back(unplayable(*game, *picture, played.problem()));
  }
  return problems;
}

std::optional<Problem> content_of_nobody(const Catalogue& catalogue, const fs::path& file) {
  const fs::path folder = fs::absolute(file).lexically_normal().parent_path();
  if (file.filename() != "game.yaml" || folder.parent_path().filename() != "content" || script_of_content(file)) return std::nullopt;
  const std::string name = folder.filename().string();
  const auto game = catalogue.peek(name);
  const auto is_alone = [](const Problem& problem) { return problem.text.key == "host.game.no_plugin"; };
  if (game && std::ranges::none_of(game->problems, is_alone)) return std::nullopt;
  return Problem(Text("host.game.no_plugin", {{"name", clipped(name)}}), {file.string(), 1, 1});
}

std::optional<Problem> hidden_game(const Services& services, const fs::path& script) {
  std::error_code none;
  bool below = false;
  for (const fs::path& root : services.paths.script_roots()) {
    const fs::path other = root / fs::absolute(script).lexically_normal().parent_path().filename() / script.filename();
    const bool is_own = fs::equivalent(other, script, none);
    if (below && fs::exists(other, none)) return Problem(Text("cli.check.hides_game", {{"file", other.string()}}), {script.string()});
    below = below || is_own;
  }
  return std::nullopt;
}

}  // namespace tablier
