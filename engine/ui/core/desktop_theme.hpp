#pragma once

#include "host/paths.hpp"

#include <filesystem>

/// Whether the desktop asks its programs to be dark, as far as its files and the environment tell.
namespace tablier {

/// `config`: the folder of the user's settings (XDG_CONFIG_HOME). The first of these that says something decides, else it is light:
/// GTK_THEME in the environment (`Adwaita:dark`, `Yaru-dark`); GNOME's `color-scheme` in `dconf/user`, where any key says `prefer-dark` or
/// `prefer-light`; `ColorScheme` in `kdeglobals`; `gtk-application-prefer-dark-theme` or `gtk-theme-name` in `gtk-4.0/settings.ini`, then
/// in `gtk-3.0/settings.ini`. No program is asked, so it takes no time; what only a desktop portal knows is not known here.
bool desktop_is_dark(const std::filesystem::path& config, const Environment& environment);

}  // namespace tablier
