#pragma once

#include <iostream>

/// Ends a case that cannot be tried on this machine, and says why. Such a case bears the tag `[may_skip]`, and its program is declared
/// MAY_SKIP: CTest then runs these cases as an entry of their own, `<name>_may_skip`, and reports it as skipped. What such an entry finds
/// wrong still fails.
#define TABLIER_SKIP(why)                                    \
  do {                                                       \
    std::cerr << "skipped: " << (why) << '\n' << std::flush; \
    return;                                                  \
  } while (false)
