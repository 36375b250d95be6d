#pragma once

#include "editor/editor.hpp"
#include "editor/series/session/document.hpp"
#include "editor/series/view/editor_panel.hpp"
#include "editor/series/view/questions.hpp"
#include "ui/core/ui.hpp"

#include <memory>
#include <optional>
#include <vector>

/// The screen of the editor: grid, pieces, figures, the chosen penta; or what is wrong with a file that was to be opened.
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
  void draw_panels(Ui& ui) override;
  bool settled() const override { return !document_ || !session().busy(); }
  Value describe(const Ui& ui) const override;
  bool panels_take_keys() const override { return false; }

 private:
  EditSession& session() { return document_->session(); }
  const EditSession& session() const { return document_->session(); }

  // Files: editor_files.cpp
  void open(Ui& ui, const std::filesystem::path& file);
  void open_any(Ui& ui, const std::filesystem::path& file, std::optional<LeftBehind> left);
  void use(DocumentStart start);
  void go_on(const LeftBehind& left);
  void make_new(Ui& ui);
  void choose_file(Ui& ui);
  void save(Ui& ui, const Then& then = {});
  void save_as(Ui& ui, const Then& then = {});
  void write(Ui& ui, const Status& saved, bool copied, const Then& then);
  /// `then` at once where all is saved, else after it was asked about.
  void when_saved(Ui& ui, const Then& then);
  void close(Ui& ui);
  /// To the screen below.
  void go_back(Ui& ui);

  // Keys: editor_keys.cpp
  bool file_key(Ui& ui, const KeyChange& key);
  bool edit_key(Ui& ui, const KeyChange& key);
  bool move_key(Ui& ui, const KeyChange& key);
  bool type(Ui& ui, char32_t character);
  void command(Ui& ui, EditorCommand command);
  /// Tells what was refused; what was done is brought into sight.
  void tell(Ui& ui, const Status& status);
  bool may_go_back(const Ui& ui) const;

  void draw_bar(Ui& ui);
  void draw_foot(const Ui& ui, Rect at) const;
  std::string where_label(const Ui& ui) const;

  const EditorContext context_;
  const std::shared_ptr<const GameEntry> game_;
  const OpenRequest request_;
  std::unique_ptr<Document> document_;  ///< null while faults are shown
  std::filesystem::path faulty_;
  std::vector<Problem> faults_;
  EditorPanel panel_;
  std::optional<Spot> hovered_;
  bool into_sight_ = false, begun_ = false;
};

}  // namespace tablier::editor
