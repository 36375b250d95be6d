#pragma once

#include "match/records.hpp"
#include "play/challenges.hpp"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

/// A series as its map shows it: rows of challenges, what each row begins with in the first column, one number more in each other one.
namespace tablier {

/// One challenge of the map, made for whoever asks for it.
struct MapCell {
  ChallengeId id;
  std::vector<int> joins;    ///< the numbers that it adds to the challenge before; all of them in the first column
  std::optional<Best> best;  ///< set: it is solved
  bool begun = false;        ///< a match of it was left that can be gone on with
};

/// A row that has a challenge at least: those of `first` to `last` numbers. Its cells are made when they are asked for: a file of 512 KB
/// may have twelve thousand rows, one of them with 99 columns.
struct MapRow {
  std::string name;
  int first = 0, last = 0;
  std::vector<int> numbers;  ///< those that are known; none where challenges stand one by one
};

/// Where a cell is.
struct MapSpot {
  std::size_t row = 0;
  std::size_t column = 0;
  friend bool operator==(const MapSpot&, const MapSpot&) = default;
};

/// Column 0 holds the first challenge of each row, column k > 0 those of `first + k` numbers.
struct SeriesMap {
  std::string series;
  int first = 0;  ///< least number of numbers that a row begins with
  int most_first = 0;
  std::size_t columns = 1;
  bool has_numbers = false;  ///< of some challenge, so that there is something to show of it; else it is known by its place
  std::vector<MapRow> rows;
  std::map<std::string, Best> best;          ///< by the names of challenges, as Records::solved gives it
  std::set<std::string, std::less<>> begun;  ///< challenges of which a match was left
  std::size_t solved = 0, total = 0;
  std::size_t left_out = 0;  ///< rows of which the first challenge is still to be found
  /// The one to play next: the first unsolved one after `last`, then the first of all; absent when all are solved.
  std::optional<MapSpot> next;

  /// Absent where the row has no such challenge: its numbers are still to be found, or it begins later.
  std::optional<MapCell> at(MapSpot index) const;
  bool has(MapSpot index) const;
  /// The cell of a challenge; absent when the series has no such one.
  std::optional<MapSpot> spot_of(const ChallengeId& id) const;
  /// The nearest cell in a direction (−1, 0 or 1 each), past gaps; `from` itself where there is none.
  MapSpot step(MapSpot from, int right, int down) const;
  /// The first and the last challenge in the order in which they are played; absent where there is none.
  std::optional<MapSpot> first_spot() const;
  std::optional<MapSpot> last_spot() const;
};

/// `solved` as Records::solved gives it. `last`: the challenge played last, `grand-slam/A/4`, or nothing.
SeriesMap map_of(const SeriesSpec& spec, const std::map<std::string, Best>& solved, std::string_view last = {});

/// How many challenges a series has.
std::size_t challenge_count(const SeriesSpec& spec);

}  // namespace tablier
