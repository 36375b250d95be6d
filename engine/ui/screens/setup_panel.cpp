#include "ui/screens/setup_panel.hpp"

#include "ui/painter/palette.hpp"
#include "ui/panels/fields.hpp"
#include "ui/panels/fitted_text.hpp"
#include "ui/panels/imgui_bridge.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/tiles.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/screens/item_tiles.hpp"
#include "ui/screens/match_words.hpp"
#include "ui/screens/parameter_words.hpp"

#include <charconv>

namespace tablier {
namespace {

/// A list of numbers is offered as chips up to this many; longer ones are typed.
constexpr std::int64_t kMostChips = 40;

/// One parameter: its words and whatever sets it.
class ParameterPart {
 public:
  ParameterPart(const Ui& ui, SetupModel& model, Drafts& drafts, PatternHand& hand, const Parameter& p)
      : ui_(ui), model_(model), drafts_(drafts), hand_(hand), p_(p) {}

  bool draw() {
    ImGui::PushID(p_.name.c_str());
    ImGui::BeginGroup();
    if (p_.type != ParameterType::boolean) words();
    const bool changed = control();
    if (p_.type == ParameterType::boolean) {
      ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ui_.px(ui_.sizes.s));
      help();
    }
    ImGui::EndGroup();
    ImGui::PopID();
    gap(ui_, ui_.sizes.l);
    return changed;
  }

 private:
  std::string title_words() const {
    const std::string name = parameter_title(ui_.services.locale, model_.game(), p_);
    return model_.is_changed(p_) ? ui_.tr("setup.changed", {{"name", name}}) : name;
  }

  void words() const {
    strong_line(ui_, title_words());
    help();
  }

  void help() const {
    const std::string meaning = parameter_help(ui_.services.locale, model_.game(), p_);
    if (!meaning.empty()) note(ui_, meaning);
  }

  bool control() {
    switch (p_.type) {
      case ParameterType::boolean: return boolean();
      case ParameterType::choice: return has_pictures(model_.game(), p_) ? pictures() : chips();
      case ParameterType::integer: return integer();
      case ParameterType::integers: return has_pictures(model_.game(), p_) ? pictures() : numbers();
      case ParameterType::texts: return p_.values.empty() ? typed() : several(values());
      case ParameterType::patterns: return patterns();
      case ParameterType::text: break;
    }
    return typed();
  }

  bool set(Value v) { return model_.set(p_, std::move(v)).ok(); }

  bool boolean() {
    const Value now = model_.value(p_);
    bool on = now.as_bool() && *now.as_bool();
    return toggle(ui_, title_words(), on) && set(on);
  }

  bool chips() {
    const std::string now = to_text(model_.value(p_));
    std::vector<std::string> labels;
    int chosen = -1;
    for (const std::string& value : p_.values) {
      if (value == now) chosen = static_cast<int>(labels.size());
      labels.push_back(value_name(ui_.services.locale, model_.game(), p_, value));
    }
    return choose_one(ui_, "values", labels, chosen) && set(p_.values[static_cast<std::size_t>(chosen)]);
  }

  bool integer() {
    const Value now = model_.value(p_);
    std::int64_t number = now.as_int() ? *now.as_int() : p_.least;
    return number_field(ui_, "number", number, p_.least, p_.most) && set(number);
  }

  std::vector<Value> values() const {
    std::vector<Value> all;
    for (const std::string& value : p_.values) all.emplace_back(value);
    return all;
  }

  bool numbers() {
    if (!p_.distinct || p_.most - p_.least >= kMostChips) return typed();
    std::vector<Value> all;
    for (std::int64_t n = p_.least; n <= p_.most; ++n) all.emplace_back(n);
    return several(all);
  }

  /// Each item a chip that is in or out; chosen ones carry a tick, so that colour does not say it alone.
  bool several(const std::vector<Value>& items) {
    bool changed = false;
    const float right = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
    for (std::size_t i = 0; i < items.size(); ++i) {
      const bool in = model_.holds(p_, items[i]);
      const std::string label = value_name(ui_.services.locale, model_.game(), p_, to_text(items[i]));
      if (i > 0 && ImGui::GetItemRectMax().x + ui_.px(ui_.sizes.s) + tick_chip_width(ui_, label) <= right) ImGui::SameLine();
      if (tick_chip(ui_, label, in)) changed = model_.toggle(p_, items[i]).ok() || changed;
    }
    return changed;
  }

