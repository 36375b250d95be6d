#include "editor/series/session/document.hpp"

#include "content/files.hpp"

#include <utility>

namespace tablier::editor {

namespace fs = std::filesystem;

DocumentStart new_series(const EditorContext& context, const fs::path& file) {
  DocumentStart fresh{file, empty_series(context.new_titles), {}, {}, false, false};
  fresh.series.name = file.stem().string();
  return fresh;
}

std::variant<DocumentStart, std::vector<Problem>> begin(const EditorContext& context, const fs::path& file) {
  std::error_code error;
  if (!fs::exists(file, error)) return new_series(context, file);
  SeriesFile read = read_series(file, context.pieces);
  if (!read.series) return std::move(read.problems);
  return DocumentStart{file, *std::move(read.series), std::move(read.text), std::move(read.head), read.has_others, false};
}

DocumentStart go_on_with(const EditorContext& context, const LeftBehind& left) {
  DocumentStart start{left.file, left.series, {}, {}, false, true};
  std::error_code error;
  if (left.file.empty() || !fs::exists(left.file, error)) return start;
  const SeriesFile read = read_series(left.file, context.pieces);
  start.text = read.text;
  start.head = read.head;
  start.has_others = read.has_others;
  return start;
}

Document::Document(const EditorContext& context, DocumentStart start)
    : context_(context),
      file_(std::move(start.file)),
      text_(std::move(start.text)),
      head_(std::move(start.head)),
      has_others_(start.has_others),
      session_(context.pieces, std::move(start.series)),
      draft_(std::make_unique<Draft>(context.drafts, file_)) {
  if (!start.unsaved) return;
  session_.model().mark_unsaved();
  draft_->keep(session_.model().series());
  is_drafted_ = true;
}

fs::path Document::target() const {
  if (file_.empty() || !is_bundled(context_.paths, file_)) return file_;
  return own_file(context_.paths, context_.game, file_.stem().string());
}

bool Document::overwrites() const {
  const auto there = read_file(target());
  return there && *there != text_;
}

Status Document::save() {
  const fs::path to = target();
  const std::string text = written(session_.model().series(), head_);
  if (const Status saved = write_file(to, text); !saved) return saved;
  text_ = text;
  session_.model().mark_saved();
  has_others_ = false;
  draft_->discard();
  is_drafted_ = false;
  if (to != file_) draft_ = std::make_unique<Draft>(context_.drafts, to);
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
  draft_ = std::make_unique<Draft>(context_.drafts, file_);
  return saved;
}

std::optional<Problem> Document::keep_draft() {
  const std::uint64_t revision = session_.model().revision();
  if (std::exchange(drafted_, revision) != revision) {
    if (changed()) draft_->keep(session_.model().series());
    else if (is_drafted_) draft_->discard();
    is_drafted_ = changed();
  }
  return draft_->take_problem();
}

void Document::let_go() { draft_->discard(); }

}  // namespace tablier::editor
