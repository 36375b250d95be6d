#pragma once

#include "app/session.hpp"
#include "script/report.hpp"
#include "script/variant.hpp"

/// What scripts did while a command ran: their faults and what they printed, of every variant that was played.
namespace tablier {

/// A rule of a game in Lua failed, or what bots imagine by it: what they say then means nothing.
bool has_failed_rules(const VariantScript* script);

/// The document with `faults` beside the rest: an entry of file, line, hook, text and count a fault. For every document about moves that
/// were played.
Value with_faults(Value json, const Session& session);

/// What scripts printed, to standard error.
void tell_prints(const Session& session, const ScriptReport& report);

/// To standard error, each fault once with how often it happened, and to the log in the state folder. To be called when all is done.
void tell_scripts(const Session& session);

}  // namespace tablier
