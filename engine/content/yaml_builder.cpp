#include "content/yaml_builder.hpp"

#include "content/utf8.hpp"

#include <algorithm>

namespace tablier {
namespace {

constexpr const char* kPlain = "?";
constexpr const char* kQuoted = "!";

YamlKind kind_of(const Value& value) {
  if (value.is_null()) return YamlKind::null;
  if (value.as_bool()) return YamlKind::boolean;
  if (value.as_int()) return YamlKind::integer;
  return value.as_real() ? YamlKind::real : YamlKind::text;
}

bool is_scalar(YamlKind kind) { return kind != YamlKind::list && kind != YamlKind::map; }

/// The escapes \N and \_ of a quoted text, next line and a space that does not break, come from yaml-cpp as single bytes of Latin 1; all
/// else of the text is UTF-8.
std::string with_whole_escapes(const std::string& text) {
  std::string whole;
  std::string_view rest = text;
  for (std::size_t bad; (bad = first_invalid_utf8(rest)) != std::string_view::npos; rest.remove_prefix(bad + 1)) {
    whole += rest.substr(0, bad);
    whole += '\xC2';
    whole += rest[bad];
  }
  return whole.append(rest);
}

}  // namespace

YamlBuilder::YamlBuilder(const SourceText& source, ProblemList& problems)
    : source_(source), faults_(problems), tree_(std::make_unique<YamlNode::Tree>()) {
  tree_->file = source.file();
}

std::optional<YamlDocument> YamlBuilder::take() {
  for (Problem& lone : lone_keys_) faults_.add(std::move(lone.text), lone.where);
  if (tree_->nodes.empty()) return std::nullopt;
  return YamlDocument(std::move(tree_));
}

SourceSpot YamlBuilder::open_spot() const { return open_.empty() ? SourceSpot() : spot_of(tree_->nodes[open_.back().node]); }

void YamlBuilder::OnDocumentStart(const YAML::Mark& mark) {
  if (started_) throw Stop{Text(text_at(mark).starts_with("---") ? "yaml.several" : "yaml.syntax.stray"), spot(mark)};
  started_ = true;
}

std::string_view YamlBuilder::text_at(const YAML::Mark& mark) const {
  return source_.text().substr(std::min(static_cast<std::size_t>(mark.pos), source_.text().size()));
}

// yaml-cpp 0.7 takes the end of the file for the closing quote when a line break stands before it. Only the last text can be so.
std::optional<SourceSpot> YamlBuilder::open_quote() const {
  const std::string_view rest = text_at(last_quoted_);
  if (rest.empty() || (rest[0] != '"' && rest[0] != '\'')) return std::nullopt;
  const char quote = rest[0];
  for (std::size_t i = 1; i < rest.size(); ++i) {
    if (rest[i] == quote) return std::nullopt;
    if (quote == '"' && rest[i] == '\\') ++i;
  }
  return spot(last_quoted_);
}

// yaml-cpp gives an empty value the place of whatever comes next.
bool YamlBuilder::is_written_null(const YAML::Mark& mark) const {
  const std::string_view rest = text_at(mark);
  return rest.starts_with('~') || rest.starts_with("null") || rest.starts_with("Null") || rest.starts_with("NULL");
}

/// Of an empty value, which has the place of what comes next: whether a colon stands before that.
bool YamlBuilder::has_colon_before(const YAML::Mark& mark) const {
  constexpr std::size_t kNear = 256;  // a line may have millions of keys, each of which asks
  std::string_view before = source_.text().substr(0, std::min(static_cast<std::size_t>(mark.pos), source_.text().size()));
  before.remove_prefix(before.size() - std::min(before.size(), kNear));
  const std::size_t last = before.find_last_not_of(" \t\r\n");
  const std::size_t line = before.rfind('\n', last) + 1;  // from its start where there is none
  return last == before.npos || before[last] == ':' || before.substr(line).find('#') != before.npos;
}

void YamlBuilder::OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) {
  SourceSpot where = spot(mark);
  if (!open_.empty() && !is_written_null(mark)) {
    const Node& parent = tree_->nodes[open_.back().node];
    where = spot_of(parent.children.empty() ? parent : tree_->nodes[parent.children.back()]);
  }
  const bool is_lone = !open_.empty() && open_.back().between_braces && !is_written_null(mark) && !has_colon_before(mark);
  const std::uint32_t node = add(YamlKind::null, where, {}, anchor);
  if (is_lone) lone_.insert(node);
}

