#include "script/shape_check.hpp"

#include "content/text_limits.hpp"
#include "content/utf8.hpp"
#include "script/readable.hpp"
#include "script/shape_description.hpp"
#include "sdk/parameter.hpp"
#include "sdk/spelling.hpp"

#include <algorithm>
#include <cmath>

namespace tablier {
namespace {

using ShapeKind = ValueShape::Kind;

constexpr std::size_t kGivenCharacters = 60;
constexpr std::size_t kMaxFaults = 8;  // nobody reads more of one value
constexpr std::size_t kShortName = 3;  // a single letter is near every other
constexpr double kMaxWhole = 9e15;     // beyond, a real need not be the number that was meant

bool is_empty_table(const Value& v) { return (v.as_list() && v.as_list()->empty()) || (v.as_map() && v.as_map()->empty()); }

/// Whether it is of that kind at all, whatever stands in it.
bool is_like(ShapeKind kind, const Value& v) {
  switch (kind) {
    case ShapeKind::nothing: return v.is_null();
    case ShapeKind::boolean: return v.as_bool() != nullptr;
    case ShapeKind::whole:
    case ShapeKind::number:
    case ShapeKind::seat: return v.as_int() || v.as_real();
    case ShapeKind::text:
    case ShapeKind::name: return v.as_string() != nullptr;
    case ShapeKind::list:
    case ShapeKind::by_seat: return v.as_list() || is_empty_table(v);
    case ShapeKind::record:
    case ShapeKind::map:
    case ShapeKind::options:
    case ShapeKind::data:
    case ShapeKind::position: return v.as_map() || is_empty_table(v);
    case ShapeKind::query: return false;  // a script asks, and never answers one
    case ShapeKind::either: return true;
  }
  return false;
}

Text given(const Value& v) {
  if (v.is_null()) return Text("script.given.nothing");
  const double* real = v.as_real();
  if (real && std::isnan(*real)) return Text("script.given.not_a_number");
  if (real && std::isinf(*real)) return Text("script.given.infinite");
  return Text("script.given.value", {{"value", clipped(readable_line(v, 4 * kGivenCharacters), kGivenCharacters)}});
}

/// Makes an integer of a real that is one.
bool make_whole(Value& v) {
  if (const double* real = v.as_real(); real && *real == std::floor(*real) && std::abs(*real) <= kMaxWhole)
    v = static_cast<std::int64_t>(*real);
  return v.as_int() != nullptr;
}

bool in_range(const ValueShape& shape, double number) {
  return std::isfinite(number) && number >= static_cast<double>(shape.min) &&
         (shape.max == ValueShape::kNoLimit || number <= static_cast<double>(shape.max));
}

/// Goes through a value with the way to what it looks at, which a fault names.
class Conformer {
 public:
  explicit Conformer(std::int64_t seats, bool null_is_unknown = false) : seats_(seats), null_is_unknown_(null_is_unknown) {}

  void check(const ValueShape& shape, Value& v) {
    if (shape.kind == ShapeKind::either) return check_either(shape, v);
    if (!is_like(shape.kind, v)) return wrong(shape, v);
    switch (shape.kind) {
      case ShapeKind::whole:
      case ShapeKind::seat: return check_whole(shape, v);
      case ShapeKind::number:
        return in_range(shape, v.as_int() ? static_cast<double>(*v.as_int()) : *v.as_real()) ? void() : wrong(shape, v);
      case ShapeKind::text: return shape.words.empty() || std::ranges::count(shape.words, *v.as_string()) ? void() : wrong(shape, v);
      case ShapeKind::name: return is_name(*v.as_string()) ? void() : wrong(shape, v);
      case ShapeKind::list:
      case ShapeKind::by_seat: return check_list(shape, v);
      case ShapeKind::record:
      case ShapeKind::map:
      case ShapeKind::options:
      case ShapeKind::data:
      case ShapeKind::position: return check_table(shape, v);
      default: return;
    }
  }
  std::vector<Text> take() { return std::move(faults_); }

 private:
  void add(Text fault) {
    if (faults_.size() < kMaxFaults) faults_.push_back(std::move(fault));
  }
  void wrong(const ValueShape& shape, const Value& v) {
    const Text expected = description_of(of_these_seats(shape));
    if (way_.empty()) add(Text("script.answer.wrong", {{"given", given(v)}, {"expected", expected}}));
    else add(Text("script.answer.wrong_part", {{"part", way_}, {"given", given(v)}, {"expected", expected}}));
  }

  /// What is wrong with the first that it is like says more than that it is none of them.
  void check_either(const ValueShape& shape, Value& v) {
    const std::size_t before = faults_.size();
    std::optional<std::vector<Text>> first;
    for (const ValueShape& part : shape.parts) {
      if (!is_like(part.kind, v)) continue;
      check(part, v);
      if (faults_.size() == before) return;
      const bool plain = part.kind != ShapeKind::record && part.kind != ShapeKind::list && part.kind != ShapeKind::map;
      if (!first && !plain) first.emplace(faults_.begin() + static_cast<std::ptrdiff_t>(before), faults_.end());
      faults_.resize(before);
      if (!first) wrong(shape, v), first.emplace(1, faults_.back()), faults_.resize(before);
    }
    if (!first) return wrong(shape, v);
    for (Text& fault : *first) add(std::move(fault));
  }

