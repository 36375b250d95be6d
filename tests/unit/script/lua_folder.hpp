#pragma once

#include "script/decision.hpp"
#include "script/variant.hpp"
#include "temp_folder.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// Variants written by a test into a scripts/ folder of its own.
namespace tablier::test {

class LuaFolder {
 public:
  /// The root that `require` looks in.
  std::vector<std::filesystem::path> roots() const { return {folder_.path()}; }
  std::filesystem::path write(const std::filesystem::path& name, std::string_view text) const { return folder_.write(name, text); }
  Result<Variant> load(std::string_view text, const ScriptLimits& limits = {}) const {
    return load_variant(write("game/variant.lua", text), roots(), limits);
  }
  /// A file that returns a table with a title and these fields.
  Result<Variant> load_fields(std::string_view fields, const ScriptLimits& limits = {}) const {
    return load("return { title = { en = 'Test' },\n" + std::string(fields) + "\n}", limits);
  }
  /// The hooks of a variant whose `score` has that body; its argument is `given`.
  std::shared_ptr<const VariantScript> score(std::string_view body, const ScriptLimits& limits = {}) const {
    auto variant = load("return { title = { en = 'Test' }, score = function(given)\n" + std::string(body) + "\nend }", limits);
    return variant ? variant->hooks : nullptr;
  }

 private:
  TempFolder folder_;
};

/// The next test's thread works for nothing yet.
struct Afterwards {
  ~Afterwards() { lua::t_work = {}; }
};

/// The usual limits, but for the clock: for what a busy machine may take long over.
inline ScriptLimits patient() {
  ScriptLimits limits;
  limits.seconds = 30;
  return limits;
}

/// Where `"file:line: key"` would point, for a test's eyes.
inline std::string brief(const Problem& p) {
  return p.where.file.substr(p.where.file.rfind('/') + 1) + ":" + std::to_string(p.where.line) + " " + p.text.key;
}

}  // namespace tablier::test
