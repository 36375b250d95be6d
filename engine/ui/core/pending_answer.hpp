#pragma once

#include <memory>

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

 private:
  std::weak_ptr<const bool> newest_;
};

}  // namespace tablier
