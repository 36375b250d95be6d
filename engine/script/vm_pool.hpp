#pragma once

#include "script/fault_list.hpp"
#include "script/vm.hpp"

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

/// The machines of one script, one a thread.
namespace tablier::lua {

/// Owned by the script; threads keep a way back to it, to give up their machine when they end.
class VmPool : public std::enable_shared_from_this<VmPool> {
 public:
  VmPool(std::shared_ptr<Sources> sources, const ScriptLimits& limits);
  VmPool(const VmPool&) = delete;
  VmPool& operator=(const VmPool&) = delete;

  /// The calling thread's machine, or null when it cannot be made (then a fault says why). A few nanoseconds but for the first time.
  /// It may be used until the pool is gone or `forget` is called.
  Vm* local();
  /// Makes `vm` the calling thread's.
  Vm* adopt(std::unique_ptr<Vm> vm);
  /// Throws away the calling thread's machine; the next `local` makes another.
  void forget(const Vm* vm);
  /// For a thread that ends: throws away its machine.
  void drop(const Vm* vm);

  const Sources& sources() const { return *sources_; }
  FaultList& faults() { return faults_; }

 private:
  Vm* make();

  const std::uint64_t id_;  ///< never used twice
  std::shared_ptr<Sources> sources_;
  ScriptLimits limits_;
  FaultList faults_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<Vm>> vms_;
};

}  // namespace tablier::lua
