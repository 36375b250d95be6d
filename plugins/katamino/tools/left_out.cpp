#include "tools/left_out.hpp"

#include "sdk/rng.hpp"

#include <algorithm>
#include <cmath>

namespace tablier::katamino {
namespace {

/// More than any grid is worth: what a row costs that ends where it may not.
constexpr std::int64_t kForbidden = std::int64_t{1} << 50;
constexpr int kSteps = 4000;
class Annealing {
 public:
  Annealing(const LeftOutSearch& search, PathNetwork& network)
      : search_(search), network_(network), rng_(search.seed), out_(search.out), last_(search.last) {
    for (const int a : search.last)
      for (const int b : search.out)
        if (a != b) network_.set_surcharge(set_of(a, b), kForbidden);
  }

  std::optional<std::vector<SetPath>> run() {
    do {
      shuffle(out_);
      shuffle(last_);
    } while (!is_sound());
    std::int64_t now = flow();
    for (int step = 0; step < kSteps && !is_done(); ++step) {
      auto& pieces = out_.size() > search_.rows && rng_.below(2) ? out_ : last_;
      const std::size_t i = rng_.below(static_cast<std::uint32_t>(search_.rows));
      const std::size_t j = rng_.below(static_cast<std::uint32_t>(pieces.size()));
      std::swap(pieces[i], pieces[j]);
      const std::int64_t then = is_sound() ? flow() : now + kForbidden;
      if (accepts(then - now, step)) now = then;
      else std::swap(pieces[i], pieces[j]);
    }
    return std::move(best_);
  }

 private:
  NumberSet set_of(int last, int out) const { return search_.all & ~number_bit(last) & ~number_bit(out); }

  NumberSet set_of(std::size_t row) const { return set_of(last_[row], out_[row]); }

  void shuffle(std::vector<int>& pieces) {
    for (std::size_t i = pieces.size(); i > 1; --i) std::swap(pieces[i - 1], pieces[rng_.below(static_cast<std::uint32_t>(i))]);
  }

  /// No piece both last and left out, and no pair twice.
  bool is_sound() const {
    for (std::size_t i = 0; i < search_.rows; ++i) {
      if (last_[i] == out_[i]) return false;
      for (std::size_t j = 0; j < i; ++j)
        if (set_of(i) == set_of(j)) return false;
    }
    return true;
  }

  bool is_done() const { return search_.stop.stop_requested() || (best_ && search_.is_best(search_.cost(*best_))); }

  /// Cools from a unit to nothing.
  bool accepts(std::int64_t worse, int step) {
    if (worse <= 0) return true;
    const double warmth = double(search_.unit) * (1.0 - double(step) / kSteps);
    return rng_.real() < std::exp(-double(worse) / (warmth + 1));
  }

  std::int64_t flow() {
    for (std::size_t i = 0; i < search_.rows; ++i) network_.set_surcharge(set_of(i), 0);
    auto found = network_.cheapest({});
    for (std::size_t i = 0; i < search_.rows; ++i) network_.set_surcharge(set_of(i), kForbidden);
    if (!found) return 64 * kForbidden;
    if (found->cost < kForbidden / 2) keep(std::move(found->paths));
    return found->cost;
  }

  void keep(std::vector<SetPath> paths) {
    for (SetPath& path : paths)
      for (std::size_t i = 0; i < search_.rows; ++i)
        if (path[path.size() - 2] == set_of(i)) path.back() = set_of(i) | number_bit(last_[i]);
    if (!best_ || search_.cost(paths) < search_.cost(*best_)) best_ = std::move(paths);
  }

  const LeftOutSearch& search_;
  PathNetwork& network_;
  Rng rng_;
  std::vector<int> out_;   // of each row; what follows is not used
  std::vector<int> last_;  // the same
  std::optional<std::vector<SetPath>> best_;
};

}  // namespace

std::optional<std::vector<SetPath>> LeftOutSearch::run(PathNetwork& network) const { return Annealing(*this, network).run(); }

}  // namespace tablier::katamino
