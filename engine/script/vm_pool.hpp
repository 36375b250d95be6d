#pragma once

#include "script/script_log.hpp"
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
  /// Makes a machine that is not loaded yet.
  using MakeVm = std::unique_ptr<Vm> (*)(Sources&, const ScriptLimits&);

  VmPool(std::shared_ptr<Sources> sources, const ScriptLimits& limits, MakeVm make_vm);
  VmPool(const VmPool&) = delete;
  VmPool& operator=(const VmPool&) = delete;

  /// The calling thread's machine, or null when it cannot be made before `end` (a fault says why, but where nobody waits any more). A few
  /// nanoseconds but for the first time. It may be used until the pool is gone or `forget` is called.
  Vm* local(const CallEnd& end = {});
  /// Makes `vm` the calling thread's.
  Vm* adopt(std::unique_ptr<Vm> vm);
  /// Throws away the calling thread's machine; the next `local` makes another.
  void forget(const Vm* vm);
  /// For a thread that ends: throws away its machine.
  void drop(const Vm* vm);

  const Sources& sources() const { return *sources_; }
  ScriptLog& log() { return log_; }
  /// Hands what a machine printed to the log.
  void take_prints(Vm& vm);
  using Calls = std::array<HookCalls, kMaxFunctions>;
  /// By function, of all threads since `forget_calls`.
  Calls calls() const;
  void forget_calls();

 private:
  Vm* make(const CallEnd& end);
  /// A machine had to go for what a call did: what it takes to load another is the doing of calls too.
  bool threw_away() const;

  const std::uint64_t id_;  ///< never used twice
  std::shared_ptr<Sources> sources_;
  ScriptLimits limits_;
  MakeVm make_vm_;
  ScriptLog log_;
  mutable std::mutex mutex_;  ///< guards what follows
  std::vector<std::unique_ptr<Vm>> vms_;
  bool threw_away_ = false;
  Calls ended_{};  ///< calls of machines that are gone, less those that are to be forgotten
};

}  // namespace tablier::lua
