#include "content/yaml_refusals.hpp"

#include "content/file_stamp.hpp"
#include "content/files.hpp"
#include "content/yaml.hpp"
#include "content/yaml_marks.hpp"

#include <cstdint>
#include <optional>
#include <system_error>

namespace tablier {
namespace {

constexpr std::size_t kMaxEntries = 100, kMaxListBytes = 256u << 10;
/// Smaller files are read at once.
constexpr std::uintmax_t kMinBytes = 32 << 10;

std::optional<YamlRefusals>& remembered() {
  static std::optional<YamlRefusals> refusals;
  return refusals;
}

/// With the program that refused it, and its limits: another one may read it. Absent where there is no such file, or one that is read at
/// once.
std::optional<std::string> stamp_of_large(const std::filesystem::path& file) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(file, error) || std::filesystem::file_size(file, error) < kMinBytes || error) return std::nullopt;
  return program_stamp() + " " + std::to_string(kMaxYamlMarks) + " " + std::to_string(kMaxYamlBytes) + " " + file_stamp(file);
}

Value written(const Text& text) {
  Value args = Value::map();
  for (const TextArg& arg : text.args) {
    if (const auto* number = std::get_if<std::int64_t>(&arg.value)) args.set(arg.name, *number);
    else if (const auto* plain = std::get_if<std::string>(&arg.value)) args.set(arg.name, *plain);
    else args.set(arg.name, written(std::get<std::vector<Text>>(arg.value).front()));
  }
  return Value::map({{"key", text.key}, {"args", std::move(args)}});
}

Value written(const Problem& problem) {
  Value all = written(problem.text);
  all.set("line", problem.where.line);
  all.set("column", problem.where.column);
  return all;
}

std::string text_in(const Value& map, std::string_view name) {
  const Value* found = map.find(name);
  return found && found->as_string() ? *found->as_string() : std::string();
}

int number_in(const Value& map, std::string_view name) {
  const Value* found = map.find(name);
  return found && found->as_int() ? static_cast<int>(*found->as_int()) : 0;
}

Text read_text(const Value& from) {
  Text text(text_in(from, "key"));
  const Value* args = from.find("args");
  if (!args || !args->as_map()) return text;
  for (const Member& m : *args->as_map()) {
    if (const auto* number = m.value.as_int()) text.args.emplace_back(m.name, *number);
    else if (const auto* plain = m.value.as_string()) text.args.emplace_back(m.name, *plain);
    else if (m.value.as_map()) text.args.emplace_back(m.name, read_text(m.value));
  }
  return text;
}

Problem read_problem(const Value& from, const std::filesystem::path& file) {
  return Problem(read_text(from), {file.string(), number_in(from, "line"), number_in(from, "column")});
}

/// Names what is remembered of a file, by who asks for it.
std::string name_of(const std::filesystem::path& file, Refused as) { return (as == Refused::part ? "part " : "") + file.string(); }

Value::List entries_of(const std::filesystem::path& list) {
  const auto text = read_file(list, kMaxListBytes);
  if (!text) return {};
  const auto yaml = read_yaml(*text, list.string());
  if (!yaml.document || !yaml.document->root().is(YamlKind::list)) return {};
  Value all = yaml.document->root().value();
  std::erase_if(*all.as_list(), [](const Value& entry) { return !entry.as_map(); });
  return std::move(*all.as_list());
}

}  // namespace

std::vector<Problem> YamlRefusals::find(const std::filesystem::path& file, Refused as) const {
  const auto stamp = stamp_of_large(file);
  if (!stamp) return {};
  for (const Value& entry : entries_of(list_)) {
    const Value* problems = entry.find("problems");
    if (text_in(entry, "file") != name_of(file, as) || text_in(entry, "stamp") != *stamp || !problems || !problems->as_list()) continue;
    std::vector<Problem> all;
    for (const Value& problem : *problems->as_list())
      if (problem.as_map()) all.push_back(read_problem(problem, file));
    return all;
  }
  return {};
}

void YamlRefusals::keep(const std::filesystem::path& file, const std::vector<Problem>& problems, Refused as) const {
  const auto stamp = stamp_of_large(file);
  if (!stamp || problems.empty()) return;
  Value::List kept;
  for (const Problem& problem : problems) kept.push_back(written(problem));
  const std::string name = name_of(file, as);
  Value::List all{Value::map({{"file", name}, {"stamp", *stamp}, {"problems", std::move(kept)}})};
  for (Value& entry : entries_of(list_))
    if (all.size() < kMaxEntries && text_in(entry, "file") != name) all.push_back(std::move(entry));
  static_cast<void>(write_file(list_, to_json(Value(std::move(all))) + "\n"));
}

std::vector<Problem> remembered_faults(const std::filesystem::path& file, Refused as) {
  return remembered() ? remembered()->find(file, as) : std::vector<Problem>();
}

void remember_faults(const std::filesystem::path& file, const std::vector<Problem>& problems, Refused as) {
  if (remembered()) remembered()->keep(file, problems, as);
}

void remember_refused_yaml(std::filesystem::path list) { remembered().emplace(std::move(list)); }

LoadedYaml load_yaml(const std::filesystem::path& file) {
  if (remembered())
    if (auto known = remembered()->find(file); !known.empty()) return {std::nullopt, std::move(known)};
  const auto text = read_file(file, kMaxYamlBytes);
  if (!text) return {std::nullopt, {text.problem()}};
  auto loaded = read_yaml(*text, file.string());
  if (remembered() && !loaded.document) remembered()->keep(file, loaded.problems);
  return loaded;
}

LoadedYaml load_content(const std::filesystem::path& file) {
  std::error_code error;
  if (const auto size = std::filesystem::file_size(file, error); error || size <= kMaxContentBytes) return load_yaml(file);
  return {std::nullopt, {Problem(Text("file.too_large", {{"limit", kMaxContentBytes >> 10}}), {file.string()})}};
}

}  // namespace tablier
