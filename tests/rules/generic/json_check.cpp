#include "json_check.hpp"

#include <algorithm>
#include <string>

namespace tablier::rules {
namespace {

class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}

  bool document() {
    const bool good = value(0);
    skip_space();
    return good && rest_.empty();
  }

 private:
  static constexpr int kMaxDepth = 100;

  void skip_space() { rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t\r\n"), rest_.size())); }
  bool take(std::string_view word) {
    if (!rest_.starts_with(word)) return false;
    rest_.remove_prefix(word.size());
    return true;
  }
  bool value(int depth) {
    if (depth > kMaxDepth) return false;
    skip_space();
    if (take("{")) return members(depth);
    if (take("[")) return items(depth);
    if (rest_.starts_with('"')) return text();
    return take("true") || take("false") || take("null") || number();
  }
  bool items(int depth) {
    skip_space();
    if (take("]")) return true;
    do
      if (!value(depth + 1)) return false;
    while (separator());
    return take("]");
  }
  bool members(int depth) {
    skip_space();
    if (take("}")) return true;
    do {
      skip_space();
      if (!text()) return false;
      skip_space();
      if (!take(":") || !value(depth + 1)) return false;
    } while (separator());
    return take("}");
  }
  bool separator() {
    skip_space();
    return take(",");
  }
  bool text() {
    if (!take("\"")) return false;
    while (!rest_.empty() && rest_.front() != '"') {
      if (static_cast<unsigned char>(rest_.front()) < 0x20) return false;
      if (take("\\")) {
        if (!escape()) return false;
      } else {
        rest_.remove_prefix(1);
      }
    }
    return take("\"");
  }
  bool escape() {
    if (rest_.empty()) return false;
    const char kind = rest_.front();
    rest_.remove_prefix(1);
    if (kind != 'u') return std::string_view("\"\\/bfnrt").find(kind) != std::string_view::npos;
    const auto digits = rest_.substr(0, 4);
    rest_.remove_prefix(digits.size());
    return digits.size() == 4 && digits.find_first_not_of("0123456789abcdefABCDEF") == std::string_view::npos;
  }
  bool digits() {
    const auto count = std::min(rest_.find_first_not_of("0123456789"), rest_.size());
    rest_.remove_prefix(count);
    return count > 0;
  }
  bool number() {
    take("-");
    if (!take("0") && !digits()) return false;
    if (take(".") && !digits()) return false;
    if (!take("e") && !take("E")) return true;
    if (!take("+")) take("-");
    return digits();
  }

  std::string_view rest_;
};

}  // namespace

bool is_json(std::string_view text) { return Reader(text).document(); }

}  // namespace tablier::rules
