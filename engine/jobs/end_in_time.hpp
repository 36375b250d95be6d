#pragma once

/// Nobody waits for ever at the end of a program.
namespace tablier {

/// After so many seconds the program ends with that status, whatever still works in it. Call where all that is to be kept is kept.
void end_in_time(double seconds, int status);

}  // namespace tablier
