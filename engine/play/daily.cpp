#include "play/daily.hpp"

#include "sdk/rng.hpp"

namespace tablier {
namespace {

/// FNV-1a, by G. Fowler, L. C. Noll, K.-P. Vo (1991).
std::uint64_t hash_of(std::string_view text, std::uint64_t hash) {
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  return hash;
}

}  // namespace

/// The highest of the hashes of day and challenge, as in rendezvous hashing.
std::optional<ChallengeId> challenge_of_day(const GameSpec& spec, std::string_view day) {
  if (!spec.series) return std::nullopt;
  const std::uint64_t seed = hash_of(day, 0xcbf29ce484222325U);
  std::optional<ChallengeId> chosen;
  std::uint64_t highest = 0;
  for (const SeriesSpec& series : spec.content.series)
    for (const SeriesRow& row : series.rows)
      for (int count = row.first; count <= last_count(row); ++count) {
        ChallengeId id{series.name, row.name, count};
        const std::uint64_t hash = mix(hash_of(to_text(id), seed));
        if (chosen && hash <= highest) continue;
        highest = hash;
        chosen = std::move(id);
      }
  return chosen;
}

}  // namespace tablier
