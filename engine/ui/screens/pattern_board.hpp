#pragma once

#include "sdk/parameter.hpp"
#include "sdk/pattern.hpp"

#include <optional>
#include <string>
#include <vector>

/// A board that is put together from patterns: which lies where, turned or reversed. Knows no screen.
namespace tablier {

class PatternBoard {
 public:
  /// What a parameter of type `patterns` is set to.
  PatternBoard(const Parameter& parameter, const Value& value);

  /// Nothing is placed: chance will do it.
  bool by_chance() const { return placed_.empty(); }
  const std::vector<PlacedPattern>& placed() const { return placed_; }
  /// How many places there are, and how many of them stand side by side.
  std::size_t places() const { return static_cast<std::size_t>(parameter_->max); }
  std::size_t columns() const;
  const std::vector<std::string>& patterns() const { return parameter_->values; }
  bool is_placed(const std::string& pattern) const;

  // Each does nothing while all is left to chance, and for a place that there is not.
  void turn(std::size_t place, int quarters);
  /// Its reverse, mirrored left to right as it lies.
  void flip(std::size_t place);
  void swap(std::size_t a, std::size_t b);
  /// There is one of each: where it lies elsewhere, the two change places.
  void put(std::size_t place, const std::string& pattern);
  /// The next pattern of all (1), or the one before (−1).
  void step(std::size_t place, int steps);

  void leave_to_chance() { placed_.clear(); }
  /// The first patterns as printed, one in each place.
  void fill();

  /// For the parameter.
  Value value() const;

 private:
  bool has(std::size_t place) const { return place < placed_.size(); }

  const Parameter* parameter_;  ///< outlives it
  std::vector<PlacedPattern> placed_;
};

}  // namespace tablier
