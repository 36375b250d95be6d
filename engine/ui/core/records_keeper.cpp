#include "ui/core/records_keeper.hpp"

#include <utility>

namespace tablier {
namespace {

constexpr double kPause = 3;

bool are_closed(const Services& services) { return services.records_problem && (!services.records || services.records->is_beside()); }

/// In their place: a match on the table goes on with them.
void open_again(Services& services) {
  auto opened = Records::open(services.paths.records());
  if (!opened) return;
  services.records_problem = opened->damage();
  services.records = *std::move(opened);
}

}  // namespace

void RecordsKeeper::update(Services& services, double now) {
  if (now < next_) return;
  next_ = now + kPause;
  if (services.records && !services.records->add_waiting()) return;
  if (are_closed(services)) open_again(services);
}

}  // namespace tablier
