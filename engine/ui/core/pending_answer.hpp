#pragma once

#include "ui/core/input.hpp"

#include <deque>
#include <memory>
#include <utility>

namespace tablier {

/// What a key asked for is worked out beside the window: the keys after it are for what will be shown then, and wait for it.
class PendingAnswer {
 public:
  /// For whoever works it out, until it is shown or dropped.
  using Token = std::shared_ptr<const bool>;

  /// Only the newest one is waited for.
  Token begin() {
    Token token = std::make_shared<const bool>(true);
    newest_ = token;
    return token;
  }
  bool any() const { return !newest_.expired(); }
  /// What a screen kept back, and the answer is to hear: it comes before what hands did since.
  void give_back(std::deque<Input> inputs) { given_back_ = std::move(inputs); }
  std::deque<Input> take_given_back() { return std::exchange(given_back_, {}); }

 private:
  std::deque<Input> given_back_;
  std::weak_ptr<const bool> newest_;
};

}  // namespace tablier
