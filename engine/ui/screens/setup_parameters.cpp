#include "ui/screens/setup_parameters.hpp"

#include "ui/panels/fields.hpp"
#include "ui/panels/fitted_text.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"
#include "ui/screens/item_tiles.hpp"
#include "ui/screens/parameter_labels.hpp"

#include <algorithm>
#include <charconv>

namespace tablier {
namespace {

/// A list of numbers is offered as chips up to this many; longer ones are typed.
constexpr std::int64_t kMaxChips = 40;

/// One parameter: its words and whatever sets it.
class ParameterPart {
 public:
  ParameterPart(const Ui& ui, SetupModel& model, Drafts& drafts, PatternHand& hand, const RefusedParameter& refused, const Parameter& p)
      : ui_(ui), model_(model), drafts_(drafts), hand_(hand), refused_(refused), p_(p) {}

  bool draw() {
    ImGui::PushID(p_.name.c_str());
    ImGui::BeginGroup();
    if (p_.type != ParameterType::boolean) caption();
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
  std::string title_label() const {
    const std::string name = parameter_title(ui_.services.locale, model_.game(), p_);
    return model_.is_changed(p_) ? ui_.tr("setup.changed", {{"name", name}}) : name;
  }

  void caption() const {
    strong_line(ui_, title_label());
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

  bool set(const Value& v) { return model_.set(p_, v).ok(); }

  bool boolean() {
    const Value now = model_.value(p_);
    bool on = now.as_bool() && *now.as_bool();
    return toggle(ui_, title_label(), on, "switch") && set(on);
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
    std::int64_t number = now.as_int() ? *now.as_int() : p_.min;
    return number_field(ui_, "number", number, p_.min, p_.max) && set(number);
  }

  std::vector<Value> values() const {
    std::vector<Value> all;
    for (const std::string& value : p_.values) all.emplace_back(value);
    return all;
  }

  bool numbers() {
    if (!p_.distinct || p_.max - p_.min >= kMaxChips) return typed();
    std::vector<Value> all;
    for (std::int64_t n = p_.min; n <= p_.max; ++n) all.emplace_back(n);
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
    std::string text = draft == drafts_.end() ? written(p_, model_.value(p_)) : draft->second;
    const auto wrong = draft != drafts_.end()     ? draft_problem(ui_.services.locale, model_, p_, draft->second)
                       : refused_.name == p_.name ? refused_.why
                                                  : std::nullopt;
    const float width = std::min(ui_.px(360), ImGui::GetContentRegionAvail().x);
    const bool changed = text_field(ui_, "##typed", text, {.width = width, .wrong = wrong.has_value()});
    if (wrong) refusal_note(ui_, ui_.tr(*wrong));
    if (!changed) return false;
    auto read = parse(p_, text);
    if (read && set(*std::move(read))) drafts_.erase(p_.name);
    else begin_draft(text);
    return true;
  }

  /// Nobody has asked for the beginning of it that could be taken. Tiles of a board lie where they are meanwhile.
  void begin_draft(const std::string& text) {
    drafts_[p_.name] = text;
    if (p_.type != ParameterType::patterns) set(model_.variant_value(p_));
  }

  const Ui& ui_;
  SetupModel& model_;
  Drafts& drafts_;
  PatternHand& hand_;
  const RefusedParameter& refused_;
  const Parameter& p_;
};

/// Those that boards are made of, or all others.
std::vector<const Parameter*> parameters_of(const SetupModel& model, bool boards) {
  std::vector<const Parameter*> some = model.offered();
  std::erase_if(some, [&](const Parameter* p) { return makes_board(model.game(), *p) != boards; });
  return some;
}

bool draw_each(const Ui& ui, SetupModel& model, Drafts& drafts, PatternHand& patterns, const RefusedParameter& refused,
               const std::vector<const Parameter*>& parameters) {
  bool changed = false;
  for (const Parameter* p : parameters) changed = ParameterPart(ui, model, drafts, patterns, refused, *p).draw() || changed;
  return changed;
}

}  // namespace

bool draw_boards(const Ui& ui, SetupModel& model, Drafts& drafts, PatternHand& patterns, const RefusedParameter& refused) {
  patterns.begin_frame();
  const auto boards = parameters_of(model, true);
  if (boards.empty()) return false;
  heading(ui, ui.tr("setup.board"));
  const bool changed = draw_each(ui, model, drafts, patterns, refused, boards);
  gap(ui, ui.sizes.m);
  return changed;
}

bool draw_parameters(const Ui& ui, SetupModel& model, Drafts& drafts, PatternHand& patterns, const RefusedParameter& refused) {
  const auto others = parameters_of(model, false);
  if (others.empty()) return false;
  heading(ui, ui.tr("setup.options"));
  return draw_each(ui, model, drafts, patterns, refused, others);
}

bool draw_seed(const Ui& ui, SetupModel& model, Drafts& drafts) {
  const auto draft = drafts.find(kSeedDraft);
  std::string text = draft != drafts.end() ? draft->second
                     : model.seed          ? std::to_string(static_cast<std::int64_t>(*model.seed))
                                           : std::string();
  strong_line(ui, ui.tr("setup.seed"));
  note(ui, ui.tr("setup.seed_help"));
  if (!text_field(ui, "##seed", text, {.width = ui.px(220), .hint = ui.tr("setup.by_lot"), .wrong = draft != drafts.end()})) return false;
  std::int64_t seed = 0;  // as saves and the command line write it
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
  const bool read = error == std::errc{} && end == text.data() + text.size();
  if (read) model.seed = static_cast<std::uint64_t>(seed);
  else model.seed.reset();
  if (read || text.empty()) drafts.erase(kSeedDraft);
  else drafts[kSeedDraft] = text;
  return true;
}

}  // namespace tablier
