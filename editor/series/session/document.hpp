#pragma once

#include "editor/document/draft.hpp"
#include "editor/document/file_claim.hpp"
#include "editor/series/model/series_file.hpp"
#include "editor/series/session/edit_session.hpp"
#include "editor/series/session/kept_locks.hpp"

#include <memory>
#include <optional>
#include <set>
#include <variant>

/// A series on the desk together with its file and its draft: opening, saving, and what must be asked before either. Knows no window.
namespace tablier::editor {

/// What every document needs to know of the program and the game.
struct EditorContext {
  Paths paths;
  std::string game;
  std::vector<PieceSpec> pieces;
  Titles new_titles;                        ///< of a series that has none yet
  std::filesystem::path drafts;             ///< where drafts are kept; empty: none are
  std::filesystem::path difficulties = {};  ///< the file in the cache that keeps how hard pentas are; empty: nothing does
};

/// What a series begins with.
struct DocumentStart {
  std::filesystem::path file;  ///< empty: none yet
  SeriesSpec series;
  std::string text;                      ///< of the file, as it was read
  std::string head;                      ///< comments at the head of the file, kept
  bool has_others = false;               ///< other comments, lost when it is saved
  bool unsaved = false;                  ///< a draft: changed from the start
  Locks locks = {};                      ///< as they were when it was edited last
  std::optional<SeriesSpec> saved = {};  ///< what the file of a draft has, as far as it can be read: undo leads there
  Locks saved_locks = {};                ///< those of that
  std::vector<Problem> unread = {};      ///< what of the file could not be read
};

/// A series that is not there yet; `file` may be empty.
DocumentStart new_series(const EditorContext& context, const std::filesystem::path& file = {});

/// A file that cannot be read whole.
struct FaultyFile {
  std::filesystem::path file;
  std::string text;
  std::vector<Problem> problems;
  std::optional<SeriesSpec> readable;  ///< what can be read of it
};
/// The lines of its text that have faults, from 1. What is only missed after the end, as a bracket that is not closed, is of the last one.
std::set<int> faulty_lines(const FaultyFile& faulty);
/// The series of a file (a new one where there is no such file), or all that is wrong with it.
std::variant<DocumentStart, FaultyFile> begin(const EditorContext& context, const std::filesystem::path& file);
/// What can be read of a faulty file, not saved; before it is written over that file it is asked. Precondition: faulty.readable.
DocumentStart begin_with_readable(const FaultyFile& faulty);
/// Drafts that were left behind and can be read, the newest first; `file`: only its own.
std::vector<LeftBehind> drafts_left(const EditorContext& context, const std::filesystem::path& file = {});
/// The same of one file that is about to be opened: they are set aside, so that its new draft takes the place of none.
std::vector<LeftBehind> take_drafts_left(const EditorContext& context, const std::filesystem::path& file);
/// Drafts of series that have no file yet and cannot be read are put away (Draft::put_away), and told: nobody would open their file.
std::vector<Problem> put_unread_nameless_away(const EditorContext& context);
/// Other drafts of its file make way for the one that is gone on with.
void set_others_aside(const EditorContext& context, const LeftBehind& left);
/// A draft that was left behind, with the comments and the faults that its file has now. Precondition: drafts_left has told it.
DocumentStart go_on_with(const EditorContext& context, const LeftBehind& left);

/// Drafts that nobody wants, and what belongs to them.
void forget_left(const EditorContext& context, const std::vector<LeftBehind>& left);

class Document {
 public:
  Document(const EditorContext& context, DocumentStart start);

  EditSession& session() { return session_; }
  const EditSession& session() const { return session_; }
  /// The file that it was read from or saved to; empty: none yet.
  const std::filesystem::path& file() const { return file_; }
  /// Where save() writes: its file, or the player's own copy of one that came with the program. Empty: it has no file yet.
  std::filesystem::path target() const;
  bool becomes_copy() const { return !file_.empty() && target() != file_; }
  /// True where saving would lose comments that stand below the head of its file.
  bool loses_comments() const { return has_others_; }
  /// What the series of the game repeats of which this is, or the player's copy; of any other nothing.
  const Repeats& printed_repeats() const { return printed_; }
  bool changed() const { return session_.model().changed(); }
  /// True where save() would write over something else than what was read or saved here.
  bool overwrites() const;
  /// Its file is as it was read, but some of it could not be: saving loses that.
  bool loses_unread() const;
  const std::vector<Problem>& unread() const { return unread_; }

  /// Another window has the file: nothing is edited, and it can only be saved under another name.
  bool read_only() const { return session_.read_only(); }
  /// Looks again whether another window has the file. True where it has let go of it: the series is as the file has it now, and may be
  /// edited.
  bool take_over();
  /// Refused where another window, or another tab, has that file.
  Status may_write(const std::filesystem::path& file) const;

  /// A draft of its file that was left behind, one step on from what is shown. Precondition: drafts_left has told it; !read_only().
  void take_up(const LeftBehind& left);

  /// Refused as may_write says. Precondition: target() is not empty.
  Status save();
  Status save_as(const std::filesystem::path& file);

  /// Keeps the draft and the locks up to date; to be called after every edit. A problem is told once.
  std::optional<Problem> keep_draft();
  /// The draft, written by now where there is anything to write.
  const std::filesystem::path& written_draft() {
    draft_->flush();
    locks_->flush();
    return draft_->file();
  }
  /// What is not saved is let go.
  void let_go();

 private:
  FileClaim claim_of(const std::filesystem::path& file) const;
  void read_again();
  /// A draft for its file, a place for its locks, and the game's series of that name.
  void keep_beside();
  void put_unread_draft_away();
  void keep_locks();

  const EditorContext& context_;
  std::filesystem::path file_;
  std::string text_;  ///< of the file, as it was read or saved last
  std::string head_;
  bool has_others_;
  std::vector<Problem> unread_;
  EditSession session_;
  FileClaim claim_;
  Repeats printed_;
  std::unique_ptr<Draft> draft_;
  std::optional<Problem> unread_draft_;  ///< to be told once
  std::unique_ptr<KeptLocks> locks_;
  std::uint64_t drafted_ = 0;
  bool is_drafted_ = false;
};

}  // namespace tablier::editor
