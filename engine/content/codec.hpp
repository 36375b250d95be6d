#pragma once

#include "content/map_reader.hpp"

#include <array>
#include <cstddef>
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
///     Codec<ObservedPly> ply_codec() {
///       return StructCodec<ObservedPly>().required("move", &ObservedPly::notation, codec::text()).member("seat", &ObservedPly::seat,
///       seat_codec()).codec();
///     }
///
/// A codec works on values of a type that it has forgotten, through pointers to them: were each a template, every struct and member of an
/// observation would be compiled anew.
namespace tablier {

class AnyCodec {
 public:
  virtual ~AnyCodec() = default;
  /// False, the fault added, where the node is none; `to` is then as before, or partly read. `to` holds a default value.
  virtual bool read(const YamlNode& node, ProblemList& problems, void* to) const = 0;
  virtual Value write(const void* from) const = 0;
  virtual SchemaOutline outline() const = 0;
};

/// The codec of a `T`; copies share it. Never null.
template <typename T>
struct Codec {
  std::shared_ptr<const AnyCodec> any;

  Value write(const T& value) const { return any->write(&value); }
  Kind<T> kind() const {
    return {[any = any](const YamlNode& node, ProblemList& problems) {
              std::optional<T> made(std::in_place);
              if (!any->read(node, problems, &*made)) made.reset();
              return made;
            },
            [any = any] { return any->outline(); }};
  }
};

namespace codec {

/// What each type must say of itself, as functions over pointers.
struct ListAccess {
  std::size_t (*size)(const void* list);
  const void* (*at)(const void* list, std::size_t i);
  void* (*add)(void* list);  ///< a default item at its end
  void (*drop_last)(void* list);
};
struct OptionalAccess {
  const void* (*held)(const void* optional);  ///< null: nothing
  void* (*fill)(void* optional);              ///< with a default value
  void (*clear)(void* optional);
};
struct ChoiceAccess {
  std::size_t (*get)(const void* choice);
  void (*set)(void* choice, std::size_t value);
};
std::shared_ptr<const AnyCodec> make_list(std::shared_ptr<const AnyCodec> item, const ListAccess& access, std::size_t min, std::size_t max);
std::shared_ptr<const AnyCodec> make_optional(std::shared_ptr<const AnyCodec> inner, const OptionalAccess& access);
std::shared_ptr<const AnyCodec> make_choice(std::vector<std::string> names, const ChoiceAccess& access);

/// What has no parts: a kind that reads it and how it is written.
template <typename T>
class Leaf : public AnyCodec {
 public:
  Leaf(Kind<T> kind, Value (*write)(const T&)) : kind_(std::move(kind)), write_(write) {}
  bool read(const YamlNode& node, ProblemList& problems, void* to) const override {
    auto value = kind_.read(node, problems);
    if (!value) return false;
    *static_cast<T*>(to) = *std::move(value);
    return true;
  }
  Value write(const void* from) const override { return write_(*static_cast<const T*>(from)); }
  SchemaOutline outline() const override { return kind_.outline(); }

 private:
  Kind<T> kind_;
  Value (*write_)(const T&);
};
template <typename T>
Codec<T> leaf(Kind<T> kind, Value (*write)(const T&)) {
  return {std::make_shared<const Leaf<T>>(std::move(kind), write)};
}

Codec<bool> boolean();
Codec<int> small_integer(int min, int max);
Codec<std::int64_t> integer(std::int64_t min = std::numeric_limits<std::int64_t>::min(),
                            std::int64_t max = std::numeric_limits<std::int64_t>::max());
/// A number that is not finite is written as 0. Precondition: min ≤ 0 ≤ max.
Codec<double> real(double min, double max);
Codec<std::string> text();
Codec<std::string> word();
Codec<Value> any_map();

/// An enumeration by the names of its values, in their order from 0.
template <typename E, std::size_t n>
Codec<E> choice(const std::array<const char*, n>& names) {
  return {make_choice({names.begin(), names.end()},
                      {[](const void* choice) { return static_cast<std::size_t>(*static_cast<const E*>(choice)); },
                       [](void* choice, std::size_t value) { *static_cast<E*>(choice) = static_cast<E>(value); }})};
}

/// Items that cannot be read are faults and left out.
template <typename T>
Codec<std::vector<T>> list_of(const Codec<T>& item, std::size_t min = 0, std::size_t max = kMaxYamlNodes) {
  using List = std::vector<T>;
  const ListAccess access{[](const void* list) { return static_cast<const List*>(list)->size(); },
                          [](const void* list, std::size_t i) -> const void* { return &(*static_cast<const List*>(list))[i]; },
                          [](void* list) -> void* { return &static_cast<List*>(list)->emplace_back(); },
                          [](void* list) { static_cast<List*>(list)->pop_back(); }};
  return {make_list(item.any, access, min, max)};
}

/// Null where there is none.
template <typename T>
Codec<std::optional<T>> optional_of(const Codec<T>& inner) {
  using Optional = std::optional<T>;
  const auto held = [](const void* optional) -> const void* {
    const auto& value = *static_cast<const Optional*>(optional);
    return value ? &*value : nullptr;
  };
  return {make_optional(inner.any, {held, [](void* optional) -> void* { return &static_cast<Optional*>(optional)->emplace(); },
                                    [](void* optional) { static_cast<Optional*>(optional)->reset(); }})};
}

}  // namespace codec

/// The members of a struct, each known by where it stands in it, in bytes.
class StructMembers : public AnyCodec {
 public:
  using Check = std::function<void(MapReader&, const void* all)>;

  struct Member {
    std::string key;
    std::ptrdiff_t at = 0;
    std::shared_ptr<const AnyCodec> codec;
    std::optional<Value> usual{};  ///< what is left out; absent: always written, and must be there
  };

  void add(Member member) { steps_.push_back({std::move(member), nullptr}); }
  void add(Check check) { steps_.push_back({{}, std::move(check)}); }

  bool read(const YamlNode& node, ProblemList& problems, void* to) const override;
  Value write(const void* from) const override;
  SchemaOutline outline() const override;

 private:
  struct Step {
    Member member;
    Check check;  ///< null where it is a member
  };
  std::vector<Step> steps_;
};

/// A struct as a map, described member by member in the order in which they are written.
template <typename S>
class StructCodec {
 public:
  /// A member that is always written and must be there.
  template <typename T>
  StructCodec& required(const char* key, T S::* at, const Codec<T>& codec) {
    members_.add({key, place(&(usual().*at)), codec.any});
    return *this;
  }
  /// A member that is left out where it is what it is in a new `S`.
  template <typename T>
  StructCodec& member(const char* key, T S::* at, const Codec<T>& codec) {
    members_.add({key, place(&(usual().*at)), codec.any, codec.any->write(&(usual().*at))});
    return *this;
  }
  /// Looks at what was read and adds faults of what no member can say alone.
  StructCodec& check(void (*look)(MapReader&, const S&)) {
    members_.add([look](MapReader& reader, const void* all) { look(reader, *static_cast<const S*>(all)); });
    return *this;
  }

  Codec<S> codec() const { return {std::make_shared<const StructMembers>(members_)}; }

 private:
  static const S& usual() {
    static const S made{};
    return made;
  }
  static std::ptrdiff_t place(const void* member) {
    return static_cast<const std::byte*>(member) - reinterpret_cast<const std::byte*>(&usual());
  }

  StructMembers members_;
};

}  // namespace tablier
