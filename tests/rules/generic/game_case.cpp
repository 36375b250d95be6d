#include "game_case.hpp"

#include "host/option_meaning.hpp"
#include "sdk/rng.hpp"

#include <algorithm>
#include <numeric>

namespace tablier::rules {
namespace {

std::vector<Value> integer_samples(const Parameter& p) {
  std::vector<Value> all{p.fallback};
  for (const std::int64_t n : {p.min, p.min + 1, std::midpoint(p.min, p.max), p.max})
    if (n >= p.min && n <= p.max) all.emplace_back(n);
  return all;
}

/// All that an item of the list may be, as far as that can be listed.
std::vector<Value> item_samples(const Parameter& p) {
  if (p.type == ParameterType::texts) return {p.values.begin(), p.values.end()};
  std::vector<Value> all;
  for (std::int64_t n = p.min; n <= std::min(p.max, p.min + 31); ++n) all.emplace_back(n);
  return all;
}

std::vector<Value> list_samples(const Parameter& p) {
  std::vector<Value> all{p.fallback, Value::list()};
  auto items = item_samples(p);
  Rng rng(mix(items.size()));
  for (const std::size_t size : {1u, 2u, 3u, 4u, 6u, 9u, 12u, 16u}) {
    if (size > items.size()) break;
    std::shuffle(items.begin(), items.end(), rng);
    all.emplace_back(Value::List(items.begin(), items.begin() + static_cast<std::ptrdiff_t>(size)));
  }
  return all;
}

/// Nothing, each pattern all over, and mixtures of how they lie.
std::vector<Value> pattern_samples(const Parameter& p) {
  std::vector<Value> all{p.fallback, Value::list()};
  static constexpr const char* kWays[] = {"", "-", "1", "-3", "2"};
  for (std::size_t first = 0; first < p.values.size(); ++first) {
    Value list = Value::list();
    for (std::int64_t i = 0; i < p.max; ++i) {
      const std::size_t n = first + static_cast<std::size_t>(i);
      list.push(p.values[n % p.values.size()] + kWays[n % std::size(kWays)]);
    }
    all.push_back(std::move(list));
  }
  return all;
}

std::vector<Value> all_samples(const Parameter& p) {
  switch (p.type) {
    case ParameterType::boolean: return {false, true};
    case ParameterType::integer: return integer_samples(p);
    case ParameterType::integers:
    case ParameterType::texts: return list_samples(p);
    case ParameterType::patterns: return pattern_samples(p);
    case ParameterType::choice:
    case ParameterType::text: break;
  }
  // A choice may have nothing to choose from: content that is not there.
  if (p.values.empty()) return {p.fallback};
  return {p.values.begin(), p.values.end()};
}

/// Each parameter keeps its default or, as often, takes one of its values, where that means something beside the others.
Value mixed(const std::vector<Parameter>& parameters, const VariantEntry& variant, Rng& rng) {
  Value options = Value::map();
  for (const Parameter& p : parameters) {
    const auto values = samples(p);
    if (rng.below(2) == 0) options.set(p.name, values[rng.below(static_cast<std::uint32_t>(values.size()))]);
  }
  return without_vain_settings(parameters, variant, options);
}

}  // namespace

std::string GameCase::describe() const {
  std::string text =
      game + "/" + variant + ", " + std::to_string(seats) + (seats == 1 ? " seat" : " seats") + ", seed " + std::to_string(seed);
  if (options.as_map()->empty()) return text;
  text += ",";
  for (const Member& m : *options.as_map()) text += " " + m.name + "=" + to_text(m.value);
  return text;
}

std::vector<Value> samples(const Parameter& parameter) {
  std::vector<Value> distinct;
  for (const Value& v : all_samples(parameter))
    if (std::find(distinct.begin(), distinct.end(), v) == distinct.end()) distinct.push_back(v);
  return distinct;
}

std::vector<GameCase> cases_of(const GameEntry& entry, const VariantEntry& variant, const Options& plain, SeatRange seats, int mixes) {
  std::vector<GameCase> all;
  const auto add = [&](Value options, int count) { all.push_back({entry.name, variant.name, std::move(options), count, all.size() + 1}); };
  for (int n = seats.min; n <= seats.max; ++n) add(Value::map(), n);
  for (const Parameter& p : entry.parameters) {
    for (const Value& v : samples(p)) {
      const Value options = Value::map({{p.name, v}});
      const bool other = !(v == *plain.values().find(p.name));
      if (other && !vain_setting(entry.parameters, variant, options)) add(options, seats.min);
    }
  }
  Rng rng(mix(entry.parameters.size()));
  for (int i = 0; i < mixes; ++i) add(mixed(entry.parameters, variant, rng), seats.min);
  return all;
}

}  // namespace tablier::rules
