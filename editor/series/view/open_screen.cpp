#include "editor/series/view/open_screen.hpp"

#include "content/files.hpp"
#include "editor/document/removed_file.hpp"
#include "editor/series/view/draft_label.hpp"
#include "editor/view/draft_question.hpp"
#include "ui/panels/fitted_text.hpp"
#include "ui/panels/frame.hpp"
#include "ui/panels/notice_line.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/tiles.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/screens/file_screen.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace tablier::editor {
namespace {

namespace fs = std::filesystem;

constexpr float kColumn = 620, kLine = 56, kFoot = 44;

enum class Group : std::uint8_t { draft, recent, own, bundled };

struct Line {
  KnownSeries series;
  Group group;
  std::optional<LeftBehind> draft = {};
};

void add_recent(std::vector<Line>& lines, const EditorContext& context, const RecentFiles& recent) {
  for (const fs::path& file : recent.all()) {
    const SeriesFile read = read_series(file, context.pieces);
    const bool own = is_found_by_game(context.paths, context.game, file);
    lines.push_back({{file, file.stem().string(), read.series ? read.series->title : Localised(), own}, Group::recent});
  }
}

/// Among the first ones, and not for its draft.
bool is_listed(const std::vector<Line>& lines, std::size_t first, const fs::path& file) {
  return std::any_of(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(first), [&file](const Line& line) {
    std::error_code error;
    return line.group != Group::draft && fs::equivalent(line.series.file, file, error);
  });
}

std::vector<Line> lines_of(const EditorContext& context, const RecentFiles& recent) {
  std::vector<Line> lines;
  for (LeftBehind& left : drafts_left(context)) {
    const fs::path file = left.file;
    lines.push_back({{file, file.stem().string(), {}, true}, Group::draft, std::move(left)});
  }
  add_recent(lines, context, recent);
  const std::size_t late = lines.size();
  for (KnownSeries& series : known_series(context.paths, context.game, context.pieces)) {
    if (is_listed(lines, late, series.file)) continue;
    const Group group = series.own ? Group::own : Group::bundled;
    lines.push_back({std::move(series), group});
  }
  return lines;
}

/// Files of late lie anywhere, and two may have one name.
std::string file_label(const Line& line) {
  const std::string name = line.series.file.filename().string();
  return line.group == Group::recent ? name + " · " + shown_path(line.series.file.parent_path()) : name;
}

class OpenScreen final : public Screen {
 public:
  OpenScreen(const EditorContext& context, RecentFiles& recent, OpenActions actions)
      : context_(context), recent_(recent), all_(lines_of(context, recent)), actions_(std::move(actions)) {
    picker_.came_by_key();  // or by the mouse, which moves on then
  }

  Value describe(const Ui&) const override {
    Value files = Value::list();
    for (const Line& one : all_) files.push(one.series.file.string());
    return Value::map({{"screen", "editor_open"}, {"files", std::move(files)}, {"chosen", std::uint64_t{picker_.chosen()}}});
  }
  bool panels_take_keys() const override { return false; }
  bool tells_notices() const override { return told_; }

  bool input(Ui& ui, const Input& input) override {
    if (std::holds_alternative<PointerMoved>(input)) picker_.mouse_moved();
    const auto* key = std::get_if<KeyChange>(&input);
    if (!key || !key->down) return false;
    if (is_press(*key, Key::escape)) ui.navigator.back();
    else if (is_press(*key, Key::o, true)) other(ui);
    else if (is_press(*key, Key::z, true)) undo(ui);
    else if (is_press(*key, Key::del)) ask_to_remove(ui, picker_.chosen());
    else if (is_press(*key, Key::enter) || is_press(*key, Key::space)) choose(ui, picker_.chosen());
    else return move(*key);
    return true;
  }

  void draw_panels(Ui& ui) override {
    picker_.lay(all_.size() + 1);
    if (bar(ui, {.back = ui.tr("editor.title"), .title = ui.tr("editor.open")}).back) ui.navigator.back();
    const Rect all = frame_without_panel(ui).board;
    const float foot = std::floor(ui.px(kFoot));
    const Rect room{all.x, all.y, all.w, all.h - foot};
    draw_foot(ui, {all.x, all.bottom() - foot, all.w, foot});
    const float side = std::max(ui.sizes.xxl, (room.w / ui.scale() - kColumn) / 2);
    const Panel panel(ui, "##all", room, Panel::Ground::ground, {side, ui.sizes.xl});
    if (all_.empty()) status(ui, ui.colour("line"), ui.tr("editor.no.series"));
    for (std::size_t i = 0; i < all_.size(); ++i) {
      if (i == 0 || all_[i].group != all_[i - 1].group) group(ui, all_[i].group, i == 0);
      line(ui, i);
    }
    gap(ui, ui.sizes.l);
    draw_other(ui);
    if (std::exchange(from_head_, false)) ImGui::SetScrollY(0);  // after the lines, which keep to the edge
    if (removed_.empty()) return;
    const std::string back = ui.tr("editor.remove.undo"), undo_key = ui.tr("key.undo");
    if (button(ui, {.label = back, .key = undo_key, .width = -1})) undo(ui);
  }

