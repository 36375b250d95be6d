#include "ui/core/sizes.hpp"

namespace tablier {

Sizes::Sizes(const Theme& theme) {
  const auto read = [&theme](float& to, std::string_view role) { to = static_cast<float>(theme.size(role)); };
  read(xs, "space_1");
  read(s, "space_2");
  read(m, "space_3");
  read(l, "space_4");
  read(xl, "space_5");
  read(xxl, "space_6");
  read(radius_chip, "radius_chip");
  read(radius_button, "radius_button");
  read(radius_card, "radius_card");
  read(body, "body");
  read(label, "label");
  read(card_title, "card_title");
  read(bar_title, "bar_title");
  read(clock, "clock");
  read(bar_height, "bar_height");
  read(panel_width, "panel_width");
  read(panel_width_players, "panel_width_players");
  read(panel_players_break, "panel_players_break");
  read(panel_players_min, "panel_players_min");
  read(panel_break, "panel_break");
  constexpr double kMillisecond = 0.001;
  snap_time = theme.size("snap_time") * kMillisecond;
  slide_time = theme.size("slide_time") * kMillisecond;
  celebrate_time = theme.size("celebrate_time") * kMillisecond;
}

}  // namespace tablier
