#include "ui/core/settings_keeper.hpp"

namespace tablier {
namespace {

/// Seconds that settings stay as they are before they are written: a name is typed letter by letter.
constexpr double kStill = 1;

}  // namespace

Status SettingsKeeper::update(Services& services, double now) {
  const bool changed = !(services.settings == seen_);
  if (changed) seen_ = services.settings;
  failed_ = failed_ && !changed;
  if (services.settings == services.settings_as_kept || failed_) due_.reset();
  else if (changed || !due_) due_ = now + kStill;
  if (!due_ || now < *due_) return Done{};
  due_.reset();
  Status written = keep_settings(services);
  failed_ = !written;
  return written;
}

}  // namespace tablier
