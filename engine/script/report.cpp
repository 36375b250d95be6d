#include "script/report.hpp"

#include <iterator>
#include <utility>

namespace tablier {

ScriptReport joined(ScriptReport over, ScriptReport base) {
  std::move(base.faults.begin(), base.faults.end(), std::back_inserter(over.faults));
  std::move(base.prints.begin(), base.prints.end(), std::back_inserter(over.prints));
  std::move(base.functions.begin(), base.functions.end(), std::back_inserter(over.functions));
  over.more_faults += base.more_faults;
  over.older_prints += base.older_prints;
  over.dropped_prints += base.dropped_prints;
  for (std::size_t hook = 0; hook < over.calls.size(); ++hook) {
    over.calls[hook].count += base.calls[hook].count;
    over.calls[hook].seconds += base.calls[hook].seconds;
  }
  return over;
}

}  // namespace tablier
