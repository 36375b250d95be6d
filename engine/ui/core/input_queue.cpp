#include "ui/core/input_queue.hpp"

#include "ui/core/frame_share.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tablier {
namespace {

bool same_press(const Input& a, const Input& b) {
  const auto *first = std::get_if<KeyChange>(&a), *second = std::get_if<KeyChange>(&b);
  return first && second && first->down && second->down && first->key == second->key && first->ctrl == second->ctrl &&
         first->shift == second->shift && first->alt == second->alt;
}

bool decided_by_panels(const Input& input) { return std::holds_alternative<KeyChange>(input) || std::holds_alternative<Typed>(input); }

}  // namespace

void InputQueue::add(const Input& input) {
  if (std::holds_alternative<Resized>(input)) std::erase_if(waiting_, [](const Input& i) { return std::holds_alternative<Resized>(i); });
  if (waiting_.empty() || !same_press(waiting_.back(), input)) waiting_.push_back(input);
}

void InputQueue::give_back(std::deque<Input> inputs) {
  waiting_.insert(waiting_.begin(), std::make_move_iterator(inputs.begin()), std::make_move_iterator(inputs.end()));
}

bool InputQueue::key_is_up_unseen() const {
  return frames_ > 0 && std::ranges::any_of(waiting_, [](const Input& input) {
           const auto* key = std::get_if<KeyChange>(&input);
           return key && !key->down;
         });
}

bool InputQueue::next_writes() const { return !waiting_.empty() && frames_ == 0 && writes_text(waiting_.front()); }

std::optional<Input> InputQueue::next() {
  if (waiting_.empty() || (frames_ > 0 && decided_by_panels(waiting_.front()))) return std::nullopt;
  Input input = waiting_.front();
  waiting_.pop_front();
  return input;
}

}  // namespace tablier
