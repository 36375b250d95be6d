#include "app/letter_check.hpp"

#include "content/unreadable.hpp"
#include "content/yaml.hpp"

namespace tablier {
namespace {

class LetterCheck {
 public:
  void check(const YamlNode& node, bool is_title) {
    if (node.is(YamlKind::text)) return check_text(node, is_title);
    if (node.is(YamlKind::list))
      for (std::size_t i = 0; i < node.size(); ++i) check(node.item(i), is_title);
    if (node.is(YamlKind::map))
      for (std::size_t i = 0; i < node.size(); ++i) check(node.member(i), is_title || node.key(i).scalar() == "title");
  }

  std::vector<Problem> take() { return std::move(problems_); }

 private:
  void check_text(const YamlNode& node, bool is_title) {
    const std::string& text = node.scalar();
    if (is_title && is_blank_text(text)) problems_.emplace_back(Text("yaml.blank"), node.where());
    else if (const auto code = hidden_character(text))
      problems_.emplace_back(Text("yaml.hidden_character", {{"code", *code}}), node.where());
  }

  std::vector<Problem> problems_;
};

}  // namespace

std::vector<Problem> unreadable_texts(const std::filesystem::path& file) {
  const LoadedYaml yaml = load_yaml(file);
  LetterCheck check;
  if (yaml.document) check.check(yaml.document->root(), false);
  return check.take();
}

}  // namespace tablier
