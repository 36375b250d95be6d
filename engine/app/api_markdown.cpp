#include "app/api_pages.hpp"
#include "app/game_api.hpp"
#include "app/hook_descriptions.hpp"
#include "app/markdown.hpp"
#include "app/template_text.hpp"
#include "match/match_hooks.hpp"
#include "script/checked_hooks.hpp"

#include <algorithm>

namespace tablier {
namespace {

const char* hook_name(const HookSpec& spec) { return kHookNames[static_cast<std::size_t>(spec.hook)]; }

bool is_list(const Parameter& p) {
  return p.type == ParameterType::integers || p.type == ParameterType::texts || p.type == ParameterType::patterns;
}

std::string quoted(const std::string& name) { return "`" + name + "`"; }

/// One page, written from top to bottom.
class Markdown {
 public:
  explicit Markdown(const Locale& locale) : locale_(locale) {}

  void head() { page_ += "# " + phrase("title") + "\n\n<!-- " + phrase("made") + " -->\n\n" + phrase("about") + "\n"; }

  void match_hooks(const GameEntry& any) {
    page_ += "\n## " + phrase("match") + "\n";
    for (const HookSpec& spec : with_match_hooks({})) add(HookDescriptions(locale_, any), spec);
  }

  void game(const GameEntry& game) {
    const HookDescriptions descriptions(locale_, game);
    page_ += "\n## " + locale_.say(game.spec.title) + " (`" + game.name + "`)\n";
    for (const HookSpec& spec : game.hooks) add(descriptions, spec);
    position(descriptions, position_shape(game.hooks));
    parameters(descriptions, game);
  }

  std::string take() { return std::move(page_); }

 private:
  std::string phrase(const char* key, std::vector<TextArg> args = {}) const {
    return locale_.say(Text(std::string("cli.api.") + key, std::move(args)));
  }

  /// What a parameter may be; of many values the first and the last.
  std::string values(const Parameter& p) const {
    constexpr std::size_t kMany = 16;
    std::string each = p.values.size() > kMany ? p.values.front() + " … " + p.values.back() : allowed_values(p);
    if (!is_list(p)) return each;
    return each.empty() ? phrase("list") : phrase("list_of", {{"values", each}});
  }

  void table(const char* first, const char* second, const char* third) {
    page_ += "\n" + markdown_row({phrase(first), phrase(second), phrase(third)}) + "| --- | --- | --- |\n";
  }

  void add(const HookDescriptions& descriptions, const HookSpec& spec) {
    page_ += "\n### " + quoted(hook_name(spec));
    if (!spec.only_with.empty()) {
      std::string values;
      for (const std::string& value : spec.only_for) values += (values.empty() ? "" : ", ") + quoted(value);
      page_ += phrase("only", {{"parameter", quoted(spec.only_with)}, {"values", values}});
    }
    page_ += "\n\n" + descriptions.asked(spec) + "\n";
    table("gets", "type", "meaning");
    for (const HookField& field : spec.fields)
      page_ += markdown_row({quoted(field.name), descriptions.type(field.shape), descriptions.field(spec, field)});
    page_ += "\n" + phrase("answers", {{"type", descriptions.type(spec.answer)}, {"help", descriptions.answer(spec)}}) + "\n";
    if (const std::string told = descriptions.told(spec); !told.empty()) page_ += "\n" + phrase("told", {{"values", told}}) + "\n";
    const auto members = members_in(spec.answer);
    if (members.empty()) return;
    table("answer", "type", "meaning");
    for (const HookField& member : members)
      page_ += markdown_row({quoted(member.name) + (member.optional ? "" : phrase("required")), descriptions.type(member.shape),
                             descriptions.member(spec, member)});
  }

  void position(const HookDescriptions& descriptions, const ValueShape& shape) {
    page_ += "\n### `position`\n\n" + phrase("position") + "\n";
    table("field", "type", "meaning");
    for (const HookField& member : members_in(shape))
      page_ += markdown_row({quoted(member.name) + (member.optional ? phrase("optional") : ""), descriptions.type(member.shape),
                             descriptions.position_member(member)});
  }

  void parameters(const HookDescriptions& descriptions, const GameEntry& game) {
    page_ += "\n### " + phrase("parameters") + "\n";
    page_ +=
        "\n" + markdown_row({phrase("parameter"), phrase("values"), phrase("default"), phrase("meaning")}) + "| --- | --- | --- | --- |\n";
    for (const Parameter& p : game.parameters)
      page_ += markdown_row(
          {quoted(p.name), values(p), is_list(p) ? quoted(lua_literal(p.fallback)) : to_text(p.fallback), descriptions.meaning(p)});
  }

  const Locale& locale_;
  std::string page_;
};

}  // namespace

std::string api_markdown(const GameList& games, const Locale& locale) {
  Markdown page(locale);
  page.head();
  if (!games.empty()) page.match_hooks(*games.front());
  for (const auto& game : games) page.game(*game);
  return page.take() + game_api_markdown(locale);
}

}  // namespace tablier
