#include "ui/core/services.hpp"

namespace tablier {

Status keep_settings(Services& services) {
  Status saved = save_settings(services.paths.config / "settings.yaml", services.settings, services.settings_as_kept);
  if (saved) services.settings_as_kept = services.settings;
  return saved;
}

}  // namespace tablier
