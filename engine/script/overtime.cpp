#include "script/overtime.hpp"

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <ctime>
#include <pthread.h>
#include <unistd.h>

namespace tablier::lua {
namespace {

#ifdef __SANITIZE_THREAD__
constexpr bool kSignals = false;  // the sanitizer puts signals off for as long as a script runs
#else
constexpr bool kSignals = true;
#endif

/// What the signal of a thread's timer finds. Trivial: it may come at any time.
struct Thread {
  std::atomic<lua_State*> running{nullptr};
  std::atomic<Overtime::Watch> watch{nullptr};
  std::atomic<bool> ticks{false};  ///< the timer runs
  enum class Timer : unsigned char { not_yet, made, missing } state = Timer::not_yet;
  timer_t timer{};
};
static_assert(std::atomic<lua_State*>::is_always_lock_free && std::atomic<Overtime::Watch>::is_always_lock_free);

constinit thread_local Thread t_thread;

bool set_timer(timer_t timer, long nanoseconds) {
  const itimerspec every{.it_interval = {0, nanoseconds}, .it_value = {0, nanoseconds}};
  return timer_settime(timer, 0, &every, nullptr) == 0;
}

void tick(int, siginfo_t* info, void*) {
  if (info->si_code != SI_TIMER) return;
  const int error = errno;
  Thread& thread = *static_cast<Thread*>(info->si_value.sival_ptr);
  if (lua_State* const L = thread.running) {
    thread.watch.load()(L);
  } else {
    thread.ticks = false;
    set_timer(thread.timer, 0);
  }
  errno = error;
}

/// A signal that nobody else uses, with `tick` for it; 0: there is none.
int find_signal() {
  struct sigaction ours{};
  ours.sa_sigaction = tick;
  ours.sa_flags = SA_SIGINFO | SA_RESTART;
  sigemptyset(&ours.sa_mask);
  for (int number = SIGRTMAX; kSignals && number >= SIGRTMIN; --number) {
    struct sigaction theirs{};
    if (sigaction(number, nullptr, &theirs) != 0 || (theirs.sa_flags & SA_SIGINFO) || theirs.sa_handler != SIG_DFL) continue;
    if (sigaction(number, &ours, nullptr) == 0) return number;
  }
  return 0;
}

/// Timers are not handed down to a child process.
void forget_timer() {
  t_thread.state = Thread::Timer::not_yet;
  t_thread.ticks = false;
}

/// Gives its timer back when a thread ends.
struct TimerOwner {
  TimerOwner() = default;
  TimerOwner(const TimerOwner&) = delete;
  TimerOwner& operator=(const TimerOwner&) = delete;
  ~TimerOwner() {
    if (t_thread.state == Thread::Timer::made) timer_delete(t_thread.timer);
    forget_timer();
  }
};

bool make_timer(Thread& thread) {
  static const int number = find_signal();
  static const bool is_told_of_children = pthread_atfork(nullptr, nullptr, forget_timer) == 0;
  thread_local const TimerOwner owner;
  if (number == 0 || !is_told_of_children) return false;
  sigset_t unblocked;
  sigemptyset(&unblocked);
  sigaddset(&unblocked, number);
  if (pthread_sigmask(SIG_UNBLOCK, &unblocked, nullptr) != 0) return false;
  sigevent event{};
  event.sigev_notify = SIGEV_THREAD_ID;
  event.sigev_signo = number;
  event.sigev_value.sival_ptr = &thread;
  event._sigev_un._tid = gettid();  // sigev_notify_thread_id, which not every glibc names
  return timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &thread.timer) == 0;
}

/// Has the timer run; false where there is none.
bool start_ticks(Thread& thread) {
  if (thread.state == Thread::Timer::not_yet) thread.state = make_timer(thread) ? Thread::Timer::made : Thread::Timer::missing;
  if (thread.state == Thread::Timer::missing) return false;
  thread.ticks = true;
  if (set_timer(thread.timer, kOvertimeTick)) return true;
  thread.ticks = false;
  return false;
}

}  // namespace

Overtime::Overtime(lua_State* L, Watch watch) : before_(t_thread.running.load(std::memory_order_relaxed)) {
  Thread& thread = t_thread;
  thread.watch.store(watch, std::memory_order_relaxed);
  std::atomic_signal_fence(std::memory_order_seq_cst);
  thread.running.store(L, std::memory_order_relaxed);
  std::atomic_signal_fence(std::memory_order_seq_cst);
  if (!thread.ticks.load(std::memory_order_relaxed) && !start_ticks(thread)) watch(L);
}

Overtime::~Overtime() {
  t_thread.running.store(before_, std::memory_order_relaxed);
  std::atomic_signal_fence(std::memory_order_seq_cst);
}

}  // namespace tablier::lua
