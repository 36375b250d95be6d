#include "script/thinkers.hpp"

#include "script/meter.hpp"

#include <algorithm>
#include <utility>

namespace tablier::lua {

class Thinkers::Scope final : public ScriptThinking {
 public:
  Scope(std::shared_ptr<Thinkers> all, std::shared_ptr<const Thinking> own)
      : all_(std::move(all)), own_(std::move(own)), before_(std::exchange(t_work.bot, own_.get())) {}
  ~Scope() override {
    t_work.bot = before_;
    all_->end(own_.get());
  }

 private:
  std::shared_ptr<Thinkers> all_;
  std::shared_ptr<const Thinking> own_;
  const Thinking* before_;
};

std::unique_ptr<ScriptThinking> Thinkers::begin(Thinking thinking) {
  thinking.begin = clock_now();
  auto own = std::make_shared<const Thinking>(std::move(thinking));
  const std::lock_guard lock(mutex_);
  all_.push_back(own);
  ++count_;
  return std::make_unique<Scope>(shared_from_this(), std::move(own));
}

void Thinkers::end(const Thinking* thinking) {
  const std::lock_guard lock(mutex_);
  std::erase_if(all_, [&](const auto& t) { return t.get() == thinking; });
  --count_;
}

std::shared_ptr<const Thinking> Thinkers::longest() const {
  const std::lock_guard lock(mutex_);
  std::shared_ptr<const Thinking> longest;
  for (const auto& t : all_)
    if (!t->stop.stop_requested() && (!longest || t->deadline > longest->deadline)) longest = t;
  return longest || all_.empty() ? longest : all_.front();
}

bool had_its_time(const Thinking& thinking, std::int64_t work) {
  return !thinking.stop.stop_requested() && work >= (thinking.deadline - thinking.begin) / 2;
}

bool is_over(const Thinking& thinking) { return thinking.stop.stop_requested() || coarse_clock_now() > thinking.deadline; }

}  // namespace tablier::lua
