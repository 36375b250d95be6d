#include "content/utf8.hpp"
#include "judge.hpp"

#include <algorithm>
#include <cctype>

namespace tablier::attacks {
namespace {

/// Reads a document and forgets it.
class JsonReader {
 public:
  explicit JsonReader(std::string_view text) : rest_(text) {}
  bool whole() {
    const bool sound = value();
    blanks();
    return sound && rest_.empty();
  }

 private:
  void blanks() { rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t\r\n"), rest_.size())); }
  bool take(std::string_view word) {
    if (!rest_.starts_with(word)) return false;
    rest_.remove_prefix(word.size());
    return true;
  }
  bool value() {
    blanks();
    if (rest_.starts_with('{')) return items('{', '}', [this] { return text() && (blanks(), take(":")) && value(); });
    if (rest_.starts_with('[')) return items('[', ']', [this] { return value(); });
    if (rest_.starts_with('"')) return text();
    return take("true") || take("false") || take("null") || number();
  }
  template <typename Item>
  bool items(char open, char close, Item item) {
    take({&open, 1});
    blanks();
    if (take({&close, 1})) return true;
    do {
      if (blanks(), !item()) return false;
      blanks();
    } while (take(","));
    return take({&close, 1});
  }
  bool text() {
    if (!take("\"")) return false;
    while (!rest_.empty() && rest_[0] != '"') {
      if (static_cast<unsigned char>(rest_[0]) < 0x20) return false;
      if (take("\\") && (rest_.empty() || std::string_view("\"\\/bfnrtu").find(rest_[0]) == std::string_view::npos)) return false;
      rest_.remove_prefix(1);
    }
    return take("\"");
  }
  bool digits() {
    const std::size_t before = rest_.size();
    while (!rest_.empty() && std::isdigit(static_cast<unsigned char>(rest_[0]))) rest_.remove_prefix(1);
    return rest_.size() < before;
  }
  bool number() {
    take("-");
    if (!digits() || (take(".") && !digits())) return false;
    return !(take("e") || take("E")) || ((take("-") || take("+") || true) && digits());
  }

  std::string_view rest_;
};

}  // namespace

bool is_json(std::string_view text) { return first_invalid_utf8(text) == std::string_view::npos && JsonReader(text).whole(); }

}  // namespace tablier::attacks
