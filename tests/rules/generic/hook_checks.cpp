#include "hook_checks.hpp"

#include "match/dry_run.hpp"
#include "match/match_hooks.hpp"
#include "script/checked_hooks.hpp"
#include "script/shape_check.hpp"
#include "sdk/hook.hpp"

#include <algorithm>
#include <array>
#include <mutex>
#include <set>

namespace tablier::rules {
namespace {

constexpr const char* kNoPlace = "?";

using Known = std::function<bool(std::string_view)>;

struct AsValue {
  Value operator()(std::span<const std::int64_t> list) const { return Value::list_of(list); }
  Value operator()(const Value* value) const { return value ? *value : Value(); }
  Value operator()(const PositionView* position) const { return position->value(); }
  template <typename Plain>
  Value operator()(Plain plain) const {
    return Value(plain);
  }
};

std::int64_t seats_in(std::span<const Field> fields) {
  for (const Field& f : fields)
    if (std::string_view(f.name) == "seats") return std::get<std::int64_t>(f.value);
  return 0;
}

/// Answers nothing that changes the game, and notes what it gets.
class Witness final : public VariantScript {
 public:
  /// The match's hooks get what this game says of its positions.
  explicit Witness(std::vector<HookSpec> specs) : specs_(std::move(specs)) {
    const ValueShape position = position_shape(specs_);
    for (HookSpec& spec : specs_)
      for (HookField& field : spec.fields)
        if (field.shape.kind == ValueShape::Kind::position) field.shape = position;
  }

  bool has(Hook hook) const override { return find(hook) != nullptr; }
  std::optional<Value> call(Hook hook, std::span<const Field> fields, std::uint64_t) const override {
    constexpr int kAllOf = 500, kOneIn = 64;
    const HookSpec& spec = *find(hook);
    const std::lock_guard lock(mutex_);
    const int number = calls_[static_cast<std::size_t>(hook)]++;
    if (number == 0) asked_.insert(text_name(spec));
    if (number < kAllOf || number % kOneIn == 0) look_at(spec, fields);
    return hook == Hook::allow ? Value(true) : Value();
  }
  std::vector<ScriptFault> take_faults() const override { return {}; }
  void tell(Hook hook, const Text& why) const override { note(*find(hook), "its answer: " + why.key); }
  SourceSpot where(Hook) const override { return {}; }

  HookReport findings() const {
    HookReport report{{broken_.begin(), broken_.end()}, {asked_.begin(), asked_.end()}, {}};
    for (const HookSpec& spec : specs_) report.expected.push_back(text_name(spec));
    std::ranges::sort(report.expected);
    return report;
  }

 private:
  const HookSpec* find(Hook hook) const {
    const auto spec = std::ranges::find(specs_, hook, &HookSpec::hook);
    return spec == specs_.end() ? nullptr : &*spec;
  }

  void note(const HookSpec& spec, const std::string& what) const { broken_.insert(text_name(spec) + ": " + what); }

  void look_at(const HookSpec& spec, std::span<const Field> fields) const {
    for (const Field& f : fields) {
      const auto declared = std::ranges::find(spec.fields, f.name, &HookField::name);
      if (declared == spec.fields.end()) {
        note(spec, std::string(f.name) + " is not declared");
        continue;
      }
      Value value = std::visit(AsValue{}, f.value);
      const Value before = value;
      const Value* told = declared->shape.kind == ValueShape::Kind::position ? value.find("seats") : nullptr;
      const std::int64_t seats = told ? *told->as_int() : seats_in(fields);
      if (const auto why = conform(declared->shape, value, seats)) note(spec, std::string(f.name) + " is " + to_json(before));
      if (const auto* view = std::get_if<const PositionView*>(&f.value)) ask_all(spec, **view, seats);
    }
    for (const HookField& declared : spec.fields)
      if (!declared.optional && std::ranges::none_of(fields, [&](const Field& f) { return declared.name == f.name; }))
        note(spec, declared.name + " is not given");
  }

