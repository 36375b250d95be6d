#include "editor/series/session/desk.hpp"

#include <algorithm>
#include <utility>

namespace tablier::editor {

namespace fs = std::filesystem;

bool OpenFile::untouched() const {
  return document && document->file().empty() && !document->changed() && !document->session().model().can_undo();
}

void Desk::step(int by) {
  const auto count = static_cast<std::ptrdiff_t>(files_.size());
  at_ = static_cast<std::size_t>((static_cast<std::ptrdiff_t>(at_) + by + count) % count);
}

void Desk::add(OpenFile file) {
  if (!empty() && here().untouched()) return replace(std::move(file));
  files_.push_back(std::move(file));
  at_ = files_.size() - 1;
}

void Desk::replace(OpenFile file) { files_[at_] = std::move(file); }

void Desk::close(std::size_t i) {
  files_.erase(files_.begin() + static_cast<std::ptrdiff_t>(i));
  if (at_ > i || at_ >= files_.size()) at_ = at_ == 0 ? 0 : at_ - 1;
}

std::optional<std::size_t> Desk::first_changed() const {
  const auto found = std::find_if(files_.begin(), files_.end(), [](const OpenFile& file) { return file.changed(); });
  return found == files_.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - files_.begin()));
}

std::optional<std::size_t> Desk::find(const fs::path& file) const {
  if (file.empty()) return std::nullopt;
  const auto whole = [](const fs::path& path) {
    std::error_code error;
    const fs::path found = fs::weakly_canonical(fs::absolute(path), error);
    return error ? path : found;
  };
  const auto found = std::find_if(files_.begin(), files_.end(),
                                  [&](const OpenFile& one) { return !one.file().empty() && whole(one.file()) == whole(file); });
  return found == files_.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - files_.begin()));
}

}  // namespace tablier::editor