 private:
  /// What stands over the first line is seen with it.
  bool move(const KeyChange& key) {
    const bool moved = picker_.key(key);
    from_head_ = from_head_ || (moved && picker_.chosen() == 0);
    return moved;
  }

  /// Any file of the disk.
  void other(Ui& ui) {
    const auto chosen = [open = actions_.open](Ui& then, const fs::path& file) {
      then.navigator.back();
      open(then, file);
    };
    ui.navigator.replace(open_file_screen({".yaml"}, chosen, "editor.open"));
  }

  /// The last line, below all files.
  void draw_other(Ui& ui) {
    const std::string label = ui.tr("editor.open_other"), key = ui.tr("editor.key.open");
    const Vec2 size{ImGui::GetContentRegionAvail().x, ui.px(kLine)};
    const TileAnswer t = picked_tile(ui, picker_, all_.size(), {.size = size, .round = 10, .label = label});
    const float pad = ui.px(ui.sizes.l), for_key = measure(ui.fonts.label, key).x;
    const auto top = [&t](const ImFont* font) { return t.box.y + (t.box.h - line_height(font)) / 2; };
    draw_fitted(ui, ui.fonts.strong, {t.box.x + pad, top(ui.fonts.strong)}, ui.colour("ink"), label, size.x - for_key - 3 * pad);
    draw_fitted(ui, ui.fonts.label, {t.box.right() - pad - for_key, top(ui.fonts.label)}, ui.colour("soft_ink"), key, for_key + 1);
    if (t.pressed) other(ui);
  }

  /// What the keys do, and what there is to say: over no line of the list.
  void draw_foot(const Ui& ui, Rect at) {
    const Panel panel(ui, "##openfoot", at, Panel::Ground::paper, {0, 0});
    edge_line(ui, {at.x, at.y, at.w, std::max(1.0F, std::floor(ui.scale()))});
    const float pad = ui.px(ui.sizes.l), room = at.w - 2 * pad;
    told_ = tell_in_line(ui, {at.x + pad, at.y, room, at.h});
    if (told_) return;
    draw_fitted(ui, ui.fonts.label, {at.x + pad, at.y + (at.h - line_height(ui.fonts.label)) / 2}, ui.colour("soft_ink"),
                ui.tr("editor.open_keys"), room);
  }

  void group(const Ui& ui, Group which, bool first) {
    if (!first) gap(ui, ui.sizes.l);
    constexpr std::array kHeadings{"editor.drafts", "editor.recent", "editor.own", "editor.bundled"};
    constexpr std::array kOthers{"editor.drafts", "editor.recent", "editor.own_others", "editor.bundled_others"};
    const bool own = which == Group::own;
    const bool more = std::any_of(all_.begin(), all_.end(), [&](const Line& line) {
      return line.group == Group::recent && !is_elsewhere(context_, line) && line.series.own == own;
    });
    heading(ui, ui.tr((more ? kOthers : kHeadings)[static_cast<std::size_t>(which)]));
    if (which == Group::bundled) note(ui, ui.tr("editor.bundled_note"));
  }

  /// Of a file that lies elsewhere only its place in the list goes.
  static bool is_elsewhere(const EditorContext& context, const Line& line) {
    return line.group == Group::recent && !line.series.own && !is_bundled(context.paths, line.series.file);
  }
  bool may_go(const Line& line) const { return line.series.own || is_elsewhere(context_, line); }

  /// What removing does: a copy of a bundled series gives way to that.
  std::string remove_label(const Ui& ui, const Line& line) const {
    if (line.draft) return ui.tr("editor.remove.draft");
    if (is_elsewhere(context_, line)) return ui.tr("editor.remove.recent");
    return ui.tr(is_name_of_bundled(context_.paths, context_.game, line.series.name) ? "editor.remove.copy" : "editor.remove.own");
  }

  DraftLabel label(const Ui& ui, const Line& line) const {
    if (line.draft) return draft_label(ui, context_, *line.draft);
    const bool faulty = line.series.title.empty();
    return {faulty ? line.series.name : ui.tr(line.series.title), faulty ? ui.tr("editor.faulty") : file_label(line)};
  }

  /// One of which a part is out of sight is left out until it is scrolled into it.
  void line(Ui& ui, std::size_t i) {
    const float y = ImGui::GetCursorScreenPos().y;
    const ImDrawList& list = *ImGui::GetWindowDrawList();
    const bool whole = y >= list.GetClipRectMin().y && y + ui.px(kLine) <= list.GetClipRectMax().y;
    if (!whole) ImGui::PushClipRect({0, 0}, {0, 0}, true);
    draw_line(ui, i);
    if (!whole) ImGui::PopClipRect();
  }

