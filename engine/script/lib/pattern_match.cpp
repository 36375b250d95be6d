#include "script/lib/library.hpp"
#include "script/lib/pattern.hpp"

#include <cstring>

namespace tablier::lua {

using Op = PatternItem::Op;

const char* Matcher::match(const char* at) {
  choice_ = -1;
  for (int index = 0;; ++index) {
    const PatternItem& item = items_[index];
    charge(L, 1);
    if (item.op == Op::done) {
      captured = item.capture;
      return at;
    }
    const bool chooses = item.op >= Op::maybe && item.op <= Op::min;
    if (chooses) at = take(items_[index], at) ? (choice_ = index, items_[index].start + items_[index].taken) : nullptr;
    else at = step(item, at);
    if (!at) at = come_back(index);
    if (!at) return nullptr;
  }
}

/// An item that has one way to match: where it ends, or null.
const char* Matcher::step(const PatternItem& item, const char* at) {
  Capture& capture = captures[static_cast<std::size_t>(item.capture)];
  switch (item.op) {
    case Op::one: return at < end && item.set.has(static_cast<unsigned char>(*at)) ? at + 1 : nullptr;
    case Op::open: capture = {at, Capture::kOpen}; return at;
    case Op::open_position: capture = {at, Capture::kPosition}; return at;
    case Op::close: capture.size = at - capture.start; return at;
    case Op::balance: return balanced(item, at);
    case Op::frontier: return frontier(item, at) ? at : nullptr;
    case Op::repeat: return repeated(item, at);
    case Op::at_end: return at == end ? at : nullptr;
    default: luaL_error(L, "%s", item.message); return nullptr;
  }
}

/// Lets an item take its first choice of bytes and remembers it as one to come back to. False when it cannot match at all.
bool Matcher::take(PatternItem& item, const char* at) {
  std::size_t max = static_cast<std::size_t>(end - at);
  if (item.op == Op::maybe && max > 1) max = 1;
  if (item.op == Op::min) max = 0;
  std::size_t taken = 0;
  while (taken < max && item.set.has(static_cast<unsigned char>(at[taken]))) ++taken;
  charge(L, taken / 4);
  if (item.op == Op::most_of_one && taken == 0) return false;
  item.start = at;
  item.taken = taken;
  item.before = choice_;
  return true;
}

/// The next way of the last item that has one: from where to go on after it (`index` is that item), or null when there is none.
/// Captures need no undoing: which ones are open or closed at an item is the same however one comes to it.
const char* Matcher::come_back(int& index) {
  for (; choice_ >= 0; choice_ = items_[choice_].before) {
    charge(L, 1);
    PatternItem& item = items_[choice_];
    index = choice_;
    if (item.op == Op::min) {
      const char* next = item.start + item.taken;
      if (next < end && item.set.has(static_cast<unsigned char>(*next))) return item.start + ++item.taken;
    } else if (item.taken > (item.op == Op::most_of_one ? 1u : 0u)) {
      return item.start + --item.taken;
    }
  }
  return nullptr;
}

const char* Matcher::balanced(const PatternItem& item, const char* at) const {
  if (at == end || static_cast<unsigned char>(*at) != item.first) return nullptr;
  std::size_t depth = 1;
  const char* to = at + 1;
  for (; to < end && depth > 0; ++to) {
    const auto byte = static_cast<unsigned char>(*to);
    if (byte == item.second) --depth;
    else if (byte == item.first) ++depth;
  }
  charge(L, static_cast<std::uint64_t>(to - at) / 4);
  return depth == 0 ? to : nullptr;
}

const char* Matcher::repeated(const PatternItem& item, const char* at) const {
  const Capture& capture = captures[static_cast<std::size_t>(item.capture)];
  const std::size_t size = static_cast<std::size_t>(capture.size);
  if (static_cast<std::size_t>(end - at) < size) return nullptr;
  charge(L, size / 16);
  return std::memcmp(capture.start, at, size) == 0 ? at + size : nullptr;
}

bool Matcher::frontier(const PatternItem& item, const char* at) const {
  const auto before = static_cast<unsigned char>(at == subject ? '\0' : at[-1]);
  const auto here = static_cast<unsigned char>(at == end ? '\0' : *at);
  return !item.set.has(before) && item.set.has(here);
}

}  // namespace tablier::lua
