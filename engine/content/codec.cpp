#include "content/codec.hpp"

#include "content/files.hpp"

#include <algorithm>
#include <cmath>

namespace tablier {
namespace codec {
namespace {

class ListCodec : public AnyCodec {
 public:
  ListCodec(std::shared_ptr<const AnyCodec> item, const ListAccess& access, std::size_t min, std::size_t max)
      : item_(std::move(item)), access_(access), min_(min), max_(max) {}

  bool read(const YamlNode& node, ProblemList& problems, void* to) const override {
    if (!is_list(node, min_, max_, problems)) return false;
    for (std::size_t i = 0; i < node.size(); ++i)
      if (!item_->read(node.item(i), problems, access_.add(to))) access_.drop_last(to);
    return true;
  }
  Value write(const void* from) const override {
    Value list = Value::list();
    for (std::size_t i = 0; i < access_.size(from); ++i) list.push(item_->write(access_.at(from, i)));
    return list;
  }
  SchemaOutline outline() const override { return SchemaOutline::list_of(item_->outline()); }

 private:
  std::shared_ptr<const AnyCodec> item_;
  ListAccess access_;
  std::size_t min_, max_;
};

class OptionalCodec : public AnyCodec {
 public:
  OptionalCodec(std::shared_ptr<const AnyCodec> inner, const OptionalAccess& access) : inner_(std::move(inner)), access_(access) {}

  bool read(const YamlNode& node, ProblemList& problems, void* to) const override {
    const bool good = inner_->read(node, problems, access_.fill(to));
    if (!good) access_.clear(to);
    return good;
  }
  Value write(const void* from) const override {
    const void* held = access_.held(from);
    return held ? inner_->write(held) : Value();
  }
  SchemaOutline outline() const override { return inner_->outline(); }

 private:
  std::shared_ptr<const AnyCodec> inner_;
  OptionalAccess access_;
};

class ChoiceCodec : public AnyCodec {
 public:
  ChoiceCodec(std::vector<std::string> names, const ChoiceAccess& access)
      : name_(kind::choice(names)), names_(std::move(names)), access_(access) {}

  bool read(const YamlNode& node, ProblemList& problems, void* to) const override {
    const auto found = name_.read(node, problems);
    if (found) access_.set(to, static_cast<std::size_t>(std::ranges::find(names_, *found) - names_.begin()));
    return found.has_value();
  }
  Value write(const void* from) const override { return names_[access_.get(from)]; }
  SchemaOutline outline() const override { return name_.outline(); }

 private:
  Kind<std::string> name_;
  std::vector<std::string> names_;
  ChoiceAccess access_;
};

template <typename T>
Codec<T> plain(Kind<T> kind) {
  return leaf<T>(std::move(kind), [](const T& value) { return Value(value); });
}

}  // namespace

std::shared_ptr<const AnyCodec> make_list(std::shared_ptr<const AnyCodec> item, const ListAccess& access, std::size_t min,
                                          std::size_t max) {
  return std::make_shared<const ListCodec>(std::move(item), access, min, max);
}
std::shared_ptr<const AnyCodec> make_optional(std::shared_ptr<const AnyCodec> inner, const OptionalAccess& access) {
  return std::make_shared<const OptionalCodec>(std::move(inner), access);
}
std::shared_ptr<const AnyCodec> make_choice(std::vector<std::string> names, const ChoiceAccess& access) {
  return std::make_shared<const ChoiceCodec>(std::move(names), access);
}

Codec<bool> boolean() { return plain(kind::boolean()); }
Codec<int> small_integer(int min, int max) { return plain(kind::small_integer(min, max)); }
Codec<std::int64_t> integer(std::int64_t min, std::int64_t max) { return plain(kind::integer(min, max)); }
Codec<std::string> text() { return plain(kind::text(kMaxFileBytes)); }
Codec<std::string> word() { return plain(kind::word(kMaxFileBytes)); }
Codec<Value> any_map() { return plain(kind::any_map()); }

Codec<double> real(double min, double max) {
  return leaf<double>(kind::real(min, max), [](const double& value) { return Value(std::isfinite(value) ? value : 0.0); });
}

}  // namespace codec

bool StructMembers::read(const YamlNode& node, ProblemList& problems, void* to) const {
  if (!is_map(node, problems)) return false;
  MapReader reader(node, problems);
  for (const auto& [member, check] : steps_) {
    if (check) {
      check(reader, to);
      continue;
    }
    const auto outline = [&codec = *member.codec] { return codec.outline(); };
    const YamlNode found = member.usual ? reader.optional_node(member.key, outline) : reader.required_node(member.key, outline);
    if (found) member.codec->read(found, problems, static_cast<std::byte*>(to) + member.at);
  }
  reader.finish();
  return true;
}

SchemaOutline StructMembers::outline() const {
  SchemaOutline outline;
  for (const auto& [member, check] : steps_)
    if (!check) outline.add_member(member.usual ? member.key + "?" : member.key, member.codec->outline());
  return outline;
}

Value StructMembers::write(const void* from) const {
  Value map = Value::map();
  for (const auto& [member, check] : steps_) {
    if (check) continue;
    Value value = member.codec->write(static_cast<const std::byte*>(from) + member.at);
    if (!member.usual || !(value == *member.usual)) map.set(member.key, std::move(value));
  }
  return map;
}

}  // namespace tablier
