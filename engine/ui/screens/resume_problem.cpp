#include "ui/screens/resume_problem.hpp"

#include "match/save.hpp"
#include "play/match_labels.hpp"
#include "ui/table/script_report_text.hpp"

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <variant>
#include <vector>

namespace tablier {
namespace {

bool tells(const Text& text, std::string_view key) {
  if (text.key == key) return true;
  return std::ranges::any_of(text.args, [key](const TextArg& arg) {
    const auto* const parts = std::get_if<std::vector<Text>>(&arg.value);
    return parts && std::ranges::any_of(*parts, [key](const Text& part) { return tells(part, key); });
  });
}

}  // namespace

SavedRules saved_rules(const Services& services, const MatchSetup& setup) {
  const auto game = services.catalogue.peek(setup.game);
  SavedRules rules{
      .game = game_label(services.locale, game.get(), setup.game), .variant = setup.variant, .game_is_there = game && game->source};
  const VariantEntry* variant = game ? game->variant(setup.variant) : nullptr;
  if (!variant) return rules;
  rules.variant_is_there = true;
  if (const std::string title = services.locale.say(variant->title); !title.empty()) rules.variant = title;
  rules.own =
      std::any_of(variant->files.begin(), variant->files.end(), [&](const std::filesystem::path& f) { return services.paths.is_own(f); });
  return rules;
}

Problem why_not_resumed(const SavedRules& rules, const Problem& why) {
  if (!rules.game_is_there) return Problem(Text("library.stuck.no_game", {{"game", rules.game}}));
  if (!rules.variant_is_there) return Problem(Text("library.stuck.no_variant", {{"variant", rules.variant}}));
  const std::filesystem::path file(why.where.file);
  if (file.extension() == ".lua")
    return Problem(Text("library.stuck.fault",
                        {{"variant", rules.variant}, {"place", at_line(file.filename().string(), why.where.line)}, {"why", why.text}}));
  if (!rules.own) return why;
  if (tells(why.text, kOtherDraw)) return Problem(Text("library.stuck.chance", {{"variant", rules.variant}, {"why", why.text}}));
  return Problem(Text("library.stuck.changed", {{"variant", rules.variant}, {"why", why.text}}));
}

}  // namespace tablier
