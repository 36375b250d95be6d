#pragma once

#include "sdk/result.hpp"

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The texts that a variant is made of, read once: what later virtual machines run is what the first one ran,
/// even if the files change meanwhile.
namespace tablier::lua {

/// Larger files are refused. Room for some ten thousand lines.
inline constexpr std::size_t kMaxSourceBytes = 512u << 10;
inline constexpr int kMaxSources = 64;

/// A file of Lua. `module` is the name that `require` knows it by; empty for the variant itself.
struct Source {
  std::string module;
  std::filesystem::path path;
  std::string text;
};

/// Why `find` has no source.
enum class Missing : int { bad_name = -1, not_found = -2, too_late = -3, too_many = -4, unreadable = -5 };

/// A module that a file requires and that is not there: why, as a text's key, and where it is required.
struct MissingModule {
  std::string key;
  std::string name;
  int chunk = 0, line = 0;
};

/// The chunks of one variant, by index; 0 is the variant's own. Shared by threads once sealed.
class Sources {
 public:
  /// A text that stands in no file.
  static Sources of_text(std::string text, std::vector<std::filesystem::path> roots);
  static Result<Sources> read(const std::filesystem::path& file, std::vector<std::filesystem::path> roots);

  /// The index of a module, read from the roots (first one first) unless it already was; or a negative `Missing`. No exception.
  int find(std::string_view module) noexcept;
  /// Why the last one was `unreadable`: a text's key, without arguments. Null: that is not known.
  const char* why_unreadable() const { return why_unreadable_; }
  /// Where a module or a name is missing the file is given a stand-in (stand_in.hpp): for a check, which is to find all that is wrong.
  void stand_in_for_missing() { stands_in_ = true; }
  bool stands_in() const { return stands_in_; }
  void note_stand_in() { has_stood_in_ = true; }
  /// A file was given one: what it does from there on only comes of it.
  bool has_stood_in() const { return has_stood_in_; }
  void note_missing(MissingModule module) { missing_.push_back(std::move(module)); }
  const std::vector<MissingModule>& missing() const { return missing_; }
  /// Of all modules that the roots have, as far as somebody looks through them.
  std::vector<std::string> module_names() const;

  /// From now on nothing is read any more.
  void seal() { sealed_ = true; }

  /// The variant's own first.
  std::vector<std::filesystem::path> files() const;
  const Source& at(int chunk) const { return all_[static_cast<std::size_t>(chunk)]; }
  bool contains(int chunk) const { return chunk >= 0 && static_cast<std::size_t>(chunk) < all_.size(); }

 private:
  int read_module(std::string_view module);

  std::vector<std::filesystem::path> roots_;
  std::vector<Source> all_;
  const char* why_unreadable_ = nullptr;
  bool sealed_ = false, stands_in_ = false, has_stood_in_ = false;
  std::vector<MissingModule> missing_;
};

/// The text's key, which lives for ever, where it is one that tells why a module cannot be read and takes no arguments; else null.
const char* module_fault(std::string_view key);

/// Two words or more of a-z, 0-9, _ and -, joined by dots: `lib.lines`.
bool is_module_name(std::string_view name);

}  // namespace tablier::lua
