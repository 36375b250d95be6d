#include "host/plugin_answers.hpp"

#include "content/file_lock.hpp"
#include "content/files.hpp"
#include "content/yaml.hpp"
#include "content/yaml_writer.hpp"
#include "host/library_file.hpp"
#include "host/sha256.hpp"
#include "sdk/plugin.hpp"

#include <array>
#include <fstream>

namespace tablier {
namespace {

namespace fs = std::filesystem;

constexpr const char* kComment =
    "Plugins that did not come with the program, by the SHA-256 of their files: true may run, false never.\n"
    "See \"tablier plugins\".";

const std::string* text_of(const Value& item, const char* name) {
  const Value* found = item.find(name);
  return found ? found->as_string() : nullptr;
}

}  // namespace

Result<std::string> plugin_hash(const fs::path& plugin) {
  std::error_code error;
  auto fault = library_fault(plugin);
  if (fault && !fs::is_regular_file(plugin, error)) return *std::move(fault);
  std::ifstream stream(plugin, std::ios::binary);
  Sha256 hash;
  std::array<char, 1 << 16> bytes{};
  while (stream.read(bytes.data(), bytes.size()) || stream.gcount() > 0)
    hash.add({bytes.data(), static_cast<std::size_t>(stream.gcount())});
  return hash.hex();
}

PluginAnswers::PluginAnswers(fs::path file) : file_(std::move(file)) { read(); }

void PluginAnswers::read() {
  damage_.reset();
  std::error_code error;
  if (file_.empty() || !fs::exists(file_, error)) return;
  const LoadedYaml yaml = load_yaml(file_);
  if (!yaml.problems.empty()) damage_ = yaml.problems.front();
  if (damage_ || !yaml.document) return;
  const Value all = yaml.document->root().value();
  const Value* list = all.as_map() ? all.find("plugins") : nullptr;
  if (!list || !list->as_list()) {
    damage_ = Problem(Text("host.plugin.answers_damaged"), {file_.string()});
    return;
  }
  for (const Value& item : *list->as_list()) {
    if (!item.as_map()) continue;
    const std::string* hash = text_of(item, "sha256");
    const Value* allowed = item.find("allowed");
    if (!hash || !allowed || !allowed->as_bool()) continue;
    answers_[*hash] = *allowed->as_bool() ? PluginAnswer::yes : PluginAnswer::no;
    if (const std::string* name = text_of(item, "file")) files_[*hash] = *name;
  }
}

PluginAnswer PluginAnswers::of(const fs::path& plugin) const {
  if (answers_.empty()) return PluginAnswer::none;
  const auto hash = plugin_hash(plugin);
  const auto found = hash ? answers_.find(*hash) : answers_.end();
  return found == answers_.end() ? PluginAnswer::none : found->second;
}

Problem PluginAnswers::refusal(const fs::path& plugin) const {
  const std::string file = plugin.string();
  if (damage_) return Problem(Text("host.plugin.answers_unreadable", {{"file", file}, {"why", damage_->text}}), damage_->where);
  const char* key = of(plugin) == PluginAnswer::no ? "host.plugin.refused_by_player" : "host.plugin.not_allowed";
  return Problem(Text(key, {{"file", file}}), {file});
}

Status PluginAnswers::remember(const fs::path& plugin, PluginAnswer answer) {
  std::error_code ignored;
  fs::create_directories(file_.parent_path(), ignored);
  const auto lock = FileLock::wait(file_.string() + ".lock");
  read();
  if (damage_) return *damage_;
  if (answer == PluginAnswer::yes) {
    if (auto fault = library_fault(plugin)) return *std::move(fault);
    if (!names(plugin, kPluginEntry)) return Problem(Text("host.plugin.no_entry", {{"entry", kPluginEntry}}), {plugin.string()});
  }
  const auto hash = plugin_hash(plugin);
  if (!hash) return hash.problem();
  answers_[*hash] = answer;
  files_[*hash] = fs::absolute(plugin).lexically_normal().string();
  Value list = Value::list();
  for (const auto& [known, said] : answers_)
    if (said != PluginAnswer::none)
      list.push(Value::map({{"sha256", known}, {"allowed", said == PluginAnswer::yes}, {"file", files_[known]}}));
  return write_file(file_, write_yaml(Value::map({{"plugins", std::move(list)}}), kComment));
}

}  // namespace tablier
