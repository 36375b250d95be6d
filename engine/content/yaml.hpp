#pragma once

#include "sdk/result.hpp"
#include "sdk/value.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// YAML as this program accepts it: one document, UTF-8, no tags, no tab in the indentation, within limits.
/// Every node knows its line and column. Saves, settings and all of content/ are read through here.
namespace tablier {

/// Lists and maps within one another.
inline constexpr int kMaxYamlDepth = 64;
/// Nodes of a document, an alias counting for all that it stands for: this is what stops an alias bomb.
inline constexpr std::size_t kMaxYamlNodes = 125'000;

/// Bytes of a text: the library takes about half a second for as many.
inline constexpr std::size_t kMaxYamlBytes = 2u << 20;
inline constexpr std::size_t kMaxContentBytes = 512u << 10;

/// Bytes of a key.
inline constexpr std::size_t kMaxYamlKey = 200;

/// What stands at a node. A plain `true` or `false`, an integer, a real are typed; anything quoted is a text.
enum class YamlKind : std::uint8_t { null, boolean, integer, real, text, list, map };

/// A node of a document; cheap to copy, valid as long as the document lives. A default one stands for nothing.
class YamlNode {
 public:
  YamlNode() = default;

  explicit operator bool() const { return tree_ != nullptr; }
  YamlKind kind() const;
  bool is(YamlKind k) const { return kind() == k; }
  SourceSpot where() const;

  /// A scalar as it is written, without its quotes; empty for null, lists and maps.
  const std::string& scalar() const;
  /// All of it as plain data.
  Value value() const;

  /// Number of items or members; 0 for scalars.
  std::size_t size() const;
  /// Precondition: a list, i < size().
  YamlNode item(std::size_t i) const;
  /// Key and value of a member. Keys are scalars and none comes twice. Precondition: a map, i < size().
  YamlNode key(std::size_t i) const;
  YamlNode member(std::size_t i) const;
  /// The member of that key, or nothing. Linear. Precondition: a map.
  YamlNode find(std::string_view key) const;

 private:
  friend class YamlDocument;
  friend class YamlBuilder;
  struct Tree;
  YamlNode(const Tree* tree, std::uint32_t index) : tree_(tree), index_(index) {}

  const Tree* tree_ = nullptr;
  std::uint32_t index_ = 0;
};

/// A document that has been read.
class YamlDocument {
 public:
  YamlDocument(YamlDocument&&) noexcept;
  YamlDocument& operator=(YamlDocument&&) noexcept;
  ~YamlDocument();
  YamlNode root() const { return {tree_.get(), 0}; }

 private:
  friend class YamlBuilder;
  explicit YamlDocument(std::unique_ptr<YamlNode::Tree> tree);
  std::unique_ptr<YamlNode::Tree> tree_;
};

/// A document as far as it can be read, and all that is wrong with it as YAML. The document is absent where no tree can be made of it.
struct LoadedYaml {
  std::optional<YamlDocument> document;
  std::vector<Problem> problems;
};

/// Reads a text; `file` is what problems name. Linear, whatever the text.
LoadedYaml read_yaml(std::string_view text, const std::string& file);
LoadedYaml load_yaml(const std::filesystem::path& file);
/// The same of a file of content: games are read at each start, so nobody may wait for one of them.
LoadedYaml load_content(const std::filesystem::path& file);

/// What a plain (unquoted) scalar is: null, a boolean, an integer, a real, or the text itself.
Value plain_scalar(std::string_view text);

}  // namespace tablier
