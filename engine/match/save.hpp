#pragma once

#include "match/kept_options.hpp"
#include "match/match.hpp"

#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A match as a YAML file that a person can read and mend. Each move is checked when it is played again.
namespace tablier {

/// The key of what is told where chance does not draw what it drew when a match was saved.
inline constexpr const char* kOtherDraw = "match.chance_since";

/// Grows when the layout changes; a file with a higher number is refused with its own message.
inline constexpr int kSaveVersion = 5;
/// What a match is written as that has nothing which came later: programs of before read it.
inline constexpr int kFirstSaveVersion = 1, kTreeSaveVersion = 2, kDefaultsSaveVersion = 3, kTimesSaveVersion = 4;

/// One round of a save.
struct SaveRound {
  std::vector<std::string> moves;  ///< a joined ply is written with a leading "+"; chance moves may be left out by hand
  std::vector<SourceSpot> spots;   ///< of each move
  std::size_t undone = 0;          ///< how many of the last moves were taken back when it was saved
  double seconds = 0;
  double turn_seconds = 0;              ///< that the turn had taken
  std::vector<double> used = {};        ///< seconds of each seat's clock
  std::vector<double> used_after = {};  ///< seconds of its seat's clock at the end of each ply
  std::map<int, double> sand = {};      ///< seconds of each turn that was left, by its number
  bool on_time = false;                 ///< the last move is a resignation that the clock gave
  Help help;
  std::map<std::size_t, Remark> remarks = {};  ///< by the plies after the move
  /// A move of a line, see MoveTree::Node.
  struct LineMove {
    std::size_t after = 0;
    int under = -1;
    std::string move;
    Remark remark = {};
    SourceSpot where = {};
  };
  std::vector<LineMove> lines = {};
  std::optional<std::string> reason;  ///< why it ended, where it had; checked when it is played again
  std::vector<Seat> winners;          ///< checked with it
  SourceSpot where;
  SourceSpot result_spot;
};

/// Where the set-up of a save stands, for what is wrong with it.
struct SetupSpots {
  /// The player's own line where the member is left out.
  struct Seat {
    SourceSpot level;
    SourceSpot bot;
  };
  SourceSpot game;
  SourceSpot variant;
  SourceSpot players;
  SourceSpot starter;
  std::map<std::string, SourceSpot> options;
  std::vector<Seat> seats;
};

/// A save as read, before its moves are played.
struct SaveData {
  MatchSetup setup;
  SetupSpots spots;
  /// What the options were that nobody set by hand: they stay so for this match, whatever the game or its variant says later.
  Value defaults = Value::map();
  std::vector<SaveRound> rounds;
  std::size_t undone_rounds = 0;  ///< how many of the last rounds were taken back whole
  std::optional<ScriptOff> script_off;
  Value table = Value::map();  ///< see Match::table
  std::string date;            ///< ISO 8601, UTC: when it was played
  bool over = false;           ///< the match had ended; checked when it is played again
  SourceSpot over_spot;        ///< where it says so, or the whole

  std::size_t moves() const;  ///< that stand, over all rounds
  double seconds() const;     ///< that all rounds took
  bool has_remarks() const;   ///< somebody has tried or said something beside its moves
};

/// True for a YAML file that says it is a save, whatever its version.
bool is_save_file(const std::filesystem::path& file);

/// When it was played, ISO 8601: now, unless nobody has moved since it was read.
std::string date_of(const Match& match);

/// The save of a match as it stands. `date` as ISO 8601.
std::string write_save(const Match& match, std::string_view date);
/// Whether what was written will be read again: a match of too many moves or remarks is not, see kMaxYamlBytes and kMaxYamlNodes. Asks the
/// reader where a text is long, which takes it about half a second at most.
Status fits_save(std::string_view text);
/// Reads the text of a save; `file` is for the messages. Of several faults the first one is told.
Result<SaveData> parse_save(std::string_view text, const std::filesystem::path& file);

/// What a new match begins with that goes on from an earlier position: the rounds before that one (by its number from 0), its first `plies`
/// moves, and the clock and help that there were in it. Precondition: no more than were played.
Result<SaveData> begun_with(const Match& match, std::size_t round, std::size_t plies);

/// Atomic: on any failure what stood there before stays.
Status save_match(const Match& match, const std::filesystem::path& file);
Result<SaveData> read_save(const std::filesystem::path& file);
/// Whether a text says of itself that it is one, sound or not.
bool is_save_text(std::string_view text);
/// All that is wrong with how it is written, where it is a save of this version at all.
std::vector<Problem> faults_of_save(const std::filesystem::path& file);

/// Plays a save again, every move checked; a problem names file, line, column and move. The clock runs. What a plugin lets out leaves as a
/// ToldFailure, which names it.
Result<Match> replay(const SaveData& data, const RulesetSource& rulesets);
/// The same of data that tells no results.
Result<Match> replay_unfinished(const SaveData& data, const RulesetSource& rulesets);
Result<Match> load_match(const std::filesystem::path& file, const RulesetSource& rulesets);
/// The match as it stands, played again under the rules of now, which may end a round where it did not end or not end it where it did. A
/// hook that was switched off judges every move again. A problem names the move that they do not allow, or the first draw of chance that is
/// among the moves under one of them only: nothing stands in a match that neither a player did nor chance in it.
Result<Match> replay(const Match& match, const RulesetSource& rulesets);
inline Result<Match> replay(const SaveData& data, const Catalogue& catalogue) { return replay(data, rulesets_of(catalogue)); }
inline Result<Match> load_match(const std::filesystem::path& file, const Catalogue& catalogue) {
  return load_match(file, rulesets_of(catalogue));
}

}  // namespace tablier
