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
Codec<int> small_integer(int least, int most) { return plain(kind::small_integer(least, most)); }
Codec<std::int64_t> integer(std::int64_t least, std::int64_t most) { return plain(kind::integer(least, most)); }
Codec<std::string> text() { return plain(kind::text()); }
Codec<std::string> word() { return plain(kind::word()); }
Codec<Value> any_map() { return plain(kind::any_map()); }

Codec<double> real(double least, double most) {
  return {kind::real(least, most), [least](const double& value) { return Value(std::isfinite(value) ? value : least); }};
}

}  // namespace tablier::codec
