#include "ui/table/panel_actions.hpp"

#include "ui/panels/fitted_text.hpp"
#include "ui/panels/menu.hpp"
#include "ui/table/panel_parts.hpp"

#include <algorithm>
#include <utility>

namespace tablier {
namespace {

constexpr const char *kPanelActionsMore = "##more", *kMoveMenu = "##move_menu";

/// Collects actions with their words and keys.
class Actions {
 public:
  Actions(const Ui& ui, const TablePanelLook& look) : ui_(ui), look_(look) {}

  void add(TableCommand command, const char* label, const char* key, bool enabled = true) {
    const bool named = std::string_view(key).starts_with("key.");
    list_.push_back({command, ui_.tr(label), named ? ui_.tr(key) : std::string(key), enabled});
  }

  void values() {
    if (!look_.can_rate) return;
    const char *now = "table.act.values", *other = "table.act.hide_values";
    if (look_.shows_values) std::swap(now, other);
    add(TableCommand::values, now, "F5");
    list_.back().other_label = ui_.tr(other);
  }

  void showing() {
    if (look_.moves.empty()) return;
    add(TableCommand::replay, look_.replaying ? "table.act.pause" : "table.act.replay", "key.replay");
  }

  void looking_back() {
    live();
    if (look_.leafing) {
      const bool steps = look_.leafs_steps;
      add(TableCommand::solution, steps ? "table.act.step_after" : "table.act.solution_after", "key.page_down", look_.page_after);
      return add(TableCommand::solution_before, steps ? "table.act.step_before" : "table.act.solution_before", "key.page_up",
                 look_.page_before);
    }
    of_move();
    if (look_.can_undo_tree) add(TableCommand::undo, "table.act.undo", "key.undo");
    analysing();
    if (look_.busy || look_.can_ask_here) help_here();
    values();
    keeping();
  }

  /// The one that is looked at.
  void of_move() {
    if (look_.looking_back && !look_.leafing && (look_.over || !look_.in_earlier_round))
      add(TableCommand::from_here, look_.over ? "table.act.anew_from_here" : "table.act.from_here", "key.play_now");
    if (look_.can_remark) add(TableCommand::remark, "table.act.remark", "key.remark");
    if (look_.in_line) add(TableCommand::drop_line, "table.act.drop_line", "key.drop_line");
  }

  /// Beside the whole list of moves.
  void listing() {
    if (look_.looking_back) live();
    add(TableCommand::moves, "table.act.close_moves", "F2");
    add(TableCommand::copy_moves, "table.act.copy_moves", "key.copy_moves", !look_.moves.empty());
    of_move();
    showing();
  }

  void playing() {
    if (!look_.next.empty())
      list_.push_back({.command = TableCommand::next, .label = look_.next, .key = ui_.tr("key.enter"), .enabled = true, .first = true});
    if (!look_.solved && look_.has_help) help();
    if (!look_.skip.empty())
      list_.push_back({.command = TableCommand::next_challenge, .label = look_.skip, .key = ui_.tr("key.next_challenge"), .enabled = true});
    if (look_.can_leaf) add(TableCommand::solution, look_.many ? "table.act.the_solution" : "table.act.solutions", "F11");
    analysing();
    add(TableCommand::undo, "table.act.undo", "key.undo", look_.can_undo);
    list_.back().always = true;
    values();
    add(TableCommand::redo, "table.act.redo", "key.redo", look_.can_redo);
    if (look_.can_remark && look_.solved) add(TableCommand::remark, "table.act.remark", "key.remark");
    if (!look_.next_is_again) add(TableCommand::restart, "table.act.restart", "key.restart");
    leaving();
    keeping();
    if (look_.can_remark && !look_.solved) add(TableCommand::remark, "table.act.remark", "key.remark");
    if (look_.has_script) add(TableCommand::console, "table.act.console", "F12");
  }

  std::vector<PanelAction> take() { return std::move(list_); }

 private:
  void live() {
    add(TableCommand::live, "table.act.live", !look_.hand_has_enter ? "key.enter" : look_.leafing ? "" : "key.end");
    list_.back().first = true;
  }

  /// What is shown, copied and kept of the round.
  void keeping() {
    if (look_.can_copy) add(TableCommand::copy, "table.act.copy", "key.copy");
    add(TableCommand::save_as, "table.act.save_as", "key.save_as");
    showing();
    if (look_.can_set_up) add(TableCommand::set_up, "table.act.set_up", "key.set_up");
    add(TableCommand::picture, "table.act.picture", "key.picture");
    add(TableCommand::film, look_.filming ? "table.act.stop_film" : "table.act.film", "key.film");
    if (!look_.moves.empty()) add(TableCommand::copy_moves, "table.act.copy_moves", "key.copy_moves");
  }

  /// One button that never moves: asks for help, follows it, stops who looks for it, or whoever keeps the player waiting.
  void help() {
    if (look_.busy && look_.may_follow_once_found) return add(TableCommand::hint, "table.act.follow", "F9");
    if (look_.busy) return add(TableCommand::stop_asking, "table.act.stop", "key.escape");
    if (look_.can_hurry) return add(TableCommand::play_now, "table.act.play_now", "key.play_now");
    if (look_.bot_is_stuck) return add(TableCommand::play_now, "table.act.any_move", "key.play_now");
    const char* const asks = look_.helps_in_steps ? "table.act.hint" : "table.act.advice";
    add(TableCommand::hint, look_.can_follow ? "table.act.follow" : asks, "F9", look_.can_help);
    list_.back().first = look_.next.empty() && !look_.many;
  }

