#include "content/yaml.hpp"

#include "content/yaml_tree.hpp"
#include "sdk/expect.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace tablier {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::string_view digits(std::string_view& text) {
  const auto end = std::find_if_not(text.begin(), text.end(), is_digit);
  const std::string_view found = text.substr(0, static_cast<std::size_t>(end - text.begin()));
  text.remove_prefix(found.size());
  return found;
}

// [-+]? digits, or with a fraction or an exponent: the core schema of YAML 1.2, without its hexadecimal and octal forms.
bool looks_real(std::string_view text, bool& whole) {
  if (!text.empty() && (text[0] == '-' || text[0] == '+')) text.remove_prefix(1);
  const bool leading = !digits(text).empty();
  bool trailing = false;
  whole = text.empty();
  if (text.starts_with('.')) {
    text.remove_prefix(1);
    trailing = !digits(text).empty();
  }
  if (!leading && !trailing) return false;
  if (text.empty()) return true;
  if (text[0] != 'e' && text[0] != 'E') return false;
  text.remove_prefix(1);
  if (!text.empty() && (text[0] == '-' || text[0] == '+')) text.remove_prefix(1);
  return !digits(text).empty() && text.empty();
}

template <typename Number>
bool read_number(std::string_view text, Number& number) {
  if (text.starts_with('+')) text.remove_prefix(1);
  return std::from_chars(text.data(), text.data() + text.size(), number).ec == std::errc{};
}

}  // namespace

Value plain_scalar(std::string_view text) {
  if (text.empty() || text == "~" || text == "null" || text == "Null" || text == "NULL") return {};
  if (text == "true" || text == "True" || text == "TRUE") return true;
  if (text == "false" || text == "False" || text == "FALSE") return false;
  bool whole = false;
  if (!looks_real(text, whole)) return text;
  std::int64_t integer = 0;
  if (whole && read_number(text, integer)) return integer;
  double real = 0;
  if (read_number(text, real) && std::isfinite(real)) return real;
  return text;
}

YamlKind YamlNode::kind() const { return tree_->nodes[index_].kind; }
const std::string& YamlNode::scalar() const { return tree_->nodes[index_].scalar; }

SourceSpot YamlNode::where() const {
  const Tree::Node& node = tree_->nodes[index_];
  return {tree_->file, node.line, node.column};
}

std::size_t YamlNode::size() const {
  const Tree::Node& node = tree_->nodes[index_];
  return node.kind == YamlKind::map ? node.children.size() / 2 : node.children.size();
}

YamlNode YamlNode::item(std::size_t i) const {
  expects(is(YamlKind::list));
  return {tree_, tree_->nodes[index_].children[i]};
}

YamlNode YamlNode::key(std::size_t i) const {
  expects(is(YamlKind::map));
  return {tree_, tree_->nodes[index_].children[2 * i]};
}

YamlNode YamlNode::member(std::size_t i) const {
  expects(is(YamlKind::map));
  return {tree_, tree_->nodes[index_].children[2 * i + 1]};
}

YamlNode YamlNode::find(std::string_view key) const {
  for (std::size_t i = 0; i < size(); ++i)
    if (this->key(i).scalar() == key) return member(i);
  return {};
}

Value YamlNode::value() const {
  switch (kind()) {
    case YamlKind::text: return Value(scalar());
    case YamlKind::list: {
      Value::List list;
      for (std::size_t i = 0; i < size(); ++i) list.push_back(item(i).value());
      return Value(std::move(list));
    }
    case YamlKind::map: {
      Value::Map map;
      for (std::size_t i = 0; i < size(); ++i) map.push_back({key(i).scalar(), member(i).value()});
      return Value(std::move(map));
    }
    default: return plain_scalar(scalar());
  }
}

YamlDocument::YamlDocument(std::unique_ptr<YamlNode::Tree> tree) : tree_(std::move(tree)) {}
YamlDocument::YamlDocument(YamlDocument&&) noexcept = default;
YamlDocument& YamlDocument::operator=(YamlDocument&&) noexcept = default;
YamlDocument::~YamlDocument() = default;

}  // namespace tablier
