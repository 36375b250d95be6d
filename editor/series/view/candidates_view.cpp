#include "editor/series/view/candidates_view.hpp"

#include "content/row_label.hpp"
#include "editor/series/view/cell_view.hpp"
#include "ui/panels/fitted_text.hpp"
#include "ui/panels/piece_icon.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/tiles.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>

namespace tablier::editor {
namespace {

/// Logical pixels.
constexpr float kCandidateLine = 23, kMinCandidate = 126, kIconRoom = 38, kAfterName = 8, kCandidateSquare = 4.5F, kMinList = 60,
                kLowList = 220, kLowestLine = 14, kReasonLines = 3;

class CandidateList {
 public:
  CandidateList(const Ui& ui, Rect at, const CandidatesLook& look)
      : ui_(ui),
        at_(at),
        look_(look),
        session_(look.session),
        all_(look.finder.candidates()),
        is_busy_(look.finder.busy()),
        game_(look.game) {}

  CandidatesAnswer draw() {
    const float pad = ui_.px(ui_.sizes.l), over = ui_.px(ui_.sizes.xs), head = line_height(ui_.fonts.label_strong) + over;
    const float reason = line_height(ui_.fonts.label) * reason_lines(at_.w - 2 * pad) + over;
    const Panel panel(ui_, "##candidates", at_, Panel::Ground::paper, {ui_.sizes.l, ui_.sizes.xs});
    edge_line(ui_, {at_.x, at_.y, std::max(1.0F, std::floor(ui_.scale())), at_.h});
    if (at_.w < ui_.px(kMinCandidate) || at_.h < ui_.px(kMinList)) return {};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const std::string title = ui_.tr(all_.empty() && is_busy_ ? "editor.candidates.counting" : "editor.candidates.title");
    draw_text(list, ui_.fonts.label_strong, {at_.x + pad, at_.y + over}, im(ui_.colour("soft_ink")), title);
    const Rect room{at_.x + pad, at_.y + over + head, at_.w - 2 * pad, at_.h - head - reason - 3 * over};
    const CandidatesAnswer answer = draw_lines(room);
    draw_reason(
        {room.x, is_low() ? at_.bottom() - reason - over : std::min(foot_ + 2 * over, at_.bottom() - reason - over), room.w, reason});
    return answer;
  }

 private:
  /// In as many columns as are needed for all to be seen.
  CandidatesAnswer draw_lines(Rect room) {
    const auto count = static_cast<int>(all_.size());
    const int fit = std::max(1, static_cast<int>(room.h / ui_.px(kCandidateLine))),
              wide = std::max(1, static_cast<int>(room.w / ui_.px(kMinCandidate)));
    const int columns = std::clamp((count + fit - 1) / fit, 1, wide), lines = std::max(1, (count + columns - 1) / columns);
    const float width = std::floor(room.w / static_cast<float>(columns));
    const float height =
        std::floor(std::min(ui_.px(kCandidateLine + 5), std::max(ui_.px(kLowestLine), room.h / static_cast<float>(lines))));
    CandidatesAnswer answer{{}, static_cast<std::size_t>(lines)};
    for (int i = 0; i < count; ++i) {
      const int past = i / lines;
      const auto column = static_cast<float>(past), line = static_cast<float>(i % lines);
      if (draw_one(all_[static_cast<std::size_t>(i)], {room.x + column * width, room.y + line * height, width - ui_.px(4), height}))
        answer.pressed = all_[static_cast<std::size_t>(i)].number;
    }
    foot_ = room.y + height * static_cast<float>(lines);
    return answer;
  }

  /// Of the longest name and what parts it from the count.
  float name_room() const {
    float room = 0;
    for (const Candidate& one : all_) room = std::max(room, measure(ui_.fonts.label, name_of(one)).x);
    return room + ui_.px(kAfterName);
  }

  std::string name_of(const Candidate& one) const { return ui_.tr("editor.candidates.piece", {{"number", one.number}}); }
  bool is_here(const Candidate& one) const { return session_.model().at(session_.cursor()) == one.number; }

  bool draw_one(const Candidate& one, Rect box) {
    const auto piece =
        std::find_if(session_.pieces().begin(), session_.pieces().end(), [&](const PieceSpec& p) { return p.number == one.number; });
    if (piece == session_.pieces().end()) return false;
    const std::string name = name_of(one);
    const std::string_view ground = is_here(one) ? "tray" : "";
    ImGui::SetCursorScreenPos({box.x, box.y});
    ImGui::PushID(one.number);
    const TileAnswer t =
        tile(ui_, "##candidate",
             {.size = {box.w, box.h}, .round = 6, .ground = ground, .line = "", .ring = look_.ring && keyed() == &one, .label = name});
    ImGui::PopID();
    if (t.hovered) pointed_ = &one;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const Colour own = piece_colour(ui_, game_, *piece, "paper"), ink = ui_.colour(one.possible ? "ink" : "soft_ink");
    const float side = std::min(ui_.px(kCandidateSquare), box.h / 4);
    draw_seen_piece(ui_, piece->form, {box.x + ui_.px(kIconRoom) / 2, box.centre().y}, side,
                    {one.possible ? own : faded(own, 0.35), piece_pattern(ui_, game_, *piece), "paper"});
    const float y = box.centre().y - line_height(ui_.fonts.label) / 2;
    draw_text(list, ui_.fonts.label, {box.x + ui_.px(kIconRoom), y}, im(ink), name);
    draw_worth(one, box, y, ink);
    return t.pressed && one.possible;
  }

