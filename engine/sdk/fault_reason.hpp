#pragma once

/// Rounds that a script has ended by a fault: nobody has won them, and nothing may be learnt of them.
namespace tablier {

/// The reason of their outcome.
inline constexpr const char* kFaultReason = "fault";

}  // namespace tablier
