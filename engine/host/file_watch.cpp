#include "host/file_watch.hpp"

#include "content/file_stamp.hpp"

namespace tablier {
namespace {

constexpr double kBetweenLooks = 0.5;

}  // namespace

ReadFile stamp_of(const std::filesystem::path& file) { return {file, file_stamp(file)}; }

std::vector<ReadFile> stamps_of(const std::vector<std::filesystem::path>& files) {
  std::vector<ReadFile> stamps;
  for (const auto& file : files) stamps.push_back(stamp_of(file));
  return stamps;
}

bool FileWatch::changed(double now) {
  if (files_.empty() || now < look_at_) return false;
  look_at_ = now + kBetweenLooks;
  auto stamps = stamps_of(files_);
  const bool at_rest = stamps == seen_;
  seen_ = std::move(stamps);
  if (!at_rest || seen_ == known_) return false;
  known_ = seen_;
  return true;
}

std::optional<double> FileWatch::next_wake() const { return files_.empty() ? std::nullopt : std::optional(look_at_); }

}  // namespace tablier
