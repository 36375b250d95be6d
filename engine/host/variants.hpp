#pragma once

#include "host/catalogue.hpp"
#include "host/variant_files.hpp"

#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

/// The variants of one game: from files to entries, what each extends resolved.
namespace tablier {

/// What the scripts of a game are read against.
struct VariantSources {
  VariantFiles& files;
  const GameSpec& spec;
  std::optional<std::vector<Parameter>> parameters{};  ///< of the game; absent where it is not playable, and settings go unchecked
  std::shared_ptr<const VariantScript> hooks{};        ///< of the game itself, for variants that extend none; null: none
};

/// The variants that the sheet offers, in its order, then the others of scripts/<game>/ by name; never empty for a game that has a sheet.
/// The default one needs no file: without one it is the game's defaults. Reads all files, the least binding first.
std::vector<VariantEntry> load_variants(const VariantSources& sources);

/// The game as it is, which the default variant is where it has no file.
VariantEntry plain_variant(const GameEntry& game);

/// Some of them alone: reads their files and those of what they extend. A name without a file is a variant with a problem.
std::vector<VariantEntry> load_variants(const VariantSources& sources, std::span<const std::string> names);

/// That it extends a variant which is not there, and the nearest one that is.
Problem unknown_base(const Variant& variant, const VariantFiles& files, const GameSpec& spec);

/// Everything that a variant sets wrongly, in the order of its lines.
std::vector<Problem> check_settings(const Variant& variant, std::span<const Parameter> parameters);

/// What a variant sets that means nothing beside the rest, in the order of its lines. `settings` are those of the variant and its base,
/// `base` the base's alone. A setting that says again what the base says is let be, and so is one that speaks for others
/// (Parameter::speaks_for_others). Nothing is told of what hangs on settings that are `unknown`.
std::vector<Problem> vain_settings(const Variant& variant, const Value& settings, const Value& base, std::span<const Parameter> parameters,
                                   const std::set<std::string>& unknown = {});

}  // namespace tablier
