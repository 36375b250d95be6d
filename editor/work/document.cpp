#include "editor/work/document.hpp"

#include "content/files.hpp"

#include <utility>

namespace tablier::editor {

namespace fs = std::filesystem;

Beginning new_series(const Workshop& workshop, const fs::path& file) {
  Beginning fresh{file, empty_series(workshop.new_titles), {}, {}, false, false};
  fresh.series.name = file.stem().string();
  return fresh;
}

std::variant<Beginning, std::vector<Problem>> begin(const Workshop& workshop, const fs::path& file) {
  std::error_code error;
  if (!fs::exists(file, error)) return new_series(workshop, file);
  SeriesFile read = read_series(file, workshop.pieces);
  if (!read.series) return std::move(read.faults);
  return Beginning{file, *std::move(read.series), std::move(read.text), std::move(read.head), read.has_others, false};
}

Beginning go_on_with(const Workshop& workshop, const LeftBehind& left) {
  Beginning beginning{left.file, left.series, {}, {}, false, true};
  std::error_code error;
  if (left.file.empty() || !fs::exists(left.file, error)) return beginning;
  const SeriesFile read = read_series(left.file, workshop.pieces);
  beginning.text = read.text;
  beginning.head = read.head;
  beginning.has_others = read.has_others;
  return beginning;
}

Document::Document(const Workshop& workshop, Beginning beginning)
    : workshop_(workshop),
      file_(std::move(beginning.file)),
      text_(std::move(beginning.text)),
      head_(std::move(beginning.head)),
      has_others_(beginning.has_others),
      desk_(workshop.pieces, std::move(beginning.series)),
      draft_(std::make_unique<Draft>(workshop.drafts, file_)) {
  if (!beginning.unsaved) return;
  desk_.model().mark_unsaved();
  draft_->keep(desk_.model().series());
  is_drafted_ = true;
}

fs::path Document::target() const {
  if (file_.empty() || !is_bundled(workshop_.paths, file_)) return file_;
  return own_file(workshop_.paths, workshop_.game, file_.stem().string());
}

bool Document::overwrites() const {
  const auto there = read_file(target());
  return there && *there != text_;
}

Status Document::save() {
  const fs::path to = target();
  const std::string text = written(desk_.model().series(), head_);
  if (const Status saved = write_file(to, text); !saved) return saved;
  text_ = text;
  desk_.model().mark_saved();
  has_others_ = false;
  draft_->discard();
  is_drafted_ = false;
  if (to != file_) draft_ = std::make_unique<Draft>(workshop_.drafts, to);
  file_ = to;
  return Done{};
}

Status Document::save_as(const fs::path& file) {
  const fs::path before = std::exchange(file_, file);
  const Status saved = save();
  if (!saved) {
    file_ = before;
    return saved;
  }
  draft_ = std::make_unique<Draft>(workshop_.drafts, file_);
  return saved;
}

std::optional<Problem> Document::keep_draft() {
  const std::uint64_t revision = desk_.model().revision();
  if (std::exchange(drafted_, revision) != revision) {
    if (changed()) draft_->keep(desk_.model().series());
    else if (is_drafted_) draft_->discard();
    is_drafted_ = changed();
  }
  return draft_->take_problem();
}

void Document::let_go() { draft_->discard(); }

}  // namespace tablier::editor
