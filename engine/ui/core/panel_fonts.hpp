#pragma once

#include "content/theme.hpp"
#include "sdk/result.hpp"
#include "ui/canvas/font_files.hpp"
#include "ui/core/sizes.hpp"

#include <string>

struct ImFont;

/// The fonts of the panels: one family, three weights, figures of one width where something counts.
namespace tablier {

/// Sizes in logical pixels are in the names' comments; drawn at size × scale. Valid until the next load.
struct PanelFonts {
  ImFont* body = nullptr;           ///< 15
  ImFont* strong = nullptr;         ///< 15, medium: buttons
  ImFont* label = nullptr;          ///< 13
  ImFont* label_strong = nullptr;   ///< 13, bold: headings of a panel
  ImFont* title = nullptr;          ///< 17, bold: cards
  ImFont* bar = nullptr;            ///< 20, bold
  ImFont* figures = nullptr;        ///< 15, figures of one width
  ImFont* small_figures = nullptr;  ///< 13, bold, figures of one width
  ImFont* clock = nullptr;          ///< 34, medium, figures of one width
};

/// Fills the font atlas of the current Dear ImGui context; call between frames. `scale` > 0.
PanelFonts load_panel_fonts(const FontFiles& files, const Sizes& sizes, float scale);

/// Whether the fonts that lie beside the theme itself can be drawn: each is drawn in a child process first. The problem names one that
/// cannot.
Status try_own_fonts(const Theme& theme);

}  // namespace tablier
