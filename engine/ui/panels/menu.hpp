#pragma once

/// A menu over a panel, which a button or a key opens: opened by a key it has the keys on its first thing at once.
namespace tablier {

/// Opens the menu of that name. `by_key`: the keyboard did it. Call in the panel whose menu it is.
void open_menu(const char* id, bool by_key);
/// True while it is open: draw its things, then call ImGui::EndPopup. In the same panel.
bool begin_menu(const char* id);

}  // namespace tablier
