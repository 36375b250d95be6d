#include "tools/path_master.hpp"

#include "catch.hpp"

#include <numeric>

using namespace tablier::katamino;

TEST_CASE("A linear programme is left as it stands once nobody waits for it") {
  PathMaster master({1, 1}, 4, 1000);
  CHECK(master.add_if_worth(0, {0, 1}, 3));
  CHECK(master.add_if_worth(1, {2, 3}, 4));
  const auto taken = [&master] {
    const std::vector<double> shares = master.shares();
    return std::accumulate(shares.begin(), shares.end(), 0.0);
  };
  std::stop_source stop;
  stop.request_stop();
  master.solve(stop.get_token());
  CHECK(taken() == 0);
  master.solve();
  CHECK(taken() == Approx(2));
}
