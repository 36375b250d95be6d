#include "bad_plugin.hpp"
#include "heap.hpp"

#include <chrono>
#include <cstdlib>
#include <dlfcn.h>
#include <filesystem>
#include <limits>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

/// The heap, sound until two moves were played; then it answers in one thing what no game may, which its file is called after:
/// `late_to_move.so`. That is its game's name too.
namespace {

using namespace tablier;

std::string own_name() {
  Dl_info found{};
  dladdr(reinterpret_cast<const void*>(&own_name), &found);
  return std::filesystem::path(found.dli_fname).stem().string();
}

const std::string name = own_name();

constexpr int kSoundPlies = 2;
constexpr std::size_t kMegabyte = 1u << 20, kManyTokens = 3'000'000;

/// Says nothing at all.
struct Silent : std::exception {
  const char* what() const noexcept override { return nullptr; }
};

class LateState : public State {
 public:
  LateState(std::unique_ptr<State> heap, int plies) : heap_(std::move(heap)), plies_(plies) {}

  bool lies(const char* what) const { return plies_ >= kSoundPlies && name == std::string("late_") + what; }

  /// Of thirty ways that lead to a position one is.
  bool is_rare() const {
    std::uint64_t way = 0;
    for (const Move move : played_) way = mix(way + static_cast<std::uint64_t>(move));
    return way % 30 == 0;
  }

  /// Throws where its name says so.
  void may_throw(const char* what) const {
    if (lies(what)) throw std::runtime_error(std::string("hot ") + what);
  }

  Seat to_move() const override {
    may_throw("throws_to_move");
    return lies("to_move") ? Seat{7} : heap_->to_move();
  }
  void legal_moves(MoveList& moves) const override {
    heap_->legal_moves(moves);
    if (lies("moves_none")) moves.push(Move::none);
    if (lies("moves_twice")) moves.push(moves[0]);
    if (lies("no_moves")) moves.clear();
    for (std::size_t i = 0; lies("many_moves") && i < kMegabyte; ++i) moves.push(moves[0]);
  }
  Move chance(Rng& rng) const override { return heap_->chance(rng); }
  void play(Move move) override {
    if (lies("exit")) std::exit(0);
    heap_->play(move), ++plies_;
    played_.push_back(move);
  }
  void undo() override { heap_->undo(), --plies_, played_.pop_back(); }
  std::uint64_t hash() const override {
    if (name == "late_hash_stays" || name == "late_two_faults") return 5;
    std::uint64_t hash = heap_->hash();
    if (name == "late_hash_way")
      for (const Move move : played_) hash = mix(hash + static_cast<std::uint64_t>(move));
    return hash;
  }
  std::unique_ptr<State> clone() const override {
    if (lies("clone")) return nullptr;
    auto heap = heap_->clone();
    if (lies("clone_forgets")) heap->undo();
    auto copy = std::make_unique<LateState>(std::move(heap), plies_);
    copy->played_ = played_;
    copy->is_copy_ = is_copy_ || lies("clone_facts");
    return copy;
  }
  Outcome outcome() const override {
    may_throw("throws_outcome");
    Outcome outcome = heap_->outcome();
    if (lies("winners")) outcome.winners = {Seat{77}};
    if (lies("scores")) outcome.scores = {1, 2, 3, 4, 5};
    if (lies("one_score")) outcome.scores = {1};
    if (lies("over")) outcome.over = true;
    if (lies("rare_end") && outcome.over && is_rare()) outcome.winners = {Seat{77}};
    if (lies("long_reason")) outcome.reason.assign(kMegabyte, 'x');
    return outcome;
  }
  std::unique_ptr<State> sample(Seat, Rng&) const override {
    if (lies("sample")) return nullptr;
    auto guess = clone();
    if (guess) static_cast<LateState&>(*guess).is_copy_ = lies("sample_facts");
    return guess;
  }
  Move resignation() const override {
    may_throw("throws_resignation");
    return heap_->resignation();
  }
  Move timeout() const override {
    may_throw("throws_timeout");
    return heap_->timeout();
  }
  std::optional<TurnLimit> turn_limit() const override {
    may_throw("throws_turn_limit");
    return lies("turn_limit") ? std::optional<TurnLimit>({.seconds = std::numeric_limits<double>::quiet_NaN()}) : std::nullopt;
  }
  std::string notation(Move move) const override {
    if (lies("notation_long")) return std::string(kMegabyte, 'x');
    if (lies("notation_bytes")) return "\xff\xfe";
    return lies("notation_empty") ? "" : heap_->notation(move);
  }
  std::string seen_notation(Move move, Seat viewer) const override {
    return lies("seen_lines") && is_player(viewer) ? "a\nb" : heap_->seen_notation(move, viewer);
  }
  Result<Move> parse(std::string_view text) const override {
    auto read = lies("parse") ? Result<Move>(Move{4711}) : heap_->parse(text);
    return !read && text.starts_with("take:") && name == "late_parse_words" ? Problem(name + ".nowhere") : std::move(read);
  }
  Text why_not(const Touch& touch) const override {
    const bool odd = name == "late_why_not_words" && touch.front().button.starts_with("take:");
    return odd ? Text(name + ".nowhere") : heap_->why_not(touch);
  }
  Text label(Move) const override {
    may_throw("throws_label");
    return lies("label") ? Text(std::string(kMegabyte, 'x')) : Text();
  }
  std::vector<Text> reasons(Move) const override {
    return lies("reasons") ? std::vector<Text>{Text("heap.counters", {{"n", "\xff"}})} : std::vector<Text>();
  }
  Scene scene(Seat viewer) const override {
    may_throw("throws_scene");
    if (lies("throws_silent")) throw Silent();
    if (viewer == Seat::chance) may_throw("throws_onlooker");
    if (is_player(viewer)) may_throw("throws_viewer");
    Scene scene = heap_->scene(viewer);
    scene.surfaces.push_back({.grid = {.width = 3, .height = 3}});
    Token token;
    token.id = 1;
    token.paint = "tile";
    if (name == "late_paint") token.paint = "raack";
    token.places = {{lies("token") ? 30 : 0, 0}};
    scene.tokens.push_back(token);
    if (lies("tray_hidden") && is_player(viewer)) scene.trays.emplace_back().hidden = -3;
    if (lies("tokens")) scene.tokens.resize(kManyTokens);
    if (lies("surface")) scene.tokens.front().surface = 3;
    if (lies("counters")) scene.counters.front().seat = Seat{40};
    if (lies("events")) scene.events.push_back({Text("heap.counters"), 12, {}, Seat::nobody});
    return scene;
  }
  Touch touch(Move move) const override {
    expects(!lies("touch_aborts"));
    if (lies("touch_place")) return {Gesture{.kind = GestureKind::put, .places = {{5, 5}}}};
    if (lies("touch_none")) return {};
    if (lies("touch_item")) return {Gesture{.kind = GestureKind::lift, .item = 4711}};
    return lies("touch_slide") ? Touch{Gesture{.kind = GestureKind::slide, .places = {}}} : heap_->touch(move);
  }
  Value facts(Seat viewer) const override {
    if (lies("facts_endless")) return Value::map({{"all", std::numeric_limits<double>::infinity()}});
    Value deep = heap_->facts(viewer);
    if (is_copy_) deep.set("copied", true);
    if (lies("facts_seat") && is_player(viewer)) deep.set("stones", std::numeric_limits<double>::quiet_NaN());
    if (lies("facts_twice")) deep.as_map()->push_back(deep.as_map()->front());
    if (name == "late_facts_rows")
      deep.set("hands", Value(Value::List{Value(Value::List{5, 8}), Value(Value::List{10, 12}), Value(Value::List{})}));
    for (int i = 0; lies("facts_deep") && i < 1000; ++i) deep = Value::map({{"deeper", std::move(deep)}});
    return deep;
  }

