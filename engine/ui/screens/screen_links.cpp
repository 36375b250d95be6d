#include "ui/screens/screen_links.hpp"

#include "ui/panels/frame.hpp"
#include "ui/screens/screens.hpp"

namespace tablier {
namespace {

enum class Way : std::uint8_t { rules, records, settings };

struct WayLook {
  Way way;
  Key key;
  const char* words;
};

std::vector<WayLook> open_ways(const ScreenLinks& ways) {
  std::vector<WayLook> all;
  if (ways.game) all.push_back({Way::rules, Key::f1, "bar.rules"});
  if (ways.records) all.push_back({Way::records, Key::f3, "bar.records"});
  if (ways.settings) all.push_back({Way::settings, Key::f10, "bar.settings"});
  return all;
}

void go(Ui& ui, Way way, const ScreenLinks& ways) {
  switch (way) {
    case Way::rules: return ui.navigator.open(rules_screen(ways.game, ways.variant, ways.options));
    case Way::records: return ui.navigator.open(records_screen(ui, ways.game));
    case Way::settings: return ui.navigator.open(settings_screen());
  }
}

}  // namespace

bool screen_link_key(Ui& ui, const KeyChange& key, const ScreenLinks& ways) {
  if (is_press(key, Key::escape)) {
    go_back(ui);
    return true;
  }
  for (const WayLook& way : open_ways(ways)) {
    if (!is_press(key, way.key)) continue;
    go(ui, way.way, ways);
    return true;
  }
  return false;
}

void screen_link_bar(Ui& ui, const std::string& title, const std::string& where, const ScreenLinks& ways) {
  const auto open = open_ways(ways);
  BarLook look{.back = back_label(ui), .title = title, .where = where, .menu = ui.tr("bar.menu")};
  for (const WayLook& way : open) look.chips.push_back(ui.tr(way.words));
  const BarAnswer answer = bar(ui, look);
  if (answer.back) go_back(ui);
  if (answer.chip >= 0) go(ui, open[static_cast<std::size_t>(answer.chip)].way, ways);
}

void keep_settings(Ui& ui) {
  const Services& s = ui.services;
  if (const Status saved = save_settings(s.paths.config / "settings.yaml", s.settings, s.settings_as_loaded); !saved)
    ui.say(saved.problem());
}

}  // namespace tablier
