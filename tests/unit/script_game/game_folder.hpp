#pragma once

#include "script/game/game_script.hpp"
#include "temp_folder.hpp"

#include <memory>
#include <string>
#include <string_view>

/// Games written by a test into a scripts/ folder of its own.
namespace tablier::test {

class GameFolder {
 public:
  /// The root that `require` looks in.
  std::vector<std::filesystem::path> roots() const { return {folder_.path()}; }
  Result<std::shared_ptr<const GameScript>> load(std::string_view text, const ScriptLimits& limits = {}) const {
    return load_game_script(folder_.write("trial/game.lua", text), roots(), limits);
  }

 private:
  TempFolder folder_;
};

/// A script and one game of it; null where it could not be made: `problem` says why.
struct LoadedGame {
  std::shared_ptr<const GameScript> script;
  std::unique_ptr<const Game> game;
  Problem problem;

  std::unique_ptr<State> start(int seats = 2, std::uint64_t seed = 1, int starter = 0) const {
    return game->start({.seats = seats, .seed = seed, .starter = starter});
  }
};

inline LoadedGame load_game(const GameFolder& folder, std::string_view text, const Value& options = Value::map(),
                            const ScriptLimits& limits = {}) {
  LoadedGame loaded;
  auto script = folder.load(text, limits);
  if (!script) return {.script = nullptr, .game = nullptr, .problem = script.problem()};
  loaded.script = *script;
  const auto made = Options::make(loaded.script->parameters(), options);
  if (!made) return {.script = loaded.script, .game = nullptr, .problem = made.problem()};
  auto game = loaded.script->make_game({.content = nullptr, .script = nullptr, .options = *made});
  if (game) loaded.game = *std::move(game);
  else loaded.problem = game.problem();
  return loaded;
}

inline constexpr std::string_view kTicTacToe = R"(
local LINES = {{1,2,3},{4,5,6},{7,8,9},{1,4,7},{2,5,8},{3,6,9},{1,5,9},{3,5,7}}
return {
  seats = {2, 2},
  parameters = {misere = {type = "boolean", default = false}},
  board = {width = 3, height = 3},
  longest_round = 9,
  start = function(rules)
    local cells = {}
    for place = 1, 9 do cells[place] = 0 end
    return {cells = cells, played = 0}
  end,
  moves = function(position)
    local list = {}
    for place = 1, 9 do
      if position.cells[place] == 0 then list[#list + 1] = place end
    end
    return list
  end,
  play = function(position, move)
    position.cells[move] = position.turn
    position.played = position.played + 1
  end,
  result = function(position)
    for _, line in ipairs(LINES) do
      local owner = position.cells[line[1]]
      if owner ~= 0 and position.cells[line[2]] == owner and position.cells[line[3]] == owner then
        return {winners = {position.rules.options.misere and 3 - owner or owner}, reason = "three"}
      end
    end
    if position.played == 9 then return {reason = "full"} end
  end,
}
)";

inline constexpr std::string_view kDomineering = R"(
local function laid(n)
  local down, across = {}, {}
  for place = 1, n * n do
    if place + n <= n * n then down[#down + 1] = {place, place + n} end
    if place % n ~= 0 then across[#across + 1] = {place, place + 1} end
  end
  return {down, across}
end
local LAID = {}
for n = 2, 12 do LAID[n] = laid(n) end

local function open_moves(position, seat)
  local cells, list, count = position.cells, {}, 0
  for _, move in ipairs(LAID[position.rules.options.size][seat]) do
    if cells[move[1]] == 0 and cells[move[2]] == 0 then
      count = count + 1
      list[count] = move
    end
  end
  return list
end

return {
  seats = {2, 2},
  parameters = {size = {type = "integer", min = 2, max = 12, default = 8}},
  board = function(options) return {width = options.size, height = options.size} end,
  touch = "lay",
  pieces = {{seat = 1, cells = {{0, 0}, {0, 1}}}, {seat = 2, cells = {{0, 0}, {1, 0}}}},
  longest_round = function(rules) return rules.options.size * rules.options.size // 2 end,
  start = function(rules)
    local cells = {}
    for place = 1, rules.options.size * rules.options.size do cells[place] = 0 end
    return {cells = cells}
  end,
  moves = function(position) return open_moves(position, position.turn) end,
  play = function(position, move)
    position.cells[move[1]] = position.turn
    position.cells[move[2]] = position.turn
  end,
  result = function(position)
    local cells = position.cells
    for _, move in ipairs(LAID[position.rules.options.size][position.turn]) do
      if cells[move[1]] == 0 and cells[move[2]] == 0 then return nil end
    end
    return {winners = {3 - position.turn}, reason = "no_room"}
  end,
  evaluate = function(position, seat) return #open_moves(position, seat) - #open_moves(position, 3 - seat) end,
}
)";

}  // namespace tablier::test
