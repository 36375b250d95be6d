#pragma once

#include "host/catalogue.hpp"

#include <optional>
#include <string_view>

/// Parts of the content that a game does not offer because their files are faulty. For whoever is asked for one, a setting's value too: so
/// that the file, the line and the reason are told and not only that there is no such thing.
namespace tablier {

/// The part of that kind and name that is left out, or null.
const RefusedFile* refused_part(const GameEntry& game, PartKind kind, std::string_view name);

/// Whether the game has a map with a series of that name, be its file faulty; with any at all where no name is given.
bool has_series(const GameEntry& game, std::string_view name = {});

std::optional<Problem> refused_file(const GameEntry& game, const Parameter& p, const Value& value);
/// The same for a value as the command line has it.
std::optional<Problem> refused_file(const GameEntry& game, const Parameter& p, std::string_view text);
/// The first of a map of settings.
std::optional<Problem> refused_file(const GameEntry& game, const Value& settings);

}  // namespace tablier
