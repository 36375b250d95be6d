#pragma once

#include "match/autosave.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The matches of a profile as a list that a player tidies: opened, named, removed. What cannot be read is in it too, with the reason.
namespace tablier {

struct SavedGame {
  std::filesystem::path file;
  std::string name;              ///< that the player gave it; empty: none
  std::string date;              ///< ISO 8601, UTC: when it was played
  std::optional<SaveData> data;  ///< absent: `problem` says why
  Problem problem = {};
};

/// Newest first, those that cannot be read last. Files that only hold a name yet are left out,
/// and matches without a name of their own in which no move stands; see LeftChallenges. Of more files than are read at once
/// (AutosaveFolder::kMaxRead) the newest; `older`, where not null, is set to how many are left out.
std::vector<SavedGame> saved_games(const AutosaveFolder& folder, std::size_t* older = nullptr);

/// The file that holds the same match with the same moves and remarks, so that one that is opened twice stands there once; empty: none.
/// Reads every save of the folder.
std::filesystem::path file_of_same(const AutosaveFolder& folder, const SaveData& data);

/// True for a file that a player has named: it is never pruned.
bool has_own_name(const std::filesystem::path& file);

/// Names it. Characters that file names cannot have are replaced. A name that is empty, taken or that a running program holds is a problem.
Result<std::filesystem::path> name_save(const std::filesystem::path& file, std::string_view name);

/// Removes it for good. A match that a running program has open is a problem.
Status remove_save(const std::filesystem::path& file);

}  // namespace tablier
