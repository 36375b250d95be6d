#include "app/engine_benchmarks.hpp"

#include "app/game_arguments.hpp"
#include "app/perft.hpp"
#include "content/files.hpp"
#include "script/checked_hooks.hpp"
#include "ui/bench.hpp"
#include "ui/core/display.hpp"

#include <algorithm>
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

/// A variant with these hooks, in a file of its own that is gone when it has been read.
std::shared_ptr<const VariantScript> small_script(const std::string& hooks) {
  const fs::path file = fs::temp_directory_path() / ("tablier-bench-" + std::to_string(getpid()) + ".lua");
  if (!write_file(file, "return {title = {fr = 'b', en = 'b'}, " + hooks + "}\n")) return nullptr;
  const auto variant = load_variant(file, {});
  std::error_code ignored;
  fs::remove(file, ignored);
  return variant ? variant->hooks : nullptr;
}

BenchmarkWork call_often(const VariantScript* script, Hook hook) {
  BenchmarkWork done;
  for (std::int64_t i = 0; script && i < kCalls; ++i) done.work += script->call(hook, std::array{Field{"a", i}}, 0).has_value();
  return done;
}

Benchmark script_calls() {
  const auto run = [] { return call_often(small_script("score = function(t) return t.a * 2 + 1 end").get(), Hook::score); };
  return {"script/call", "calls", run};
}

/// What it costs that an answer is held against what is declared: `allow`, as a game asks it.
Benchmark script_permissions() {
  const auto script = [] { return small_script("allow = function(t) return t.a > 0 end"); };
  const auto run = [script] {
    const HookSpec allow{.hook = Hook::allow, .fields = {}, .answer = ValueShape::permission()};
    return call_often(checked(script(), {allow}, {allow}).get(), Hook::allow);
  };
  return {"script/allow", "calls", run, "unchecked", [script] { return call_often(script().get(), Hook::allow); }};
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

/// Random rounds from the start to the end, as bots play them out.
BenchmarkWork play_out(const Game& game) {
  constexpr std::uint64_t kRounds = 100, kMaxPlies = 10'000;
  Rng rng(1);
  MoveList moves;
  BenchmarkWork done;
  const auto start = game.start({.seats = usual_seats(game)});
  for (; done.work < kRounds; ++done.work) {
    const auto state = start->clone();
    for (std::uint64_t ply = 0; ply < kMaxPlies && state->to_move() != Seat::nobody; ++ply, ++done.nodes) {
      moves.clear();
      state->legal_moves(moves);
      if (state->to_move() != Seat::chance && moves.empty()) break;
      state->play(state->to_move() == Seat::chance ? state->chance(rng) : moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
  }
  return done;
}

bool asks_none(const VariantScript* script, const GameEntry& game) {
  return !script || std::ranges::none_of(game.hooks, [&](const HookSpec& spec) { return script->has(spec.hook); });
}

/// The tree of moves, as deep as a moment allows, again and again.
BenchmarkWork count_moves(const Game& game) {
  constexpr std::uint64_t kEnough = 20'000;
  constexpr int kMaxDepth = 8, kTimes = 50;
  const auto start = game.start({.seats = usual_seats(game)});
  BenchmarkWork done;
  for (int i = 0; i < kTimes; ++i) {
    std::uint64_t leaves = 0;
    for (int depth = 1; depth <= kMaxDepth && leaves < kEnough; ++depth) leaves += perft(*start, depth, 0, 0);
    done.work += leaves;
  }
  return done;
}

/// What it costs that a variant comes from a file, where that sets parameters and none of the game's hooks.
void add_variant(std::vector<Benchmark>& all, const GameEntry& game, const Ruleset& rules) {
  if (is_in_lua(game) || !asks_none(rules.hooks.get(), game)) return;
  auto plain = game.source->make_game({game.content, nullptr, rules.options});
  if (!plain) return;
  all.push_back({"variant/" + game.name, "leaves", [made = rules.game] { return count_moves(*made); }, "the same without a file",
                 [made = std::shared_ptr<const Game>(*std::move(plain))] { return count_moves(*made); }});
}

/// Frames of a screen in a window as most have it, everything drawn anew in each.
Benchmark frames_of(const Session& session, const std::string& name, const OpenAt& at) {
  constexpr int kFrames = 200, kWidth = 1280, kHeight = 800;
  const auto measured = [&session, at] {
    const auto frames = bench_frames(session.services, at, kWidth, kHeight, kFrames);
    if (!frames) throw Stop(ExitStatus::broken, frames.problem());
    return BenchmarkResult{{kFrames, static_cast<std::uint64_t>(frames->calls)}, (frames->build + frames->submit) * kFrames};
  };
  return {.name = "frame/" + name, .unit = "frames", .run = {}, .measured = measured};
}

std::vector<Benchmark> frames(const Session& session) {
  std::vector<Benchmark> all{frames_of(session, "library", OpenAt())};
  for (const auto& game : session.services.catalogue.games()) {
    if (!game->playable()) continue;
    MatchSetup match;
    match.game = game->name;
    match.variant = game->spec.card.variant;
    match.options = game->spec.card.options;
    match.players.resize(static_cast<std::size_t>(game->spec.seats.min));
    OpenAt at;
    at.screen = ScreenName::table;
    at.match = match;
    at.moves = game->spec.card.moves;
    all.push_back(frames_of(session, game->name, at));
  }
  return all;
}

}  // namespace

std::vector<Benchmark> engine_benchmarks(const Session& session) {
  std::vector<Benchmark> all{start_games(session), script_calls(), script_permissions()};
  for (const auto& game : session.services.catalogue.games()) {
    const auto rules = session.services.catalogue.ruleset(game->name);
    if (rules) all.push_back({"rounds/" + game->name, "moves", [made = rules->game] { return play_rounds(*made); }});
    if (rules) add_variant(all, *game, *rules);
    if (rules && is_in_lua(*game)) all.push_back({"playout/" + game->name, "rounds", [made = rules->game] { return play_out(*made); }});
  }
  if (display_present())
    for (Benchmark& benchmark : frames(session)) all.push_back(std::move(benchmark));
  return all;
}

}  // namespace tablier
