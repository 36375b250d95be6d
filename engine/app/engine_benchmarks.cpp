#include "app/engine_benchmarks.hpp"

#include "app/game_words.hpp"
#include "content/files.hpp"

#include <array>
#include <filesystem>
#include <memory>
#include <string>
#include <unistd.h>

namespace tablier {
namespace {

namespace fs = std::filesystem;

constexpr int kCalls = 10'000;
constexpr int kPlies = 2'000;

Benchmark start_games(const Session& session) {
  const auto run = [&session] {
    Locale locale;
    return BenchmarkWork{Catalogue::load(session.services.paths, locale).games().size(), 0};
  };
  return {"start/games", "games", run};
}

/// A variant with one hook, in a file of its own that is gone when it has been read.
std::shared_ptr<const VariantScript> small_script() {
  const fs::path file = fs::temp_directory_path() / ("tablier-bench-" + std::to_string(getpid()) + ".lua");
  if (!write_file(file, "return {title = {fr = 'b', en = 'b'}, score = function(t) return t.a * 2 + 1 end}\n")) return nullptr;
  const auto variant = load_variant(file, {});
  std::error_code ignored;
  fs::remove(file, ignored);
  return variant ? variant->hooks : nullptr;
}

Benchmark script_calls() {
  const auto run = [] {
    const auto script = small_script();
    BenchmarkWork done;
    for (std::int64_t i = 0; script && i < kCalls; ++i) done.work += script->call(Hook::score, std::array{Field{"a", i}}, 0).has_value();
    return done;
  };
  return {"script/call", "calls", run};
}

/// Random rounds from the default variant; each move played, taken back and played again.
BenchmarkWork play_rounds(const Game& game) {
  Rng rng(1);
  MoveList moves;
  BenchmarkWork done;
  Setup setup;
  setup.seats = usual_seats(game);
  auto state = game.start(setup);
  while (done.work < kPlies) {
    const Seat mover = state->to_move();
    if (mover == Seat::nobody) {
      ++setup.seed;
      state = game.start(setup);
      continue;
    }
    moves.clear();
    state->legal_moves(moves);
    if (mover != Seat::chance && moves.empty()) break;
    const Move move = mover == Seat::chance ? state->chance(rng) : moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    state->play(move);
    state->undo();
    state->play(move);
    done.nodes += moves.size();
    ++done.work;
  }
  return done;
}

}  // namespace

std::vector<Benchmark> engine_benchmarks(const Session& session) {
  std::vector<Benchmark> all{start_games(session), script_calls()};
  for (const auto& game : session.services.catalogue.games()) {
    const auto rules = session.services.catalogue.ruleset(game->name);
    if (rules) all.push_back({"rounds/" + game->name, "moves", [made = rules->game] { return play_rounds(*made); }});
  }
  return all;
}

}  // namespace tablier
