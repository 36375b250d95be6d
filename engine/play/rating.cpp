#include "play/rating.hpp"

#include <algorithm>
#include <cmath>

namespace tablier {
namespace {

double expected(double elo, double other) { return 1 / (1 + std::pow(10, (other - elo) / 400)); }

/// The points that a player of that strength is to expect of them, less those that were made.
double surplus(std::span<const RatedMatches> matches, double elo) {
  double sum = 0;
  for (const RatedMatches& m : matches) sum += static_cast<double>(m.played) * expected(elo, m.elo) - m.points;
  return sum;
}

double information(std::span<const RatedMatches> matches, double elo) {
  const double unit = std::log(10) / 400;
  double sum = 0;
  for (const RatedMatches& m : matches) {
    const double e = expected(elo, m.elo);
    sum += static_cast<double>(m.played) * e * (1 - e) * unit * unit;
  }
  return sum;
}

}  // namespace

std::optional<int> level_elo(const GameSpec& spec, std::string_view variant, int level) {
  const auto holds = [variant](const LevelRatings& r) {
    return r.variants.empty() || std::find(r.variants.begin(), r.variants.end(), variant) != r.variants.end();
  };
  const auto found = std::find_if(spec.ratings.begin(), spec.ratings.end(), holds);
  if (found == spec.ratings.end() || level < 1 || level > static_cast<int>(found->elo.size())) return std::nullopt;
  return found->elo[static_cast<std::size_t>(level) - 1];
}

std::optional<Rating> rating_of(std::span<const RatedMatches> matches) {
  Rating rating;
  double mean = 0;
  for (const RatedMatches& m : matches) {
    rating.played += m.played;
    mean += static_cast<double>(m.played) * m.elo;
  }
  if (rating.played == 0) return std::nullopt;
  std::vector<RatedMatches> all(matches.begin(), matches.end());
  all.push_back({mean / static_cast<double>(rating.played), 0.5, 1});
  double low = -10'000, high = 20'000;
  for (int i = 0; i < 60; ++i) {
    rating.elo = (low + high) / 2;
    (surplus(all, rating.elo) < 0 ? low : high) = rating.elo;
  }
  rating.error = 1 / std::sqrt(information(all, rating.elo));
  return rating;
}

std::optional<Rating> own_rating(const Records& records, const GameSpec& spec) {
  std::vector<RatedMatches> matches;
  for (const MatchCounts& t : records.rated(spec.name))
    if (const auto elo = level_elo(spec, t.variant, t.level))
      matches.push_back({static_cast<double>(*elo), static_cast<double>(t.won) + static_cast<double>(t.drawn) / 2, t.played});
  return rating_of(matches);
}

}  // namespace tablier
