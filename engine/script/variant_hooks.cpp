#include "script/variant_hooks.hpp"

#include "script/vm_pool.hpp"

#include <array>
#include <atomic>

namespace tablier::lua {
namespace {

constexpr std::size_t index_of(Hook hook) { return static_cast<std::size_t>(hook); }

class VariantHooks final : public VariantScript {
 public:
  VariantHooks(std::shared_ptr<VmPool> pool, const Vm& vm) : pool_(std::move(pool)) {
    for (const Hook hook : kAllHooks) lines_[index_of(hook)] = vm.hook_line(hook);
  }

  bool has(Hook hook) const override { return lines_[index_of(hook)].line > 0; }

  std::optional<Value> call(Hook hook, std::span<const Field> fields, std::uint64_t seed) const override {
    if (!has(hook) || off_.load(std::memory_order_relaxed)) return std::nullopt;
    Vm* const vm = pool_->local();
    if (!vm) {
      off_ = true;
      return std::nullopt;
    }
    Failure failure;
    auto value = vm->call(hook, fields, seed, failure);
    if (!value) note(hook, *vm, failure);
    return value;
  }

  std::vector<ScriptFault> take_faults() const override { return pool_->faults().take(); }
  void revive() const override { off_ = false; }
  void tell(Hook hook, const Text& why) const override { add(hook, {why, lines_[index_of(hook)]}); }
  SourceSpot where(Hook hook) const override { return spot(lines_[index_of(hook)], pool_->sources()); }

 private:
  void add(Hook hook, const Failure& failure) const {
    pool_->faults().add(to_problem(failure, pool_->sources(), kHookNames[index_of(hook)], lines_[index_of(hook)]));
  }
  void note(Hook hook, const Vm& vm, const Failure& failure) const {
    add(hook, failure);
    if (!vm.dead()) return;
    off_ = true;
    pool_->forget(&vm);
  }

  std::shared_ptr<VmPool> pool_;
  std::array<Line, kHooks> lines_;
  mutable std::atomic<bool> off_{false};
};

/// Two scripts as one.
class LayeredHooks final : public VariantScript {
 public:
  LayeredHooks(std::shared_ptr<const VariantScript> over, std::shared_ptr<const VariantScript> base)
      : over_(std::move(over)), base_(std::move(base)) {}

  bool has(Hook hook) const override { return over_->has(hook) || base_->has(hook); }
  std::optional<Value> call(Hook hook, std::span<const Field> fields, std::uint64_t seed) const override {
    return of(hook).call(hook, fields, seed);
  }
  void tell(Hook hook, const Text& why) const override { of(hook).tell(hook, why); }
  SourceSpot where(Hook hook) const override { return of(hook).where(hook); }
  std::vector<ScriptFault> take_faults() const override {
    auto all = over_->take_faults();
    for (ScriptFault& fault : base_->take_faults()) all.push_back(std::move(fault));
    return all;
  }
  void revive() const override {
    over_->revive();
    base_->revive();
  }

 private:
  const VariantScript& of(Hook hook) const { return over_->has(hook) ? *over_ : *base_; }

  std::shared_ptr<const VariantScript> over_;
  std::shared_ptr<const VariantScript> base_;
};

}  // namespace

std::shared_ptr<const VariantScript> make_hooks(std::shared_ptr<Sources> sources, std::unique_ptr<Vm> vm) {
  auto pool = std::make_shared<VmPool>(std::move(sources), vm->meter().limits());
  const Vm& first = *vm;
  pool->adopt(std::move(vm));
  return std::make_shared<VariantHooks>(std::move(pool), first);
}

}  // namespace tablier::lua

namespace tablier {

std::shared_ptr<const VariantScript> with_base(std::shared_ptr<const VariantScript> over, std::shared_ptr<const VariantScript> base) {
  if (!over) return base;
  if (!base) return over;
  return std::make_shared<lua::LayeredHooks>(std::move(over), std::move(base));
}

}  // namespace tablier
