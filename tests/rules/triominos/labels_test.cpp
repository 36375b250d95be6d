#include "matches.hpp"

using namespace tablier;
using namespace tablier::triominos;

namespace {

constexpr const char* kRaw = "triominos.";

/// Whether a sentence has words, and shows no key.
void check_said(const Text& text) {
  if (text.empty()) return;
  const std::string said = test::built_program().locale.say(text);
  INFO(text.key << ": " << said);
  CHECK_FALSE(said.empty());
  CHECK(said.find(kRaw) == std::string::npos);
}

void check_scene(const Scene& scene) {
  check_said(scene.status);
  for (const Event& e : scene.events) check_said(e.text);
  for (const Tray& t : scene.trays) check_said(t.title);
  for (const Counter& c : scene.counters) check_said(c.name);
  for (const Highlight& h : scene.highlights) check_said(h.text);
}

void check_key(const std::string& key) {
  INFO(key << " in " << test::built_program().locale.language());
  CHECK(test::built_program().locale.has(key));
}

void check_round(const std::string& variant, int seats) {
  Match match = begin(variant, Value::map(), seats, 5);
  Rng rng(static_cast<std::uint64_t>(seats));
  MoveList moves;
  while (!match.round_over()) {
    check_scene(match.state().scene(match.state().to_move()));
    moves.clear();
    match.state().legal_moves(moves);
    match.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  check_scene(match.state().scene(Seat::nobody));
  check_key(std::string("triominos.outcome.") + match.state().outcome().reason);
}

}  // namespace

TEST_CASE("Every end, every cause of points and every column of the score sheet has words in every language") {
  test::built_program().catalogue;
  for (const std::string& language : test::built_program().locale.languages()) {
    test::built_program().locale.use(language);
    for (const char* reason : {"out", "blocked", "resigned"}) check_key(std::string("triominos.outcome.") + reason);
    for (int cause = 0; cause < kCauses; ++cause) check_key(std::string("triominos.event.") + name_of(static_cast<Cause>(cause)));
    for (const char* column : {"tile", "bridge", "hexagon", "start", "draw", "penalty", "end"})
      check_key(std::string("triominos.sheet.") + column);
  }
}

TEST_CASE("Nothing that is said in the course of a round is a raw key") {
  test::built_program().catalogue;
  for (const std::string& language : test::built_program().locale.languages()) {
    test::built_program().locale.use(language);
    for (const char* variant : {"standard", "challenge", "match", "children", "classic"})
      for (int seats = 1; seats <= 4; ++seats) check_round(variant, seats);
  }
}
