#include "match/settings.hpp"

#include "content/file_lock.hpp"
#include "content/files.hpp"
#include "content/map_reader.hpp"
#include "content/utf8.hpp"
#include "content/yaml_writer.hpp"
#include "match/date.hpp"
#include "match/display_scale.hpp"
#include "sdk/spelling.hpp"

#include <functional>
#include <type_traits>

namespace tablier {
namespace {

constexpr int kMinWindow = 200;
constexpr int kMaxWindow = 32'768;

/// One setting: how it is read, and its value as plain data.
struct Entry {
  const char* key;
  /// False, and faults, where the node cannot be read; the setting keeps its default.
  std::function<bool(const YamlNode&, ProblemList&, Settings&)> read;
  std::function<Value(const Settings&)> value;
};

template <typename T>
Entry entry(const char* key, T Settings::* member, const Kind<T>& kind) {
  const auto read = [member, kind](const YamlNode& node, ProblemList& problems, Settings& settings) {
    auto value = kind.read(node, problems);
    if (!value) return false;
    settings.*member = *std::move(value);
    return true;
  };
  return {key, read, [member](const Settings& settings) { return Value(settings.*member); }};
}

const std::vector<Entry>& entries() {
  static const std::vector<Entry> kEntries{
      entry("name", &Settings::name, kind::text(kMaxTitle)),
      entry("language", &Settings::language, kind::text()),
      entry("theme", &Settings::theme, kind::word()),
      entry("scale", &Settings::scale, kind::real(0, kMaxScale)),
      entry("motion", &Settings::motion, kind::boolean()),
      entry("sound", &Settings::sound, kind::boolean()),
      entry("volume", &Settings::volume, kind::real(0, 1)),
      entry("bot_pace", &Settings::bot_pace, kind::choice({"fast", "usual", "slow"})),
      entry("marks", &Settings::marks, kind::boolean()),
      entry("labels", &Settings::labels, kind::choice({"numbers", "letters", "none"})),
      entry("dangers", &Settings::dangers, kind::boolean()),
      entry("move_numbers", &Settings::move_numbers, kind::boolean()),
      entry("light", &Settings::light, kind::boolean()),
      entry("timer", &Settings::timer, kind::boolean()),
      entry("pause_unfocused", &Settings::pause_unfocused, kind::boolean()),
      entry("window_width", &Settings::window_width, kind::small_integer(kMinWindow, kMaxWindow)),
      entry("window_height", &Settings::window_height, kind::small_integer(kMinWindow, kMaxWindow)),
      entry("last_setup", &Settings::last_setup, kind::any_map()),
  };
  return kEntries;
}

/// What stands in the file now: its members as they are, and which of the settings cannot be read. No map: nothing.
struct FileSettings {
  Value members = Value::map();
  std::vector<std::string> damaged;
  bool is_map = true;
};

FileSettings settings_in(const std::filesystem::path& file) {
  FileSettings now;
  if (std::error_code unknown; !std::filesystem::exists(file, unknown) && !unknown) return now;
  const LoadedYaml yaml = load_yaml(file);
  now.is_map = yaml.document && yaml.document->root().is(YamlKind::map) && yaml.problems.empty();
  if (!now.is_map) return now;
  const YamlNode root = yaml.document->root();
  now.members = root.value();
  for (const Entry& e : entries()) {
    Settings ignored;
    ProblemList problems;
    if (const YamlNode node = root.find(e.key); node && !e.read(node, problems, ignored)) now.damaged.emplace_back(e.key);
  }
  return now;
}

/// Keys that are nearly those of settings. Others are let be: a program that came later may know them.
void tell_misspelt(const YamlNode& root, ProblemList& problems) {
  std::vector<std::string> known;
  for (const Entry& e : entries()) known.emplace_back(e.key);
  for (std::size_t i = 0; i < root.size(); ++i) {
    const std::string key = root.key(i).scalar(), near = nearest(key, known);
    if (!near.empty() && near != key)
      problems.add(Text("yaml.unknown_key_near", {{"key", clipped(key)}, {"near", near}}), root.key(i).where());
  }
}

bool contains(const std::vector<std::string>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// Ours where we changed it or the file has nothing that can be read; else what stands there.
Value merged(FileSettings standing, const Settings& now, const Settings& before) {
  Value all = std::move(standing.members);
  for (const Entry& e : entries()) {
    const Value ours = e.value(now);
    const bool theirs_count = all.find(e.key) && !contains(standing.damaged, e.key);
    if (!theirs_count || !(ours == e.value(before))) all.set(e.key, ours);
  }
  return all;
}

}  // namespace

namespace {

/// With what comes of it.
std::vector<Problem> with_outcome(std::vector<Problem> problems, const char* outcome) {
  for (Problem& problem : problems) problem.text = Text(outcome, {{"why", std::move(problem.text)}});
  return problems;
}

void read_settings(const YamlNode& root, LoadedSettings& loaded) {
  ProblemList wrong, misspelt;
  for (const Entry& e : entries())
    if (const YamlNode node = root.find(e.key)) e.read(node, wrong, loaded.settings);
  tell_misspelt(root, misspelt);
  loaded.problems = with_outcome(wrong.take(), "settings.wrong");
  for (Problem& problem : misspelt.take()) loaded.problems.push_back(std::move(problem));
}

}  // namespace

LoadedSettings load_settings(const std::filesystem::path& file) {
  LoadedSettings loaded;
  if (std::error_code unknown; !std::filesystem::exists(file, unknown) && !unknown) return loaded;
  LoadedYaml yaml = load_yaml(file);
  const YamlNode root = yaml.document ? yaml.document->root() : YamlNode();
  ProblemList problems;
  if (root && is_map(root, problems)) read_settings(root, loaded);
  for (Problem& problem : problems.take()) yaml.problems.push_back(std::move(problem));
  for (Problem& problem : with_outcome(std::move(yaml.problems), "settings.unreadable")) loaded.problems.push_back(std::move(problem));
  return loaded;
}

Status save_settings(const std::filesystem::path& file, const Settings& now, const Settings& before) {
  std::error_code ignored;
  std::filesystem::create_directories(file.parent_path(), ignored);
  const auto lock = FileLock::wait(file.string() + ".lock");
  FileSettings standing = settings_in(file);
  // What a person was writing by hand is kept, even where it is no YAML at the moment.
  if (!standing.is_map) std::filesystem::rename(file, file.string() + ".damaged-" + iso_date(), ignored);
  return write_file(file, write_yaml(merged(std::move(standing), now, before)));
}

}  // namespace tablier
