#pragma once

#include "host/catalogue.hpp"

#include <optional>
#include <string_view>

/// Why a setting names a pattern or a figure that the game does not offer: its file is faulty. For whoever reads settings, so that the
/// file, the line and the reason are told and not only that there is no such thing.
namespace tablier {

std::optional<Problem> refused_file(const GameEntry& game, const Parameter& p, const Value& value);
/// The same for a value as the command line has it.
std::optional<Problem> refused_file(const GameEntry& game, const Parameter& p, std::string_view text);
/// The first of a map of settings.
std::optional<Problem> refused_file(const GameEntry& game, const Value& settings);

}  // namespace tablier
