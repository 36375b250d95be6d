#include "catch.hpp"
#include "content/game_spec.hpp"
#include "content/locale.hpp"
#include "folders.hpp"
#include "host/plugin_loader.hpp"
#include "script/variant.hpp"

/// The example of plugins/README.md is a game.
using namespace tablier;

namespace {

const std::filesystem::path kTutorial = source_folder() / "tests/data/tutorial";

std::shared_ptr<LoadedPlugin> three() {
  auto loaded = load_plugin(build_folder() / "tests/plugins/tutorial/three.so");
  REQUIRE(loaded);
  return *loaded;
}

std::unique_ptr<const Game> game_of(const Plugin& plugin, const Value& settings) {
  const auto content = std::make_shared<const Content>();
  const auto options = Options::make(plugin.parameters(*content), settings);
  REQUIRE(options);
  auto game = plugin.make_game({content, nullptr, *options});
  REQUIRE(game);
  return *std::move(game);
}

std::uint64_t leaves(State& state, int depth) {
  MoveList moves;
  state.legal_moves(moves);
  if (depth == 1) return moves.size();
  std::uint64_t n = 0;
  for (const Move m : moves) {
    const auto before = state.hash();
    state.play(m);
    n += leaves(state, depth - 1);
    state.undo();
    REQUIRE(state.hash() == before);
  }
  return n;
}

Outcome play(State& state, std::initializer_list<const char*> moves) {
  for (const char* text : moves) {
    const auto move = state.parse(text);
    REQUIRE(move);
    state.play(*move);
  }
  return state.outcome();
}

}  // namespace

TEST_CASE("The example plugin loads and counts as its tutorial says") {
  const auto plugin = three();
  const auto game = game_of(plugin->table(), Value::map());
  const auto state = game->start({.seats = 2});
  CHECK(leaves(*state, 3) == 504);
  CHECK(state->parse("b2").ok());
  CHECK(play(*state, {"a1"}).over == false);
  CHECK(state->parse("a1").problem().text.key == "three.reason.taken");
}

TEST_CASE("Three in a row win in the example, and lose in its second variant") {
  const auto plugin = three();
  for (const char* name : {"standard", "misere"}) {
    const auto variant = load_variant(kTutorial / "scripts/three" / (std::string(name) + ".lua"), {kTutorial / "scripts"});
    REQUIRE(variant);
    Value settings = Value::map();
    for (const auto& [option, setting] : variant->options) settings.set(option, setting.value);
    const auto state = game_of(plugin->table(), settings)->start({.seats = 2});
    const Outcome end = play(*state, {"a1", "b1", "a2", "b2", "a3"});
    CHECK(end.reason == "row");
    CHECK(end.winners == std::vector{seat(name == std::string("misere") ? 1 : 0)});
  }
}

TEST_CASE("The example's content is sound, and its pictures are positions of the game") {
  const auto loaded = load_game_spec({kTutorial / "content/three"});
  CHECK(loaded.problems.empty());
  REQUIRE(loaded.spec);
  Locale locale;
  CHECK(add_game_texts(locale, {kTutorial / "content/three"}).empty());
  CHECK(locale.has("three.reason.taken"));
  const auto plugin = three();
  const auto game = game_of(plugin->table(), Value::map());
  const auto play_all = [&](const std::vector<std::string>& moves) {
    const auto state = game->start({.seats = 2});
    for (const std::string& text : moves) play(*state, {text.c_str()});
    return state->outcome();
  };
  CHECK_FALSE(play_all(loaded.spec->card.moves).over);
  CHECK_FALSE(play_all(loaded.spec->rules.at(0).pictures.at(0).moves).over);
}
