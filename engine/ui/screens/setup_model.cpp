#include "ui/screens/setup_model.hpp"

#include "content/utf8.hpp"
#include "host/option_meaning.hpp"
#include "sdk/expect.hpp"

#include <algorithm>

namespace tablier {
namespace {

constexpr int kUsualSeats = 2;

bool comes_before(const Parameter& p, const Value& a, const Value& b) {
  if (a.as_int() && b.as_int()) return *a.as_int() < *b.as_int();
  const auto place = [&p](const Value& v) { return std::find(p.values.begin(), p.values.end(), to_text(v)); };
  return place(a) < place(b);
}

Value without(const Value& map, std::string_view name) {
  Value rest = Value::map();
  for (const Member& m : *map.as_map())
    if (m.name != name) rest.set(m.name, m.value);
  return rest;
}

const Parameter* find_parameter(const GameEntry& game, std::string_view name) {
  const auto found = std::find_if(game.parameters.begin(), game.parameters.end(), [&](const Parameter& p) { return p.name == name; });
  return found == game.parameters.end() ? nullptr : &*found;
}

const Value kNothing = Value::map();

double number_of(const Value* value) {
  if (!value) return -1;
  return value->as_real() ? *value->as_real() : value->as_int() ? static_cast<double>(*value->as_int()) : -1;
}

std::optional<ClockRules> recalled_clock(const Value& kept) {
  if (!kept.as_map()) return std::nullopt;
  const double seconds = number_of(kept.find("seconds")), increment = number_of(kept.find("increment"));
  const Value* told = kept.find("told");
  const bool sound =
      seconds >= ClockRules::kMinSeconds && seconds <= ClockRules::kMaxSeconds && increment >= 0 && increment <= ClockRules::kMaxIncrement;
  if (!sound) return std::nullopt;
  return ClockRules{seconds, increment, told && told->as_bool() && *told->as_bool()};
}

/// Who sits on a seat that nobody has spoken for: a gentle bot where there are any.
Player newcomer(int levels) {
  constexpr int kGentle = 2;
  return {.human = levels == 0, .level = std::min(kGentle, levels), .name = {}, .bot = {}};
}

}  // namespace

SetupModel::SetupModel(std::shared_ptr<const GameEntry> game) : game_(std::move(game)), seats_(game_->spec.seats) {
  expects(game_->variant(""));
  variant_ = game_->variant("")->name;
  players_.resize(1);
}

void SetupModel::renew(std::shared_ptr<const GameEntry> game) {
  const auto names = [](const GameEntry& entry) {
    std::vector<std::string> all;
    for (const Parameter& p : entry.parameters) all.push_back(p.name);
    return all;
  };
  if (names(*game) != names(*game_)) chosen_.clear();
  game_ = std::move(game);
  const VariantEntry* const here = game_->variant(variant_);
  if (!here || here->problem) variant_ = game_->variant("")->name;
}

void SetupModel::choose_variant(const std::string& name) {
  expects(game_->variant(name));
  variant_ = game_->variant(name)->name;
}

Value SetupModel::variant_value(const Parameter& p) const {
  const Value* set = variant().settings.find(p.name);
  return set ? *set : p.fallback;
}

Value SetupModel::value(const Parameter& p) const {
  const Value* set = by_hand().find(p.name);
  if (!set) return variant_value(p);
  const auto held = check(p, *set);  // a save may say 1e3
  return held ? *held : *set;
}

std::vector<const Parameter*> SetupModel::offered() const {
  const Value all = all_values(game_->parameters, variant().settings, options());
  std::vector<const Parameter*> list;
  for (const Parameter& p : game_->parameters)
    if (!p.by_variant && is_meant(game_->parameters, p, all)) list.push_back(&p);
  return list;
}

Value SetupModel::options() const { return without_vain_settings(game_->parameters, variant(), by_hand()); }

const Value& SetupModel::by_hand() const {
  const auto found = chosen_.find(variant_);
  return found == chosen_.end() ? kNothing : found->second;
}

Status SetupModel::set(const Parameter& p, const Value& v) {
  auto checked = check(p, v);
  if (!checked) return checked.problem();
  Value options = without(by_hand(), p.name);
  if (!(*checked == variant_value(p))) options.set(p.name, *std::move(checked));
  chosen_[variant_] = std::move(options);
  return Done{};
}

bool SetupModel::holds(const Parameter& p, const Value& item) const {
  const Value now = value(p);
  const auto* list = now.as_list();
  return list && std::find(list->begin(), list->end(), item) != list->end();
}

Status SetupModel::toggle(const Parameter& p, const Value& item) {
  const Value now = value(p);
  Value::List list = now.as_list() ? *now.as_list() : Value::List{};
  if (std::erase(list, item) == 0) {
    const auto at = std::find_if(list.begin(), list.end(), [&](const Value& other) { return comes_before(p, item, other); });
    list.insert(at, item);
  }
  return set(p, Value(std::move(list)));
}

bool SetupModel::board_by_chance() const {
  const auto list = offered();
  return !seed && std::any_of(list.begin(), list.end(), [this](const Parameter* p) {
    const Value now = value(*p);
    return p->type == ParameterType::patterns && now.as_list() && now.as_list()->empty();
  });
}

bool SetupModel::anything_changed() const { return !options().as_map()->empty(); }

/// Clocks are of matches between two alone.
bool SetupModel::anything_to_reset() const { return anything_changed() || (clock && players_.size() == 2); }

void SetupModel::reset() {
  chosen_.erase(variant_);
  clock.reset();
}

void SetupModel::fit(SeatRange seats, int levels) {
  seats_ = seats;
  levels_ = levels;
  // Who has said nothing yet plays against one other, where two may play.
  const int wanted = std::exchange(players_said_, true) ? static_cast<int>(players_.size()) : kUsualSeats;
  set_seat_count(std::clamp(wanted, seats.min, seats.max));
  for (Player& p : players_) {
    if (p.human) continue;
    p.level = std::clamp(p.level, 1, std::max(1, levels));
    p.human = levels == 0;
  }
}

void SetupModel::set_seat_count(int seats) {
  const auto wanted = static_cast<std::size_t>(seats);
  while (players_.size() > wanted) {
    spare_.push_back(std::move(players_.back()));
    players_.pop_back();
  }
  while (players_.size() < wanted) {
    players_.push_back(spare_.empty() ? newcomer(levels_) : std::move(spare_.back()));
    if (!spare_.empty()) spare_.pop_back();
  }
  if (starter && *starter >= seats) starter.reset();
}

int SetupModel::level_of(std::size_t seat) const {
  if (!players_[seat].human) return players_[seat].level;
  const auto last = last_levels_.find(seat);
  return last == last_levels_.end() ? newcomer(levels_).level : std::min(last->second, levels_);
}

void SetupModel::seat_player(std::size_t seat, int level) {
  if (level == 0 && !players_[seat].human) last_levels_[seat] = players_[seat].level;
  players_[seat].human = level == 0;
  players_[seat].level = level;
}

MatchSetup SetupModel::setup(std::uint64_t lot) const {
  MatchSetup match;
  match.game = game_->name;
  match.variant = variant_;
  match.options = options();
  match.players = players_;
  for (Player& p : match.players) p.name = in_one_line(p.name);
  if (players_.size() == 1)
    match.players.front() = {.human = true, .level = 0, .name = match.players.front().name};  // a puzzle is the player's own
  if (players_.size() == 2) match.clock = clock;
  match.seed = seed.value_or(lot);
  match.starter = starter.value_or(static_cast<int>(match.seed % players_.size()));
  return match;
}

Value SetupModel::remembered() const {
  Value variants = Value::map(), players = Value::list();
  for (const auto& [name, options] : chosen_)
    if (!options.as_map()->empty()) variants.set(name, options);
  for (const Player& p : players_) players.push(Value::map({{"level", p.human ? 0 : p.level}, {"name", in_one_line(p.name)}}));
  Value all = Value::map({{"variant", variant_}, {"options", std::move(variants)}, {"players", std::move(players)}});
  if (starter) all.set("starter", *starter);
  if (clock) all.set("clock", Value::map({{"seconds", clock->seconds}, {"increment", clock->increment}, {"told", clock->only_told}}));
  return all;
}

void SetupModel::recall(const Value& remembered) {
  if (!remembered.as_map()) return;
  if (const Value* options = remembered.find("options")) recall_options(*options);
  if (const Value* name = remembered.find("variant"); name && name->as_string() && game_->variant(*name->as_string()))
    choose_variant(*name->as_string());
  if (const Value* players = remembered.find("players")) recall_players(*players);
  if (const Value* kept = remembered.find("clock")) clock = recalled_clock(*kept);
  const Value* first = remembered.find("starter");
  const std::int64_t* seat = first ? first->as_int() : nullptr;
  if (seat && *seat >= 0 && *seat < static_cast<std::int64_t>(players_.size())) starter = static_cast<int>(*seat);
}

void SetupModel::recall_options(const Value& variants) {
  if (!variants.as_map()) return;
  for (const Member& one : *variants.as_map()) {
    if (!game_->variant(one.name) || !one.value.as_map()) continue;
    choose_variant(one.name);
    for (const Member& option : *one.value.as_map())
      if (const Parameter* p = find_parameter(*game_, option.name); p && !p->by_variant) static_cast<void>(set(*p, option.value));
  }
  variant_ = game_->variant("")->name;
}

void SetupModel::recall_players(const Value& players) {
  const auto* list = players.as_list();
  if (!list || list->empty() || list->size() > kMaxSeats) return;
  players_.clear();
  players_said_ = true;
  for (const Value& one : *list) {
    const Value* level = one.as_map() ? one.find("level") : nullptr;
    const Value* name = one.as_map() ? one.find("name") : nullptr;
    const std::int64_t bot = level && level->as_int() ? std::clamp<std::int64_t>(*level->as_int(), 0, 99) : 0;
    players_.push_back({.human = bot == 0,
                        .level = static_cast<int>(bot),
                        .name = name && name->as_string() ? *name->as_string() : std::string(),
                        .bot = {}});
  }
}

}  // namespace tablier