  void check_whole(const ValueShape& shape, Value& v) {
    if (make_whole(v) && *v.as_int() >= shape.min && *v.as_int() <= of_these_seats(shape).max) return;
    wrong(shape, v);
  }

  /// A seat is one of those that there are.
  ValueShape of_these_seats(ValueShape shape) const {
    if (shape.kind == ShapeKind::seat && seats_ > 0) shape.max = std::min(shape.max, seats_);
    for (ValueShape& part : shape.parts) part = of_these_seats(std::move(part));
    return shape;
  }

  void check_list(const ValueShape& shape, Value& v) {
    if (!v.as_list()) v = Value::list();
    Value::List& items = *v.as_list();
    const bool by_seat = shape.kind == ShapeKind::by_seat;
    const std::size_t length = by_seat && seats_ > 0 ? static_cast<std::size_t>(seats_) : shape.length;
    if (length != 0 && items.size() != length)
      return add(Text(
          "script.answer.length",
          {{"part", way_.empty() ? given(v) : Text("script.given.value", {{"value", way_}})}, {"found", items.size()}, {"n", length}}));
    for (std::size_t i = 0; i < items.size() && !full(); ++i) check_part("[" + std::to_string(i + 1) + "]", shape.parts.front(), items[i]);
    if (!by_seat && shape.parts.front().kind == ShapeKind::seat) check_distinct(items);
  }

  /// Seats that are named, as winners are: each once.
  void check_distinct(const Value::List& seats) {
    for (auto item = seats.begin(); item != seats.end() && !full(); ++item)
      if (std::find(seats.begin(), item, *item) != item)
        return add(Text("script.answer.seat_twice",
                        {{"part", way_ + "[" + std::to_string(item - seats.begin() + 1) + "]"}, {"seat", to_text(*item)}}));
  }

  void check_table(const ValueShape& shape, Value& v) {
    if (!v.as_map()) v = Value::map();
    if (shape.kind == ShapeKind::record || shape.kind == ShapeKind::position) return check_record(shape, *v.as_map());
    if (shape.kind != ShapeKind::map) return;
    for (Member& m : *v.as_map()) {
      if (full()) return;
      if (!shape.words.empty() && !std::ranges::count(shape.words, m.name)) unknown(m.name, shape.words);
      else check_part(step(m.name), shape.parts.front(), m.value);
    }
  }

  void check_record(const ValueShape& shape, Value::Map& map) {
    for (Member& m : map) {
      if (full()) return;
      const auto member = std::ranges::find(shape.members, m.name, &HookField::name);
      if (member == shape.members.end()) unknown(m.name, names_of(shape.members));
      else check_part(step(m.name), member->shape, m.value);
    }
    for (const HookField& member : shape.members)
      if (!member.optional && member.shape.kind != ShapeKind::query && std::ranges::find(map, member.name, &Member::name) == map.end())
        add(Text("script.answer.missing", {{"part", way_ + step(member.name)}, {"expected", description_of(member.shape)}}));
  }

  void check_part(const std::string& step, const ValueShape& shape, Value& v) {
    if (null_is_unknown_ && v.is_null()) return;
    const std::size_t before = way_.size();
    way_ += step;
    check(shape, v);
    way_.resize(before);
  }

  bool full() const { return faults_.size() == kMaxFaults; }
  std::string step(const std::string& name) const { return (way_.empty() ? "" : ".") + clipped(name); }

  void unknown(const std::string& name, const std::vector<std::string>& known) {
    const std::string near = name.size() < kShortName ? std::string() : nearest(name, known);
    const std::string there = way_ + step(name);
    if (near.empty()) add(Text("script.answer.unknown", {{"part", there}, {"names", joined(known)}}));
    else add(Text("script.answer.unknown_near", {{"part", there}, {"near", near}}));
  }

  static std::vector<std::string> names_of(const std::vector<HookField>& members) {
    std::vector<std::string> names;
    for (const HookField& member : members) names.push_back(member.name);
    return names;
  }

  std::int64_t seats_;
  bool null_is_unknown_;
  std::string way_;
  std::vector<Text> faults_;
};

}  // namespace

bool is_name(std::string_view text) {
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz0123456789_";
  return !text.empty() && text.size() <= kMaxName && text.find_first_not_of(kLetters) == text.npos;
}

std::vector<Text> faults_of(const ValueShape& shape, Value& value, std::int64_t seats) {
  Conformer conformer(seats);
  conformer.check(shape, value);
  return conformer.take();
}

std::vector<Text> known_faults_of(const ValueShape& shape, Value& value) {
  Conformer conformer(0, true);
  conformer.check(shape, value);
  return conformer.take();
}

bool has_unknown(const Value& value) {
  if (const auto* list = value.as_list()) return std::ranges::any_of(*list, has_unknown);
  const auto* map = value.as_map();
  return map ? std::ranges::any_of(*map, [](const Member& m) { return has_unknown(m.value); }) : value.is_null();
}

std::optional<Text> conform(const ValueShape& shape, Value& value, std::int64_t seats) {
  auto faults = faults_of(shape, value, seats);
  return faults.empty() ? std::nullopt : std::optional(std::move(faults.front()));
}

}  // namespace tablier
