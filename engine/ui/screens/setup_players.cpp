#include "ui/screens/setup_players.hpp"

#include "play/match_labels.hpp"
#include "play/rating.hpp"
#include "ui/painter/palette.hpp"
#include "ui/panels/fields.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>
#include <cmath>

namespace tablier {
namespace {

bool draw_seat_count(const Ui& ui, SetupModel& model) {
  const SeatRange seats = model.seats();
  if (seats.min == seats.max) return false;
  std::vector<std::string> labels;
  for (int n = seats.min; n <= seats.max; ++n) labels.push_back(ui.tr("setup.seats", {{"n", n}}));
  int chosen = static_cast<int>(model.players().size()) - seats.min;
  if (!choose_one(ui, "seats", labels, chosen)) return false;
  model.set_seat_count(seats.min + chosen);
  return true;
}

constexpr float kSeatRow = 34, kDisc = 24, kNameWidth = 150, kGauge = 240;

/// What a seat plays with, with the name that its things bear.
void draw_disc(const Ui& ui, const SeatPaint& seat) {
  const float side = ui.px(kDisc), row = ui.px(kSeatRow);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const Vec2 middle{at.x + side / 2, at.y + row / 2};
  ImGui::Dummy({side, row});
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float radius = seat.label.empty() ? side * 0.3F : side / 2;
  seat_disc(ui, middle, radius, seat.colour);
  if (seat.label.empty()) return;
  const Vec2 extent = measure(ui.fonts.label_strong, seat.label);
  draw_text(list, ui.fonts.label_strong, middle - extent / 2, im(Palette::ink_on(seat.colour)), seat.label);
}

/// Its number, in a word how strong it is, and between two its Elo where that was measured.
std::string level_label(const Ui& ui, const SetupModel& model, int level) {
  const std::string strength = strength_label(ui.services.locale, level, model.levels());
  const bool measured = model.players().size() == 2;
  const auto elo = measured ? level_elo(model.game().spec, model.variant().name, level) : std::nullopt;
  if (!elo) return ui.tr("setup.level", {{"n", level}, {"strength", strength}});
  return ui.tr("setup.level_elo", {{"n", level}, {"strength", strength}, {"elo", *elo}});
}

/// As wide as the longest of its labels needs, so that it stays where it is when another level is chosen.
float gauge_width(const Ui& ui, const SetupModel& model) {
  const float usual = ui.px(kGauge), around = usual - gauge_label_room(ui, usual);
  float width = usual;
  for (int level = 1; level <= model.levels(); ++level)
    width = std::max(width, measure(ui.fonts.body, level_label(ui, model, level)).x + around);
  return width;
}

/// A human or a bot, and how strong that is.
bool draw_who(const Ui& ui, SetupModel& model, std::size_t seat) {
  const std::vector<std::string> labels{ui.tr("setup.human"), ui.tr("setup.bot")};
  const Player& p = model.players()[seat];
  int chosen = p.human ? 0 : 1;
  const bool other = choose_one(ui, "who", labels, chosen);
  if (other) model.seat_player(seat, chosen == 0 ? 0 : model.level_of(seat));
  if (p.human) return other;
  const float right = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x, width = gauge_width(ui, model);
  if (ImGui::GetItemRectMax().x + ui.px(ui.sizes.m) + width <= right) ImGui::SameLine(0, ui.px(ui.sizes.m));
  int level = p.level;
  if (!gauge_field(ui, "level", level, 1, model.levels(), level_label(ui, model, level), width)) return other;
  model.seat_player(seat, level);
  return true;
}

/// As the match will call the seat.
std::string name_at_table(const Ui& ui, std::vector<Player> players, std::size_t seat) {
  name_lone_human(players, ui.services.settings.name);
  return player_label(ui.services.locale, players, seat, true);
}

bool draw_seat(const Ui& ui, SetupModel& model, std::size_t seat, const SeatPaint& looks) {
  ImGui::PushID(static_cast<int>(seat));
  draw_disc(ui, looks);
  ImGui::SameLine(0, ui.px(ui.sizes.s));
  std::vector<Player> unnamed = model.players();
  unnamed[seat].name.clear();
  const std::string hint = name_at_table(ui, unnamed, seat);
  bool changed = text_field(ui, "##name", model.players()[seat].name, {.width = ui.px(kNameWidth), .hint = hint});
  if (model.levels() > 0) {
    if (ImGui::GetContentRegionAvail().x > ui.px(480)) ImGui::SameLine(0, ui.px(ui.sizes.m));
    ImGui::BeginGroup();
    changed = draw_who(ui, model, seat) || changed;
    ImGui::EndGroup();
  }
  ImGui::PopID();
  gap(ui, ui.sizes.s);
  return changed;
}

/// With what the things of the seat bear before its name, which alone tells bots of one level apart.
std::string starter_label(const Ui& ui, const SetupModel& model, const std::vector<SeatPaint>& looks, std::size_t seat) {
  const std::string name = name_at_table(ui, model.players(), seat);
  return seat < looks.size() && !looks[seat].label.empty() ? looks[seat].label + " · " + name : name;
}

bool draw_starter(const Ui& ui, SetupModel& model, const std::vector<SeatPaint>& looks) {
  if (model.players().size() < 2 || model.game().spec.rules_say_who_begins) return false;
  strong_line(ui, ui.tr("setup.starter"));
  std::vector<std::string> labels{ui.tr("setup.by_lot")};
  for (std::size_t seat = 0; seat < model.players().size(); ++seat) labels.push_back(starter_label(ui, model, looks, seat));
  int chosen = model.starter ? *model.starter + 1 : 0;
  if (!choose_one(ui, "starter", labels, chosen)) return false;
  model.starter = chosen == 0 ? std::nullopt : std::optional(chosen - 1);
  return true;
}

/// Times that one chooses by a click; any other is typed.
bool draw_clock_times(const Ui& ui, ClockRules& clock) {
  std::int64_t increment = std::llround(clock.increment);
  note(ui, ui.tr("setup.clock.minutes"));
  bool changed = clock_time_field(ui, "minutes", clock.seconds, ClockRules::kMinSeconds, ClockRules::kMaxSeconds);
  note(ui, ui.tr("setup.clock.increment"));
  changed = number_field(ui, "increment", increment, 0, static_cast<std::int64_t>(ClockRules::kMaxIncrement)) || changed;
  clock.increment = static_cast<double>(increment);
  const std::vector<std::string> labels{ui.tr("setup.clock.loses"), ui.tr("setup.clock.told")};
  int chosen = clock.only_told ? 1 : 0;
  if (!choose_one(ui, "up", labels, chosen)) return changed;
  clock.only_told = chosen == 1;
  return true;
}

/// Of a match between two.
bool draw_clock(const Ui& ui, SetupModel& model) {
  constexpr ClockRules kUsual{.seconds = 600, .increment = 5};
  if (model.players().size() != 2) return false;
  gap(ui, ui.sizes.m);
  strong_line(ui, ui.tr("setup.clock.title"));
  const std::vector<std::string> labels{ui.tr("setup.clock.none"), ui.tr("setup.clock.each")};
  int chosen = model.clock ? 1 : 0;
  bool changed = choose_one(ui, "clock", labels, chosen);
  if (changed) model.clock = chosen == 0 ? std::nullopt : std::optional(kUsual);
  if (model.clock) changed = draw_clock_times(ui, *model.clock) || changed;
  return changed;
}

}  // namespace

bool draw_players(const Ui& ui, SetupModel& model, const std::vector<SeatPaint>& looks) {
  if (model.seats().max < 2) return false;
  heading(ui, ui.tr("setup.players"));
  bool changed = draw_seat_count(ui, model);
  gap(ui, ui.sizes.s);
  for (std::size_t seat = 0; seat < model.players().size(); ++seat)
    changed = draw_seat(ui, model, seat, seat < looks.size() ? looks[seat] : SeatPaint{ui.colour("line"), {}}) || changed;
  changed = draw_starter(ui, model, looks) || changed;
  changed = draw_clock(ui, model) || changed;
  gap(ui, ui.sizes.xl);
  return changed;
}

}  // namespace tablier
