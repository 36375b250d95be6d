#include "script/hook_cache.hpp"

#include "sdk/rng.hpp"

#include <bit>
#include <functional>
#include <string_view>
#include <utility>

namespace tablier::lua {
namespace {

constexpr std::size_t kMaxAnswer = 4096;

/// Folds contents into a key, each with its kind, so that `1` and `true` part. Positions are not in it.
class KeyBuilder {
 public:
  explicit KeyBuilder(std::uint64_t start) : key_(start) {}
  std::uint64_t value() const { return key_; }

  void add(std::uint64_t kind, std::uint64_t content) { key_ = mix(key_ ^ mix(content + (kind << 56))); }
  void operator()(bool b) { add(2, b); }
  void operator()(std::int64_t n) { add(3, static_cast<std::uint64_t>(n)); }
  void operator()(double x) { add(4, std::bit_cast<std::uint64_t>(x)); }
  void operator()(std::string_view text) { add(5, std::hash<std::string_view>()(text)); }
  void operator()(const char* text) { (*this)(std::string_view(text)); }
  void operator()(std::span<const std::int64_t> list) {
    add(6, list.size());
    for (const std::int64_t n : list) (*this)(n);
  }
  void operator()(const Value* value) { add(7, value ? hash_of(*value) : 0); }
  void operator()(const PositionView*) {}

 private:
  std::uint64_t key_;
};

/// Bytes, about.
std::size_t size_of(const Value& value) {
  std::size_t bytes = sizeof(Value);
  if (const auto* text = value.as_string()) bytes += text->size();
  if (const auto* list = value.as_list())
    for (const Value& entry : *list) bytes += size_of(entry);
  if (const auto* map = value.as_map())
    for (const Member& m : *map) bytes += sizeof(Member) + m.name.size() + size_of(m.value);
  return bytes;
}

/// Null where there is none.
const PositionView* position_in(std::span<const Field> fields) {
  for (const Field& field : fields)
    if (const auto* view = std::get_if<const PositionView*>(&field.value)) return *view;
  return nullptr;
}

}  // namespace

std::uint64_t call_key(Hook hook, std::span<const Field> fields, std::uint64_t seed) {
  KeyBuilder key(mix(seed) ^ static_cast<std::uint64_t>(hook));
  for (const Field& f : fields) {
    key(f.name);
    std::visit(key, f.value);
  }
  return key.value();
}

std::uint64_t HookCache::key_of(const HookCall& call) { return call_key(call.hook, call.fields, call.seed); }

std::uint64_t HookCache::here(std::uint64_t key, const HookCall& call) {
  const PositionView* const position = position_in(call.fields);
  return position ? mix(key ^ mix(position->id())) : ~key;
}

std::optional<HookCache::Answer> HookCache::find(const HookCall& call) const {
  const std::uint64_t key = key_of(call);
  const auto kept = look_up(key);
  if (!kept) return std::nullopt;
  if (!kept->of_position) return kept->answer;
  if (const auto of_this = look_up(here(key, call))) return of_this->answer;
  return std::nullopt;
}

void HookCache::keep(const HookCall& call, const Answer& answer, bool read_position) {
  const std::uint64_t key = key_of(call);
  if (!read_position) return insert(key, {answer});
  insert(key, {std::nullopt, true});
  insert(here(key, call), {answer});
}

std::optional<HookCache::Kept> HookCache::look_up(std::uint64_t key) const {
  const std::lock_guard lock(mutex_);
  for (const Answers* answers : {&newer_, &older_})
    if (const auto found = answers->find(key); found != answers->end()) return found->second;
  return std::nullopt;
}

void HookCache::insert(std::uint64_t key, const Kept& kept) {
  const std::size_t bytes = sizeof(Answers::value_type) + 4 * sizeof(void*) + (kept.answer ? size_of(*kept.answer) : 0);
  if (bytes > kMaxAnswer) return;
  const std::lock_guard lock(mutex_);
  if (bytes_ + bytes > kMaxBytes) {
    older_ = std::exchange(newer_, {});
    bytes_ = 0;
  }
  newer_.insert_or_assign(key, kept);
  bytes_ += bytes;
}

void HookCache::clear() {
  const std::lock_guard lock(mutex_);
  newer_.clear();
  older_.clear();
  bytes_ = 0;
}

}  // namespace tablier::lua