void YamlBuilder::OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) {
  const std::uint32_t node = anchors_.at(anchor);
  const auto weight = weights_.find(node);
  if (weight == weights_.end()) throw Stop{Text("yaml.alias_loop"), spot(mark)};
  count(weight->second, spot(mark));
  append(node);
}

void YamlBuilder::OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, const std::string& value) {
  const SourceSpot where = spot(mark);
  refuse_tag(tag, where);
  if (tag == kQuoted) last_quoted_ = mark;
  add(tag == kPlain ? kind_of(plain_scalar(value)) : YamlKind::text, where, tag == kQuoted ? with_whole_escapes(value) : value, anchor);
}

void YamlBuilder::OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, YAML::EmitterStyle::value) {
  open(YamlKind::list, mark, tag, anchor);
}

void YamlBuilder::OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, YAML::EmitterStyle::value style) {
  open(YamlKind::map, mark, tag, anchor);
  open_.back().between_braces = style == YAML::EmitterStyle::Flow;
}

void YamlBuilder::OnMapEnd() {
  keep_sound_keys(tree_->nodes[open_.back().node]);
  close();
}

std::uint32_t YamlBuilder::add(YamlKind kind, const SourceSpot& where, std::string scalar, YAML::anchor_t anchor) {
  count(1, where);
  const auto node = static_cast<std::uint32_t>(tree_->nodes.size());
  tree_->nodes.push_back({kind, where.line, where.column, std::move(scalar)});
  append(node);
  if (anchor != YAML::NullAnchor) anchors_[anchor] = node;
  if (anchor != YAML::NullAnchor && is_scalar(kind)) weights_[node] = 1;
  return node;
}

void YamlBuilder::append(std::uint32_t node) {
  if (!open_.empty()) tree_->nodes[open_.back().node].children.push_back(node);
}

void YamlBuilder::count(std::size_t visits, const SourceSpot& where) {
  visited_ += visits;
  if (visited_ > kMaxYamlNodes) throw Stop{Text("yaml.too_many", {{"n", kMaxYamlNodes}}), where};
}

void YamlBuilder::open(YamlKind kind, const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor) {
  const SourceSpot where = spot(mark);
  if (open_.size() >= static_cast<std::size_t>(kMaxYamlDepth)) throw Stop{Text("yaml.too_deep", {{"n", kMaxYamlDepth}}), where};
  refuse_tag(tag, where);
  const std::size_t visited = visited_;
  open_.push_back({.node = add(kind, where, {}, anchor), .visited = visited});
}

void YamlBuilder::close() {
  const Open closed = open_.back();
  open_.pop_back();
  weights_[closed.node] = visited_ - closed.visited;
}

void YamlBuilder::refuse_tag(const std::string& tag, const SourceSpot& where) {
  if (tag != kPlain && tag != kQuoted && !tag.empty()) faults_.add(Text("yaml.tag", {{"tag", clipped(tag)}}), where);
}

bool YamlBuilder::is_sound_key(const Node& key, const Node& value) {
  const bool is_word = is_scalar(key.kind) && key.kind != YamlKind::null;
  if (is_word && key.scalar.size() <= kMaxYamlKey) return true;
  const Text text = is_word ? Text("yaml.long_key", {{"n", kMaxYamlKey}}) : Text("yaml.key");
  faults_.add(text, spot_of(key.line > 0 ? key : value));
  return false;
}

// The first of equal keys is kept.
void YamlBuilder::keep_sound_keys(Node& map) {
  const std::vector<Node>& nodes = tree_->nodes;
  std::vector<std::uint32_t> kept;
  std::map<std::string_view, int> lines;
  for (std::size_t i = 0; i + 1 < map.children.size(); i += 2) {
    const Node& key = nodes[map.children[i]];
    if (!is_sound_key(key, nodes[map.children[i + 1]])) continue;
    if (lone_.contains(map.children[i + 1])) {
      lone_keys_.emplace_back(Text("yaml.lone_key", {{"key", clipped(key.scalar)}}), spot_of(key));
      continue;
    }
    const auto [first, is_new] = lines.emplace(key.scalar, key.line);
    if (!is_new) {
      faults_.add(Text("yaml.duplicate", {{"key", clipped(key.scalar)}, {"line", std::to_string(first->second)}}), spot_of(key));
      continue;
    }
    kept.insert(kept.end(), {map.children[i], map.children[i + 1]});
  }
  map.children = std::move(kept);
}

}  // namespace tablier
