#pragma once

#include "editor/document/recent_files.hpp"
#include "editor/editor.hpp"
#include "editor/series/session/desk.hpp"
#include "editor/series/view/editor_panel.hpp"
#include "editor/series/view/grid_view.hpp"
#include "editor/series/view/hand.hpp"
#include "editor/series/view/key_area.hpp"
#include "editor/series/view/print_dialog.hpp"
#include "editor/series/view/questions.hpp"
#include "editor/series/view/workshop.hpp"
#include "editor/view/file_questions.hpp"
#include "ui/core/ui.hpp"

#include <memory>
#include <optional>
#include <set>
#include <vector>

/// The screen of the editor: a tab a file; below it grid, pieces, figures and the chosen penta, or what is wrong with the file.
namespace tablier::editor {

class EditorScreen final : public Screen {
 public:
  EditorScreen(EditorContext context, std::shared_ptr<const GameEntry> game, OpenRequest request);

  std::string name(const Ui& ui) const override { return ui.tr("editor.title"); }
  void enter(Ui& ui) override;
  bool may_close(Ui& ui) override;
  bool input(Ui& ui, const Input& input) override;
  bool update(Ui& ui, double now) override;
  std::optional<double> next_wake(const Ui& ui, double now) const override;
  NoticeRoom notice_room(const Ui& ui) const override;
  bool tells_notices() const override { return notice_told_; }
  void draw_panels(Ui& ui) override;
  bool settled() const override { return !busy() && !workshop_.works(); }
  Value describe(const Ui& ui) const override;
  bool panels_take_keys() const override { return menu_open_; }

 private:
  /// Null while faults are shown.
  Document* document() { return desk_.empty() ? nullptr : desk_.here().document.get(); }
  const Document* document() const { return desk_.empty() ? nullptr : desk_.here().document.get(); }
  /// Precondition: document().
  EditSession& session() { return document()->session(); }
  const EditSession& session() const { return document()->session(); }
  bool busy() const;

  // Files: editor_files.cpp
  void begin_with_drafts(Ui& ui);
  void open(Ui& ui, const std::filesystem::path& file);
  void open_text(Ui& ui, const std::string& text);
  void add_file(const std::filesystem::path& file);
  /// Whether the file that is worked at may be edited by now; true where that changed.
  bool look_again(Ui& ui);
  /// `unasked`: nobody opened anything.
  void ask_about_left(Ui& ui, const std::vector<LeftBehind>& left, bool unasked = false);
  void add(DocumentStart start);
  void go_on(Ui& ui, const LeftBehind& left);
  /// Where drafts are that nobody is asked about now.
  void say_drafts_wait(Ui& ui);
  void read_again(Ui& ui);
  void use_readable(Ui& ui);
  void choose_file(Ui& ui);
  /// A file that is about to be removed; refused where this window has changes of it, or another one has it open.
  Status leave(const std::filesystem::path& file);
  void save(Ui& ui, const Then& then = {});
  void save_as(Ui& ui, const Then& then = {});
  void written(Ui& ui, bool copied, const Then& then);
  void close_tab(Ui& ui, std::size_t i);
  /// `then` at once where all is saved, else after it was asked about, tab by tab.
  void when_all_saved(Ui& ui, const Then& then, const std::set<std::size_t>& given_up = {});
  /// What is to become of the changes of the tab that is worked at.
  void ask_here(Ui& ui, const Then& saved, const Then& let_go);
  /// The same of the tab that is worked at.
  void when_saved(Ui& ui, const Then& then);
  void close(Ui& ui);
  /// To the screen below.
  void go_back(Ui& ui);

  // Keys: editor_keys.cpp
  bool held_key(const KeyChange& key);
  /// While the menu is open.
  bool menu_key(const KeyChange& key);
  /// Tab, and what is for the place beside the grid that it reached.
  bool beside_key(Ui& ui, const KeyChange& key);
  void lay_beside(Ui& ui);
  /// Precondition: not document().
  bool faulty_key(Ui& ui, const KeyChange& key);
  bool edit_key(Ui& ui, const KeyChange& key);
  bool move_key(Ui& ui, const KeyChange& key);
  bool type(Ui& ui, char32_t character);
  void command(Ui& ui, EditorCommand command);
  void command_of_series(Ui& ui, EditorCommand command);
  /// Tells what was refused, until something is done; what was done is brought into sight.
  void tell(Ui& ui, const Status& status);
  bool may_go_back(const Ui& ui) const;
  void ask_row_form(Ui& ui);
  void copy_row(Ui& ui);
  void paste(Ui& ui);
  void play(Ui& ui);

  // Drawing: editor_screen.cpp
  void draw_bar(Ui& ui);
  void draw_series(Ui& ui);
  void draw_faulty(Ui& ui);
  void use_grid(Ui& ui, const GridAnswer& grid);
  /// What the mouse carries is let go of.
  void drop(Ui& ui, const GridAnswer& grid);

  const EditorContext context_;
  const std::shared_ptr<const GameEntry> game_;
  const OpenRequest request_;
  RecentFiles recent_;
  Desk desk_;
  EditorPanel panel_;
  Workshop workshop_;
  Hand hand_;
  PrintWish print_;
  KeyArea keys_;
  std::vector<Rect> figures_;  ///< what notices keep off, as it was drawn last
  std::optional<CellIndex> hovered_;
  bool ctrl_ = false;          ///< is held
  bool points_ = true;         ///< the mouse has moved since a key was pressed
  std::uint64_t told_at_ = 0;  ///< revision of the series when something was told last
  double look_at_ = 0;         ///< when to look again at a file that another window has; seconds
  bool into_sight_ = false, begun_ = false, hand_cancelled_ = false, close_menu_ = false;
  bool menu_open_ = false, open_menu_ = false;
  bool notice_told_ = false;  ///< the line of figures has it
};

}  // namespace tablier::editor
