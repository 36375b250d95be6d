#include "sdk/script.hpp"

namespace tablier {

const Value& PositionView::value() const {
  if (!value_) value_ = make();
  return *value_;
}

std::uint64_t PositionView::id() const {
  if (!id_) id_ = hash_of(value());
  return *id_;
}

}  // namespace tablier
