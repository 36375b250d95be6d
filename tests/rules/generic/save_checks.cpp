#include "save_checks.hpp"

namespace tablier::rules {
void check_save(Match&) {}
}  // namespace tablier::rules
