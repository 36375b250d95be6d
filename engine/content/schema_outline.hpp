#pragma once

#include <string>
#include <vector>

/// How a schema is written for people who write YAML: the file's own shape, with a type where a value stands.
/// `key?` may be left out; `<key>` stands for any; `a | b` is one of the two.
namespace tablier {

/// A type as one line (`integer 1..12`), or as the lines of a map or a list of maps.
struct SchemaOutline {
  std::vector<std::string> lines;
  bool inlined = true;

  SchemaOutline() = default;
  explicit SchemaOutline(std::string word) : lines{std::move(word)} {}

  /// Adds a member to a map. Precondition: empty, or made by this.
  void add_member(const std::string& name, const SchemaOutline& type);
  /// The list of these.
  static SchemaOutline list_of(const SchemaOutline& item);
  /// Lines joined, each with a line break.
  std::string text() const;
};

}  // namespace tablier
