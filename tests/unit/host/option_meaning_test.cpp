#include "host/option_meaning.hpp"

#include "catch.hpp"

using namespace tablier;

namespace {

/// Shade means something with lamps, lamps with what far variants are made of.
const std::vector<Parameter> kParameters{
    {.name = "mode", .type = ParameterType::choice, .fallback = "near", .values = {"near", "far"}, .by_variant = true},
    {.name = "lamps", .type = ParameterType::boolean, .fallback = false, .only_with = "mode", .only_for = {"far"}},
    {.name = "shade",
     .type = ParameterType::choice,
     .fallback = "red",
     .values = {"red", "blue"},
     .only_with = "lamps",
     .only_for = {"true"}},
    {.name = "candles", .type = ParameterType::integer, .fallback = 0, .min = 0, .max = 9, .only_with = "lamps", .only_for = {"false"}},
    {.name = "size", .type = ParameterType::integer, .fallback = 9, .min = 5, .max = 19},
};

VariantEntry variant(Value settings) {
  return {.name = "v", .title = {}, .summary = {}, .settings = std::move(settings), .hooks = {}, .problem = {}};
}

std::string refusal(const VariantEntry& v, const Value& by_hand) {
  const auto bad = vain_setting(kParameters, v, by_hand);
  return bad ? bad->text.key : "";
}

}  // namespace

TEST_CASE("A setting is refused where it means nothing beside the others, and let be where it changes nothing") {
  const VariantEntry plain = variant(Value::map()), far = variant(Value::map({{"mode", "far"}}));
  CHECK(refusal(plain, Value::map({{"lamps", true}})) == "option.vain");
  CHECK(refusal(plain, Value::map({{"lamps", false}, {"size", 5}})).empty());
  CHECK(refusal(far, Value::map({{"shade", "blue"}})) == "option.vain");
  CHECK(refusal(far, Value::map({{"shade", "blue"}, {"lamps", true}})).empty());
  CHECK(refusal(far, Value()).empty());
  const auto said = vain_setting(kParameters, plain, Value::map({{"lamps", true}}));
  CHECK(said->text == Text("option.vain", {{"name", "lamps"}, {"with", "mode"}, {"value", "near"}}));
}

TEST_CASE("Settings by hand change what they have otherwise than the variant, and nothing that means nothing there") {
  const Value far = Value::map({{"mode", "far"}, {"size", 7}});
  const auto changed = [&](const Value& by_hand) {
    std::vector<std::string> names;
    for (const Parameter* p : changed_parameters(kParameters, far, by_hand)) names.push_back(p->name);
    return names;
  };
  CHECK(changed(Value()).empty());
  CHECK(changed(Value::map({{"size", 7}, {"shade", "blue"}})).empty());
  CHECK(changed(Value::map({{"size", 9}, {"candles", 2}})) == std::vector<std::string>{"candles", "size"});
}

TEST_CASE("What hangs on a default that means nothing itself is refused by what that hangs on") {
  const Value candles = Value::map({{"candles", 3}});
  CHECK(refusal(variant(Value::map({{"mode", "far"}})), candles).empty());
  const auto bad = vain_setting(kParameters, variant(Value::map()), candles);
  REQUIRE(bad);
  CHECK(bad->text == Text("option.vain", {{"name", "candles"}, {"with", "mode"}, {"value", "near"}}));
}

TEST_CASE("What a variant says that it is made of stays so; what it leaves open may be set") {
  const VariantEntry plain = variant(Value::map()), far = variant(Value::map({{"mode", "far"}, {"size", 7}}));
  CHECK(refusal(far, Value::map({{"mode", "near"}})) == "option.settled");
  CHECK(refusal(far, Value::map({{"mode", "far"}})).empty());
  CHECK(refusal(far, Value::map({{"size", 5}})).empty());
  CHECK(refusal(plain, Value::map({{"mode", "far"}, {"lamps", true}})).empty());
}

TEST_CASE("Leaving out what means nothing leaves out what rests on it") {
  const Value all = Value::map({{"lamps", true}, {"shade", "blue"}, {"size", 5}});
  CHECK(without_vain_settings(kParameters, variant(Value::map({{"mode", "far"}})), all) == all);
  CHECK(without_vain_settings(kParameters, variant(Value::map()), all) == Value::map({{"size", 5}}));
  CHECK(without_vain_settings(kParameters, variant(Value::map()), Value()) == Value::map());
}
