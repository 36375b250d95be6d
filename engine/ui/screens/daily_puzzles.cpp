#include "ui/screens/daily_puzzles.hpp"

#include "host/refused_files.hpp"
#include "match/date.hpp"
#include "play/daily.hpp"
#include "play/match_labels.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/screens/screens.hpp"

#include <algorithm>
#include <cmath>

namespace tablier {
namespace {

/// What Enter does is framed.
void frame_item(const Ui& ui) {
  const float thick = std::max(2.0F, std::floor(2 * ui.scale()));
  ImGui::GetWindowDrawList()->AddRect(ImGui::GetItemRectMin(), ImGui::GetItemRectMax(), im(ui.colour("accent")),
                                      ui.px(ui.sizes.radius_button), 0, thick);
}

}  // namespace

void DailyPuzzles::read(const Ui& ui) {
  constexpr std::size_t kMax = 9;
  all_.clear();
  for (const auto& game : ui.services.catalogue.games_as_read()) {
    if (!game->playable() || !has_series(*game) || all_.size() == kMax) continue;
    const auto id = challenge_of_day(game->spec, local_day());
    if (!id) continue;
    const auto best = ui.services.records ? ui.services.records->best(game->name, to_text(*id)) : std::nullopt;
    all_.push_back({game, *id, game_label(ui.services.locale, game.get(), game->name), best.has_value()});
  }
}

void DailyPuzzles::draw(Ui& ui, std::optional<std::size_t> chosen) {
  if (all_.empty()) return;
  for (std::size_t i = 0; i < all_.size(); ++i) {
    const One& one = all_[i];
    const std::string label = ui.tr(one.solved ? "library.daily_done" : "library.daily_one", {{"game", one.title}}),
                      key = chosen == i ? ui.tr("key.enter") : ui.tr("library.daily_key", {{"n", i + 1}});
    const ButtonLook look{.label = label, .key = key, .width = -1, .compact = true};
    if (i > 0) ImGui::SameLine();
    if (i > 0 && ImGui::GetContentRegionAvail().x < button_width(ui, look)) ImGui::NewLine();
    ImGui::PushID(static_cast<int>(i));
    if (button(ui, look)) open(ui, one);
    if (chosen == i) frame_item(ui);
    ImGui::PopID();
  }
  gap(ui, ui.sizes.m);
}

bool DailyPuzzles::key(Ui& ui, const KeyChange& key, std::optional<std::size_t> chosen) {
  if (chosen && *chosen < all_.size() && (is_press(key, Key::enter) || is_press(key, Key::space))) {
    open(ui, all_[*chosen]);
    return true;
  }
  for (std::size_t i = 0; i < all_.size(); ++i) {
    const Key digit = static_cast<Key>(static_cast<std::size_t>(Key::digit1) + i);
    if (!is_press(key, digit, true)) continue;
    open(ui, all_[i]);
    return true;
  }
  return false;
}

void DailyPuzzles::open(Ui& ui, const One& one) {
  auto screen = new_table(ui, challenge_setup(one.game->spec, one.id));
  if (screen) ui.navigator.open(std::move(*screen));
  else ui.say(screen.problem());
}

}  // namespace tablier
