#include "ui/table/table_panel.hpp"

#include "ui/panels/style.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"

#include <cmath>
#include <cstdio>

namespace tablier {
namespace {

/// One action as a button.
struct Action {
  TableAct act;
  const char* words;
  const char* key;
  bool enabled;
};

constexpr float kStripSide = 24, kStripTop = 10, kStripLine = 6;
/// Time and clock stand below each other in it.
constexpr float kLeastStrip = 62;
/// Of the list of moves, where there is room for it beside everything else.
constexpr float kLeastList = 100;
constexpr float kBetweenSteps = 4, kUsualSteps = 8;

/// Draws the panel in either of its two shapes: a column, or a strip of columns.
class TablePanel {
 public:
  TablePanel(const Ui& ui, const TablePanelLook& look) : ui_(ui), look_(look) {}

  void column() {
    clock();
    seats();
    verdict();
    rounds();
    light();
    gap(ui_, 4);
    for (std::size_t i = 0; i < look_.buttons.size(); ++i) own_button(i, 0);
    for (const Action& a : actions()) action_button(a, 0);
    const bool hands = !moves();
    push_down(series_height(hands) + ui_.px(8));
    steps();
    if (hands && series_height(true) - series_height(false) <= ImGui::GetContentRegionAvail().y) hints_for_hands();
  }

  void strip() {
    const float top = ImGui::GetCursorPosY(), left = ImGui::GetCursorPosX();
    ImGui::BeginGroup();
    clock();
    ImGui::EndGroup();
    ImGui::SetCursorPos({left + first_width(), top});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ui_.px(8), ui_.px(kStripLine)});
    ImGui::BeginChild("##state", {second_width(), 0}, false, ImGuiWindowFlags_NoScrollbar);
    if (look_.many) draw_seat_lines(ui_, look_.seats, strip_columns(), true);
    else verdict();
    light();
    steps();
    ImGui::EndChild();
    ImGui::SetCursorPos({left + first_width() + second_width() + ui_.px(20), top});
    ImGui::BeginChild("##acts", {0, 0}, false, ImGuiWindowFlags_NoScrollbar);
    if (look_.many && look_.verdict.empty()) note(ui_, standing());
    else if (look_.many) strong_line(ui_, standing());
    flow();
    ImGui::EndChild();
    ImGui::PopStyleVar();
  }

  /// Of the strip, in pixels, without its padding.
  float strip_height() const {
    const float spacing = ui_.px(kStripLine);
    const float room = ui_.size.x - 2 * ui_.px(kStripSide) - first_width() - second_width() - ui_.px(20);
    float x = 0;
    int lines = 1;
    const auto add = [&](float width) {
      if (x > 0 && x + width > room) {
        x = 0;
        ++lines;
      }
      x += width + ui_.px(8);
    };
    for (std::size_t i = 0; i < look_.buttons.size(); ++i) add(own_button_width(i));
    for (const Action& a : actions()) {
      std::string words, key;
      add(button_width(ui_, look_of(a, words, key)));
    }
    const float said = look_.many ? measure(look_.verdict.empty() ? ui_.fonts.label : ui_.fonts.strong, standing(), room).y + spacing : 0;
    const float acts = said + static_cast<float>(lines) * (ui_.px(kCompactHeight) + spacing) - spacing;
    const float state = (look_.many ? ui_.px(seat_lines_height(look_.seats.size(), strip_columns(), true)) : ui_.px(58)) +
                        (look_.steps.empty() ? 0 : spacing + ui_.px(kStepSize));
    return std::max({acts, state, ui_.px(kLeastStrip)});
  }

  const TablePanelAnswer& answer() const { return answer_; }

