#pragma once

#include "ui/core/services.hpp"

#include <optional>

/// Writes what the player changes in the settings while the program runs, wherever it was changed: nothing that ends it takes more than
/// the last moment.
namespace tablier {

class SettingsKeeper {
 public:
  /// To be called often; `now` in seconds. Writes a second after the last change. The problem says why that could not be: it is tried
  /// again after the next change.
  Status update(Services& services, double now);

 private:
  Settings seen_;
  std::optional<double> due_;  ///< absent: all is written, or could not be
  bool failed_ = false;        ///< to write what was seen last
};

}  // namespace tablier
