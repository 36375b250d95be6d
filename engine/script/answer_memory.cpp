#include "script/answer_memory.hpp"

#include "sdk/rng.hpp"

#include <bit>
#include <functional>
#include <string_view>
#include <utility>

namespace tablier::lua {
namespace {

constexpr std::size_t kMaxAnswer = 4096;

/// Folds contents into a key, each with its kind, so that `1` and `true` part.
class QuestionKey {
 public:
  explicit QuestionKey(std::uint64_t start) : key_(start) {}
  std::uint64_t value() const { return key_; }

  void add(std::uint64_t kind, std::uint64_t content) { key_ = mix(key_ ^ mix(content + (kind << 56))); }
  void operator()(std::monostate) { add(1, 0); }
  void operator()(bool b) { add(2, b); }
  void operator()(std::int64_t n) { add(3, static_cast<std::uint64_t>(n)); }
  void operator()(double x) { add(4, std::bit_cast<std::uint64_t>(x)); }
  void operator()(std::string_view text) { add(5, std::hash<std::string_view>()(text)); }
  void operator()(const char* text) { (*this)(std::string_view(text)); }
  void operator()(std::span<const std::int64_t> list) {
    add(6, list.size());
    for (const std::int64_t n : list) (*this)(n);
  }
  void operator()(const Value* value) { add_value(value ? *value : Value()); }

 private:
  void add_value(const Value& v) {
    if (v.is_null()) (*this)(std::monostate());
    else if (const auto* b = v.as_bool()) (*this)(*b);
    else if (const auto* n = v.as_int()) (*this)(*n);
    else if (const auto* x = v.as_real()) (*this)(*x);
    else if (const auto* text = v.as_string()) (*this)(std::string_view(*text));
    else if (const auto* list = v.as_list()) add_list(*list);
    else if (const auto* map = v.as_map()) add_map(*map);
  }
  void add_list(const Value::List& list) {
    add(6, list.size());
    for (const Value& entry : list) add_value(entry);
  }
  void add_map(const Value::Map& map) {
    add(7, map.size());
    for (const Member& m : map) {
      (*this)(std::string_view(m.name));
      add_value(m.value);
    }
  }

  std::uint64_t key_;
};

/// Bytes, about.
std::size_t size_of(const Value& value) {
  std::size_t bytes = sizeof(Value);
  if (const auto* text = value.as_string()) bytes += text->size();
  if (const auto* list = value.as_list())
    for (const Value& entry : *list) bytes += size_of(entry);
  if (const auto* map = value.as_map())
    for (const Member& m : *map) bytes += sizeof m.name + m.name.size() + size_of(m.value);
  return bytes;
}

}  // namespace

std::uint64_t question_key(Hook hook, std::span<const Field> fields, std::uint64_t seed) {
  QuestionKey key(mix(seed) ^ static_cast<std::uint64_t>(hook));
  for (const Field& f : fields) {
    key(f.name);
    std::visit(key, f.value);
  }
  return key.value();
}

std::optional<AnswerMemory::Answer> AnswerMemory::find(std::uint64_t key) const {
  const std::lock_guard lock(mutex_);
  for (const Answers* answers : {&newer_, &older_})
    if (const auto found = answers->find(key); found != answers->end()) return found->second;
  return std::nullopt;
}

void AnswerMemory::keep(std::uint64_t key, const Answer& answer) {
  const std::size_t bytes = sizeof(Answers::value_type) + 4 * sizeof(void*) + (answer ? size_of(*answer) : 0);
  if (bytes > kMaxAnswer) return;
  const std::lock_guard lock(mutex_);
  if (bytes_ + bytes > kMaxBytes) {
    older_ = std::exchange(newer_, {});
    bytes_ = 0;
  }
  newer_.insert_or_assign(key, answer);
  bytes_ += bytes;
}

void AnswerMemory::clear() {
  const std::lock_guard lock(mutex_);
  newer_.clear();
  older_.clear();
  bytes_ = 0;
}

}  // namespace tablier::lua
