#pragma once

#include "content/problem_list.hpp"
#include "content/source_text.hpp"
#include "content/yaml_library.hpp"
#include "content/yaml_tree.hpp"

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

/// Makes a tree of the parser's events. Private to the reader.
namespace tablier {

class YamlBuilder : public YAML::EventHandler {
 public:
  /// Thrown through the parser where reading on makes no sense; caught in read_yaml.
  struct Stop {
    Text text;
    SourceSpot where;
  };

  YamlBuilder(const SourceText& source, ProblemList& problems);

  /// The document, once the parser is through; nothing when the file holds none.
  std::optional<YamlDocument> take();
  /// Where the last text begins if its quotes are never closed; to be asked when the parser is through or has given up.
  std::optional<SourceSpot> open_quote() const;
  /// Where the innermost list or map that is still open begins; line 0 where there is none.
  SourceSpot open_spot() const;

  void OnDocumentStart(const YAML::Mark& mark) override;
  void OnDocumentEnd() override {}
  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override;
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override;
  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, const std::string& value) override;
  void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, YAML::EmitterStyle::value style) override;
  void OnSequenceEnd() override { close(); }
  void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, YAML::EmitterStyle::value style) override;
  void OnMapEnd() override;

 private:
  using Node = YamlNode::Tree::Node;
  struct Open {
    std::uint32_t node;
    std::size_t visited;  ///< before it was opened
    bool between_braces = false;
  };

  SourceSpot spot(const YAML::Mark& mark) const { return source_.spot(mark.line, mark.column); }
  std::string_view text_at(const YAML::Mark& mark) const;
  std::uint32_t add(YamlKind kind, const SourceSpot& where, std::string scalar, YAML::anchor_t anchor);
  void append(std::uint32_t node);
  void count(std::size_t visits, const SourceSpot& where);
  void open(YamlKind kind, const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor);
  void close();
  void refuse_tag(const std::string& tag, const SourceSpot& where);
  void keep_sound_keys(Node& map);
  bool is_sound_key(const Node& key, const Node& value);
  bool is_written_null(const YAML::Mark& mark) const;
  bool has_colon_before(const YAML::Mark& mark) const;
  SourceSpot spot_of(const Node& node) const { return {source_.file(), node.line, node.column}; }

  const SourceText& source_;
  ProblemList& faults_;
  std::unique_ptr<YamlNode::Tree> tree_;
  std::vector<Open> open_;
  std::map<YAML::anchor_t, std::uint32_t> anchors_;
  std::map<std::uint32_t, std::size_t> weights_;  ///< of what has an anchor and is complete
  std::set<std::uint32_t> lone_;                  ///< values of keys between braces that stand there alone, without a colon
  std::vector<Problem> lone_keys_;                ///< told where the parser comes through: what is never closed makes such, too
  std::size_t visited_ = 0;
  YAML::Mark last_quoted_;
  bool started_ = false;
};

}  // namespace tablier