  /// Each query about a place that is taken, and about none: that may be refused, by null.
  void ask_all(const HookSpec& spec, const PositionView& view, std::int64_t seats) const {
    const Value* const cells = view.value().find("cells");
    const Value::Map* const taken = cells ? cells->as_map() : nullptr;
    for (std::size_t i = 0; i < view.queries().size(); ++i)
      for (const std::string& place : {taken && !taken->empty() ? taken->front().name : std::string("a1"), std::string(kNoPlace)}) {
        const HookField& query = view.queries()[i];
        std::vector<Value> arguments;
        for (const HookField& argument : query.shape.members)
          arguments.push_back(argument.shape.kind == ValueShape::Kind::text ? Value(place) : Value(seats));
        Value answer = view.answer(i, arguments);
        if (answer != view.answer(i, arguments)) note(spec, query.name + " answers now this, now that");
        const bool refused = place == kNoPlace && answer.is_null();
        if (!refused && conform(query.shape.parts.front(), answer, seats)) note(spec, query.name + " answers " + to_json(answer));
      }
  }

  std::vector<HookSpec> specs_;
  mutable std::mutex mutex_;
  mutable std::array<int, kHooks> calls_{};
  mutable std::set<std::string> asked_, broken_;
};

class Texts {
 public:
  Texts(const GameEntry& game, const Known& known) : game_(game), known_(known) {}

  void look_at(const HookSpec& spec) {
    const std::string key = (is_of_match(spec.hook) ? "match" : game_.name) + ".hook." + text_name(spec);
    const std::string common = "hook." + text_name(spec);
    one_of({key + ".asked", common + ".asked"});
    one_of({key + ".answer", common + ".answer"});
    for (const HookField& field : spec.fields) {
      said({key + ".field.", common + ".field."}, field);
      if (field.shape.kind == ValueShape::Kind::position) position(field.shape);
    }
    members({key + ".answers.", common + ".answers."}, spec.answer);
  }
  std::vector<std::string> take() { return {missing_.begin(), missing_.end()}; }

 private:
  void one_of(const std::vector<std::string>& keys) {
    if (std::ranges::none_of(keys, known_)) missing_.insert(keys.front());
  }
  struct Places {
    std::string own, common;
  };

  void said(const Places& keys, const HookField& field) {
    one_of({keys.own + field.name, game_.name + ".hook_field." + field.name, keys.common + field.name, "hook_field." + field.name});
    units(field.shape);
  }
  void position(const ValueShape& shape) {
    if (shape.kind == ValueShape::Kind::query) return;  // what it takes is told of in its own sentence
    for (const HookField& member : shape.members) {
      one_of({game_.name + ".position." + member.name, "position." + member.name});
      units(member.shape);
      position(member.shape);
    }
    for (const ValueShape& part : shape.parts) position(part);
  }
  void units(const ValueShape& shape) {
    if (!shape.unit.empty()) one_of({game_.name + ".hook_unit." + shape.unit, "hook_unit." + shape.unit});
    for (const ValueShape& part : shape.parts) units(part);
  }
  void members(const Places& keys, const ValueShape& shape) {
    if (shape.kind == ValueShape::Kind::query) return;  // what it takes is told of in its own sentence
    units(shape);
    for (const HookField& member : shape.members) {
      said(keys, member);
      members(keys, member.shape);
    }
    for (const ValueShape& part : shape.parts) members(keys, part);
  }

  const GameEntry& game_;
  const Known& known_;
  std::set<std::string> missing_;
};

}  // namespace

std::vector<std::string> missing_texts(const GameEntry& game, const Known& known) {
  Texts texts(game, known);
  for (const HookSpec& spec : with_match_hooks(game.hooks)) texts.look_at(spec);
  return texts.take();
}

HookReport watch_hooks(const std::shared_ptr<const GameEntry>& game, const VariantEntry& variant) {
  const auto plain = make_ruleset(game, variant, Value::map());
  if (!plain) return {{"no game can be made of it"}, {}, {}};
  const auto witness = std::make_shared<Witness>(with_match_hooks(asked_hooks(*game, plain->options)));
  VariantEntry watched = variant;
  watched.hooks = witness;
  dry_run(game, watched, {.seconds = 20, .calls = 3, .rounds = 12, .plies = 40});
  return witness->findings();
}

}  // namespace tablier::rules
