#pragma once

#include "script/variant.hpp"

#include <memory>
#include <utility>

/// A script that stands before another and passes all on: what looks at calls or answers changes the rest no less.
namespace tablier {

class ForwardedScript : public VariantScript {
 public:
  /// Precondition: not null.
  explicit ForwardedScript(std::shared_ptr<const VariantScript> behind) : behind_(std::move(behind)) {}

  bool has(Hook hook) const override { return behind_->has(hook); }
  std::optional<Value> call(Hook hook, std::span<const Field> fields, std::uint64_t seed) const override {
    return behind_->call(hook, fields, seed);
  }
  void begin_decision() const override { behind_->begin_decision(); }
  std::unique_ptr<ScriptThinking> think(std::optional<std::chrono::steady_clock::time_point> deadline,
                                        std::stop_token stop) const override {
    return behind_->think(deadline, std::move(stop));
  }
  std::vector<ScriptFault> take_faults() const override { return behind_->take_faults(); }
  void tell(Hook hook, const Text& why) const override { behind_->tell(hook, why); }
  SourceSpot where(Hook hook) const override { return behind_->where(hook); }
  ScriptReport report() const override { return behind_->report(); }
  void revive() const override { behind_->revive(); }
  void switch_off(Hook hook) const override { behind_->switch_off(hook); }
  std::vector<Hook> switched_off() const override { return behind_->switched_off(); }
  std::string own_name(Hook hook, std::string_view unit, const std::string& name) const override {
    return behind_->own_name(hook, unit, name);
  }
  bool hides() const override { return behind_->hides(); }

 protected:
  const VariantScript& behind() const { return *behind_; }

 private:
  std::shared_ptr<const VariantScript> behind_;
};

}  // namespace tablier
