#pragma once

#include "ui/core/services.hpp"

/// Brings into the records what could not be written when it was to be: another program had locked the file, or a disk was full.
namespace tablier {

class RecordsKeeper {
 public:
  /// To be called often; `now` in seconds. Tries every few seconds, and only where something waits.
  void update(Services& services, double now);

 private:
  double next_ = 0;
};

}  // namespace tablier
