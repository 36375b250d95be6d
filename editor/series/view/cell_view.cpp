#include "editor/series/view/cell_view.hpp"

#include "editor/series/view/penta_sign.hpp"
#include "editor/series/view/piece_room.hpp"
#include "ui/panels/fitted_text.hpp"
#include "ui/panels/piece_icon.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/tiles.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>

namespace tablier::editor {
namespace {

/// Logical pixels: signs, the dot of a lock and the corner that it is pressed in.
constexpr float kSign = 9, kPad = 6, kDot = 3, kCorner = 15;

std::string_view ground_of(const PentaNews* news, bool empty) {
  if (empty || !news || news->state == PentaState::missing || news->state == PentaState::counting) return empty ? "ground" : "raised";
  if (news->state == PentaState::impossible) return "danger_ground";
  return news->state == PentaState::single ? "done_ground" : "raised";
}

std::string_view line_of(const PentaNews* news) {
  if (!news || news->state == PentaState::missing) return "line";
  if (news->state == PentaState::impossible || !news->repeats.empty()) return "danger";
  return news->state == PentaState::single ? "done" : "line";
}

std::string worth_label(const Ui& ui, const PentaNews& news) {
  if (news.state == PentaState::missing || news.state == PentaState::single) return {};
  return news.state == PentaState::counting ? "…" : count_label(ui, news.solutions);
}

/// Two strokes: equal to another one.
void draw_repeated(const Ui& ui, Vec2 centre, float side) {
  const ImU32 ink = im(ui.colour("danger"));
  const float width = std::max(2.0F, side * 0.2F);
  for (const float up : {-0.22F, 0.22F})
    ImGui::GetWindowDrawList()->AddLine({centre.x - side / 2, centre.y + up * side}, {centre.x + side / 2, centre.y + up * side}, ink,
                                        width);
}

/// At the foot of a box, right: a star for one solution, a cross for none, and the number; at its left two strokes for a set that is
/// twice.
void draw_worth(const Ui& ui, const PentaNews& news, Rect box) {
  const std::string label = worth_label(ui, news);
  const Vec2 size = measure(ui.fonts.small_figures, label);
  const float foot = box.bottom() - ui.px(2), sign = ui.px(kSign);
  float right = box.right() - ui.px(kPad);
  const bool bad = news.state == PentaState::impossible;
  draw_text(*ImGui::GetWindowDrawList(), ui.fonts.small_figures, {right - size.x, foot - size.y},
            im(ui.colour(bad ? "danger" : "soft_ink")), label);
  if (!label.empty()) right -= size.x + ui.px(3);
  draw_sign(ui, news.state, {right - sign / 2, foot - line_height(ui.fonts.small_figures) / 2}, sign);
  if (!news.repeats.empty()) draw_repeated(ui, {box.x + ui.px(kPad) + sign / 2, foot - line_height(ui.fonts.small_figures) / 2}, sign);
}

/// What the slot does not show itself: what is only repeated would cover its neighbours for nothing.
void tell_worth(const Ui& ui, const std::string& name, const PentaNews& news) {
  const PentaLabels labels = penta_label(ui, news);
  if (!labels.second.empty()) tell(ui, name + ": " + labels.second);
}

class Cell {
 public:
  Cell(const Ui& ui, const CellLook& look)
      : ui_(ui),
        look_(look),
        number_(look.session.model().at(look.cell)),
        news_(look.session.report().at(look.cell)),
        list_(*ImGui::GetWindowDrawList()) {}

  CellAnswer draw() {
    const std::string name = slot_name(look_.session, look_.cell);
    const bool here = look_.session.cursor() == look_.cell;
    ground_ = look_.small ? "" : is_start() ? "tray" : ground_of(news_, number_ == 0);
    ImGui::PushID(static_cast<int>(look_.cell.row * 100 + look_.cell.column));
    const TileAnswer t = tile(ui_, "##cell",
                              {.size = look_.size,
                               .round = look_.small ? 5.0F : 8.0F,
                               .ground = ground_,
                               .line = look_.small && number_ > 0 ? std::string_view() : line_of(look_.small ? nullptr : news_),
                               .ring = here,
                               .label = name});
    const bool dragged = number_ > 0 && ImGui::IsItemActive() && ImGui::IsMouseDragging(ImGuiMouseButton_Left);
    ImGui::PopID();
    CellAnswer answer{t.pressed, t.hovered, dragged, false, ImGui::IsMouseHoveringRect(im(t.box.corner()), {t.box.right(), t.box.bottom()}),
                      t.box};
    if (here && !look_.session.typed().empty()) typed(t.box);
    else if (number_ > 0) piece(t.box);
    if (news_ && !look_.small) draw_worth(ui_, *news_, t.box);
    if (number_ > 0) lock(answer);
    if (look_.sign != DropSign::none) drop_sign(t.box);
    if (t.hovered && look_.tells && news_ && !answer.locked && !here) tell_worth(ui_, name, *news_);
    return answer;
  }

