#pragma once

#include "script/decision.hpp"
#include "sdk/script.hpp"

#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

/// The bots that think with one script.
namespace tablier::lua {

/// Threads that a bot starts are not known to be its own. They end with whichever bot here thinks longest, which is their own where only
/// one does.
class Thinkers : public std::enable_shared_from_this<Thinkers> {
 public:
  /// A bot begins on the calling thread; it ends, there too, when what is returned goes.
  std::unique_ptr<ScriptThinking> begin(Thinking thinking);
  /// Whose work a thread that works for none that it knows of does: when that ends. Absent where no bot thinks.
  std::shared_ptr<const Thinking> longest() const;
  bool any() const { return count_.load(std::memory_order_relaxed) > 0; }

 private:
  class Scope;
  void end(const Thinking* thinking);

  mutable std::mutex mutex_;
  std::atomic<int> count_{0};
  std::vector<std::shared_ptr<const Thinking>> all_;
};

/// A call that worked so many nanoseconds until the deadline ended it had most of the time for itself, and somebody waited for it all the
/// while: no other call is to blame.
bool had_its_time(const Thinking& thinking, std::int64_t work);

/// True once nobody waits for its answers any more.
bool is_over(const Thinking& thinking);

}  // namespace tablier::lua
