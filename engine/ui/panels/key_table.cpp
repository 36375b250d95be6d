#include "ui/panels/key_table.hpp"

#include "ui/core/probe.hpp"
#include "ui/panels/widgets.hpp"

#include <utility>

namespace tablier {

void show_key_table(Ui& ui, std::vector<std::string> rows, std::vector<TextArg> args) {
  Dialog dialog{.title = ui.tr("table.keys.title"), .text = {}, .choices = {{ui.tr("button.close")}}, .width = 660};
  dialog.content = [&ui, rows = std::move(rows), args = std::move(args)] {
    ImGui::BeginTable("##keys", 2);
    ImGui::TableSetupColumn("##key", ImGuiTableColumnFlags_WidthFixed, ui.px(210));
    ImGui::TableSetupColumn("##does", ImGuiTableColumnFlags_WidthStretch);
    for (const std::string& row : rows) {
      ImGui::TableNextColumn();
      heading(ui, ui.tr(row + ".key"));
      probe_item(ui.tr(row + ".key"));
      ImGui::TableNextColumn();
      note(ui, ui.tr(row + ".does", args));
    }
    ImGui::EndTable();
    gap(ui, ui.sizes.m);
  };
  ui.dialogs.ask(std::move(dialog));
}

}  // namespace tablier
