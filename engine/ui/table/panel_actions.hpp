#pragma once

#include "ui/panels/widgets.hpp"
#include "ui/table/table_panel.hpp"

#include <string>
#include <vector>

/// What can be done at the table as the buttons of its panel.
namespace tablier {

struct PanelAction {
  TableCommand command;
  std::string label;
  std::string key;
  bool enabled = true;
  bool first = false;            ///< the one to do next
  bool always = false;           ///< it is seen however little room there is
  std::string other_label = {};  ///< at other times: there is room for that too, so that nothing moves when it changes
};

/// In the order in which they stand.
std::vector<PanelAction> panel_actions(const Ui& ui, const TablePanelLook& look);

/// Those that are seen, and the rest, which waits behind one more button.
struct PanelFoot {
  std::vector<PanelAction> shown, more;
};
PanelFoot panel_foot(std::vector<PanelAction> actions, std::size_t max);

/// The look of its button; the action must outlive it.
ButtonLook button_look(const PanelAction& action, const TablePanelLook& look, bool compact);

/// The button behind which the rest waits (more_look, with its size), and the rest over it while it is open; the one that was pressed.
std::optional<TableCommand> draw_more(const Ui& ui, const ButtonLook& closed, const PanelFoot& foot, const TablePanelLook& look,
                                      TablePanelAnswer& answer);
/// What can be done with the move that is looked at, over the panel: while it is open, and from when it is to `open`; what was pressed.
std::optional<TableCommand> draw_move_menu(const Ui& ui, bool open, const TablePanelLook& look, TablePanelAnswer& answer);
/// How wide a button is: button_width or least_button_width.
using ButtonWidth = float (*)(const Ui&, const ButtonLook&);
/// How wide it is at most, whatever it is called at the time.
float room_for(const Ui& ui, const PanelAction& action, ButtonLook look, ButtonWidth width = button_width);
/// Of the button behind which the rest waits; label and key must outlive it.
ButtonLook more_look(const std::string& label, const std::string& key);

}  // namespace tablier