 private:
  std::vector<Action> actions() const {
    std::vector<Action> list;
    if (look_.looking_back)
      list = {{TableAct::live, "table.act.live", "key.escape", true}, {TableAct::from_here, "table.act.from_here", "", true}};
    if (look_.looking_back && look_.can_rate)
      list.push_back({TableAct::values, look_.shows_values ? "table.act.hide_values" : "table.act.values", "F5", true});
    if (look_.looking_back) return list;
    if (!look_.next.empty()) list.push_back({TableAct::next, look_.next.c_str(), "key.enter", true});
    if (!look_.solved && look_.has_help)
      list.push_back({TableAct::hint, look_.many ? "table.act.advice" : "table.act.hint", look_.hint_key.c_str(), look_.can_help});
    if (look_.can_analyse) list.push_back({TableAct::analyse, "table.act.analyse", "F7", true});
    if (look_.can_rate) list.push_back({TableAct::values, look_.shows_values ? "table.act.hide_values" : "table.act.values", "F5", true});
    if (look_.can_copy) list.push_back({TableAct::copy, "table.act.copy", "key.copy", true});
    list.push_back({TableAct::undo, "table.act.undo", "key.undo", look_.can_undo});
    list.push_back({TableAct::redo, "table.act.redo", "key.redo", look_.can_redo});
    if (!look_.next_is_again) list.push_back({TableAct::restart, "table.act.restart", "key.restart", true});
    if (!look_.solved && !look_.many && look_.has_help) list.push_back({TableAct::solution, "table.act.solution", "F9", look_.can_help});
    if (!look_.solved && (look_.can_give_up || look_.many))
      list.push_back({TableAct::give_up, look_.many ? "table.act.resign" : "table.act.give_up", "F8", look_.can_give_up});
    return list;
  }

  ButtonLook look_of(const Action& a, std::string& words, std::string& key) const {
    words = a.act == TableAct::next ? std::string(a.words) : ui_.tr(a.words);
    key = std::string_view(a.key).starts_with("key.") ? ui_.tr(a.key) : std::string(a.key);
    const bool first = a.act == TableAct::next || a.act == TableAct::live || (a.act == TableAct::hint && look_.next.empty() && !look_.many);
    return {.label = words,
            .key = key,
            .kind = first ? ButtonKind::primary : ButtonKind::secondary,
            .enabled = a.enabled && !look_.busy,
            .compact = in_strip()};
  }

  bool in_strip() const { return ui_.size.x < ui_.px(ui_.sizes.panel_break); }

  /// How a match of several stands, in a line.
  std::string standing() const {
    if (look_.verdict.empty()) return look_.status;
    return look_.verdict + (look_.verdict_note.empty() ? "" : " · " + look_.verdict_note);
  }

  float first_width() const {
    if (look_.time.empty() && !look_.turn_left) return 0;
    return measure(ui_.fonts.clock, look_.time.empty() ? "00:00" : look_.time).x + ui_.px(24);
  }
  /// Of seats beside each other in the strip: three or four would take the board's room.
  int strip_columns() const { return look_.seats.size() > 2 ? 2 : 1; }
  float second_width() const { return std::clamp(ui_.size.x * 0.24F, ui_.px(200), ui_.px(250)) + (strip_columns() > 1 ? ui_.px(120) : 0); }

  void action_button(const Action& a, float width) {
    std::string words, key;
    ButtonLook l = look_of(a, words, key);
    l.width = width;
    ImGui::PushID(static_cast<int>(a.act));
    if (button(ui_, l)) answer_.act = a.act;
    ImGui::PopID();
  }

  /// Buttons beside each other, each as wide as its words, on as many lines as it takes.
  void flow() {
    const float right = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
    bool first = true;
    const auto stay_on_line = [&](float width) {
      if (!first && ImGui::GetItemRectMax().x + ui_.px(8) + width <= right) ImGui::SameLine();
      first = false;
    };
    for (std::size_t i = 0; i < look_.buttons.size(); ++i) {
      const float width = own_button_width(i);
      stay_on_line(width);
      own_button(i, width);
    }
    for (const Action& a : actions()) {
      std::string words, key;
      const float width = button_width(ui_, look_of(a, words, key));
      stay_on_line(width);
      action_button(a, width);
    }
  }

  ButtonLook own_look(std::size_t i, const std::string& key) const {
    return {.label = look_.button_labels[i], .key = key, .compact = in_strip()};
  }
  float own_button_width(std::size_t i) const { return button_width(ui_, own_look(i, std::to_string(i + 1))); }

