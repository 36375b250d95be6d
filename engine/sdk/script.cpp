#include "sdk/script.hpp"

#include "sdk/hook.hpp"

namespace tablier {

const Value& PositionView::value() const {
  if (!value_) value_ = make();
  return *value_;
}

std::uint64_t PositionView::id() const {
  if (!id_) id_ = hash_of(value());
  return *id_;
}

std::span<const HookField> PositionView::queries() const { return {}; }
Value PositionView::answer(std::size_t, std::span<const Value>) const { return {}; }

}  // namespace tablier
