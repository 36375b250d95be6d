#pragma once

#include "content/map_reader.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// How a type is written as plain data and read back. One description serves both ways, so that they cannot part.
///
///     Codec<SeenPly> ply_codec() {
///       return StructCodec<SeenPly>().required("move", &SeenPly::notation, codec::text()).member("seat", &SeenPly::seat,
///       seat_codec()).codec();
///     }
namespace tablier {

template <typename T>
struct Codec {
  Kind<T> kind;
  std::function<Value(const T&)> write;
};

namespace codec {

Codec<bool> boolean();
Codec<int> small_integer(int min, int max);
Codec<std::int64_t> integer(std::int64_t min = std::numeric_limits<std::int64_t>::min(),
                            std::int64_t max = std::numeric_limits<std::int64_t>::max());
/// A number that is not finite is written as `least`.
Codec<double> real(double min, double max);
Codec<std::string> text();
Codec<std::string> word();
Codec<Value> any_map();

/// An enumeration by the names of its values, in their order from 0.
template <typename E, std::size_t n>
Codec<E> choice(const std::array<const char*, n>& names) {
  const Kind<std::string> name = kind::choice({names.begin(), names.end()});
  const auto read = [name, names](const YamlNode& node, ProblemList& problems) -> std::optional<E> {
    const auto found = name.read(node, problems);
    if (!found) return std::nullopt;
    std::size_t i = 0;
    while (names[i] != *found) ++i;
    return static_cast<E>(i);
  };
  return {{read, name.outline}, [names](const E& value) { return Value(names[static_cast<std::size_t>(value)]); }};
}

template <typename T>
Codec<std::vector<T>> list_of(const Codec<T>& item, std::size_t min = 0, std::size_t max = kMaxYamlNodes) {
  return {kind::list_of(item.kind, min, max), [item](const std::vector<T>& all) {
            Value list = Value::list();
            for (const T& one : all) list.push(item.write(one));
            return list;
          }};
}

/// Null where there is none.
template <typename T>
Codec<std::optional<T>> optional_of(const Codec<T>& inner) {
  const auto read = [inner](const YamlNode& node, ProblemList& problems) -> std::optional<std::optional<T>> {
    auto value = inner.kind.read(node, problems);
    if (!value) return std::nullopt;
    return std::optional<T>(*std::move(value));
  };
  return {{read, inner.kind.outline}, [inner](const std::optional<T>& value) { return value ? inner.write(*value) : Value(); }};
}

}  // namespace codec

/// A struct as a map, described member by member in the order in which they are written.
template <typename S>
class StructCodec {
 public:
  /// A member that is always written and must be there.
  template <typename T>
  StructCodec& required(const char* key, T S::* at, const Codec<T>& codec) {
    fields_.push_back({[=](MapReader& reader, S& made) { made.*at = reader.required(key, codec.kind); },
                       [=](const S& from, Value& map) { map.set(key, codec.write(from.*at)); }});
    return *this;
  }
  /// A member that is left out where it is what it is in a new `S`.
  template <typename T>
  StructCodec& member(const char* key, T S::* at, const Codec<T>& codec) {
    const T plain = S().*at;
    const Value usual = codec.write(plain);
    fields_.push_back({[=](MapReader& reader, S& made) { made.*at = reader.optional(key, codec.kind, plain); },
                       [=](const S& from, Value& map) {
                         Value value = codec.write(from.*at);
                         if (!(value == usual)) map.set(key, std::move(value));
                       }});
    return *this;
  }
  /// Looks at what was read and adds faults of what no member can say alone.
  StructCodec& check(std::function<void(MapReader&, const S&)> look) {
    fields_.push_back({[look](MapReader& reader, S& made) {
                         if (!reader.describes()) look(reader, made);
                       },
                       [](const S&, Value&) {}});
    return *this;
  }

  /// Codecs are copied into others: the members are shared by all copies.
  Codec<S> codec() const {
    const auto all = std::make_shared<const std::vector<Field>>(fields_);
    const auto read = [all](MapReader& reader) {
      S made;
      for (const Field& field : *all) field.read(reader, made);
      return made;
    };
    const auto write = [all](const S& from) {
      Value map = Value::map();
      for (const Field& field : *all) field.write(from, map);
      return map;
    };
    return {kind::sheet_of(Schema<S>(read)), write};
  }

 private:
  struct Field {
    std::function<void(MapReader&, S&)> read;
    std::function<void(const S&, Value&)> write;
  };
  std::vector<Field> fields_;
};

}  // namespace tablier