 private:
  void piece(Rect box) {
    const PieceSpec* const found = find_piece(look_.game.content, number_);
    if (!found) return;
    const SlotMeasure slot{box, ui_.scale(), line_height(ui_.fonts.small_figures)};
    const float label = news_ ? measure(ui_.fonts.small_figures, worth_label(ui_, *news_)).x : 0;
    const PieceRoom room =
        look_.small ? room_in_start_slot(slot, worth_here(), worth_beside()) : room_in_penta_slot(slot, label, is_flat(*found));
    const std::string_view ground = look_.small ? "raised" : ground_;
    draw_piece_of(ui_, look_.game, *found, room.centre, room.side, ground);
  }

  /// It begins the row, in one that begins later than others.
  bool is_start() const { return static_cast<int>(look_.cell.column) + 1 < look_.session.model().rows()[look_.cell.row].first; }

  static bool is_flat(const PieceSpec& piece) {
    const Place extent = piece.form.extent();
    return std::min(extent.x, extent.y) == 1;
  }

  /// The last slot of those that begin a row.
  std::size_t last_start() const { return static_cast<std::size_t>(std::max(1, look_.session.model().rows()[look_.cell.row].first)) - 1; }

  /// What the first penta's worth takes of this slot: nothing but of the last one that begins the row.
  float worth_here() const { return look_.cell.column == last_start() ? worth_beside() : 0; }

  /// What it takes of that one.
  float worth_beside() const {
    const PentaNews* const news = look_.session.report().at({look_.cell.row, last_start()});
    if (!news) return 0;
    const std::string label = worth_label(ui_, *news);
    return label.empty() && news->state != PentaState::single ? 0 : measure(ui_.fonts.small_figures, label).x + ui_.px(kSign + 5);
  }

  void typed(Rect box) {
    const std::string label = look_.session.typed() + "_";
    const ImFont* const font = look_.small ? ui_.fonts.strong : ui_.fonts.title;
    const Vec2 size = measure(font, label);
    draw_text(list_, font, {box.centre().x - size.x / 2, box.centre().y - size.y / 2}, im(ui_.colour("accent_ink")), label);
  }

  /// A dot in the corner; where the mouse is, a ring that waits for one.
  void lock(CellAnswer& answer) {
    const float corner = ui_.px(look_.small ? kCorner * 0.6F : kCorner), out = ui_.px(look_.small ? 3 : 8);
    const Vec2 centre{answer.box.x + out, answer.box.y + out};
    const ImVec2 mouse = ImGui::GetMousePos();
    const bool inside = mouse.x < answer.box.x + corner && mouse.y < answer.box.y + corner;
    answer.locked = answer.pressed && inside;
    answer.pressed = answer.pressed && !inside;
    if (look_.session.model().is_locked(look_.cell)) list_.AddCircleFilled(im(centre), ui_.px(kDot), im(ui_.colour("ink")));
    else if (answer.hovered) list_.AddCircle(im(centre), ui_.px(kDot), im(ui_.colour("soft_ink")), 0, ui_.px(1));
  }

  void drop_sign(Rect box) {
    const char* const role = look_.sign == DropSign::refused ? "danger" : "accent";
    list_.AddRect(im(box.corner()), {box.right(), box.bottom()}, im(ui_.colour(role)), ui_.px(8), 0, ui_.px(2));
  }

  const Ui& ui_;
  const CellLook& look_;
  const int number_;
  const PentaNews* news_;
  ImDrawList& list_;
  std::string_view ground_;
};

}  // namespace

CellAnswer draw_cell(const Ui& ui, const CellLook& look) { return Cell(ui, look).draw(); }

void draw_start(const Ui& ui, const EditSession& session, CellIndex last, Rect box) {
  const PentaNews* const news = session.report().at(last);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float round = ui.px(8), thin = std::max(1.0F, std::floor(ui.scale()));
  list.AddRectFilled(im(box.corner()), {box.right(), box.bottom()}, im(ui.colour(news ? ground_of(news, false) : "raised")), round);
  list.AddRect(im(box.corner()), {box.right(), box.bottom()}, im(ui.colour(line_of(news))), round, 0, thin);
  if (news) draw_worth(ui, *news, box);
}

std::string count_label(const Ui& ui, std::uint64_t solutions) {
  return ui.tr("editor.count", {{"n", static_cast<std::int64_t>(solutions)}});
}

std::string slot_name(const EditSession& session, CellIndex index) {
  return session.model().rows()[index.row].name + ":" + std::to_string(index.column + 1);
}

PentaLabels penta_label(const Ui& ui, const PentaNews& news) {
  PentaLabels labels;
  const auto n = static_cast<std::int64_t>(news.solutions);
  switch (news.state) {
    case PentaState::missing: return {ui.tr("editor.penta.missing", {{"n", news.missing}}), {}};
    case PentaState::counting: labels.first = ui.tr("editor.penta.counting"); break;
    case PentaState::impossible: labels.first = ui.tr("editor.penta.impossible"); break;
    case PentaState::single: labels.first = ui.tr("editor.penta.single"); break;
    case PentaState::several: labels.first = ui.tr("editor.penta.several", {{"n", n}}); break;
  }
  if (!news.repeats.empty()) labels.second = ui.tr("editor.penta.repeats", {{"name", news.repeats}});
  return labels;
}

}  // namespace tablier::editor
