#pragma once

#include "content/own_texts.hpp"
#include "script/report.hpp"
#include "sdk/content.hpp"
#include "sdk/fault_reason.hpp"
#include "sdk/result.hpp"
#include "sdk/script.hpp"
#include "sdk/value.hpp"

#include <array>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// Lua variants: one file that returns one table, read in a sandbox.
namespace tablier {

/// What a script may use before its call is ended.
struct ScriptLimits {
  std::size_t memory = 64u << 20;           ///< bytes a VM may hold
  std::uint64_t instructions = 50'000'000;  ///< VM instructions a call, library work included
  double seconds = 1.0;                     ///< of work a call: a busy machine may take longer over it
  std::size_t text = 128u << 10;            ///< bytes of one text
  std::size_t keys = 16'384;                ///< keys of one table, but for those of a list; a power of two
};

/// A setting and where it stands, so that the host can say which line is wrong once it knows the parameters.
struct Setting {
  Value value;
  SourceSpot where;
  std::map<std::string, SourceSpot> members = {};  ///< of a test: where its fields stand
};

/// A variant as its file declares it; nothing is checked against the game yet.
struct Variant {
  std::string name;     ///< of the file
  std::string extends;  ///< another variant of the same game; empty: the plugin's defaults
  Localised title;
  Localised summary;
  /// Words of its own: a reason `too_bold` of the variant `mine` is `reason.mine.too_bold` here.
  VariantTexts texts{};
  std::map<std::string, Setting> options;
  std::vector<Setting> tests{};                ///< as the file has them: match/variant_tests reads them
  std::vector<std::filesystem::path> files{};  ///< its own, then what it requires
  SourceSpot where;
  SourceSpot extends_where{};  ///< of `extends`
  /// Null when it sets no hook. A hook that the variant does not set comes from the one it extends (see `with_base`).
  std::shared_ptr<const class VariantScript> hooks;
  std::array<SourceSpot, kHooks> hook_spots{};  ///< where the file sets each, though the function stand in another
};

/// The Script of a variant as the host sees it: hooks, and what went wrong in them.
///
/// A hook that fails is told of once however often it fails, and may be called again. One of which a call had to be killed, for time, work
/// or memory, is switched off: every later call of it is absent at once, in all threads, until `revive`. So is, where the hooks' calls for
/// one position took too long together (see decision.hpp), the one that took longest. Each hook that is switched off is told of.
class VariantScript : public Script {
 public:
  /// Faults that were not taken before, oldest first, each once until `revive`. Safe from any thread.
  virtual std::vector<ScriptFault> take_faults() const = 0;
  /// Adds a fault of a hook, at the line of its function: for whoever asked it and cannot use the answer. Safe from any thread.
  void tell(Hook hook, const Text& why) const override = 0;
  /// Where the function of a hook stands. Precondition: has(hook).
  virtual SourceSpot where(Hook hook) const = 0;
  /// All that it did since `revive`. Safe from any thread.
  virtual ScriptReport report() const { return {}; }
  /// Gives a script that was switched off another chance, and forgets what it did: for a new match. Safe from any thread.
  virtual void revive() const {}
  /// Switches a hook off until `revive`. Safe from any thread.
  virtual void switch_off(Hook hook) const { (void)hook; }
  /// The hooks that are off.
  virtual std::vector<Hook> switched_off() const { return {}; }
  /// The name of a text that a hook answered, as the match has it: with the variant before it (`mine.too_bold`) where its own file has
  /// words for it, else as it is. `unit` is the group of the text: `reason`, `outcome`.
  virtual std::string own_name(Hook hook, std::string_view unit, const std::string& name) const {
    (void)hook, (void)unit;
    return name;
  }
  /// It is of a game in Lua that may show one seat what it does not show another.
  virtual bool hides() const { return false; }
};

/// Names of variants: what a save can hold, a call can name, and the loader does not pass over as a hidden file.
bool is_variant_name(std::string_view name);

/// Runs the file's chunk in the sandbox and reads the table that it returns. `roots` are the scripts/ folders in which
/// `require` finds `lib.…` and the game's own files, first one first.
Result<Variant> load_variant(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots,
                             const ScriptLimits& limits = {});

/// Hooks of `over`, and those of `base` where `over` sets none. Either may be null.
std::shared_ptr<const VariantScript> with_base(std::shared_ptr<const VariantScript> over, std::shared_ptr<const VariantScript> base);

}  // namespace tablier