  void own_button(std::size_t i, float width) {
    const std::string key = std::to_string(i + 1);
    ButtonLook l = own_look(i, key);
    l.width = width;
    ImGui::PushID(look_.buttons[i].c_str());
    if (button(ui_, l)) answer_.button = static_cast<int>(i);
    ImGui::PopID();
  }

  /// True where the list needs the room of the words below it.
  bool moves() {
    if (look_.moves.empty()) return false;
    const float all = ImGui::GetContentRegionAvail().y - ui_.px(46), beside = all - series_height(true);
    const bool tight = beside < ui_.px(kLeastList);
    const float room = tight ? all - series_height(false) : beside;
    if (room < ui_.px(kLeastList / 2)) return false;
    gap(ui_, 6);
    heading(ui_, ui_.tr("table.moves"));
    answer_.ply = draw_move_list(ui_, look_.moves, look_.looked_at, room);
    return tight;
  }

  /// The sand of a turn, where turns are limited; else the time of the match.
  void clock() {
    if (look_.turn_left) {
      heading(ui_, ui_.tr("table.turn"));
      clock_figure(ui_, clock_words(std::ceil(*look_.turn_left)));
      sand();
      return;
    }
    if (look_.time.empty()) return;
    heading(ui_, ui_.tr("table.time"));
    clock_figure(ui_, look_.time);
    if (!look_.best.empty()) note(ui_, look_.best);
    gap(ui_, 4);
  }

  void sand() {
    const float width = std::min(ImGui::GetContentRegionAvail().x, first_width()), height = ui_.px(8);
    ImGui::Dummy({width, height});
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 low = ImGui::GetItemRectMin(), high = ImGui::GetItemRectMax();
    const auto share = static_cast<float>(std::clamp(look_.turn_share, 0.0, 1.0));
    list.AddRectFilled(low, high, im(ui_.colour("line")), height / 2);
    list.AddRectFilled(low, {low.x + std::max(height, width * share), high.y}, im(ui_.colour(share < 0.25F ? "danger" : "gold")),
                       height / 2);
    gap(ui_, 4);
  }

  void seats() {
    if (look_.seats.empty()) return;
    draw_seat_lines(ui_, look_.seats);
    if (!look_.status.empty() && look_.verdict.empty()) note(ui_, look_.status);
    gap(ui_, 4);
  }

  void verdict() {
    if (look_.verdict.empty()) return;
    status(ui_, ui_.colour(look_.well_done ? "done" : "soft_ink"), look_.verdict, look_.verdict_note);
    if (look_.stars >= 0) stars();
  }

  void rounds() {
    if (look_.rounds.empty()) return;
    draw_round_lines(ui_, look_.rounds, look_.round_seats);
    gap(ui_, 4);
  }

  /// Below the verdict; in the strip, where that would take the board's room, in its frame at the right.
  void stars() const {
    const bool small = in_strip();
    const float size = ui_.px(small ? 18 : 26), between = ui_.px(small ? 3 : 6), width = 3 * size + 2 * between;
    const Vec2 low = vec(ImGui::GetItemRectMin()), high = vec(ImGui::GetItemRectMax());
    if (!small) ImGui::Dummy({width, size});
    const Vec2 at = small ? Vec2{high.x - width - ui_.px(10), (low.y + high.y - size) / 2} : vec(ImGui::GetItemRectMin());
    for (int i = 0; i < 3; ++i)
      draw_star(*ImGui::GetWindowDrawList(), {at.x + size / 2 + static_cast<float>(i) * (size + between), at.y + size / 2}, size / 2,
                i < look_.stars ? ui_.colour("gold") : ui_.colour("line"));
  }

