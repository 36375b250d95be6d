#include "host/variant_files.hpp"

#include "content/files.hpp"
#include "script/variant_reader.hpp"

#include <algorithm>
#include <utility>

namespace tablier {
namespace {

namespace fs = std::filesystem;

}  // namespace

VariantFiles::VariantFiles(std::vector<fs::path> roots, const std::string& game, ScriptTime& time, std::size_t searched)
    : roots_(std::move(roots)), time_(time) {
  const std::size_t looked_in = std::min(roots_.size(), searched);
  std::error_code none;
  for (std::size_t place = looked_in; looked_in > 0 && place < roots_.size(); ++place)
    if (fs::exists(roots_[place] / game / kGameScript, none)) only_folder_ = roots_[looked_in - 1] / game;
  for (std::size_t place = 0; place < looked_in; ++place)
    for (const fs::path& file : list_files(roots_[place] / game, ".lua"))
      if (file.filename() != kGameScript) files_.try_emplace(file.stem().string(), File{file, place});
}

std::vector<std::string> VariantFiles::names() const {
  std::vector<std::string> all;
  for (const auto& [name, file] : files_) all.push_back(name);
  return all;
}

const Result<Variant>& VariantFiles::read(const std::string& name) {
  const auto known = read_.find(name);
  return known != read_.end() ? known->second : read_.emplace(name, load(name, files_.at(name).path)).first->second;
}

void VariantFiles::read_with_bases(const std::string& name) {
  for (std::string next = name; contains(next) && !read_.contains(next);) {
    const Result<Variant>& found = read(next);
    if (!found) return;
    next = found->extends;
  }
}

void VariantFiles::read_root(std::size_t place) {
  for (const auto& [name, file] : files_)
    if (file.root == place) read(name);
}

Localised VariantFiles::title(const std::string& name) const {
  const auto found = titles_.find(name);
  return found == titles_.end() ? Localised() : found->second;
}

Result<Variant> VariantFiles::load(const std::string& name, const fs::path& file) {
  return time_.spend(file, [&](const ScriptLimits& limits) -> Result<Variant> {
    lua::Reading reading = lua::read_variant(file, roots_, limits);
    if (reading.problems.empty()) return std::move(reading.variant);
    titles_[name] = std::move(reading.variant.title);
    return std::move(reading.problems.front());
  });
}

void read_all(std::vector<VariantFiles*> games) {
  for (std::size_t place = games.empty() ? 0 : games.front()->roots(); place-- > 0;)
    for (VariantFiles* game : games) game->read_root(place);
}

}  // namespace tablier
