#include "content/codec.hpp"

#include <cmath>

namespace tablier::codec {
namespace {

template <typename T>
Codec<T> plain(Kind<T> kind) {
  return {std::move(kind), [](const T& value) { return Value(value); }};
}

}  // namespace

Codec<bool> boolean() { return plain(kind::boolean()); }
Codec<int> small_integer(int min, int max) { return plain(kind::small_integer(min, max)); }
Codec<std::int64_t> integer(std::int64_t min, std::int64_t max) { return plain(kind::integer(min, max)); }
Codec<std::string> text() { return plain(kind::text()); }
Codec<std::string> word() { return plain(kind::word()); }
Codec<Value> any_map() { return plain(kind::any_map()); }

Codec<double> real(double min, double max) {
  return {kind::real(min, max), [min](const double& value) { return Value(std::isfinite(value) ? value : min); }};
}

}  // namespace tablier::codec
