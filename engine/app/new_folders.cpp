#include "app/new_folders.hpp"

#include "content/files.hpp"

#include <algorithm>
#include <set>
#include <string_view>
#include <system_error>
#include <utility>

namespace tablier {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kDraft = ".tablier-new-";

bool stands(const fs::path& path) {
  std::error_code error;
  return fs::exists(fs::symlink_status(path, error));
}

/// Below this folder, by the name that each would have had.
std::set<std::string> drafts_in(const fs::path& folder) {
  std::set<std::string> names;
  std::error_code error;
  for (fs::directory_iterator item(folder, error), end; !error && item != end; item.increment(error))
    if (const std::string name = item->path().filename().string(); name.starts_with(kDraft)) names.insert(name.substr(kDraft.size()));
  return names;
}

}  // namespace

NewFolders::NewFolders(fs::path root, std::vector<std::string> parts) : root_(std::move(root)), parts_(std::move(parts)) {
  if (!make_folder(root_)) return;
  lock_ = FileLock::wait(root_ / ".new.lock");
  if (lock_.held()) clear_left();
}

fs::path NewFolders::draft(const std::string& part, const std::string& name) const { return root_ / part / (std::string(kDraft) + name); }

fs::path NewFolders::place_of(const fs::path& drafted, const std::string& name) const {
  for (const std::string& part : parts_) {
    const fs::path inside = drafted.lexically_relative(draft(part, name));
    if (!inside.empty() && *inside.begin() != "..") return (place(part, name) / inside).lexically_normal();
  }
  return drafted;
}

Status NewFolders::appear(const std::string& name) const {
  for (auto part = parts_.begin(); part != parts_.end(); ++part) {
    std::error_code failed;
    fs::rename(draft(*part, name), place(*part, name), failed);
    if (!failed) continue;
    std::error_code ignored;
    for (auto before = parts_.begin(); before != part; ++before) fs::rename(place(*before, name), draft(*before, name), ignored);
    drop(name);
    return Problem(system_reason(failed.value()), {place(*part, name).string()});
  }
  return Done{};
}

void NewFolders::drop(const std::string& name) const {
  std::error_code ignored;
  for (const std::string& part : parts_) fs::remove_all(draft(part, name), ignored);
}

/// A draft of the last part whose others stand in their places was whole: those are moved only once all is written.
void NewFolders::clear_left() const {
  std::set<std::string> names;
  for (const std::string& part : parts_) names.merge(drafts_in(root_ / part));
  for (const std::string& name : names) {
    const std::string& last = parts_.back();
    const bool others_stand = std::all_of(parts_.begin(), parts_.end() - 1,
                                          [&](const std::string& part) { return stands(place(part, name)) && !stands(draft(part, name)); });
    std::error_code failed;
    if (others_stand && !stands(place(last, name))) fs::rename(draft(last, name), place(last, name), failed);
    drop(name);
  }
}

}  // namespace tablier
