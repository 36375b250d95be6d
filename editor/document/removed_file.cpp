#include "editor/document/removed_file.hpp"

#include "content/files.hpp"

#include <system_error>

namespace tablier::editor {
namespace {

namespace fs = std::filesystem;

constexpr const char* kRemovedEnding = ".deleted";

fs::path place_for_removed(const fs::path& file) {
  std::error_code error;
  fs::path place = file.string() + kRemovedEnding;
  for (int i = 2; fs::exists(place, error); ++i) place = file.string() + "." + std::to_string(i) + kRemovedEnding;
  return place;
}

Status move_file(const fs::path& from, const fs::path& to) {
  std::error_code error;
  fs::rename(from, to, error);
  if (error) return Problem("editor.no.move", {{"file", from.filename().string()}, {"why", system_reason(error.value())}});
  return Done{};
}

}  // namespace

Result<fs::path> remove_file(const fs::path& file) {
  fs::path place = place_for_removed(file);
  if (const Status moved = move_file(file, place); !moved) return moved.problem();
  return place;
}

Status put_back(const fs::path& removed, const fs::path& file) {
  std::error_code error;
  if (fs::exists(file, error)) return Problem("editor.no.put_back", {{"file", file.filename().string()}});
  return move_file(removed, file);
}

}  // namespace tablier::editor
