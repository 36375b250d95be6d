#include "table.hpp"

#include <array>
#include <cmath>
#include <set>

using namespace tablier;
using namespace tablier::katamino;

namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

/// What eyes see: all three kinds of cones, and each kind missing (G. M. Machado, M. M. Oliveira, L. A. F. Fernandes,
/// "A Physiologically-based Model for Simulation of Color Vision Deficiency", 2009; severity 1).
constexpr std::array<Matrix, 4> kEyes{{
    {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
}};
/// Linear sRGB to CIE XYZ, D65, each divided by the white (IEC 61966-2-1).
constexpr Matrix kToXyz{{{0.433953, 0.376219, 0.189828}, {0.212673, 0.715152, 0.072175}, {0.017758, 0.109477, 0.872766}}};

Triple times(const Matrix& m, const Triple& v) {
  Triple out{};
  for (std::size_t r = 0; r < 3; ++r) out[r] = m[r][0] * v[0] + m[r][1] * v[1] + m[r][2] * v[2];
  return out;
}

double linear(std::uint8_t channel) {
  const double c = channel / 255.0;
  return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

/// CIE L*a*b* (1976) of a colour for those eyes.
Triple seen(Colour c, const Matrix& eyes) {
  Triple light = times(eyes, {linear(c.r), linear(c.g), linear(c.b)});
  for (double& v : light) v = std::clamp(v, 0.0, 1.0);
  Triple f = times(kToXyz, light);
  for (double& v : f) v = v > 0.008856 ? std::cbrt(v) : 7.787 * v + 16.0 / 116;
  return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

double distance(const Triple& a, const Triple& b) { return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]); }

std::vector<Paint> piece_paints() {
  std::vector<Paint> all;
  for (const PieceSpec& p : bundled_spec().content.pieces) all.push_back(bundled_spec().paints.at("piece." + p.letter));
  return all;
}

}  // namespace

TEST_CASE("Any two pieces differ in lightness and, for eyes of every kind, in colour") {
  const auto paints = piece_paints();
  for (std::size_t i = 0; i < paints.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      for (std::size_t eyes = 0; eyes < kEyes.size(); ++eyes) {
        const Triple a = seen(paints[i].colour, kEyes[eyes]);
        const Triple b = seen(paints[j].colour, kEyes[eyes]);
        INFO("pieces " << i + 1 << " and " << j + 1 << ", eyes " << eyes);
        // 2.3 is a just noticeable difference (M. Mahy, L. Van Eycken, A. Oosterlinck, 1994).
        CHECK(distance(a, b) > (eyes == 0 ? 25 : 14));
        if (eyes == 0) CHECK(std::abs(a[0] - b[0]) > 2.5);
      }
}

TEST_CASE("Each piece has a pattern of its own") {
  std::set<Pattern> patterns;
  for (const Paint& paint : piece_paints()) patterns.insert(paint.pattern);
  CHECK(patterns.size() == 12);
}

TEST_CASE("Every piece stands out from the wood of the board") {
  const Triple wood = seen(*parse_colour("#E9D3AE"), kEyes[0]);
  for (const Paint& paint : piece_paints()) CHECK(distance(seen(paint.colour, kEyes[0]), wood) > 30);
}
