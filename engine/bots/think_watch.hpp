#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <stop_token>
#include <thread>

/// Says whom everybody waits for: a bot may never come to an end.
namespace tablier {

/// Which bot thinks, and since when. Threads share it.
class ThinkWatch {
 public:
  /// `contender` is the bot's index, `plies` what was played before.
  using Tell = std::function<void(int contender, int plies)>;

  /// Tells once, from a thread of its own, of a bot that has thought for longer than so many seconds. An empty `tell`: of none.
  ThinkWatch(double patience, Tell tell);
  ThinkWatch(const ThinkWatch&) = delete;
  ThinkWatch& operator=(const ThinkWatch&) = delete;
  ~ThinkWatch();

  /// A bot thinks for as long as it lives.
  class Thought {
   public:
    Thought(ThinkWatch& watch, int contender, int plies);
    Thought(const Thought&) = delete;
    Thought& operator=(const Thought&) = delete;
    ~Thought();

   private:
    ThinkWatch& watch_;
  };

 private:
  using Clock = std::chrono::steady_clock;
  struct Thinking {
    int contender, plies;
    Clock::time_point since;
  };

  void run(const std::stop_token& stop);

  Clock::duration patience_;
  Tell tell_;
  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::map<const Thought*, Thinking> thinking_;
  std::jthread thread_;  ///< the last one: it uses the others
};

}  // namespace tablier
