#pragma once

#include "app/command_builder.hpp"
#include "app/session.hpp"
#include "match/match.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What most commands are told about a game: which, with which options, from which position.
namespace tablier {

struct GameArguments {
  std::string game;                  ///< GAME[/VARIANT]
  std::vector<std::string> options;  ///< k=v
  std::int64_t seats = 0;            ///< 0: not said
  std::optional<std::int64_t> seed;  ///< absent: not said
  std::string moves;
};

/// GAME[/VARIANT] and --option.
void add_rules_arguments(CommandBuilder& args, GameArguments& target, bool required = true);
/// --seed and --moves.
void add_line_arguments(CommandBuilder& args, GameArguments& target);
/// All of these and --seats.
void add_position_arguments(CommandBuilder& args, GameArguments& target);

/// The game that is meant, or a stop: no such game, or one that could not be loaded.
std::shared_ptr<const GameEntry> find_game(const Session& session, const std::string& game_and_variant);
/// A setting as the parameter has it, or a stop: a bad value, or one that names content whose file is faulty.
Value read_setting(const GameEntry& game, const Parameter& p, std::string_view text);
/// Settings by hand, `k=v` each, read as the parameters have them.
Value read_options(const GameEntry& game, const std::vector<Parameter>& parameters, const std::vector<std::string>& options);
Ruleset make_rules(const Session& session, const GameArguments& args);
/// That a game cannot be made, for its author: with its file, and the text key where there is no text.
Problem not_made(const Locale& locale, const GameEntry& game, const std::string& variant, const Problem& why);
MatchSetup match_setup(const Ruleset& rules, const GameArguments& args);
/// The match after the moves, or a stop with the move that cannot be played.
Match play_moves(const Session& session, const GameArguments& args);
/// A series file, or a series of the game by its name; else a stop.
SeriesSpec find_series(const GameEntry& game, const std::string& name);
/// Words between blanks.
std::vector<std::string> split_arguments(const std::string& text);

}  // namespace tablier
