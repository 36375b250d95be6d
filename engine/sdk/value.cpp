#include "sdk/value.hpp"

#include "sdk/expect.hpp"
#include "sdk/rng.hpp"

#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <functional>

namespace tablier {

Value Value::list() { return Value(List{}); }
Value Value::map() { return Value(Map{}); }
Value Value::map(std::initializer_list<Member> members) { return Value(Map(members)); }

const Value* Value::find(std::string_view name) const {
  const Map* members = as_map();
  if (!members) return nullptr;
  for (const Member& m : *members)
    if (m.name == name) return &m.value;
  return nullptr;
}

void Value::set(std::string name, Value value) {
  if (is_null()) data_ = Map{};
  expects(as_map());
  for (Member& m : *as_map())
    if (m.name == name) {
      m.value = std::move(value);
      return;
    }
  as_map()->push_back({std::move(name), std::move(value)});
}

void Value::push(Value value) {
  if (is_null()) data_ = List{};
  expects(as_list());
  as_list()->push_back(std::move(value));
}

bool operator==(const Value& a, const Value& b) { return a.data_ == b.data_; }

namespace {

/// Folds contents into a number, each with its kind, so that `1` and `true` part.
class ValueHash {
 public:
  std::uint64_t value() const { return hash_; }

  void add(const Value& v) {
    if (const auto* b = v.as_bool()) fold(1, *b);
    else if (const auto* n = v.as_int()) fold(2, static_cast<std::uint64_t>(*n));
    else if (const auto* x = v.as_real()) fold(3, std::bit_cast<std::uint64_t>(*x));
    else if (const auto* text = v.as_string()) fold(4, std::hash<std::string_view>()(*text));
    else if (const auto* list = v.as_list()) add_list(*list);
    else if (const auto* map = v.as_map()) add_map(*map);
    else fold(7, 0);
  }

 private:
  void fold(std::uint64_t kind, std::uint64_t content) { hash_ = mix(hash_ ^ mix(content + (kind << 56))); }
  void add_list(const Value::List& list) {
    fold(5, list.size());
    for (const Value& entry : list) add(entry);
  }
  void add_map(const Value::Map& map) {
    fold(6, map.size());
    for (const Member& m : map) {
      fold(4, std::hash<std::string_view>()(m.name));
      add(m.value);
    }
  }

  std::uint64_t hash_ = 0;
};

void write_string(std::string& out, std::string_view text) {
  static constexpr std::string_view kHex = "0123456789abcdef";
  out += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') (out += '\\') += c;
    else if (c == '\n') out += "\\n";
    else if (c == '\t') out += "\\t";
    else if (c == '\r') out += "\\r";
    else if (byte < 0x20) ((out += "\\u00") += kHex[byte >> 4]) += kHex[byte & 15];
    else out += c;
  }
  out += '"';
}

template <typename Number>
void write_number(std::string& out, Number number) {
  std::array<char, 32> buffer;
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number).ptr;
  out.append(buffer.data(), end);
}

void write(std::string& out, const Value& value) {
  if (const bool* b = value.as_bool()) out += *b ? "true" : "false";
  else if (const auto* i = value.as_int()) write_number(out, *i);
  else if (const double* d = value.as_real(); d && std::isfinite(*d)) write_number(out, *d);
  else if (const auto* s = value.as_string()) write_string(out, *s);
  else if (const auto* list = value.as_list()) {
    out += '[';
    for (std::size_t i = 0; i < list->size(); ++i) {
      if (i) out += ", ";
      write(out, (*list)[i]);
    }
    out += ']';
  } else if (const auto* map = value.as_map()) {
    out += '{';
    for (std::size_t i = 0; i < map->size(); ++i) {
      if (i) out += ", ";
      write_string(out, (*map)[i].name);
      out += ": ";
      write(out, (*map)[i].value);
    }
    out += '}';
  } else {
    out += "null";
  }
}

}  // namespace

std::uint64_t hash_of(const Value& value) {
  ValueHash hash;
  hash.add(value);
  return hash.value();
}

std::string to_json(const Value& value) {
  std::string out;
  write(out, value);
  return out;
}

}  // namespace tablier
