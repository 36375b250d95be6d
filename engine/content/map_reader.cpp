#include "content/map_reader.hpp"

#include "content/utf8.hpp"
#include "sdk/spelling.hpp"

#include <algorithm>

namespace tablier {
namespace {

Text unknown_key(const std::string& key, const std::vector<std::string>& known) {
  const std::string near = nearest(key, known);
  if (near.empty()) return Text("yaml.unknown_key", {{"key", clipped(key)}, {"known", joined(known)}});
  return Text("yaml.unknown_key_near", {{"key", clipped(key)}, {"near", near}});
}

}  // namespace

YamlNode MapReader::member(const std::string& key, const std::string& shown, const std::function<SchemaOutline()>& outline) {
  known_.push_back(key);
  if (describes()) outline_->add_member(shown, outline());
  return node_ ? node_.find(key) : YamlNode();
}

YamlNode MapReader::required_node(const std::string& key, const std::function<SchemaOutline()>& outline) {
  const YamlNode found = member(key, key, outline);
  if (!found && !describes()) missing_.push_back(key);
  return found;
}

YamlNode MapReader::optional_node(const std::string& key, const std::function<SchemaOutline()>& outline) {
  const YamlNode found = member(key, key + "?", outline);
  return found && found.is(YamlKind::null) ? YamlNode() : found;
}

SourceSpot MapReader::where(std::string_view key) const {
  if (!node_) return {};
  const YamlNode found = node_.find(key);
  return found ? found.where() : node_.where();
}

void MapReader::fault(std::string_view key, Text text) {
  if (!describes()) faults_->add(std::move(text), where(key));
}

void MapReader::fault(std::string_view key, std::size_t item, Text text) {
  if (!describes()) faults_->add(std::move(text), where(key, item));
}

SourceSpot MapReader::where(std::string_view key, std::size_t item) const {
  const YamlNode list = node_ ? node_.find(key) : YamlNode();
  const bool is_there = list && list.is(YamlKind::list) && item < list.size();
  return is_there ? list.item(item).where() : where(key);
}

void MapReader::finish() {
  std::vector<std::string> misspelt;
  for (std::size_t i = 0; node_ && i < node_.size(); ++i) {
    const YamlNode key = node_.key(i);
    if (std::find(known_.begin(), known_.end(), key.scalar()) != known_.end()) continue;
    faults_->add(unknown_key(key.scalar(), known_), key.where());
    misspelt.push_back(nearest(key.scalar(), known_));
  }
  for (const std::string& key : missing_)
    if (std::find(misspelt.begin(), misspelt.end(), key) == misspelt.end())
      faults_->add(Text("yaml.missing", {{"key", key}}), node_.where());
}

}  // namespace tablier
