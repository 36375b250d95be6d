#pragma once

#include "ui/core/ui.hpp"

#include <imgui.h>

namespace tablier {

/// The open dialog, over everything else, which it dims and keeps from the mouse. Nothing when none is open.
void draw_dialog(Ui& ui);

/// How many of the windows that are drawn lie behind the open dialog, with what dims them; 0 where none is open.
int lists_behind_dialog(const ImDrawData& panels);

/// Height in pixels that a dialog's content may take from the cursor on without being scrolled by the dialog.
float room_in_dialog(const Ui& ui);
/// The same where the dialog's content may have begun to scroll, from where the dialog was drawn last.
float rest_of_dialog(const Ui& ui);

/// The newest notice, at the foot of the window.
void draw_notices(const Ui& ui);

}  // namespace tablier
