#pragma once

namespace tablier {

/// True when windows can be opened. To be asked before anything of SFML that draws: it ends the program where there is no display.
bool display_present();

/// The scale that suits the screen: 1, more on those with many pixels. Precondition: display_present().
float suggested_scale();

}  // namespace tablier