  void draw_line(Ui& ui, std::size_t i) {
    const Line& one = all_[i];
    const float pad = ui.px(ui.sizes.l);
    const std::string remove = may_go(one) ? remove_label(ui, one) : std::string();
    const std::string key = ui.tr("key.delete");
    ButtonLook look{.label = remove, .key = key, .kind = ButtonKind::quiet, .compact = true};
    const float keyed = button_width(ui, look), beside = may_go(one) ? keyed + ui.px(ui.sizes.s) : 0;
    if (picker_.chosen() != i) look.key = {};  // it removes the one that is lit
    look.width = button_width(ui, look);
    const float width = ImGui::GetContentRegionAvail().x - beside;
    const ImVec2 from = ImGui::GetCursorPos();
    const TileAnswer t = picked_tile(ui, picker_, i, {.size = {width, ui.px(kLine)}, .round = 10, .label = one.series.name});
    const ImVec2 below = ImGui::GetCursorPos();
    const DraftLabel words = label(ui, one);
    const bool faulty = !one.draft && one.series.title.empty();
    const float high = line_height(ui.fonts.strong) + line_height(ui.fonts.label), top = t.box.y + (t.box.h - high) / 2;
    draw_fitted(ui, ui.fonts.strong, {t.box.x + pad, top}, ui.colour("ink"), words.name, width - 2 * pad);
    draw_fitted(ui, ui.fonts.label, {t.box.x + pad, top + line_height(ui.fonts.strong)}, ui.colour(faulty ? "danger" : "soft_ink"),
                words.note, width - 2 * pad);
    if (t.pressed) choose(ui, i);
    if (!may_go(one)) return;
    ImGui::SetCursorPos({from.x + width + ui.px(ui.sizes.s), from.y + ui.px(kLine - kCompactHeight) / 2});
    ImGui::PushID(static_cast<int>(i));
    if (button(ui, look)) ask_to_remove(ui, i);
    ImGui::PopID();
    ImGui::SetCursorPos(below);
  }

  void choose(Ui& ui, std::size_t i) {
    if (i >= all_.size()) return other(ui);
    const Line chosen = all_[i];
    ui.navigator.back();
    if (chosen.draft) actions_.go_on(ui, *chosen.draft);
    else actions_.open(ui, chosen.series.file);
  }

  void read_again() { all_ = lines_of(context_, recent_); }

  void ask_to_remove(Ui& ui, std::size_t i) {
    if (i >= all_.size()) return;
    const Line line = all_[i];
    if (!may_go(line)) return ui.say(Problem("editor.no.remove_bundled"));
    if (is_elsewhere(context_, line)) {
      recent_.forget(line.series.file);
      return read_again();
    }
    const std::string name = label(ui, line).name;
    if (line.draft) return ask_to_let_go(ui, name, [this, line] { let_go(*line.draft); });
    const bool copy = is_name_of_bundled(context_.paths, context_.game, line.series.name);
    const char* const note = copy ? "editor.remove.copy_note" : "editor.remove.own_note";
    ui.dialogs.ask({.title = ui.tr("editor.remove.title", {{"name", name}}),
                    .text = ui.tr(note, {{"file", line.series.file.filename().string()}}),
                    .choices = {{ui.tr("button.cancel")},
                                {copy ? ui.tr("editor.remove.copy_do") : remove_label(ui, line),
                                 [this, &ui, file = line.series.file] { remove(ui, file); }}},
                    .first_is_harmless = true});
  }

  void let_go(const LeftBehind& draft) {
    forget_left(context_, {draft});
    read_again();
  }

  void remove(Ui& ui, const fs::path& file) {
    if (const Status may = actions_.leave(file); !may) return ui.say(may.problem());
    const auto place = remove_file(file);
    if (!place) return ui.say(place.problem());
    removed_.push_back({*place, file});
    read_again();
    ui.say(Text("editor.remove.done", {{"file", place->filename().string()}}));
  }

  void undo(Ui& ui) {
    if (removed_.empty()) return ui.say(Problem("editor.no.undo"));
    const Removed last = removed_.back();
    if (const Status back = put_back(last.place, last.file); !back) return ui.say(back.problem());
    removed_.pop_back();
    read_again();
    ui.say(Text("editor.remove.put_back", {{"file", last.file.filename().string()}}));
  }

  struct Removed {
    fs::path place, file;
  };
  const EditorContext& context_;
  RecentFiles& recent_;
  std::vector<Line> all_;
  const OpenActions actions_;
  Picker picker_;
  std::vector<Removed> removed_;
  bool from_head_ = true;  ///< it is scrolled to its head: at first, wherever the last one was left
  bool told_ = false;      ///< its own line has the notice
};

}  // namespace

std::unique_ptr<Screen> open_screen(const EditorContext& context, RecentFiles& recent, OpenActions actions) {
  return std::make_unique<OpenScreen>(context, recent, std::move(actions));
}

}  // namespace tablier::editor
