#pragma once

#include "play/console_line.hpp"
#include "play/play.hpp"
#include "ui/core/ui.hpp"

#include <span>

/// What the script of a match does: its faults with their counts, what it prints, which hooks were called and for how long; and a line to
/// look at the position with, of a game without a script too.
namespace tablier {

/// As a list over the table, which goes on with what the script does while it is open. What it is about outlives the dialog.
void show_script_console(Ui& ui, const Play& play, ConsoleLine& line);

/// Says over the table what it means for who plays, but while the console is open, where the fault stands; `author`: whose own variant it
/// is, which is told where the fault is, too. Returns what is to be said.
std::string tell_fault(Ui& ui, const Play& play, const ScriptFault& fault, bool author);

/// Faults go to standard error and to the log in the state folder, too.
void log_faults(Ui& ui, std::span<const ScriptFault> faults);

}  // namespace tablier
