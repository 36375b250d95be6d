#pragma once

#include "host/game_source.hpp"
#include "host/script_time.hpp"
#include "script/variant.hpp"

#include <cstddef>
#include <filesystem>
#include <limits>
#include <map>
#include <string>
#include <utility>
#include <vector>

/// The files of a game's variants, each read at most once and only when somebody needs it: a script is a program that runs while it is
/// loaded.
namespace tablier {

class VariantFiles {
 public:
  /// Looks for scripts/<game>/*.lua in the roots, most binding first, but for kGameScript: the most binding file of a name counts. The time
  /// must outlive this. Only the first `searched` roots are looked in for variants.
  VariantFiles(std::vector<std::filesystem::path> roots, const std::string& game, ScriptTime& time,
               std::size_t searched = std::numeric_limits<std::size_t>::max());

  bool contains(const std::string& name) const { return files_.contains(name); }
  /// The folder whose variants are all that count, since its game takes another's place; empty where there is none.
  const std::filesystem::path& only_folder() const { return only_folder_; }
  std::vector<std::string> names() const;
  /// The variant, or what is wrong with its file, or that no time was left for it. Precondition: contains(name).
  const Result<Variant>& read(const std::string& name);
  /// Takes that variant for what the file of its name says, whatever is wrong in that: for whoever has read it.
  void assume(Variant variant) { read_.insert_or_assign(variant.name, std::move(variant)); }
  /// Reads a variant and what it extends; nothing where there is no file of that name.
  void read_with_bases(const std::string& name);
  /// The title that a file says though it cannot be played; empty where it says none.
  Localised title(const std::string& name) const;
  /// Reads what the root of that place among the roots has: so that one's own scripts, which may take all the time, come after the others'.
  void read_root(std::size_t place);
  std::size_t roots() const { return roots_.size(); }

 private:
  struct File {
    std::filesystem::path path;
    std::size_t root;
  };

  Result<Variant> load(const std::string& name, const std::filesystem::path& file);

  std::vector<std::filesystem::path> roots_;
  std::filesystem::path only_folder_;
  ScriptTime& time_;
  std::map<std::string, File> files_;
  std::map<std::string, Result<Variant>> read_;
  std::map<std::string, Localised> titles_;  ///< of those that cannot be played
};

/// Reads all files of several games, the least binding roots first. All have the same roots.
void read_all(std::vector<VariantFiles*> games);

}  // namespace tablier
