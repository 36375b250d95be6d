#include "app/variant_template.hpp"

#include "app/hook_descriptions.hpp"
#include "app/template_text.hpp"
#include "host/option_meaning.hpp"
#include "match/match_setup.hpp"
#include "script/checked_hooks.hpp"
#include "sdk/move.hpp"

#include <algorithm>

namespace tablier {
namespace {

using ShapeKind = ValueShape::Kind;

/// An answer that the hook may give.
std::string example(const ValueShape& shape) {
  switch (shape.kind) {
    case ShapeKind::boolean: return "true";
    case ShapeKind::whole:
    case ShapeKind::number: return std::to_string(std::clamp<std::int64_t>(0, shape.min, shape.max));
    case ShapeKind::seat: return "1";
    case ShapeKind::text:
    case ShapeKind::name: return lua_text(shape.words.empty() ? "name" : shape.words.front());
    case ShapeKind::either: return example(shape.parts.front());
    case ShapeKind::list:
    case ShapeKind::by_seat:
    case ShapeKind::map:
    case ShapeKind::options:
    case ShapeKind::data:
    case ShapeKind::position: return "{}";
    case ShapeKind::record: break;
    case ShapeKind::query:  // no hook answers one
    case ShapeKind::nothing: return "nil";
  }
  std::string members;
  for (const HookField& m : shape.members)
    if (!m.optional) members += (members.empty() ? "" : ", ") + m.name + " = " + example(m.shape);
  return "{" + members + "}";
}

/// Whether such an answer may hold the name of a text of that unit.
bool names_any(const ValueShape& shape, std::string_view unit) {
  const auto part_does = [unit](const ValueShape& part) { return names_any(part, unit); };
  const auto member_does = [unit](const HookField& member) { return names_any(member.shape, unit); };
  return (shape.kind == ShapeKind::name && shape.unit == unit) || std::ranges::any_of(shape.parts, part_does) ||
         std::ranges::any_of(shape.members, member_does);
}

/// Whether the word before it loses its vowel, in a language that has that; numbers and letters with accents do not count.
bool elides(std::string_view name) { return !name.empty() && std::string_view("AEIOUaeiou").find(name.front()) != std::string_view::npos; }

/// The first move that is legal at the start.
std::string first_move(const Game& game) {
  const auto state = game.start({.seats = usual_seats(game)});
  MoveList moves;
  state->legal_moves(moves);
  return moves.empty() ? std::string() : state->notation(moves[0]);
}

/// One file, written from top to bottom.
class Template {
 public:
  Template(const Locale& locale, const Ruleset& rules) : locale_(locale), rules_(rules), descriptions_(locale, *rules.entry) {}

  std::string write(std::string_view name) {
    const std::string game = locale_.say(rules_.entry->spec.title);
    comment("", phrase("intro", {{"game", game}, {"elides", elides(game) ? 1 : 2}}));
    text_ += "return {\n  extends = " + lua_text(rules_.variant) + ",\n";
    localised("title", title_of(name));
    localised("summary", {});
    settings();
    hooks();
    texts();
    tests();
    return std::move(text_) + "}\n";
  }

 private:
  std::string phrase(const char* key, std::vector<TextArg> args = {}) const {
    return locale_.say(Text(std::string("cli.new.") + key, std::move(args)));
  }

  void comment(const std::string& indent, const std::string& label, const std::string& more = "") {
    text_ += lua_comment(indent, label, more);
  }

  /// The same in every language, or, where it is empty, what the locale has to say for it.
  void localised(const char* field, const std::string& text) {
    text_ += std::string("  ") + field + " = {";
    const auto said = locale_.texts().find("cli.new.summary");
    for (const auto& [language, summary] : said == locale_.texts().end() ? Localised() : said->second)
      text_ += (text_.ends_with('{') ? "" : ", ") + language + " = " + lua_text(text.empty() ? summary : text);
    text_ += "},\n";
  }

  void settings() {
    const auto& parameters = rules_.entry->parameters;
    if (parameters.empty()) return;
    text_ += "\n";
    comment("  ", phrase("options"));
    text_ += "  options = {\n";
    for (const Parameter& p : parameters) {
      const std::string values = allowed_values(p);
      comment("    ", descriptions_.meaning(p) + (values.empty() ? "" : " (" + values + ")"));
      if (const auto vain = meaningless(parameters, p, rules_.options.values())) comment("    ", locale_.say(vain->text), "  ");
      text_ += "    -- " + p.name + " = " + lua_literal(*rules_.options.values().find(p.name)) + ",\n";
    }
    text_ += "  },\n";
  }

  void hooks() {
    const auto specs = all_hooks(rules_);
    if (specs.empty()) return;
    text_ += "\n";
    comment("  ", phrase("hook_list"));
    for (const HookSpec& spec : specs) hook(spec);
  }
  void hook(const HookSpec& spec) {
    const std::string name = kHookNames[static_cast<std::size_t>(spec.hook)];
    text_ += "\n";
    comment("  ", descriptions_.labelled(name, descriptions_.asked(spec)));
    for (const HookField& field : spec.fields)
      comment("  ", descriptions_.labelled("given." + field.name, descriptions_.field(spec, field)), "  ");
    comment("  ", phrase("answers") + " " + descriptions_.type(spec.answer) + ". " + descriptions_.answer(spec), "  ");
    for (const std::string& line : {name + " = function(given)", "  return " + example(spec.answer), std::string("end,")})
      text_ += "  -- " + line + "\n";
  }

  /// Only a hook that answers the name of a reason has a use for them, or of an end.
  void texts() {
    const auto specs = all_hooks(rules_);
    const auto names = [&specs](std::string_view unit) {
      return std::ranges::any_of(specs, [unit](const HookSpec& spec) { return names_any(spec.answer, unit); });
    };
    const bool reasons = names("reason"), ends = names("outcome");
    if (!reasons && !ends) return;
    text_ += "\n";
    comment("  ", phrase(reasons && ends ? "texts" : reasons ? "texts_of_reasons" : "texts_of_ends"));
    text_ += reasons ? "  -- texts = {reason = {too_bold = {en = \"That is too bold.\", fr = \"C’est trop hardi.\"}}},\n"
                     : "  -- texts = {outcome = {cut_short = {en = \"Cut short\", fr = \"Écourtée\"}}},\n";
  }

  void tests() {
    text_ += "\n";
    comment("  ", phrase("tests"));
    const std::string move = first_move(*rules_.game);
    const std::string expected = move.empty() ? "over = false" : "legal = {" + lua_text(move) + "}";
    text_ += "  tests = {\n    {name = " + lua_text(phrase("first_move")) + ", " + expected + "},\n  },\n";
  }

  const Locale& locale_;
  const Ruleset& rules_;
  HookDescriptions descriptions_;
  std::string text_;
};

}  // namespace

std::string variant_template(const Locale& locale, const Ruleset& rules, std::string_view name) {
  return Template(locale, rules).write(name);
}

}  // namespace tablier
