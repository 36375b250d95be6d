#pragma once

#include "match/records.hpp"
#include "match/settings.hpp"
#include "play/script_job.hpp"
#include "sdk/value.hpp"

#include <filesystem>
#include <functional>
#include <optional>

/// What the place where a match is played lends to it.
namespace tablier {

class AnalysisMemory;

/// References and pointers outlive the match.
struct PlayPlace {
  const Settings& settings;                ///< read whenever they matter
  Records* records = nullptr;              ///< null: there are none
  std::optional<Problem> no_records = {};  ///< why that is so, where it is to be told
  AnalysisMemory* analyses = nullptr;      ///< null: what is found about rounds is forgotten with the match
  std::filesystem::path saves;             ///< folder of matches that nobody asked to save
  std::filesystem::path resumed = {};      ///< of them, the one that this match comes from; empty: none
  bool keeps = true;                       ///< false: the match is only shown; nothing is saved or recorded, no screen is passed on
  /// Puts what the screen wants to find again into `Match::table`: called before each save. May be empty.
  std::function<void(Value& table)> remember = {};
  double patience = kScriptPatience;  ///< how long the owner waits for what most scripts do at once, in seconds
};

}  // namespace tablier
