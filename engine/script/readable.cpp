#include "script/readable.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace tablier {
namespace {

constexpr std::size_t kLine = 76;
constexpr std::size_t kMaxReadable = 24'000;
constexpr std::size_t kIndent = 2;

constexpr std::string_view kFunction = "\xFF";  // no text of a script, which is UTF-8, begins so
constexpr std::string_view kWord = "\xFE";
constexpr std::string_view kPlainKey = kFunction;

std::string lua_key(const std::string& name) {
  if (name.starts_with(kPlainKey)) return "[" + name.substr(kPlainKey.size()) + "]";
  return is_lua_name(name) ? name : "[" + to_json(name) + "]";
}

/// A text in quotes, a function by its name, or a word.
std::string lua_text(const std::string& text) {
  if (text.starts_with(kWord)) return text.substr(kWord.size());
  if (!text.starts_with(kFunction)) return to_json(Value(text));
  return text.size() == kFunction.size() ? "function" : "function " + text.substr(kFunction.size());
}

std::string lua_number(double value) {
  if (std::isnan(value)) return "nan";
  if (std::isinf(value)) return value > 0 ? "inf" : "-inf";
  return to_json(value);
}

/// On one line; stops where it is longer than `room`.
class OneLine {
 public:
  explicit OneLine(std::size_t room) : room_(room) {}

  void add(const Value& value) {
    if (out_.size() > room_) return;
    if (const auto* list = value.as_list()) add_list(*list);
    else if (const auto* map = value.as_map()) add_map(*map);
    else if (const auto* real = value.as_real()) out_ += lua_number(*real);
    else if (const auto* text = value.as_string()) out_ += lua_text(*text);
    else out_ += value.is_null() ? "nil" : to_json(value);
  }
  std::string take() { return std::move(out_); }

 private:
  void add_list(const Value::List& list) {
    out_ += '{';
    for (std::size_t i = 0; i < list.size() && out_.size() <= room_; ++i) {
      if (i > 0) out_ += ", ";
      add(list[i]);
    }
    out_ += '}';
  }
  void add_map(const Value::Map& map) {
    out_ += '{';
    for (std::size_t i = 0; i < map.size() && out_.size() <= room_; ++i) {
      out_ += (i > 0 ? ", " : "") + lua_key(map[i].name) + " = ";
      add(map[i].value);
    }
    out_ += '}';
  }

  std::size_t room_;
  std::string out_;
};

class Page {
 public:
  void add(const Value& value, std::size_t indent) {
    if (out_.size() > kMaxReadable) return;
    const std::size_t column = out_.size() - (out_.rfind('\n') + 1);  // npos + 1 is 0
    const std::size_t room = std::max(kLine, column + kLine / 4) - column;
    OneLine line(value.as_list() || value.as_map() ? room : kMaxReadable);
    line.add(value);
    std::string text = line.take();
    if (text.size() <= room || !(value.as_list() || value.as_map())) out_ += text;
    else if (const auto* list = value.as_list()) add_list(*list, indent + kIndent);
    else add_map(*value.as_map(), indent + kIndent);
  }
  std::string take() {
    if (out_.size() > kMaxReadable) out_ += "…";
    return std::move(out_);
  }

 private:
  void begin_line(std::size_t indent) { out_ += "\n" + std::string(indent, ' '); }

  /// As many entries on a line as there is room for.
  void add_list(const Value::List& list, std::size_t indent) {
    out_ += '{';
    std::size_t used = kLine;
    for (const Value& entry : list) {
      if (out_.size() > kMaxReadable) return;
      OneLine line(kLine);
      line.add(entry);
      const std::string text = line.take();
      const bool fits = used + text.size() + 2 <= kLine;
      if (!fits) begin_line(indent);
      else out_ += ' ';
      used = fits ? used + text.size() + 2 : indent + text.size() + 1;
      add(entry, indent);
      out_ += ',';
    }
    begin_line(indent - kIndent);
    out_ += '}';
  }
  void add_map(const Value::Map& map, std::size_t indent) {
    out_ += '{';
    for (const Member& m : map) {
      if (out_.size() > kMaxReadable) return;
      begin_line(indent);
      out_ += lua_key(m.name) + " = ";
      add(m.value, indent);
      out_ += ',';
    }
    begin_line(indent - kIndent);
    out_ += '}';
  }

  std::string out_;
};

}  // namespace

Value shown_function(std::string_view call) { return std::string(kFunction).append(call); }
Value shown_word(std::string_view word) { return std::string(kWord).append(word); }
std::string shown_as_key(std::string_view key) { return std::string(kPlainKey).append(key); }

bool is_lua_name(std::string_view text) {
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789";
  return !text.empty() && !(text.front() >= '0' && text.front() <= '9') && text.find_first_not_of(kLetters) == text.npos;
}

std::string readable_line(const Value& value, std::size_t room) {
  OneLine line(room);
  line.add(value);
  return line.take();
}

std::string readable(const Value& value) {
  Page page;
  page.add(value, 0);
  return page.take();
}

}  // namespace tablier
