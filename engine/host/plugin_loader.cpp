#include "host/plugin_loader.hpp"

#include "host/answer_rules.hpp"
#include "host/library_file.hpp"
#include "host/library_text.hpp"
#include "host/plugin_call.hpp"
#include "host/trial_stage.hpp"

#include <algorithm>
#include <cctype>
#include <cstring>
#include <dlfcn.h>
#include <string_view>
#include <utility>

namespace tablier {
namespace {

namespace fs = std::filesystem;

struct CloseLibrary {
  void operator()(void* handle) const { dlclose(handle); }
};
using Library = std::unique_ptr<void, CloseLibrary>;

class OpenPlugin : public LoadedPlugin {
 public:
  OpenPlugin(fs::path file, Library library, const Plugin& table)
      : LoadedPlugin(std::move(file)), library_(std::move(library)), table_(table) {}
  const Plugin& table() const override { return table_; }

 private:
  Library library_;
  const Plugin& table_;
};

using Loaded = Result<std::shared_ptr<LoadedPlugin>>;

Problem refusal(const fs::path& file, const char* key, std::vector<TextArg> args = {}) {
  return Problem(Text(std::string("host.plugin.") + key, std::move(args)), {file.string()});
}

/// Names become folders under content/ and scripts/, and words of the command line.
bool is_plain_name(const char* text) {
  constexpr std::size_t kLongest = 60;
  const std::string_view name(text, strnlen(text, kLongest + 1));
  return !name.empty() && name.size() <= kLongest &&
         name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_-") == std::string_view::npos;
}

/// A version is shown in lists.
constexpr std::size_t kLongestVersion = 40;

bool is_short_text(const char* text) {
  const std::string_view shown(text, strnlen(text, kLongestVersion + 1));
  return !shown.empty() && shown.size() <= kLongestVersion &&
         std::all_of(shown.begin(), shown.end(), [](char c) { return c >= ' ' && c <= '~'; });
}

/// What is left of a name that nobody would read to its end.
std::string shown_name(const char* name) {
  constexpr std::size_t kShown = 60;
  const std::string text(name, strnlen(name, kShown + 1));
  return text.size() > kShown ? text.substr(0, kShown) + "…" : text;
}

const char* missing_entry(const Plugin& table) {
  if (!table.name) return "name";
  if (!table.version) return "version";
  if (!table.parameters) return "parameters";
  if (!table.make_game) return "make_game";
  return nullptr;
}

/// `g++ 12.2.0` of a stamp, which names it after the mark and before the library.
std::string_view compiler_of(std::string_view stamp) {
  stamp.remove_prefix(std::min(stamp.find(' ') + 1, stamp.size()));
  return stamp.substr(0, stamp.find(" lib"));
}

/// Looks before the entry is called: of another SDK, nothing of the table is where one expects it.
std::optional<Problem> stamp_fault(const fs::path& file, const char* stamp) {
  if (!stamp) return refusal(file, "no_stamp");
  const std::string_view theirs = stamp, mark = theirs.substr(0, theirs.find(' '));
  if (mark != kSdkMark) return refusal(file, "other_sdk", {{"theirs", std::string(mark)}, {"ours", kSdkMark}});
  const std::string_view compiler = compiler_of(theirs), ours = compiler_of(kBuildStamp);
  if (compiler != ours) return refusal(file, "other_compiler", {{"theirs", std::string(compiler)}, {"ours", std::string(ours)}});
  if (theirs != kBuildStamp) return refusal(file, "other_build", {{"theirs", stamp}, {"ours", kBuildStamp}});
  return std::nullopt;
}

std::optional<Problem> table_fault(const fs::path& file, const Plugin* table) {
  if (!table) return refusal(file, "no_table");
  if (const char* entry = missing_entry(*table)) return refusal(file, "missing", {{"entry", entry}});
  if (!is_plain_name(table->name)) return refusal(file, "bad_name", {{"name", shown_name(table->name)}});
  if (!is_short_text(table->version)) return refusal(file, "bad_version", {{"n", kLongestVersion}});
  return std::nullopt;
}

/// What the linker has to say, without the file's name that it starts with.
std::string linker_error(const std::string& file) {
  std::string why = dlerror();
  if (why.starts_with(file + ": ")) why.erase(0, file.size() + 2);
  return why;
}

Loaded open_library(const fs::path& file) {
  // One of another build may not even be opened, or end the program then.
  if (const auto stamp = exported_text(file, kPluginStamp))
    if (auto bad = stamp_fault(file, stamp->c_str())) return *std::move(bad);
  const std::string path = fs::absolute(file).string();
  Library library(dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL));
  if (!library) return refusal(file, "not_opened", {{"why", linker_error(path)}});
  const auto entry = reinterpret_cast<PluginEntry>(dlsym(library.get(), kPluginEntry));
  if (!entry) return refusal(file, "no_entry", {{"entry", kPluginEntry}});
  if (auto bad = stamp_fault(file, static_cast<const char*>(dlsym(library.get(), kPluginStamp)))) return *std::move(bad);
  const Plugin* table = entry();
  if (auto bad = table_fault(file, table)) return *std::move(bad);
  return std::shared_ptr<LoadedPlugin>(std::make_shared<OpenPlugin>(file, std::move(library), *table));
}

std::string signal_name(int number) {
  const char* name = sigabbrev_np(number);
  return name ? std::string("SIG") + name : std::to_string(number);
}

/// The sentence of an InvalidAnswer.
Text odd_answer(const std::string& said) {
  const auto blank = std::min(said.find(' '), said.size());
  return sentence_of(said.substr(0, blank), blank < said.size() ? said.substr(blank + 1) : "");
}

}  // namespace

Problem plugin_threw(const fs::path& file) { return refusal(file, "threw_later"); }

std::optional<Problem> trial_fault(const fs::path& file, const TrialResult& result) {
  const TextArg when{"when", TrialStage::read(result.stage).text()};
  switch (result.end) {
    case TrialEnd::returned: return std::nullopt;
    case TrialEnd::threw:
      return result.said.empty() ? refusal(file, "threw", {when}) : refusal(file, "threw_words", {when, {"said", result.said}});
    case TrialEnd::nothing: return refusal(file, "gave_nothing", {when});
    case TrialEnd::invalid_answer: return refusal(file, "invalid_answer", {when, {"answer", odd_answer(result.said)}});
    case TrialEnd::crashed: {
      const TextArg signal{"signal", signal_name(result.signal)};
      return result.said.empty() ? refusal(file, "crashed", {when, signal})
                                 : refusal(file, "crashed_words", {when, signal, {"said", result.said}});
    }
    case TrialEnd::exited: return refusal(file, "exited", {when});
    case TrialEnd::too_long: return refusal(file, "too_long", {when});
    case TrialEnd::not_tried: return refusal(file, "not_tried");
  }
  return std::nullopt;
}

Loaded open_plugin_unguarded(const fs::path& file) {
  if (auto bad = library_fault(file)) return *std::move(bad);
  const DescriptorRedirect aside;
  return open_library(file);
}

Loaded open_plugin(const fs::path& file) {
  try {
    return open_plugin_unguarded(file);
  } catch (...) {
    return refusal(file, "threw", {{"when", TrialStage().text()}});
  }
}

Loaded load_plugin(const fs::path& file, const TrialLimits& limits) {
  if (auto bad = library_fault(file)) return *std::move(bad);
  const TrialResult result = try_in_child([&] { (void)open_plugin_unguarded(file); }, limits);
  if (auto bad = trial_fault(file, result)) return *std::move(bad);
  return open_plugin(file);
}

}  // namespace tablier