  void light() {
    if (!look_.verdict.empty() || !look_.can_light) return;
    if (!look_.outlook) {
      if (button(ui_, {.label = ui_.tr("table.light.off"), .key = "L", .compact = in_strip()})) answer_.act = TableAct::light;
      return;
    }
    const Outlook& o = *look_.outlook;
    switch (o.kind) {
      case Outlook::Kind::possible:
        return status(ui_, ui_.colour("done"), ui_.tr("table.light.possible"),
                      o.solutions ? ui_.tr("table.light.solutions", {{"n", static_cast<std::int64_t>(*o.solutions)}}) : std::string());
      case Outlook::Kind::impossible:
        return status(ui_, ui_.colour("danger"), ui_.tr("table.light.impossible"), ui_.tr("table.light.take_back"));
      case Outlook::Kind::thinking: return status(ui_, ui_.colour("line"), ui_.tr("table.light.thinking"), ui_.tr("table.light.moment"));
      case Outlook::Kind::unknown: return status(ui_, ui_.colour("line"), ui_.tr("table.light.unknown"), ui_.tr("table.light.too_long"));
    }
  }

  /// A line holds the steps of any usual row; they shrink a little where they must.
  float step_side() const {
    const float room = ImGui::GetContentRegionAvail().x, between = ui_.px(kBetweenSteps);
    return std::clamp(std::floor((room + between) / kUsualSteps - between), ui_.px(20), ui_.px(kStepSize));
  }
  float steps_per_line() const {
    const float side = step_side(), between = ui_.px(kBetweenSteps);
    return std::max(1.0F, std::floor((ImGui::GetContentRegionAvail().x + between + 0.5F) / (side + between)));
  }

  float series_height(bool hands) const {
    const float spacing = ImGui::GetStyle().ItemSpacing.y;
    const float height = hands ? measure(ui_.fonts.label, look_.hands, ImGui::GetContentRegionAvail().x).y + spacing : 0;
    if (look_.steps.empty()) return height;
    const float lines = std::ceil(static_cast<float>(look_.steps.size()) / steps_per_line());
    return height + lines * (step_side() + spacing) + line_height(ui_.fonts.label_strong) + spacing + ui_.px(8);
  }

  void push_down(float height) {
    const float spare = ImGui::GetContentRegionAvail().y - height;
    if (spare > 0) ImGui::Dummy({0, spare});
  }

  void steps() {
    if (look_.steps.empty()) return;
    if (!in_strip()) heading(ui_, look_.series);  // the bar says it too
    const float side = step_side();
    const auto per_line = static_cast<std::size_t>(steps_per_line());
    for (std::size_t i = 0; i < look_.steps.size(); ++i) {
      if (i % per_line != 0) ImGui::SameLine(0, ui_.px(kBetweenSteps));
      const auto& s = look_.steps[i];
      const bool just_done = s.done && look_.solved;
      const StepState state = s.here && !just_done ? StepState::here : s.done ? StepState::done : StepState::open;
      ImGui::PushID(static_cast<int>(i));
      if (step(ui_, s.label, state, side) && !s.here) answer_.step = static_cast<int>(i);
      ImGui::PopID();
    }
    gap(ui_, 8);
  }

  void hints_for_hands() { note(ui_, look_.hands); }

  const Ui& ui_;
  const TablePanelLook& look_;
  TablePanelAnswer answer_;
};

}  // namespace

std::string clock_words(double seconds) {
  const auto whole = static_cast<long>(seconds);
  char text[32];
  if (whole < 3600) std::snprintf(text, sizeof text, "%02ld:%02ld", whole / 60, whole % 60);
  else std::snprintf(text, sizeof text, "%ld:%02ld:%02ld", whole / 3600, whole / 60 % 60, whole % 60);
  return text;
}

float table_strip_height(const Ui& ui, const TablePanelLook& look) {
  return TablePanel(ui, look).strip_height() / ui.scale() + 2 * kStripTop;
}

TablePanelAnswer draw_table_panel(const Ui& ui, const Frame& frame, const TablePanelLook& look) {
  const Panel panel(ui, "##table", frame.panel, Panel::Ground::paper, frame.strip ? Vec2{kStripSide, kStripTop} : Vec2{20, 20});
  const float thin = std::max(1.0F, std::floor(ui.scale()));
  const Rect p = frame.panel;
  const Rect edge = frame.strip ? Rect{p.x, p.y, p.w, thin} : Rect{p.x, p.y, thin, p.h};
  edge_line(ui, edge);
  TablePanel parts(ui, look);
  if (frame.strip) parts.strip();
  else parts.column();
  return parts.answer();
}

}  // namespace tablier
