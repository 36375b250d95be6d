#include "ui/screens/screen_links.hpp"

#include "ui/core/imgui_bridge.hpp"
#include "ui/panels/frame.hpp"
#include "ui/panels/key_table.hpp"
#include "ui/screens/screens.hpp"

namespace tablier {
namespace {

void open_rules(Ui& ui, const ScreenLinks& ways) {
  const auto made = [ways](Ui& there) -> Result<std::unique_ptr<Screen>> {
    const auto game = ways.game->variants_read ? ways.game : there.services.catalogue.peek(ways.game->name);
    return rules_screen(game ? game : ways.game, ways.variant, ways.options);
  };
  auto screen = ways.game->variants_read ? made(ui) : screen_with_variants(ui, ways.game->name, false, made);
  if (screen) ui.navigator.open(*std::move(screen));
}

std::vector<OwnLink> open_ways(Ui& ui, const ScreenLinks& ways) {
  std::vector<OwnLink> all = ways.own;
  if (ways.game) all.push_back({"bar.rules", Key::f1, false, [&] { open_rules(ui, ways); }});
  if (ways.records) all.push_back({"bar.records", Key::f3, false, [&] { ui.navigator.open(records_screen(ui, ways.game)); }});
  if (ways.settings) all.push_back({"bar.settings", Key::f10, false, [&] { ui.navigator.open(settings_screen()); }});
  return all;
}

}  // namespace

std::vector<std::string> screen_keys(std::string_view screen, const std::vector<std::string_view>& own) {
  std::vector<std::string> rows;
  for (const std::string_view row : own) rows.push_back("keys." + std::string(screen) + "." + std::string(row));
  for (const char* const row : {"rules", "records", "settings", "back", "sound", "quit", "keys"})
    rows.push_back(std::string("keys.all.") + row);
  return rows;
}

bool screen_link_key(Ui& ui, const KeyChange& key, const ScreenLinks& ways) {
  if (is_press(key, Key::escape)) {
    if (bridge::menu_open()) return false;
    ways.back ? ways.back() : go_back(ui);
    return true;
  }
  for (const OwnLink& way : open_ways(ui, ways)) {
    if (!is_press(key, way.key, way.ctrl)) continue;
    way.go();
    return true;
  }
  return false;
}

void screen_link_bar(Ui& ui, const std::string& title, const std::string& where, const ScreenLinks& ways) {
  const auto open = open_ways(ui, ways);
  BarLook look{.back = back_label(ui),
               .title = title,
               .where = where,
               .by_turns = ways.by_turns,
               .menu = ui.tr("bar.menu") + (ways.menu_has_key ? "\u00a0" + ui.tr("key.more") : ""),
               .opens_menu = ways.opens_menu,
               .small_help = ways.small_help};
  for (const OwnLink& way : open) look.chips.push_back(ui.tr(way.label));
  const BarAnswer answer = bar(ui, look);
  if (answer.keys) show_key_table(ui, ui.navigator.top()->keys());
  if (answer.back) ways.back ? ways.back() : go_back(ui);
  if (answer.chip >= 0) open[static_cast<std::size_t>(answer.chip)].go();
}

void keep_settings(Ui& ui) {
  if (const Status saved = keep_settings(ui.services); !saved) ui.say(saved.problem());
}

}  // namespace tablier
