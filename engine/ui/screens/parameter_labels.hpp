#pragma once

#include "content/locale.hpp"
#include "host/catalogue.hpp"

#include <string>

/// What rule parameters and their values are called (see sdk/parameter.hpp for the keys).
namespace tablier {

/// The title of a parameter, its bare name where the game has no words for it.
std::string parameter_title(const Locale& locale, const GameEntry& game, const Parameter& p);
/// What it means; empty where the game does not say.
std::string parameter_help(const Locale& locale, const GameEntry& game, const Parameter& p);
/// One of the values of a parameter: its own name, the title of the figure that it names, or itself.
std::string value_name(const Locale& locale, const GameEntry& game, const Parameter& p, const std::string& value);
/// A whole value in words: yes and no, names joined by commas.
std::string value_label(const Locale& locale, const GameEntry& game, const Parameter& p, const Value& value);
/// What was set by hand otherwise than the variant has it, in words: its text tells of that. Empty: nothing was.
std::string changed_settings(const Locale& locale, const GameEntry& game, const VariantEntry& variant, const Value& by_hand);
/// As players write it, and `parse` reads it: `A B1 C- D` for a board of patterns, `9, 9, 7` for other lists.
std::string written(const Parameter& p, const Value& value);

/// True for what a match is played on: a board that is put together, or what decides whether that counts.
bool makes_board(const GameEntry& game, const Parameter& p);

}  // namespace tablier
