#include "match/exchange.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/table/table_screen.hpp"

#include <algorithm>
#include <initializer_list>

/// What every key and gesture does at this table, as a list.
namespace tablier {

/// What hands do with strokes and with things that slide.
std::vector<const char*> TableScreen::hand_rows() const {
  std::vector<const char*> rows;
  const auto add = [&rows](std::initializer_list<const char*> more) { rows.insert(rows.end(), more); };
  if (hand_.knows(GestureKind::trace)) {
    add({"draw", "unwind"});
    if (!letters_begin_lines()) add({"shape", "choose", "turn", "flip", "ink"});
    add({"point", "pen"});
  }
  if (hand_.knows(GestureKind::slide)) {
    add({"slide", "carry", "ends"});
    if (hand_.knows(GestureKind::put)) add({"click", "put"});
    add({"point"});
  }
  return rows;
}

/// The keys that mean something at this table.
std::vector<const char*> TableScreen::key_rows() const {
  if (auto rows = hand_rows(); !rows.empty()) {
    const bool writes = letters_begin_lines();
    const auto add = [&rows](std::initializer_list<const char*> more) { rows.insert(rows.end(), more); };
    add({writes ? "write" : "type", "escape", "undo", "redo", "restart", writes ? "advice" : "hint", "moves", "past", "analyse", "resign"});
    if (MoveRatings::available(match_)) add({"values"});
    if (has_sheet()) add({"sheet"});
    add({"rules", writes ? "sound_ctrl" : "sound"});
    return rows;
  }
  if (!letters_begin_lines() && has_sheet())  // tiles are turned, never flipped
    return {"drag", "turn",  "choose", "move", "lay",  "escape", "undo",  "redo", "restart",
            "hint", "moves", "past",   "type", "look", "sheet",  "rules", "sound"};
  if (!letters_begin_lines())
    return {"drag", "turn", "flip",    "tip",  "choose", "move",     "lay",     "lift",  "escape",
            "undo", "redo", "restart", "hint", "light",  "solution", "give_up", "rules", "sound"};
  std::vector<const char*> rows{"click", "point", "put", "write", "escape", "undo", "redo", "restart", "advice", "moves", "past"};
  if (view_.roams()) rows.push_back("look");
  for (const char* row : {"analyse", "resign", "numbers"}) rows.push_back(row);
  if (MoveRatings::available(match_)) rows.push_back("values");
  if (record_format_of(*match_.rules().entry)) rows.insert(rows.end(), {"copy", "paste"});
  rows.insert(rows.end(), {"rules", "sound_ctrl"});
  return rows;
}

/// Places that columns and rows do not name, and the game says how they are written.
bool TableScreen::names_places() const {
  const auto& surfaces = hand_.scene().surfaces;
  return std::any_of(surfaces.begin(), surfaces.end(), [](const Surface& s) { return !s.grid.own_names.empty(); });
}

void TableScreen::show_keys(Ui& ui) {
  Dialog dialog{.title = ui.tr("table.keys.title"), .text = {}, .choices = {{ui.tr("button.close")}}, .width = 660};
  dialog.content = [this, &ui] {
    std::vector<std::string> rows;
    for (const char* row : key_rows()) rows.push_back(std::string("table.keys.") + row);
    if (names_places() && ui.services.locale.has(match_.setup().game + ".keys.places.key"))
      rows.insert(rows.begin() + 1, match_.setup().game + ".keys.places");
    ImGui::BeginTable("##keys", 2);
    ImGui::TableSetupColumn("##key", ImGuiTableColumnFlags_WidthFixed, ui.px(210));
    ImGui::TableSetupColumn("##does", ImGuiTableColumnFlags_WidthStretch);
    for (const std::string& row : rows) {
      ImGui::TableNextColumn();
      heading(ui, ui.tr(row + ".key"));
      ImGui::TableNextColumn();
      note(ui, ui.tr(row + ".does"));
    }
    ImGui::EndTable();
  };
  ui.dialogs.ask(std::move(dialog));
}

}  // namespace tablier
