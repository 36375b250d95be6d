#include "editor/series/view/cell_view.hpp"

#include "ui/panels/fitted_text.hpp"
#include "ui/panels/piece_icon.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/tiles.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>

namespace tablier::editor {
namespace {

/// Logical pixels: squares of a piece, signs, what stands at the left of a piece.
constexpr float kMinSquare = 5, kMaxSquare = 8, kSign = 10, kPad = 6, kNumber = 17;
constexpr float kMaxShownRows = 3, kMaxShownColumns = 5;

/// Where a row begins, before its first penta.
constexpr const char* kStartGround = "tray";

std::string_view ground_of(const PentaNews* news, bool empty) {
  if (!news) return kStartGround;
  if (empty || news->state == PentaState::missing || news->state == PentaState::counting) return "paper";
  if (news->state == PentaState::impossible) return "danger_ground";
  return news->state == PentaState::single ? "done_ground" : "raised";
}

std::string_view line_of(const PentaNews* news) {
  if (!news || news->state == PentaState::missing) return "line";
  if (news->state == PentaState::impossible || !news->repeats.empty()) return "danger";
  return news->state == PentaState::single ? "done" : "line";
}

std::string count_label(const PentaNews& news) {
  if (news.state == PentaState::missing) return {};
  return news.state == PentaState::counting ? "…" : std::to_string(news.solutions);
}

class Cell {
 public:
  Cell(const Ui& ui, const CellLook& look)
      : ui_(ui), look_(look), news_(look.session.report().at(look.spot)), list_(*ImGui::GetWindowDrawList()) {}

  CellAnswer draw() {
    const std::string name = slot_name(look_.session, look_.spot);
    const bool here = look_.session.cursor() == look_.spot;
    const int number = look_.session.model().at(look_.spot);
    ImGui::PushID(static_cast<int>(look_.spot.row * 100 + look_.spot.column));
    ground_ = ground_of(news_, number == 0);
    const TileAnswer t =
        tile(ui_, "##cell", {.size = look_.size, .round = 8, .ground = ground_, .line = line_of(news_), .ring = here, .label = name});
    ImGui::PopID();
    if (here && !look_.session.typed().empty()) typed(t.box);
    else if (number > 0) piece(number, t.box);
    if (news_) count(t.box);
    if (t.hovered) point_at(name);
    return {t.pressed, t.hovered, t.box};
  }

 private:
  void piece(int number, Rect box) {
    const auto& pieces = look_.session.pieces();
    const auto found = std::find_if(pieces.begin(), pieces.end(), [number](const PieceSpec& p) { return p.number == number; });
    if (found == pieces.end()) return;
    // Beside its number, and above what its penta is worth.
    const float left = box.x + ui_.px(kNumber), line = news_ ? line_height(ui_.fonts.small_figures) : 0;
    const Rect room{left, box.y + ui_.px(3), box.right() - left - ui_.px(3), box.h - line - ui_.px(news_ ? 4 : 6)};
    const float fits = std::floor(std::min(room.h / kMaxShownRows, room.w / kMaxShownColumns));
    const float side = std::clamp(fits, std::floor(ui_.px(kMinSquare)), std::floor(ui_.px(kMaxSquare)));
    draw_piece(list_, found->form, room.centre(), side, piece_colour(ui_, look_.game, *found, ground_));
    draw_text(list_, ui_.fonts.small_figures, {box.x + ui_.px(kPad), box.y + ui_.px(3)}, im(ui_.colour("ink")), piece_label(ui_, *found));
  }

  void typed(Rect box) {
    const std::string words = look_.session.typed() + "_";
    const Vec2 size = measure(ui_.fonts.title, words);
    draw_text(list_, ui_.fonts.title, {box.centre().x - size.x / 2, box.centre().y - size.y / 2}, im(ui_.colour("accent_ink")), words);
  }

  void count(Rect box) {
    const std::string words = count_label(*news_);
    const Vec2 size = measure(ui_.fonts.small_figures, words);
    const float right = box.right() - ui_.px(kPad), foot = box.bottom() - ui_.px(3);
    const bool bad = news_->state == PentaState::impossible;
    draw_text(list_, ui_.fonts.small_figures, {right - size.x, foot - size.y}, im(ui_.colour(bad ? "danger" : "soft_ink")), words);
    const float sign = ui_.px(kSign);
    draw_sign(ui_, news_->state, {box.x + ui_.px(kPad) + sign / 2, foot - size.y / 2}, sign);
    if (!news_->repeats.empty()) repeated({right - sign / 2, box.y + ui_.px(5) + sign / 2}, sign);
  }

  /// Two strokes: equal to another one.
  void repeated(Vec2 centre, float side) {
    const ImU32 ink = im(ui_.colour("danger"));
    const float width = std::max(2.0F, side * 0.2F);
    for (const float up : {-0.22F, 0.22F})
      list_.AddLine({centre.x - side / 2, centre.y + up * side}, {centre.x + side / 2, centre.y + up * side}, ink, width);
  }

  void point_at(const std::string& name) {
    if (!news_) return;
    const PentaLabels words = penta_label(ui_, *news_);
    tell(ui_, name + ": " + words.first + (words.second.empty() ? "" : "\n" + words.second));
  }

  const Ui& ui_;
  const CellLook& look_;
  const PentaNews* news_;
  ImDrawList& list_;
  std::string_view ground_;
};

}  // namespace

CellAnswer draw_cell(const Ui& ui, const CellLook& look) { return Cell(ui, look).draw(); }

std::string slot_name(const EditSession& session, Spot spot) {
  return session.model().rows()[spot.row].name + ":" + std::to_string(spot.column + 1);
}

PentaLabels penta_label(const Ui& ui, const PentaNews& news) {
  PentaLabels words;
  const auto n = static_cast<std::int64_t>(news.solutions);
  switch (news.state) {
    case PentaState::missing: return {ui.tr("editor.penta.missing", {{"n", news.missing}}), {}};
    case PentaState::counting: words.first = ui.tr("editor.penta.counting"); break;
    case PentaState::impossible: words.first = ui.tr("editor.penta.impossible"); break;
    case PentaState::single: words.first = ui.tr("editor.penta.single"); break;
    case PentaState::several: words.first = ui.tr("editor.penta.several", {{"n", n}}); break;
  }
  if (!news.repeats.empty()) words.second = ui.tr("editor.penta.repeats", {{"name", news.repeats}});
  return words;
}

Colour penta_colour(const Ui& ui, const PentaNews& news) {
  if (news.state == PentaState::impossible || !news.repeats.empty()) return ui.colour("danger");
  const bool sound = news.state == PentaState::single || news.state == PentaState::several;
  return ui.colour(sound ? "done" : "line");
}

void draw_sign(const Ui& ui, PentaState state, Vec2 centre, float side) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (state == PentaState::single) draw_star(list, centre, side * 0.62F, ui.colour("done"));
  if (state != PentaState::impossible) return;
  const float half = side * 0.42F, width = std::max(2.0F, side * 0.2F);
  const ImU32 ink = im(ui.colour("danger"));
  list.AddLine({centre.x - half, centre.y - half}, {centre.x + half, centre.y + half}, ink, width);
  list.AddLine({centre.x - half, centre.y + half}, {centre.x + half, centre.y - half}, ink, width);
}

std::string piece_label(const Ui& ui, const PieceSpec& piece) {
  return ui.services.settings.labels == "letters" ? piece.letter : std::to_string(piece.number);
}

}  // namespace tablier::editor
