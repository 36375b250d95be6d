#include "editor/series/session/kept_locks.hpp"

#include "content/files.hpp"
#include "content/yaml.hpp"
#include "content/yaml_writer.hpp"
#include "editor/document/draft.hpp"

#include <algorithm>
#include <utility>

namespace tablier::editor {
namespace {

namespace fs = std::filesystem;

fs::path place_of(const fs::path& folder, const fs::path& file) {
  return folder.empty() || file.empty() ? fs::path() : folder / "locks" / (kept_name(file) + ".yaml");
}

/// A lock is known by its row's name and its piece, so that rows may have moved meanwhile.
std::string text_of(const fs::path& file, const std::vector<SeriesRow>& rows, const Locks& locks) {
  Value locked = Value::list();
  for (const CellIndex cell : locks)
    locked.push(Value::map({{"row", rows[cell.row].name},
                            {"place", static_cast<std::int64_t>(cell.column) + 1},
                            {"piece", rows[cell.row].numbers[cell.column]}}));
  return write_yaml(Value::map({{"file", file.string()}, {"locked", std::move(locked)}}));
}

/// Absent where the piece is not there any more.
std::optional<CellIndex> cell_of(const Value& lock, const std::vector<SeriesRow>& rows) {
  const Value *name = lock.find("row"), *place = lock.find("place"), *piece = lock.find("piece");
  if (!name || !name->as_string() || !place || !place->as_int() || !piece || !piece->as_int()) return std::nullopt;
  const auto row = std::find_if(rows.begin(), rows.end(), [&](const SeriesRow& one) { return one.name == *name->as_string(); });
  const auto column = static_cast<std::size_t>(*place->as_int() - 1);
  if (row == rows.end() || column >= row->numbers.size() || row->numbers[column] != *piece->as_int() || *piece->as_int() == 0)
    return std::nullopt;
  return CellIndex{static_cast<std::size_t>(row - rows.begin()), column};
}

}  // namespace

KeptLocks::KeptLocks(const fs::path& folder, const fs::path& file)
    : document_file_(file), kept_in_(place_of(folder, file)), job_(Problem("save.failed")) {
  std::error_code error;
  if (kept_in_.empty() || !fs::exists(kept_in_, error)) kept_ = std::string();
}

void KeptLocks::keep(const std::vector<SeriesRow>& rows, const Locks& locks) {
  std::string text = locks.empty() ? std::string() : text_of(document_file_, rows, locks);
  if (kept_in_.empty() || kept_ == text) return;
  kept_ = text;
  job_.ask([file = kept_in_, text = std::move(text)](const std::stop_token&) {
    if (!text.empty()) return write_file(file, text);
    std::error_code ignored;
    fs::remove(file, ignored);
    return Status(Done{});
  });
}

Locks KeptLocks::of(const fs::path& folder, const fs::path& file, const std::vector<SeriesRow>& rows) {
  const fs::path place = place_of(folder, file);
  const auto text = place.empty() ? Result<std::string>(std::string()) : read_file(place);
  if (!text) return {};
  const LoadedYaml yaml = read_yaml(*text, place.string());
  const Value all = yaml.document ? yaml.document->root().value() : Value();
  const Value* const locked = all.find("locked");
  Locks locks;
  if (!locked || !locked->as_list()) return locks;
  for (const Value& lock : *locked->as_list())
    if (const auto cell = cell_of(lock, rows)) locks.insert(*cell);
  return locks;
}

}  // namespace tablier::editor
