#pragma once

#include <string>

/// A plugin that calls `exit` ends the program it is loaded into: without a word and, it may be, as if all had been done.
namespace tablier {

/// What is said then.
void set_early_exit_sentence(std::string sentence);
/// From now on this process, and no child of it, says so when it is ended by `exit`, and ends with ExitStatus::broken.
void watch_for_early_exit();

}  // namespace tablier
