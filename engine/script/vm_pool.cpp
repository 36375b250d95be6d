#include "script/vm_pool.hpp"

#include <algorithm>

namespace tablier::lua {
namespace {

std::uint64_t new_id() {
  static std::atomic<std::uint64_t> last{0};
  return ++last;
}

struct Latest {
  std::uint64_t pool = 0;
  Vm* vm = nullptr;
};

/// What a thread used last: found without a search. Trivial, so that reading it costs no check whether it was made.
constinit thread_local Latest t_latest;

/// All the machines of a thread. They are the pools'; the thread gives its own up when it ends.
class LocalVms {
 public:
  LocalVms() = default;
  LocalVms(const LocalVms&) = delete;
  LocalVms& operator=(const LocalVms&) = delete;
  ~LocalVms() {
    for (const Entry& e : entries_)
      if (const auto pool = e.pool.lock()) pool->drop(e.vm);
  }

  Vm* find(std::uint64_t id) const {
    for (const Entry& e : entries_)
      if (e.id == id) return e.vm;
    return nullptr;
  }
  void add(std::uint64_t id, std::weak_ptr<VmPool> pool, Vm* vm) {
    std::erase_if(entries_, [](const Entry& e) { return e.pool.expired(); });
    entries_.push_back({id, std::move(pool), vm});
  }
  void forget(std::uint64_t id) {
    std::erase_if(entries_, [id](const Entry& e) { return e.id == id; });
  }

 private:
  struct Entry {
    std::uint64_t id;
    std::weak_ptr<VmPool> pool;
    Vm* vm;
  };
  std::vector<Entry> entries_;
};

LocalVms& local_vms() {
  thread_local LocalVms vms;
  return vms;
}

}  // namespace

VmPool::VmPool(std::shared_ptr<Sources> sources, const ScriptLimits& limits, MakeVm make_vm)
    : id_(new_id()), sources_(std::move(sources)), limits_(limits), make_vm_(make_vm) {}

Vm* VmPool::local(const CallEnd& end) {
  if (t_latest.pool == id_) return t_latest.vm;
  Vm* vm = local_vms().find(id_);
  if (!vm) vm = make(end);
  if (vm) t_latest = {id_, vm};
  return vm;
}

Vm* VmPool::make(const CallEnd& end) {
  auto vm = make_vm_(*sources_, limits_);
  vm->meter().set_end(end);
  const std::int64_t before = work_of_thread();
  if (const auto failure = vm->load()) {
    const Kill killed = vm->meter().killed();
    if (killed != Kill::unwanted && killed != Kill::decision) log_.add(loading_problem(*failure, *sources_), {});
    return nullptr;
  }
  if (threw_away()) vm->count_loading(work_of_thread() - before);
  vm->take_prints();  // the first machine said them already
  return adopt(std::move(vm));
}

void VmPool::take_prints(Vm& vm) {
  for (Printed& line : vm.take_prints()) log_.add(ScriptPrint{spot(line.where, *sources_), std::move(line.text)});
  log_.drop_prints(vm.take_dropped_prints());
}

namespace {

void add(VmPool::Calls& sum, const Vm& vm, int sign) {
  for (std::size_t function = 0; function < sum.size(); ++function) {
    const HookCalls calls = vm.calls(function);
    HookCalls& total = sum[function];
    total.count += sign > 0 ? calls.count : -calls.count;  // modulo 2⁶⁴: what is taken away was or will be added
    total.seconds += sign * calls.seconds;
  }
}

}  // namespace

VmPool::Calls VmPool::calls() const {
  const std::lock_guard lock(mutex_);
  auto sum = ended_;
  for (const auto& vm : vms_) add(sum, *vm, 1);
  return sum;
}

void VmPool::forget_calls() {
  const std::lock_guard lock(mutex_);
  ended_ = {};
  for (const auto& vm : vms_) add(ended_, *vm, -1);
}

Vm* VmPool::adopt(std::unique_ptr<Vm> vm) {
  Vm* const adopted = vm.get();
  local_vms().add(id_, weak_from_this(), adopted);
  const std::lock_guard lock(mutex_);
  vms_.push_back(std::move(vm));
  return adopted;
}

bool VmPool::threw_away() const {
  const std::lock_guard lock(mutex_);
  return threw_away_;
}

void VmPool::forget(const Vm* vm) {
  {
    const std::lock_guard lock(mutex_);
    threw_away_ = true;
  }
  local_vms().forget(id_);
  drop(vm);
}

void VmPool::drop(const Vm* vm) {
  if (t_latest.vm == vm) t_latest = {};
  std::unique_ptr<Vm> dropped;
  const std::lock_guard lock(mutex_);
  const auto it = std::ranges::find(vms_, vm, &std::unique_ptr<Vm>::get);
  if (it == vms_.end()) return;
  add(ended_, **it, 1);
  dropped = std::move(*it);
  vms_.erase(it);
}

}  // namespace tablier::lua
