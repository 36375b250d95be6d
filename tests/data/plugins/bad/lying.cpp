#include "bad_plugin.hpp"
#include "heap.hpp"

#include <dlfcn.h>
#include <filesystem>
#include <limits>
#include <string>
#include <utility>

/// The heap, but for one answer that no game may give, which its file is called after: `lies_seats.so`. That is its game's name too.
namespace {

using namespace tablier;

std::string own_name() {
  Dl_info found{};
  dladdr(reinterpret_cast<const void*>(&own_name), &found);
  return std::filesystem::path(found.dli_fname).stem().string();
}

const std::string name = own_name();
bool lies(const char* what) { return name == std::string("lies_") + what; }

constexpr std::size_t kMegabyte = 1u << 20;

class LyingState : public State {
 public:
  explicit LyingState(std::unique_ptr<State> heap) : heap_(std::move(heap)) {}

  Seat to_move() const override { return lies("to_move") ? Seat{3} : heap_->to_move(); }
  void legal_moves(MoveList& moves) const override {
    if (lies("no_moves")) return;
    heap_->legal_moves(moves);
    if (lies("moves_twice")) moves.push(moves[0]);
  }
  Move chance(Rng& rng) const override { return heap_->chance(rng); }
  void play(Move move) override { heap_->play(move); }
  void undo() override { heap_->undo(); }
  std::uint64_t hash() const override { return heap_->hash(); }
  std::unique_ptr<State> clone() const override { return lies("clone") ? nullptr : std::make_unique<LyingState>(heap_->clone()); }
  Outcome outcome() const override {
    Outcome outcome = heap_->outcome();
    if (lies("winners")) outcome.winners = {Seat{77}};
    if (lies("scores")) outcome.scores.assign(1'000'000, 1);
    if (lies("over")) outcome.over = true;
    return outcome;
  }
  std::unique_ptr<State> sample(Seat, Rng&) const override { return lies("sample") ? nullptr : clone(); }
  std::string notation(Move move) const override {
    if (lies("long_notation")) return std::string(kMegabyte, 'x');
    return lies("no_notation") ? "" : heap_->notation(move);
  }
  Result<Move> parse(std::string_view text) const override { return lies("parse") ? Result<Move>(Move{4711}) : heap_->parse(text); }
  Scene scene(Seat viewer) const override {
    Scene scene = heap_->scene(viewer);
    if (lies("grid")) scene.surfaces.push_back({.grid = {.width = -3, .height = 5}});
    if (lies("wide_grid")) scene.surfaces.push_back({.grid = {.width = 60'000, .height = 60'000}});
    if (lies("mask")) scene.surfaces.push_back({.grid = {.width = 3, .height = 3, .mask = {1}}});
    if (lies("token_surface")) scene.tokens.push_back({.id = 1, .surface = 9, .places = {{0, 0}}, .paint = "tile"});
    Token token;
    token.id = 1;
    token.paint = "tile";
    if (lies("token_nowhere")) scene.tokens.push_back(token);
    token.places = {{30, -30}};
    if (lies("token_outside")) scene.surfaces.push_back({.grid = {.width = 3, .height = 3}});
    if (lies("token_outside")) scene.tokens.push_back(token);
    if (lies("tray_item") || lies("turned") || lies("copies") || lies("hidden") || lies("owner")) scene.trays.push_back(odd_tray());
    if (lies("not_finite")) scene.highlights.resize(1), scene.highlights.front().value = std::numeric_limits<double>::quiet_NaN();
    if (lies("counters")) scene.counters.resize(1'000'000);
    if (lies("status")) scene.status = Text(std::string(kMegabyte, 'x'));
    return scene;
  }
  static Tray odd_tray() {
    TrayItem item;
    item.id = 1;
    item.kind = TokenKind::polyform;
    item.orientations.resize(lies("tray_item") ? 0 : 1);
    for (Orientation& lies_so : item.orientations) lies_so.cells = {{0, 0}};
    if (lies("turned")) item.orientations.front().turned = 12;
    if (lies("copies")) item.copies = 1'000'000'000;
    Tray tray;
    tray.items = {item};
    if (lies("hidden")) tray.hidden = std::numeric_limits<int>::max();
    if (lies("owner")) tray.owner = Seat{100};
    return tray;
  }
  Touch touch(Move move) const override {
    if (lies("touch")) return Touch(100'000);
    return lies("touch_surface") ? Touch{Gesture{.surface = -4, .places = {{0, 0}}}} : heap_->touch(move);
  }
  Value facts(Seat viewer) const override {
    if (lies("facts")) return Value("nothing but words");
    return lies("many_facts") ? Value::map({{"all", Value(Value::List(300'000, Value(1)))}}) : heap_->facts(viewer);
  }

 private:
  std::unique_ptr<State> heap_;
};

class LyingGame : public Game {
 public:
  explicit LyingGame(std::unique_ptr<const Game> heap) : heap_(std::move(heap)) {}
  SeatRange seats() const override { return lies("seats") ? SeatRange{-3, 900} : heap_->seats(); }
  std::unique_ptr<State> start(const Setup& setup) const override { return std::make_unique<LyingState>(heap_->start(setup)); }
  int longest_round() const override { return lies("longest_round") ? -5 : heap_->longest_round(); }
  int levels() const override { return lies("levels") ? 1'000'000'000 : heap_->levels(); }

 private:
  std::unique_ptr<const Game> heap_;
};

Result<std::unique_ptr<const Game>> make_game(const GameParts& parts) {
  auto heap = heap::make_game(parts);
  if (!heap) return heap.problem();
  return std::unique_ptr<const Game>(std::make_unique<LyingGame>(*std::move(heap)));
}

Plugin make_table() {
  Plugin table;
  table.name = name.c_str();
  table.version = "1.0";
  table.parameters = [](const Content&) { return heap::parameters(); };
  table.make_game = make_game;
  return table;
}

const Plugin table = make_table();

}  // namespace

TABLIER_PLUGIN(table)