  /// About the position that is looked at.
  void help_here() {
    if (look_.busy) return add(TableCommand::stop_asking, "table.act.stop", "key.escape");
    add(TableCommand::hint, "table.act.advice", "F9");
  }

  void analysing() {
    if (look_.can_analyse) add(TableCommand::analyse, look_.analyses ? "table.act.hide_analysis" : "table.act.analyse", "F7");
  }

  void leaving() {
    if (look_.solved) return;
    if (!look_.many && look_.has_help) add(TableCommand::solution, "table.act.solution", "F11", look_.can_help);
    if (look_.can_give_up || look_.many)
      add(TableCommand::give_up, look_.many ? "table.act.resign" : "table.act.give_up", "F8", look_.can_give_up);
  }

  const Ui& ui_;
  const TablePanelLook& look_;
  std::vector<PanelAction> list_;
};

/// While it is open.
std::optional<TableCommand> draw_menu(const Ui& ui, const char* id, const std::vector<PanelAction>& actions, const TablePanelLook& look,
                                      TablePanelAnswer& answer) {
  if (!begin_menu(id)) return std::nullopt;
  answer.more_open = true;
  std::optional<TableCommand> pressed;
  float widest = 0;
  for (const PanelAction& a : actions) widest = std::max(widest, button_width(ui, button_look(a, look, true)));
  for (const PanelAction& a : actions) {
    ButtonLook l = button_look(a, look, true);
    l.width = widest;
    if (button(ui, l)) pressed = a.command;
  }
  if (pressed || look.close_more) ImGui::CloseCurrentPopup();
  ImGui::EndPopup();
  return pressed;
}

}  // namespace

std::vector<PanelAction> panel_actions(const Ui& ui, const TablePanelLook& look) {
  Actions actions(ui, look);
  if (look.lists_moves) actions.listing();
  else if (look.looking_back) actions.looking_back();
  else actions.playing();
  return actions.take();
}

PanelFoot panel_foot(std::vector<PanelAction> actions, std::size_t max) {
  std::size_t seen = 0, others = 0, always = 0;
  for (const PanelAction& a : actions) {
    others += a.first ? 0U : 1U;
    always += !a.first && a.always ? 1U : 0U;
  }
  const std::size_t places = others <= max ? max : max - 1, room = places - std::min(places, always);
  PanelFoot foot;
  for (PanelAction& a : actions) {
    const bool kept = a.first || a.always, shown = kept || seen < room;
    if (shown && !kept) ++seen;
    (shown ? foot.shown : foot.more).push_back(std::move(a));
  }
  return foot;
}

ButtonLook button_look(const PanelAction& action, const TablePanelLook& look, bool compact) {
  return {.label = action.label,
          .key = action.key,
          .kind = action.first ? ButtonKind::primary : ButtonKind::secondary,
          .enabled = action.enabled && (!look.busy || action.command == TableCommand::hint || action.command == TableCommand::stop_asking),
          .compact = compact};
}

float room_for(const Ui& ui, const PanelAction& action, ButtonLook look, ButtonWidth width) {
  const float now = width(ui, look);
  if (action.other_label.empty()) return now;
  look.label = action.other_label;
  return std::max(now, width(ui, look));
}

ButtonLook more_look(const std::string& label, const std::string& key) { return {.label = label, .key = key, .compact = true}; }

std::optional<TableCommand> draw_more(const Ui& ui, const ButtonLook& closed, const PanelFoot& foot, const TablePanelLook& look,
                                      TablePanelAnswer& answer) {
  const bool pressed_more = button(ui, closed);
  if (closed.key.empty() && ImGui::IsItemHovered()) tell(ui, ui.tr("table.act.more") + " " + ui.tr("key.more"));
  if (pressed_more || look.open_more) open_menu(kPanelActionsMore, look.open_more);
  const ImVec2 low = ImGui::GetItemRectMin(), high = ImGui::GetItemRectMax();
  ImGui::SetNextWindowPos({high.x, low.y - ui.px(ui.sizes.xs)}, ImGuiCond_Always, {1, 1});
  ImGui::SetNextWindowSizeConstraints({0, 0}, {ui.size.x, low.y - 2 * ui.px(ui.sizes.xs)});  // what has no room there scrolls
  return draw_menu(ui, kPanelActionsMore, foot.more, look, answer);
}

std::optional<TableCommand> draw_move_menu(const Ui& ui, bool open, const TablePanelLook& look, TablePanelAnswer& answer) {
  if (open && !look.leafing) open_menu(kMoveMenu, false);
  // Towards the middle of the window: at its edges a menu would have no room.
  const ImVec2 at = ImGui::GetIO().MousePos;
  const ImVec2 grows{at.x > ui.size.x / 2 ? 1.0F : 0.0F, at.y > ui.size.y / 2 ? 1.0F : 0.0F};
  ImGui::SetNextWindowPos(at, ImGuiCond_Appearing, grows);
  Actions actions(ui, look);
  actions.of_move();
  return draw_menu(ui, kMoveMenu, actions.take(), look, answer);
}

}  // namespace tablier
