#pragma once

#include "script/variant.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

/// Hooks written in C++, so that the match can be tested without the Lua host.
namespace tablier::nim {

class FakeHooks : public VariantScript {
 public:
  using Body = std::function<Value(const Value& given)>;

  void set(Hook hook, Body body) { bodies_[static_cast<std::size_t>(hook)] = std::move(body); }
  /// The hook is there and each call of it fails.
  void fail(Hook hook) {
    set(hook, [](const Value&) { return Value(); });
    failing_ = hook;
  }

  bool has(Hook hook) const override { return static_cast<bool>(bodies_[static_cast<std::size_t>(hook)]); }

  std::optional<Value> call(Hook hook, std::span<const Field> fields, std::uint64_t) const override {
    if (std::find(off_.begin(), off_.end(), hook) != off_.end()) return std::nullopt;
    if (failing_ == hook) {
      faults_.push_back({Problem("script.failed")});
      return std::nullopt;
    }
    Value given = Value::map();
    for (const Field& f : fields) given.set(f.name, std::visit(AsValue{}, f.value));
    return bodies_[static_cast<std::size_t>(hook)](given);
  }

  void tell(Hook hook, const Text& why) const override {
    faults_.push_back({Problem(Text("script.in_hook", {{"hook", kHookNames[static_cast<std::size_t>(hook)]}, {"why", why}}))});
  }
  SourceSpot where(Hook) const override { return {}; }
  std::vector<ScriptFault> take_faults() const override { return std::exchange(faults_, {}); }
  std::vector<Hook> switched_off() const override { return off_; }
  void switch_off(Hook hook) const override {
    if (std::find(off_.begin(), off_.end(), hook) == off_.end()) off_.push_back(hook);
  }

 private:
  struct AsValue {
    Value operator()(std::span<const std::int64_t> list) const { return Value::list_of(list); }
    Value operator()(const Value* value) const { return *value; }
    Value operator()(const PositionView* position) const { return position->value(); }
    template <typename Plain>
    Value operator()(Plain plain) const {
      return Value(plain);
    }
  };

  std::array<Body, kHooks> bodies_;
  std::optional<Hook> failing_;
  mutable std::vector<ScriptFault> faults_;
  mutable std::vector<Hook> off_;
};

/// Rounds of five points to the winner, two stars each; the loser begins the next; ten points win.
std::shared_ptr<FakeHooks> first_to_ten();

}  // namespace tablier::nim
