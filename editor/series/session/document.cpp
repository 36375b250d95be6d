#include "editor/series/session/document.hpp"

#include "content/files.hpp"
#include "content/game_spec.hpp"
#include "editor/document/comments.hpp"

#include <algorithm>
#include <utility>

namespace tablier::editor {

namespace fs = std::filesystem;

DocumentStart new_series(const EditorContext& context, const fs::path& file) {
  DocumentStart fresh{file, empty_series(context.new_titles), {}, {}, false, false};
  fresh.series.name = file.stem().string();
  return fresh;
}

std::variant<DocumentStart, FaultyFile> begin(const EditorContext& context, const fs::path& file) {
  std::error_code error;
  if (!fs::exists(file, error)) return new_series(context, file);
  SeriesFile read = read_series(file, context.pieces);
  if (read.series) {
    Locks locks = KeptLocks::of(context.drafts, file, read.series->rows);
    return DocumentStart{file,  *std::move(read.series), std::move(read.text), std::move(read.head), read.has_others,
                         false, std::move(locks)};
  }
  const auto text = read_file(file);
  FaultyFile faulty{file, text ? *text : std::string(), std::move(read.problems), {}};
  faulty.readable = read_what_can_be(faulty.text, context.pieces);
  return faulty;
}

std::set<int> faulty_lines(const FaultyFile& faulty) {
  const std::string& text = faulty.text;
  const bool ends_open = !text.empty() && text.back() != '\n';
  const int last = static_cast<int>(std::count(text.begin(), text.end(), '\n')) + (ends_open ? 1 : 0);
  std::set<int> lines;
  for (const Problem& fault : faulty.problems) lines.insert(std::min(static_cast<int>(fault.where.line), last));
  return lines;
}

DocumentStart begin_with_readable(const FaultyFile& faulty) {
  DocumentStart start{faulty.file, *faulty.readable, faulty.text, head_comments(faulty.text), false, true};
  start.unread = faulty.problems;
  start.series.name = faulty.file.stem().string();
  return start;
}

std::vector<LeftBehind> drafts_left(const EditorContext& context, const fs::path& file) {
  if (context.drafts.empty()) return {};
  std::vector<LeftBehind> all;
  if (file.empty()) all = Draft::all_left(context.drafts);
  else all = Draft::left_of(context.drafts, file);
  std::erase_if(all, [&](const LeftBehind& left) { return !read_series_text(left.text, left.file, context.pieces).series; });
  return all;
}

std::vector<LeftBehind> take_drafts_left(const EditorContext& context, const fs::path& file) {
  std::vector<LeftBehind> all = drafts_left(context, file);
  for (LeftBehind& left : all) left = Draft::set_aside(std::move(left));
  return all;
}

namespace {

/// Nobody is asked about a draft that cannot be read; what the next one would write over is kept all the same.
std::optional<Problem> put_unread_away(const fs::path& draft, const std::vector<LeftBehind>& readable, const char* told) {
  std::error_code error;
  if (!fs::exists(draft, error) || std::ranges::count(readable, draft, &LeftBehind::draft) > 0) return std::nullopt;
  const fs::path away = Draft::put_away(draft);
  return away.empty() ? std::nullopt : std::optional(Problem(Text(told, {{"file", shown_path(away)}})));
}

}  // namespace

std::vector<Problem> put_unread_nameless_away(const EditorContext& context) {
  std::vector<Problem> told;
  if (context.drafts.empty()) return told;
  const std::vector<LeftBehind> readable = drafts_left(context);
  for (const fs::path& draft : Draft::nameless(context.drafts))
    if (auto one = put_unread_away(draft, readable, "editor.draft_unread_unsaved")) told.push_back(*std::move(one));
  return told;
}

void set_others_aside(const EditorContext& context, const LeftBehind& left) {
  if (left.file.empty()) return;
  for (LeftBehind& other : drafts_left(context, left.file))
    if (other.draft != left.draft) Draft::set_aside(std::move(other));
}

namespace {

/// Below a draft what its file has now; of a faulty one what can be read of it.
void begin_from_file(const EditorContext& context, DocumentStart& start) {
  auto begun = begin(context, start.file);
  if (auto* const sound = std::get_if<DocumentStart>(&begun)) {
    start.text = std::move(sound->text);
    start.head = std::move(sound->head);
    start.has_others = sound->has_others;
    start.saved = std::move(sound->series);
  } else {
    FaultyFile& faulty = std::get<FaultyFile>(begun);
    start.text = std::move(faulty.text);
    start.head = head_comments(start.text);
    start.unread = std::move(faulty.problems);
    start.saved = std::move(faulty.readable);
  }
  if (!start.saved) return;
  start.saved->name = start.file.stem().string();
  start.saved_locks = KeptLocks::of(context.drafts, start.file, start.saved->rows);
}

}  // namespace

DocumentStart go_on_with(const EditorContext& context, const LeftBehind& left) {
  DocumentStart start{left.file, *read_series_text(left.text, left.file, context.pieces).series, {}, {}, false, true};
  start.locks = KeptLocks::of(context.drafts, left.file.empty() ? left.draft : left.file, start.series.rows);
  std::error_code error;
  if (!left.file.empty() && fs::exists(left.file, error)) begin_from_file(context, start);
  return start;
}

void forget_left(const EditorContext& context, const std::vector<LeftBehind>& left) {
  for (const LeftBehind& one : left) {
    std::error_code ignored;
    fs::remove(one.draft, ignored);
    if (one.file.empty()) KeptLocks(context.drafts, one.draft).discard();
  }
}

/// A bundled file is never written, so nobody needs to keep others off it.
FileClaim Document::claim_of(const fs::path& file) const {
  return file.empty() || is_bundled(context_.paths, file) ? FileClaim() : FileClaim(file);
}

Document::Document(const EditorContext& context, DocumentStart start)
    : context_(context),
      file_(std::move(start.file)),
      text_(std::move(start.text)),
      head_(std::move(start.head)),
      has_others_(start.has_others),
      unread_(std::move(start.unread)),
      session_(context.pieces, start.saved ? *start.saved : start.series, start.saved ? start.saved_locks : start.locks),
      claim_(claim_of(file_)) {
  keep_beside();
  session_.set_read_only(claim_.refused());
  if (start.saved) session_.take_up(std::move(start.series), std::move(start.locks));
  if (file_.empty() && !session_.model().locks().empty()) keep_locks();  // those of a file are kept, with some that only its draft needs
  if (!start.unsaved) return;
  if (!start.saved || !unread_.empty()) session_.model().mark_unsaved();  // what can be read is less than the file has
  draft_->keep(write_series(session_.model().series()));
  is_drafted_ = true;
}

namespace {

Repeats repeats_of_game(const EditorContext& context, const fs::path& file) {
  if (file.empty()) return {};
  const bool shown_by_game = is_bundled(context.paths, file) || is_found_by_game(context.paths, context.game, file);
  const auto original = shown_by_game ? bundled_file(context.paths, context.game, file.stem().string()) : std::nullopt;
  const SeriesFile read = original ? read_series(*original, context.pieces) : SeriesFile();
  return read.series ? repeats_of(*read.series) : Repeats();
}

}  // namespace

void Document::put_unread_draft_away() {
  if (file_.empty() || context_.drafts.empty()) return;
  const fs::path own = Draft::place_of(context_.drafts, file_);
  if (auto told = put_unread_away(own, drafts_left(context_, file_), "editor.draft_unread")) unread_draft_ = std::move(told);
}

/// The old draft goes first: two of one window keep each other off.
void Document::keep_beside() {
  draft_.reset();
  put_unread_draft_away();
  draft_ = std::make_unique<Draft>(context_.drafts, file_);
  locks_ = std::make_unique<KeptLocks>(context_.drafts, file_.empty() ? draft_->file() : file_);
  printed_ = repeats_of_game(context_, file_);
}

void Document::keep_locks() {
  if (draft_->held()) locks_->keep(session_.model().rows(), session_.model().locks());
}

fs::path Document::target() const {
  if (file_.empty() || !is_bundled(context_.paths, file_)) return file_;
  return own_file(context_.paths, context_.game, file_.stem().string());
}

bool Document::overwrites() const {
  const auto there = read_file(target());
  return there && (!unread_.empty() || *there != text_);
}

bool Document::loses_unread() const {
  const auto there = read_file(target());
  return !unread_.empty() && there && *there == text_;
}

Status Document::may_write(const fs::path& file) const {
  if (claim_.is_of(file) || !FileClaim(file).refused()) return Done{};
  return Problem("editor.no.held", {{"file", file.stem().string()}});
}

bool Document::take_over() {
  if (!read_only()) return false;
  FileClaim free = claim_of(file_);
  if (free.refused()) return false;
  claim_ = std::move(free);
  session_.set_read_only(false);
  if (!changed() && overwrites()) read_again();
  keep_beside();
  return true;
}

void Document::take_up(const LeftBehind& left) {
  SeriesSpec series = *read_series_text(left.text, left.file, context_.pieces).series;
  Locks locks = KeptLocks::of(context_.drafts, left.file, series.rows);
  session_.take_up(std::move(series), std::move(locks));
  keep_draft();
}

/// What the file has now, one step on from what was shown. A file that has faults by now is asked about before it is written over.
void Document::read_again() {
  auto begun = begin(context_, file_);
  auto* const start = std::get_if<DocumentStart>(&begun);
  if (!start) return;
  session_.take_up(std::move(start->series), std::move(start->locks));
  session_.model().mark_saved();
  text_ = std::move(start->text);
  head_ = std::move(start->head);
  has_others_ = start->has_others;
}

Status Document::save() {
  const fs::path to = target();
  if (const Status may = may_write(to); !may) return may;
  if (Status there = has_folder(to); !there && !is_found_by_game(context_.paths, context_.game, to)) return there;
  const std::string text = written(session_.model().series(), head_);
  if (const Status saved = write_file(to, text); !saved) return saved;
  text_ = text;
  session_.model().mark_saved();
  has_others_ = false;
  unread_.clear();
  draft_->discard();
  is_drafted_ = false;
  if (to != file_ || !claim_.held()) claim_ = claim_of(to);
  if (std::exchange(file_, to) != to) keep_beside();
  keep_locks();
  return Done{};
}

Status Document::save_as(const fs::path& file) {
  const fs::path before = std::exchange(file_, file);
  const Status saved = save();
  if (!saved) {
    file_ = before;
    return saved;
  }
  if (before.empty() && draft_->held()) locks_->discard();
  keep_beside();
  keep_locks();
  claim_ = FileClaim();  // it may be of this file: two of one window keep each other off
  claim_ = claim_of(file_);
  session_.set_read_only(claim_.refused());
  return saved;
}

std::optional<Problem> Document::keep_draft() {
  if (unread_draft_) return std::exchange(unread_draft_, std::nullopt);
  const std::uint64_t revision = session_.model().revision();
  if (std::exchange(drafted_, revision) != revision) {
    if (changed()) draft_->keep(write_series(session_.model().series()));
    else if (is_drafted_) draft_->discard();
    is_drafted_ = changed();
    keep_locks();
  }
  return draft_->take_problem();
}

void Document::let_go() {
  draft_->discard();
  if (file_.empty()) locks_->discard();
}

}  // namespace tablier::editor
