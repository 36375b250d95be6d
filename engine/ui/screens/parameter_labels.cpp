#include "ui/screens/parameter_labels.hpp"

#include "host/option_meaning.hpp"

#include <algorithm>

namespace tablier {
namespace {

/// In the gender of what has none, where the game says so.
std::string no_value_label(const Locale& locale, const GameEntry& game, const Parameter& p) {
  const std::string own = game.name + ".value." + p.name + ".nothing";
  return locale.say(locale.has(own) ? own : "parameter.nothing");
}

}  // namespace

std::string parameter_title(const Locale& locale, const GameEntry& game, const Parameter& p) {
  const std::string key = game.name + ".parameter." + p.name;
  return locale.has(key) ? locale.say(key) : p.name;
}

std::string parameter_help(const Locale& locale, const GameEntry& game, const Parameter& p) {
  const std::string key = game.name + ".parameter_help." + p.name;
  return locale.has(key) ? locale.say(key) : std::string();
}

std::string value_name(const Locale& locale, const GameEntry& game, const Parameter& p, const std::string& value) {
  const std::string key = game.name + ".value." + p.name + "." + value;
  if (locale.has(key)) return locale.say(key);
  const FigureSpec* figure = game.content ? find_spec(game.content->figures, value) : nullptr;
  return figure && !figure->title.empty() ? locale.say(figure->title) : value;
}

std::string value_label(const Locale& locale, const GameEntry& game, const Parameter& p, const Value& value) {
  if (const bool* yes = value.as_bool()) return locale.say(*yes ? "parameter.yes" : "parameter.no");
  if (const std::string* one = value.as_string()) return one->empty() ? no_value_label(locale, game, p) : value_name(locale, game, p, *one);
  const auto* list = value.as_list();
  if (!list) return to_text(value);
  if (p.type == ParameterType::patterns && !list->empty()) return written(p, value);
  std::string all;
  for (const Value& item : *list) {
    const std::string* name = item.as_string();
    all += (all.empty() ? "" : ", ") + value_name(locale, game, p, name ? *name : to_text(item));
  }
  return all.empty() ? no_value_label(locale, game, p) : all;
}

std::string changed_settings(const Locale& locale, const GameEntry& game, const VariantEntry& variant, const Value& by_hand) {
  const Value before = all_values(game.parameters, variant.settings, {}), now = all_values(game.parameters, variant.settings, by_hand);
  std::string all;
  for (const Parameter* p : changed_parameters(game.parameters, variant.settings, by_hand)) {
    const Text one("rules.changed_one", {{"name", parameter_title(locale, game, *p)},
                                         {"now", value_label(locale, game, *p, *now.find(p->name))},
                                         {"before", value_label(locale, game, *p, *before.find(p->name))}});
    all += (all.empty() ? "" : " · ") + locale.say(one);
  }
  return all.empty() ? all : locale.say(Text("rules.changed", {{"all", all}}));
}

std::string written(const Parameter& p, const Value& value) {
  const auto* list = value.as_list();
  if (!list) return to_text(value);
  const char* const between = p.type == ParameterType::patterns ? " " : ", ";
  std::string all;
  for (const Value& item : *list) all += (all.empty() ? "" : between) + to_text(item);
  return all;
}

bool makes_board(const GameEntry& game, const Parameter& p) {
  return p.type == ParameterType::patterns || std::any_of(game.parameters.begin(), game.parameters.end(), [&](const Parameter& q) {
           return q.type == ParameterType::patterns && q.only_with == p.name;
         });
}

}  // namespace tablier