  /// Solutions with their star; how the row can go on, at the right.
  void draw_worth(const Candidate& one, Rect box, float y, Colour ink) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float x = box.x + ui_.px(kIconRoom) + name_room();
    const std::string count = one.solutions ? count_label(ui_, *one.solutions) : one.possible ? "·" : "–";
    draw_text(list, ui_.fonts.label_strong, {x, y}, im(ink), count);
    x += measure(ui_.fonts.label_strong, count).x;
    if (one.solutions == 1) {
      draw_star(list, {x + ui_.px(8), box.centre().y}, ui_.px(5), ui_.colour("done"));
      x += ui_.px(13);
    }
    if (!one.possible) return;
    const float right = box.right() - ui_.px(2);
    const std::string future = future_of(one, right - x - ui_.px(4));
    draw_text(list, ui_.fonts.label, {right - measure(ui_.fonts.label, future).x, box.centre().y - line_height(ui_.fonts.label) / 2},
              im(ui_.colour(one.futures > 0 ? "soft_ink" : "danger")), future);
  }

  /// How the row can go on: in thousands, else not at all, where there is no room for the whole: a figure that is cut is another figure.
  /// Of no way at all the reason below says more.
  std::string future_of(const Candidate& one, float room) const {
    const auto fits = [&](const std::string& text) { return measure(ui_.fonts.label, text).x <= room; };
    if (one.futures > 0) {
      const auto n = static_cast<std::int64_t>(one.futures);
      std::string ways = ui_.tr("editor.candidates.futures", {{"n", n}});
      if (fits(ways)) return ways;
      const std::string about = n < 1000 ? std::string() : ui_.tr("editor.candidates.thousands", {{"n", (n + 500) / 1000}});
      return fits(about) ? about : std::string();
    }
    const std::string end = ui_.tr("editor.candidates.reaches", {{"n", one.reaches}}), none = ui_.tr("editor.candidates.no_future");
    return fits(end) ? end : fits(none) ? none : std::string();
  }

  /// The one that the keys are on.
  const Candidate* keyed() const { return look_.told && *look_.told < all_.size() ? &all_[*look_.told] : nullptr; }

  /// Of the piece that is pointed at or that the keys are on, else of the one in the slot.
  const Candidate* told() const {
    if (pointed_) return pointed_;
    if (keyed()) return keyed();
    const auto here = std::find_if(all_.begin(), all_.end(), [this](const Candidate& one) { return is_here(one) && !one.reason.empty(); });
    return here == all_.end() ? nullptr : &*here;
  }

  std::string told_text() const {
    const Candidate* one = told();
    if (one && !one->reason.empty()) return ui_.tr(with_row_words(one->reason));
    return ui_.tr(is_low() ? "editor.candidates.hint_short" : "editor.candidates.hint");
  }

  bool is_low() const { return at_.h <= ui_.px(kLowList); }

  /// Where there is little room a second one only for what needs it.
  float reason_lines(float width) const {
    if (!is_low()) return kReasonLines;
    return measure(ui_.fonts.label, told_text()).x > width ? 2 : 1;
  }

  void draw_reason(Rect at) {
    const std::string text = told_text();
    if (all_.empty()) return;
    if (at.h < 2 * line_height(ui_.fonts.label)) return draw_fitted(ui_, ui_.fonts.label, at.corner(), ui_.colour("soft_ink"), text, at.w);
    draw_text(*ImGui::GetWindowDrawList(), ui_.fonts.label, at.corner(), im(ui_.colour("soft_ink")), text, at.w);
  }

  const Ui& ui_;
  const Rect at_;
  const CandidatesLook& look_;
  const EditSession& session_;
  const std::vector<Candidate>& all_;
  const bool is_busy_;
  const GameSpec& game_;
  const Candidate* pointed_ = nullptr;
  float foot_ = 0;  ///< where the last line ends
};

}  // namespace

CandidatesAnswer draw_candidates(const Ui& ui, Rect at, const CandidatesLook& look) {
  if (at.w <= 0 || at.h <= 0) return {};
  return CandidateList(ui, at, look).draw();
}

}  // namespace tablier::editor
