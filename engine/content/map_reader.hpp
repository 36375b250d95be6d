#pragma once

#include "content/kinds.hpp"
#include "content/yaml_refusals.hpp"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

/// A schema is a function that asks a MapReader for the members of a map, one after the other. The same function, run on a reader
/// that describes, gives the schema's outline: it is written once. Problems do not stop it: a member that cannot be read is a fault and
/// has its default, so that all that is wrong with a file is found at once.
///
///     SeriesRow read_row(MapReader& spec) {
///       SeriesRow row;
///       row.first = spec.required("first_penta", kind::small_integer(1, 99));
///       row.numbers = spec.required("numbers", kind::list_of(kind::small_integer(0, 99)));
///       return row;
///     }
namespace tablier {

class MapReader {
 public:
  /// Reads a map. Precondition: node.is(YamlKind::map). Both must outlive the reader.
  MapReader(YamlNode node, ProblemList& problems) : node_(node), faults_(&problems) {}
  /// Describes: reads nothing, every member has its default, faults are forgotten.
  explicit MapReader(SchemaOutline& outline) : outline_(&outline) {}

  bool describes() const { return outline_ != nullptr; }

  /// A member that must be there; a default one where it is not, with a fault.
  template <typename T>
  T required(const std::string& key, const Kind<T>& kind) {
    const YamlNode found = required_node(key, kind.outline);
    return found ? kind.read(found, *faults_).value_or(T{}) : T{};
  }

  /// A member that may be left out (or be null).
  template <typename T>
  std::optional<T> optional(const std::string& key, const Kind<T>& kind) {
    const YamlNode found = optional_node(key, kind.outline);
    return found ? kind.read(found, *faults_) : std::nullopt;
  }
  template <typename T>
  T optional(const std::string& key, const Kind<T>& kind, std::type_identity_t<T> fallback) {
    return optional(key, kind).value_or(std::move(fallback));
  }

  /// The same by the node alone, for who reads it. None where it is not there or the reader describes; the fault is added.
  YamlNode required_node(const std::string& key, const std::function<SchemaOutline()>& outline);
  YamlNode optional_node(const std::string& key, const std::function<SchemaOutline()>& outline);

  /// Whether a list was read without losing an item, so that its indexes are those of the file.
  bool kept_all(std::string_view key, std::size_t read) const { return has(key) && node_.find(key).size() == read; }
  bool has(std::string_view key) const { return node_ && node_.find(key); }
  /// How many faults the file has so far: what is empty because its parts were refused need not be told again.
  std::size_t faults() const { return faults_ ? faults_->size() : 0; }
  /// A fault of what the schema cannot say: at a member, at an item of a member, or at the map itself where there is no such thing.
  void fault(std::string_view key, Text text);
  void fault(std::string_view key, std::size_t item, Text text);

  /// Unknown keys are faults, with the nearest known one. Called by whoever runs the schema.
  void finish();

  /// Where a member stands; the map itself where there is none. Nowhere when it describes.
  SourceSpot where(std::string_view key = {}) const;
  /// Where an item of a list stands; the list where there is no such item.
  SourceSpot where(std::string_view key, std::size_t item) const;

 private:
  YamlNode member(const std::string& key, const std::string& shown, const std::function<SchemaOutline()>& outline);

  YamlNode node_;
  ProblemList* faults_ = nullptr;
  SchemaOutline* outline_ = nullptr;
  std::vector<std::string> missing_;
  std::vector<std::string> known_;
};

template <typename T>
using Schema = std::function<T(MapReader&)>;

/// The outline of a schema.
template <typename T>
SchemaOutline outline_of(const Schema<T>& schema) {
  SchemaOutline outline;
  MapReader reader(outline);
  schema(reader);
  return outline;
}

namespace kind {

/// A map of that schema as a value of another.
template <typename T>
Kind<T> sheet_of(const Schema<T>& schema) {
  return {[schema](const YamlNode& node, ProblemList& problems) -> std::optional<T> {
            if (!is_map(node, problems)) return std::nullopt;
            MapReader reader(node, problems);
            T value = schema(reader);
            reader.finish();
            return value;
          },
          [schema] { return outline_of(schema); }};
}
template <typename T>
Kind<T> sheet_of(T (*schema)(MapReader&)) {
  return sheet_of(Schema<T>(schema));
}

}  // namespace kind

/// What a file holds as far as it can be read, and all that is wrong with it. Absent where it is no YAML map at all.
template <typename T>
struct LoadedSpec {
  std::optional<T> value;
  std::vector<Problem> problems;

  bool sound() const { return value && problems.empty(); }
};

/// Reads through a kind: for a schema, `kind::sheet_of(schema)`.
template <typename T>
LoadedSpec<T> read_sheet(LoadedYaml yaml, const Kind<T>& kind) {
  LoadedSpec<T> loaded{std::nullopt, std::move(yaml.problems)};
  if (!yaml.document) return loaded;
  ProblemList problems;
  for (Problem& problem : loaded.problems) problems.add(std::move(problem));
  loaded.value = kind.read(yaml.document->root(), problems);
  loaded.problems = problems.take();
  return loaded;
}
/// A file that is YAML and no map is no sheet whatever other files say: that is remembered.
template <typename T>
LoadedSpec<T> load_spec(const std::filesystem::path& file, const Kind<T>& kind) {
  LoadedYaml yaml = load_content(file);
  const bool is_list_or_text = yaml.document && !yaml.document->root().is(YamlKind::map);
  auto loaded = read_sheet(std::move(yaml), kind);
  if (is_list_or_text && !loaded.value) remember_faults(file, loaded.problems);
  return loaded;
}
/// The same for a file that is sound or of no use. `alone`: the kind where nothing is known of other files; faults that come of the file by
/// itself are remembered.
template <typename T>
LoadedSpec<T> load_part(const std::filesystem::path& file, const Kind<T>& kind, const Kind<T>& alone) {
  if (auto known = remembered_faults(file, Refused::part); !known.empty()) return {std::nullopt, std::move(known)};
  auto loaded = load_spec(file, kind);
  if (!loaded.problems.empty() && load_spec(file, alone).problems == loaded.problems) remember_faults(file, loaded.problems, Refused::part);
  return loaded;
}

/// The value when nothing is wrong with it, else the first problem.
template <typename T>
Result<T> sound(LoadedSpec<T> loaded) {
  if (!loaded.problems.empty()) return loaded.problems.front();
  return *std::move(loaded.value);
}

}  // namespace tablier
