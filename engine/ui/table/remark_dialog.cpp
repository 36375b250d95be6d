#include "content/utf8.hpp"
#include "ui/core/imgui_bridge.hpp"
#include "ui/panels/fields.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/table/look_back_key.hpp"
#include "ui/table/table_dialogs.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

/// What somebody thinks of a move.
namespace tablier {
namespace {

/// In logical pixels.
constexpr float kRemarkWidth = 560;

/// A remark while it is made.
struct RemarkDraft {
  Remark remark;
  bool fresh = true;
  std::optional<int> on = {};  ///< the mark that the keys are on; 0: none
};

void set_mark(Remark& remark, int chosen) {
  remark.mark = chosen == 0 ? std::string() : std::string(kMarks[static_cast<std::size_t>(chosen - 1)]);
}

void draw_remark(Ui& ui, RemarkDraft& draft) {
  const std::string hint = ui.tr("table.remark.comment");
  bool entered = false;
  text_field(ui, "##comment", draft.remark.comment, {.hint = hint, .take_focus = std::exchange(draft.fresh, false)}, &entered);
  if (entered) ui.dialogs.answer(0);
  std::vector<std::string> labels{ui.tr("table.remark.none")};
  labels.insert(labels.end(), kMarks.begin(), kMarks.end());
  const auto found = std::ranges::find(kMarks, std::string_view(draft.remark.mark));
  int chosen = found == kMarks.end() ? 0 : static_cast<int>(found - kMarks.begin()) + 1;
  draft.on.reset();
  bridge::tab_group(true);
  if (choose_one(ui, "mark", labels, chosen, &draft.on)) set_mark(draft.remark, chosen);
  bridge::tab_group(false);
}

}  // namespace

/// `5. K12, takes two`: which move it is about; empty where none is listed.
std::string TableDialogs::remarked_move() const {
  const std::vector<MoveLine> lines = presenter_.move_lines();
  const auto line = std::ranges::find(lines, line_looked_at(play_), &MoveLine::ply);
  if (line == lines.end()) return {};
  return ui_.tr("table.remark.move", {{"n", line->number}, {"move", line->label}});
}

void TableDialogs::ask_remark() {
  const auto remark = play_.variations().remark();
  if (!remark) return ui_.say(Text("table.remark.no_move"));
  write_remark(*remark);
}

/// What was written is kept nowhere yet.
void TableDialogs::ask_to_drop_remark(const Remark& written) {
  ui_.dialogs.ask(
      {.title = ui_.tr("table.remark.drop.title"),
       .text = written.mark + (written.mark.empty() || written.comment.empty() ? "" : " ") + written.comment,
       .choices = {{ui_.tr("table.remark.drop.stay"), [this, written] { write_remark(written); }}, {ui_.tr("table.remark.drop.go")}},
       .first_is_harmless = true,
       .of_position = true});
}

void TableDialogs::write_remark(const Remark& begun) {
  const auto draft = std::make_shared<RemarkDraft>(RemarkDraft{begun});
  const auto drop = [this, draft] {
    const auto kept = play_.variations().remark();
    if (kept && *kept != draft->remark) ask_to_drop_remark(draft->remark);
  };
  const auto keep = [this, draft] {
    draft->remark.comment = clipped(repaired_utf8(draft->remark.comment), kMaxComment);
    play_.variations().set_remark(draft->remark);
  };
  Dialog dialog{.title = ui_.tr("table.remark.title"), .text = remarked_move(), .width = kRemarkWidth};
  dialog.content = [this, draft] { draw_remark(ui_, *draft); };
  dialog.key = [draft](const KeyChange& key) {
    if (is_press(key, Key::page_up) || is_press(key, Key::page_down)) return true;  // all of it is seen: they lead nowhere
    if (!draft->on || !is_press(key, Key::enter)) return false;
    set_mark(draft->remark, *draft->on);
    return true;
  };
  dialog.choices = {
      {.label = ui_.tr("table.remark.keep"), .act = keep, .key = {.key = Key::enter, .ctrl = true, .label = ui_.tr("key.ctrl_enter")}},
      {ui_.tr("button.cancel"), drop}};
  ui_.dialogs.ask(std::move(dialog));
}

}  // namespace tablier
