#include "host/variant_files.hpp"

#include "content/files.hpp"

#include <algorithm>
#include <chrono>

namespace tablier {
namespace {

namespace fs = std::filesystem;

/// With less than this a sound script may not be done either.
constexpr double kTooLittle = 0.02;

class Stopwatch {
 public:
  double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count(); }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace

VariantFiles::VariantFiles(std::vector<fs::path> roots, const std::string& game, ScriptTime& time) : roots_(std::move(roots)), time_(time) {
  for (std::size_t place = 0; place < roots_.size(); ++place)
    for (const fs::path& file : list_files(roots_[place] / game, ".lua")) files_.try_emplace(file.stem().string(), File{file, place});
}

std::vector<std::string> VariantFiles::names() const {
  std::vector<std::string> all;
  for (const auto& [name, file] : files_) all.push_back(name);
  return all;
}

const Result<Variant>& VariantFiles::read(const std::string& name) {
  const auto known = read_.find(name);
  return known != read_.end() ? known->second : read_.emplace(name, load(files_.at(name).path)).first->second;
}

void VariantFiles::read_root(std::size_t place) {
  for (const auto& [name, file] : files_)
    if (file.root == place) read(name);
}

Result<Variant> VariantFiles::load(const fs::path& file) {
  if (time_.left < kTooLittle) return Problem(Text("host.variant.not_loaded"), {file.string()});
  ScriptLimits limits;
  limits.seconds = std::min(limits.seconds, time_.left);
  const Stopwatch watch;
  auto variant = load_variant(file, roots_, limits);
  time_.left -= watch.seconds();
  return variant;
}

void read_all(std::vector<VariantFiles*> games) {
  for (std::size_t place = games.empty() ? 0 : games.front()->roots(); place-- > 0;)
    for (VariantFiles* game : games) game->read_root(place);
}

}  // namespace tablier