  bool pictures() {
    const auto pressed = draw_item_tiles(ui_, model_, p_);
    if (!pressed) return false;
    return p_.type == ParameterType::choice ? set(*pressed) : model_.toggle(p_, *pressed).ok();
  }

  /// Tiles for hands; their names may be typed as well.
  bool patterns() {
    if (draw_pattern_board(ui_, model_, p_, hand_)) {
      drafts_.erase(p_.name);
      return true;
    }
    gap(ui_, ui_.sizes.s);
    note(ui_, ui_.tr("setup.patterns.typed"));
    return typed();
  }

  bool typed() {
    const auto draft = drafts_.find(p_.name);
    std::string text = draft == drafts_.end() ? to_text(model_.value(p_)) : draft->second;
    const bool wrong = draft != drafts_.end();
    const bool changed =
        text_field(ui_, "##typed", text, {.width = std::min(ui_.px(360), ImGui::GetContentRegionAvail().x), .wrong = wrong});
    if (wrong)
      if (const auto read = parse(p_, draft->second); !read) note(ui_, ui_.tr(read.problem()));
    if (!changed) return false;
    auto read = parse(p_, text);
    if (read && set(*std::move(read))) drafts_.erase(p_.name);
    else drafts_[p_.name] = text;
    return true;
  }

