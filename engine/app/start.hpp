#pragma once

#include "ui/core/services.hpp"

#include <string>

/// Makes the services that every command and every screen works with.
namespace tablier {

/// Finds folders, texts, settings and games. `language` is what the call asked for, over the settings and the environment; empty: nothing.
/// `trust` is for this call alone. A language that has no texts is left to the caller: see Locale::languages. Opens no records: see
/// open_records.
Services make_services(const std::string& language, PluginTrust trust = PluginTrust::as_answered);

/// Opens the records of the profile; where that fails they stay absent and `problems` says why.
void open_records(Services& services);

}  // namespace tablier
