#include "host/plugin_loader.hpp"

#include "host/library_file.hpp"

#include <cstring>
#include <dlfcn.h>
#include <optional>
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
bool is_plain_name(std::string_view name) {
  return !name.empty() && name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_-") == std::string_view::npos;
}

const char* missing_entry(const Plugin& table) {
  if (!table.name) return "name";
  if (!table.version) return "version";
  if (!table.parameters) return "parameters";
  if (!table.make_game) return "make_game";
  return nullptr;
}

/// Looks before the entry is called: of another SDK, nothing of the table is where one expects it.
std::optional<Problem> stamp_fault(const fs::path& file, const char* stamp) {
  if (!stamp) return refusal(file, "no_stamp");
  const std::string_view theirs = stamp, mark = theirs.substr(0, theirs.find(' '));
  if (mark != kSdkMark) return refusal(file, "other_sdk", {{"theirs", std::string(mark)}, {"ours", kSdkMark}});
  if (theirs != kBuildStamp) return refusal(file, "other_build", {{"theirs", stamp}, {"ours", kBuildStamp}});
  return std::nullopt;
}

std::optional<Problem> table_fault(const fs::path& file, const Plugin* table) {
  if (!table) return refusal(file, "no_table");
  if (const char* entry = missing_entry(*table)) return refusal(file, "missing", {{"entry", entry}});
  if (!is_plain_name(table->name)) return refusal(file, "bad_name", {{"name", table->name}});
  return std::nullopt;
}

/// What the linker has to say, without the file's name that it starts with.
std::string linker_error(const std::string& file) {
  std::string why = dlerror();
  if (why.starts_with(file + ": ")) why.erase(0, file.size() + 2);
  return why;
}

/// May throw what the plugin's own code throws.
Loaded open_plugin(const fs::path& file) {
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

std::optional<Problem> judge(const fs::path& file, const TrialVerdict& verdict) {
  switch (verdict.end) {
    case TrialEnd::returned: return std::nullopt;
    case TrialEnd::threw: return refusal(file, "threw");
    case TrialEnd::crashed: return refusal(file, "crashed", {{"signal", signal_name(verdict.signal)}});
    case TrialEnd::exited: return refusal(file, "exited");
    case TrialEnd::too_long: return refusal(file, "too_long");
  }
  return std::nullopt;
}

}  // namespace

Loaded load_plugin(const fs::path& file, const TrialLimits& limits) {
  if (auto bad = library_fault(file)) return *std::move(bad);
  const TrialVerdict verdict = try_in_child([&] { (void)open_plugin(file); }, limits);
  if (auto bad = judge(file, verdict)) return *std::move(bad);
  try {
    return open_plugin(file);
  } catch (...) {
    return refusal(file, "threw");
  }
}

}  // namespace tablier
