#include "script/lib/pattern.hpp"

namespace tablier::lua {
namespace {

using Op = PatternItem::Op;

class Compiler {
 public:
  Compiler(std::string_view pattern, PatternItem* items) : pattern_(pattern), item_(items) {}

  void run() {
    while (at_ < pattern_.size() && !faulty_) {
      *item_ = PatternItem{};
      compile_item();
      ++item_;
    }
    if (faulty_) return;
    *item_ = PatternItem{};
    item_->capture = captures_;
  }

 private:
  char here() const { return pattern_[at_]; }
  bool left(std::size_t bytes) const { return pattern_.size() - at_ >= bytes; }

  void compile_item() {
    switch (here()) {
      case '(': return open();
      case ')': return close();
      case '$':
        if (at_ + 1 < pattern_.size()) break;
        item_->op = Op::at_end;
        ++at_;
        return;
      case '%':
        if (!left(2)) break;
        if (pattern_[at_ + 1] == 'b') return balance();
        if (pattern_[at_ + 1] == 'f') return frontier();
        if (pattern_[at_ + 1] >= '0' && pattern_[at_ + 1] <= '9') return repeat();
        break;
      default: break;
    }
    single();
  }

  void fault(const char* message) {
    item_->op = Op::fault;
    item_->message = message;
    faulty_ = true;
  }

  void open() {
    const bool position = left(2) && pattern_[at_ + 1] == ')';
    if (captures_ == kMaxCaptures) return fault("too many captures");
    item_->op = position ? Op::open_position : Op::open;
    item_->capture = captures_;
    open_[captures_] = !position;
    position_[captures_++] = position;
    at_ += position ? 2 : 1;
  }

  void close() {
    int capture = captures_ - 1;
    while (capture >= 0 && !open_[capture]) --capture;
    if (capture < 0) return fault("invalid pattern capture");
    open_[capture] = false;
    item_->op = Op::close;
    item_->capture = capture;
    ++at_;
  }

  void balance() {
    if (!left(4)) return fault("malformed pattern (missing arguments to '%b')");
    item_->op = Op::balance;
    item_->first = static_cast<unsigned char>(pattern_[at_ + 2]);
    item_->second = static_cast<unsigned char>(pattern_[at_ + 3]);
    at_ += 4;
  }

  void frontier() {
    at_ += 2;
    if (!left(1) || here() != '[') return fault("missing '[' after '%f' in pattern");
    item_->op = Op::frontier;
    set();
  }

  void repeat() {
    const int capture = pattern_[at_ + 1] - '1';
    if (capture < 0 || capture >= captures_ || open_[capture]) return fault("invalid capture index");
    // Of a position nothing can be repeated: an empty set never matches.
    item_->op = position_[capture] ? Op::one : Op::repeat;
    item_->capture = capture;
    at_ += 2;
  }

  void single() {
    item_->op = Op::one;
    switch (here()) {
      case '.':
        item_->set = ByteSet().complement();
        ++at_;
        break;
      case '[': set(); break;
      case '%':
        if (!left(2)) return fault("malformed pattern (ends with '%')");
        item_->set = byte_class(static_cast<unsigned char>(pattern_[at_ + 1]));
        at_ += 2;
        break;
      default: item_->set.add(static_cast<unsigned char>(pattern_[at_++]));
    }
    if (!faulty_) suffix();
  }

  void suffix() {
    if (at_ == pattern_.size()) return;
    switch (here()) {
      case '?': item_->op = Op::maybe; break;
      case '*': item_->op = Op::max; break;
      case '+': item_->op = Op::most_of_one; break;
      case '-': item_->op = Op::min; break;
      default: return;
    }
    ++at_;
  }

  /// `[…]`: the first byte after `[` or `[^` is a member even if it is `]`.
  void set() {
    const std::size_t end = end_of_set();
    if (end == pattern_.npos) return fault("malformed pattern (missing ']')");
    std::size_t i = at_ + 1;
    const bool others = pattern_[i] == '^';
    if (others) ++i;
    ByteSet members;
    while (i < end) i = add_members(members, i, end);
    item_->set = others ? members.complement() : members;
    at_ = end + 1;
  }

  std::size_t end_of_set() const {
    std::size_t i = at_ + 1;
    if (i < pattern_.size() && pattern_[i] == '^') ++i;
    do {
      if (i >= pattern_.size()) return pattern_.npos;
      i += pattern_[i] == '%' ? 2u : 1u;
    } while (i >= pattern_.size() || pattern_[i] != ']');
    return i;
  }

  /// Adds what is written at `i`: a class, a range or a byte. Where the next thing is.
  std::size_t add_members(ByteSet& members, std::size_t i, std::size_t end) const {
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(pattern_[at]); };
    if (pattern_[i] == '%') {
      members.add(byte_class(byte(i + 1)));
      return i + 2;
    }
    if (i + 2 < end && pattern_[i + 1] == '-') {
      members.add_range(byte(i), byte(i + 2));
      return i + 3;
    }
    members.add(byte(i));
    return i + 1;
  }

  std::string_view pattern_;
  PatternItem* item_;
  std::size_t at_ = 0;
  int captures_ = 0;
  bool open_[kMaxCaptures] = {};
  bool position_[kMaxCaptures] = {};
  bool faulty_ = false;
};

}  // namespace

void compile_pattern(std::string_view pattern, PatternItem* items) { Compiler(pattern, items).run(); }

}  // namespace tablier::lua