 private:
  std::unique_ptr<State> heap_;
  int plies_;
  std::vector<Move> played_;
  bool is_copy_ = false;  ///< and shows it
};

/// The first legal move, until it has gone wrong.
class LateBot : public Bot {
 public:
  Advice think(const State& state, const Limits&, std::stop_token) override {
    const auto& late = static_cast<const LateState&>(state);
    while (late.lies("bot_loops")) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    MoveList moves;
    state.legal_moves(moves);
    Advice advice;
    if (late.lies("bot_throws")) throw std::runtime_error("no\nidea");
    if (late.lies("bot_silent")) throw Silent();
    advice.move = late.lies("bot_illegal") ? Move{50} : late.lies("bot_none") ? Move::none : moves[0];
    advice.line = {advice.move};
    if (late.lies("bot_line")) advice.line.push_back(Move{50});
    if (moves.size() > 1 && (late.lies("bot_first") || name == "late_two_faults")) advice.line = {moves[1]};
    if (late.lies("bot_depth")) advice.depth = -1;
    if (late.lies("bot_expected")) advice.expected = 3;
    if (late.lies("bot_score")) advice.score = std::numeric_limits<double>::quiet_NaN();
    if (late.lies("bot_infinite")) advice.score = std::numeric_limits<double>::infinity();
    return advice;
  }
  std::optional<Judgement> judge(const State& state, Move, std::stop_token) override {
    const auto& late = static_cast<const LateState&>(state);
    return Judgement{.value = late.lies("judge_value") ? 2.0 : 0.5, .better = late.lies("judge_move") ? Move{50} : Move::none};
  }
};

class LateGame : public Game {
 public:
  explicit LateGame(std::unique_ptr<const Game> heap) : heap_(std::move(heap)) {}
  SeatRange seats() const override { return name == "late_seats" ? SeatRange{2, 3} : heap_->seats(); }
  std::unique_ptr<State> start(const Setup& setup) const override { return std::make_unique<LateState>(heap_->start(setup), 0); }
  int longest_round() const override { return name == "late_longest_round" ? kSoundPlies : heap_->longest_round(); }
  int levels() const override { return 2; }
  std::unique_ptr<Bot> bot(std::uint64_t) const override { return name == "late_no_bot" ? nullptr : std::make_unique<LateBot>(); }

 private:
  std::unique_ptr<const Game> heap_;
};

Result<std::unique_ptr<const Game>> make_game(const GameParts& parts) {
  auto heap = heap::make_game(parts);
  if (!heap) return heap.problem();
  if (name == "late_not_made") return Problem("late_not_made.nothing");
  return std::unique_ptr<const Game>(std::make_unique<LateGame>(*std::move(heap)));
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