  const Ui& ui_;
  SetupModel& model_;
  Drafts& drafts_;
  PatternHand& hand_;
  const Parameter& p_;
};

bool draw_seat_count(const Ui& ui, SetupModel& model) {
  const SeatRange seats = model.seats();
  if (seats.least == seats.most) return false;
  std::vector<std::string> labels;
  for (int n = seats.least; n <= seats.most; ++n) labels.push_back(ui.tr("setup.seats", {{"n", n}}));
  int chosen = static_cast<int>(model.players().size()) - seats.least;
  if (!choose_one(ui, "seats", labels, chosen)) return false;
  model.set_seat_count(seats.least + chosen);
  return true;
}

constexpr float kRow = 34, kDisc = 24, kNameWidth = 150, kGauge = 240;

/// What a seat plays with, with the name that its things bear.
void draw_disc(const Ui& ui, const SeatPaint& seat) {
  const float side = ui.px(kDisc), row = ui.px(kRow);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const Vec2 middle{at.x + side / 2, at.y + row / 2};
  ImGui::Dummy({side, row});
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float radius = seat.label.empty() ? side * 0.3F : side / 2;
  seat_disc(ui, middle, radius, seat.colour);
  if (seat.label.empty()) return;
  const Vec2 words = measure(ui.fonts.label_strong, seat.label);
  draw_text(list, ui.fonts.label_strong, middle - words / 2, im(Palette::ink_on(seat.colour)), seat.label);
}

/// A human or a bot, and how strong that is.
bool draw_who(const Ui& ui, SetupModel& model, std::size_t seat) {
  const std::vector<std::string> labels{ui.tr("setup.human"), ui.tr("setup.bot")};
  const Player& p = model.players()[seat];
  int chosen = p.human ? 0 : 1;
  const bool other = choose_one(ui, "who", labels, chosen);
  if (other) model.seat_player(seat, chosen == 0 ? 0 : model.level_of(seat));
  if (p.human) return other;
  const std::string words =
      ui.tr("setup.level", {{"n", p.level}, {"strength", strength_words(ui.services.locale, p.level, model.levels())}});
  const float right = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
  if (ImGui::GetItemRectMax().x + ui.px(ui.sizes.m + kGauge) <= right) ImGui::SameLine(0, ui.px(ui.sizes.m));
  int level = p.level;
  const float width = std::max(ui.px(kGauge), measure(ui.fonts.body, words).x + ui.px(kGauge) - gauge_words_room(ui, ui.px(kGauge)));
  if (!gauge_field(ui, "level", level, 1, model.levels(), words, width)) return other;
  model.seat_player(seat, level);
  return true;
}

bool draw_seat(const Ui& ui, SetupModel& model, std::size_t seat, const SeatPaint& looks) {
  ImGui::PushID(static_cast<int>(seat));
  draw_disc(ui, looks);
  ImGui::SameLine(0, ui.px(ui.sizes.s));
  std::vector<Player> unnamed = model.players();
  unnamed[seat].name.clear();
  const std::string hint = player_words(ui.services.locale, unnamed, seat, false);
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

bool draw_starter(const Ui& ui, SetupModel& model) {
  if (model.players().size() < 2) return false;
  strong_line(ui, ui.tr("setup.starter"));
  std::vector<std::string> labels{ui.tr("setup.by_lot")};
  for (std::size_t seat = 0; seat < model.players().size(); ++seat)
    labels.push_back(player_words(ui.services.locale, model.players(), seat, false));
  int chosen = model.starter ? *model.starter + 1 : 0;
  if (!choose_one(ui, "starter", labels, chosen)) return false;
  model.starter = chosen == 0 ? std::nullopt : std::optional(chosen - 1);
  return true;
}

}  // namespace

bool draw_parameters(const Ui& ui, SetupModel& model, Drafts& drafts, PatternHand& patterns) {
  patterns.tiles.clear();
  bool changed = false;
  for (const Parameter* p : model.offered()) changed = ParameterPart(ui, model, drafts, patterns, *p).draw() || changed;
  return changed;
}

bool draw_players(const Ui& ui, SetupModel& model, const std::vector<SeatPaint>& looks) {
  if (model.seats().most < 2) return false;
  heading(ui, ui.tr("setup.players"));
  bool changed = draw_seat_count(ui, model);
  gap(ui, ui.sizes.s);
  for (std::size_t seat = 0; seat < model.players().size(); ++seat)
    changed = draw_seat(ui, model, seat, seat < looks.size() ? looks[seat] : SeatPaint{ui.colour("line"), {}}) || changed;
  changed = draw_starter(ui, model) || changed;
  gap(ui, ui.sizes.xl);
  return changed;
}

bool draw_seed(const Ui& ui, SetupModel& model, Drafts& drafts) {
  constexpr const char* kDraft = "";
  const auto draft = drafts.find(kDraft);
  std::string text = draft != drafts.end() ? draft->second : model.seed ? std::to_string(*model.seed) : std::string();
  strong_line(ui, ui.tr("setup.seed"));
  note(ui, ui.tr("setup.seed_help"));
  if (!text_field(ui, "##seed", text, {.width = ui.px(220), .hint = ui.tr("setup.by_lot"), .wrong = draft != drafts.end()})) return false;
  std::uint64_t seed = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
  const bool read = error == std::errc{} && end == text.data() + text.size();
  if (read) model.seed = seed;
  else model.seed.reset();
  if (read || text.empty()) drafts.erase(kDraft);
  else drafts[kDraft] = text;
  return true;
}

std::optional<std::string> draw_variants(const Ui& ui, const SetupModel& model, bool focus) {
  std::optional<std::string> pressed;
  const float width = ImGui::GetContentRegionAvail().x, pad = ui.px(ui.sizes.m), mark = ui.px(18);
  for (const VariantEntry& v : model.game().variants) {
    const bool here = v.name == model.variant().name;
    if (here && focus) bridge::focus_next_item();
    const std::string name = v.title.empty() ? v.name : ui.tr(v.title);
    const std::string about = v.problem ? ui.tr(*v.problem) : ui.tr(v.summary);
    const float room = width - 2 * pad - mark;
    const Vec2 first = measure(ui.fonts.strong, name, room), second = about.empty() ? Vec2{} : measure(ui.fonts.label, about, room);
    const TileAnswer t = tile(ui, v.name.c_str(),
                              {.size = {width, first.y + second.y + ui.px(2) + 2 * ui.px(10)},
                               .round = 10,
                               .ground = here ? "highlight" : "",
                               .line = here ? "accent" : "",
                               .enabled = !v.problem,
                               .label = name});
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const Vec2 at{t.box.x + pad, t.box.y + ui.px(10)};
    const Colour ink = ui.colour(v.problem ? "soft_ink" : "ink");
    draw_text(list, ui.fonts.strong, at, im(ink), name, room);
    draw_text(list, ui.fonts.label, {at.x, at.y + first.y + ui.px(2)}, im(ui.colour(v.problem ? "danger" : "soft_ink")), about, room);
    if (here) draw_check(list, {t.box.right() - pad - mark / 3, at.y + first.y / 2}, ui.px(12), ui.colour("accent_ink"));
    if (t.pressed && !here) pressed = v.name;
  }
  return pressed;
}

}  // namespace tablier
