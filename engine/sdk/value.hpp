#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// Plain data that crosses borders: facts, options, what a script returns, what a tool prints.
namespace tablier {

struct Member;

/// null, a boolean, an integer, a real, a text, a list or a map that keeps its order.
class Value {
 public:
  using List = std::vector<Value>;
  using Map = std::vector<Member>;

  Value() noexcept;
  Value(std::nullptr_t);
  Value(bool v);
  Value(int v);
  Value(std::int64_t v);
  Value(std::uint64_t v);
  Value(double v);
  Value(const char* v);
  Value(std::string_view v);
  Value(std::string v);
  Value(List v);
  Value(Map v);
  Value(const Value&);
  Value(Value&&) noexcept;
  Value& operator=(const Value&);
  Value& operator=(Value&&) noexcept;
  ~Value();
  static Value list();
  static Value map();
  static Value map(std::initializer_list<Member> members);
  /// A list of whatever converts to a Value.
  template <typename Range>
  static Value list_of(const Range& range);

  bool is_null() const { return std::holds_alternative<std::monostate>(data_); }
  const bool* as_bool() const { return std::get_if<bool>(&data_); }
  const std::int64_t* as_int() const { return std::get_if<std::int64_t>(&data_); }
  const double* as_real() const { return std::get_if<double>(&data_); }
  const std::string* as_string() const { return std::get_if<std::string>(&data_); }
  const List* as_list() const { return std::get_if<List>(&data_); }
  List* as_list() { return std::get_if<List>(&data_); }
  const Map* as_map() const { return std::get_if<Map>(&data_); }
  Map* as_map() { return std::get_if<Map>(&data_); }

  /// The member of a map by its name, or null. Linear.
  const Value* find(std::string_view name) const;
  /// Adds or replaces a member. Precondition: a map (or null, which becomes one).
  void set(std::string name, Value value);
  /// Appends to a list. Precondition: a list (or null, which becomes one).
  void push(Value value);

  friend bool operator==(const Value& a, const Value& b);

 private:
  std::variant<std::monostate, bool, std::int64_t, double, std::string, List, Map> data_;
};

/// A named entry of a map.
struct Member {
  std::string name;
  Value value;
  friend bool operator==(const Member&, const Member&) = default;
};

// Defined here, where a Member is complete: what makes or ends a Value must know the size of one.
inline Value::Value() noexcept = default;
inline Value::Value(std::nullptr_t) {}
inline Value::Value(bool v) : data_(v) {}
inline Value::Value(int v) : data_(std::int64_t{v}) {}
inline Value::Value(std::int64_t v) : data_(v) {}
inline Value::Value(std::uint64_t v) : data_(static_cast<std::int64_t>(v)) {}
inline Value::Value(double v) : data_(v) {}
inline Value::Value(const char* v) : data_(std::string(v)) {}
inline Value::Value(std::string_view v) : data_(std::string(v)) {}
inline Value::Value(std::string v) : data_(std::move(v)) {}
inline Value::Value(List v) : data_(std::move(v)) {}
inline Value::Value(Map v) : data_(std::move(v)) {}
inline Value::Value(const Value&) = default;
inline Value::Value(Value&&) noexcept = default;
inline Value& Value::operator=(const Value&) = default;
inline Value& Value::operator=(Value&&) noexcept = default;
inline Value::~Value() = default;

template <typename Range>
Value Value::list_of(const Range& range) {
  List l;
  for (const auto& item : range) l.emplace_back(item);
  return Value(std::move(l));
}

/// Equal for equal values, within one process; of different ones by chance only.
std::uint64_t hash_of(const Value& value);

/// JSON as RFC 8259 has it, on one line, texts in UTF-8; not-a-number and infinities become null.
std::string to_json(const Value& value);

}  // namespace tablier
