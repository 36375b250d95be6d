#include "bots/openings.hpp"

#include <algorithm>

namespace tablier {
namespace {

constexpr std::string_view kBlanks = " \t\r";

/// An opening and where each of its moves stands.
struct OpeningLine {
  Opening moves;
  std::vector<int> columns;
};

OpeningLine split(std::string_view line) {
  line = line.substr(0, line.find('#'));
  OpeningLine opening;
  for (std::size_t at = line.find_first_not_of(kBlanks); at != line.npos; at = line.find_first_not_of(kBlanks, at)) {
    const std::size_t end = std::min(line.find_first_of(kBlanks, at), line.size());
    opening.moves.emplace_back(line.substr(at, end - at));
    opening.columns.push_back(static_cast<int>(at) + 1);
    at = end;
  }
  return opening;
}

void draw_chance(State& state, Rng& rng) {
  while (state.to_move() == Seat::chance) state.play(state.chance(rng));
}

Status check(const OpeningLine& line, int number, const std::string& file, const Game& game) {
  Setup setup;
  setup.seats = 2;
  const auto state = game.start(setup);
  Rng rng(0);
  std::size_t played = 0;
  if (const auto status = play_opening(*state, line.moves, rng, &played); !status)
    return Problem(Text("bots.opening.move", {{"move", line.moves[played]}, {"why", status.problem().text}}),
                   {file, number, line.columns[played]});
  if (state->to_move() == Seat::nobody) return Problem(Text("bots.opening.over"), {file, number, line.columns.back()});
  return Done{};
}

}  // namespace

Status play_opening(State& state, const Opening& opening, Rng& rng, std::size_t* played) {
  for (std::size_t i = 0; i < opening.size(); ++i) {
    if (played) *played = i;
    draw_chance(state, rng);
    if (state.to_move() == Seat::nobody) return Problem("bots.opening.over");
    const auto move = state.parse(opening[i]);
    if (!move) return move.problem();
    state.play(*move);
  }
  return Done{};
}

Result<std::vector<Opening>> read_openings(std::string_view text, const std::string& file, const Game& game) {
  std::vector<Opening> openings;
  for (int number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    OpeningLine line = split(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.moves.empty()) continue;
    if (const auto status = check(line, number, file, game); !status) return status.problem();
    openings.push_back(std::move(line.moves));
  }
  if (openings.empty()) return Problem(Text("bots.opening.none"), {file, 1, 1});
  return openings;
}

}  // namespace tablier
