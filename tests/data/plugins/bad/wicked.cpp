#include "bad_plugin.hpp"
#include "heap.hpp"

#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <filesystem>
#include <iostream>
#include <stdexcept>
#include <thread>
#include <unistd.h>

/// The heap, but for one thing that it does at one moment; both are what its file is called: `loop_parameters.so`, `abort_close.so`,
/// `null_start.so`, `crash_play.so`. That is its game's name too.
namespace {

std::filesystem::path own_file() {
  Dl_info found{};
  dladdr(reinterpret_cast<const void*>(&own_file), &found);
  return found.dli_fname;
}

const std::string name = own_file().stem().string();

/// Nothing is wicked before a file beside, of that name with `.now` at its end, is there; then every position is.
const bool waits = name.ends_with("-now");

bool is_time() { return std::filesystem::exists(own_file().string() + ".now"); }

void loop() {
  for (volatile bool forever = true; forever;) {
  }
}

/// Touches what it takes, as something that is used is.
void eat() {
  for (std::size_t taken = 0; taken < std::size_t{8} << 30; taken += 1 << 20) std::memset(new char[1 << 20], 1, 1 << 20);
}

void print() {
  std::puts("words of puts");
  std::cout << "words of cout\n" << std::flush;
  if (write(STDOUT_FILENO, "words of write\n", 15) < 0) std::abort();
}

/// Leaves a child that holds whatever is open.
void leave_child() {
  if (fork() == 0) std::this_thread::sleep_for(std::chrono::seconds(60)), _exit(0);
}

/// Nobody hears of it any more.
void fall_silent() {
  for (int file = 3; file < 200; ++file) close(file);
  std::this_thread::sleep_for(std::chrono::seconds(60));
}

/// Does what the file is called after where the moment is the one in its name.
void moment(const std::string& when) {
  const auto bar = name.find('_');
  if (bar == std::string::npos || name.substr(bar + 1, name.find('-') - bar - 1) != when) return;
  const std::string what = name.substr(0, bar);
  if (what == "loop") loop();
  if (what == "sleep") std::this_thread::sleep_for(std::chrono::seconds(60));
  if (what == "abort") std::abort();
  if (what == "exit") std::_Exit(0);
  if (what == "crash") std::raise(SIGSEGV);
  if (what == "throw") throw std::runtime_error("on purpose");
  if (what == "int") throw 42;
  if (what == "eat") eat();
  if (what == "print") print();
  if (what == "child") leave_child();
  if (what == "silent") fall_silent();
}

/// The move of a round with which it begins to be wicked: the third one, or that which the name says.
int late_ply() {
  const auto dash = name.find('-');
  return dash == std::string::npos || waits ? 3 : std::stoi(name.substr(dash + 1));
}

/// The heap, wicked from a move of the round on: `loop_play.so`, `abort_undo.so`, `throw_notation.so`; sooner, `throw_scene-2.so`; when a
/// test says so, `throw_scene-now.so`.
class WickedState final : public tablier::State {
 public:
  explicit WickedState(std::unique_ptr<State> heap, int plies = 0) : heap_(std::move(heap)), plies_(plies) {}
  tablier::Seat to_move() const override {
    late_moment("to_move");
    return heap_->to_move();
  }
  void legal_moves(tablier::MoveList& moves) const override {
    late_moment("legal_moves");
    heap_->legal_moves(moves);
    if (name == "lies_later" && plies_ == late_) moves.push(moves[0]);
  }
  void play(tablier::Move move) override {
    ++plies_;
    late_moment("play");
    heap_->play(move);
  }
  void undo() override {
    late_moment("undo");
    const bool forgets = name == "forgets_undo" && plies_ == late_;
    --plies_;
    if (!forgets) heap_->undo();
  }
  std::uint64_t hash() const override { return heap_->hash(); }
  std::unique_ptr<State> clone() const override {
    late_moment("clone");
    return std::make_unique<WickedState>(heap_->clone(), plies_);
  }
  tablier::Outcome outcome() const override {
    late_moment("outcome");
    return heap_->outcome();
  }
  std::string notation(tablier::Move move) const override {
    late_moment("notation");
    return heap_->notation(move);
  }
  tablier::Text label(tablier::Move move) const override {
    late_moment("label");
    return heap_->label(move);
  }
  tablier::Result<tablier::Move> parse(std::string_view text) const override {
    late_moment("parse");
    return heap_->parse(text);
  }
  tablier::Scene scene(tablier::Seat viewer) const override {
    late_moment("scene");
    tablier::Scene scene = heap_->scene(viewer);
    scene.surfaces.push_back({.grid = tablier::Grid(tablier::Lattice::squares, 1, 1)});  // a window wants a table for its buttons
    return scene;
  }
  tablier::Touch touch(tablier::Move move) const override {
    late_moment("touch");
    return heap_->touch(move);
  }
  tablier::Value facts(tablier::Seat viewer) const override { return heap_->facts(viewer); }

 private:
  void late_moment(const char* call) const {
    if (waits ? is_time() : plies_ == late_) moment(call);
  }

  std::unique_ptr<State> heap_;
  int plies_;
  int late_ = late_ply();
};

class WickedGame : public tablier::Game {
 public:
  explicit WickedGame(std::unique_ptr<const Game> heap) : heap_(std::move(heap)) {}
  tablier::SeatRange seats() const override { return heap_->seats(); }
  std::unique_ptr<tablier::State> start(const tablier::Setup& setup) const override {
    moment("start");
    return name == "null_start" ? nullptr : std::make_unique<WickedState>(heap_->start(setup));
  }

 private:
  std::unique_ptr<const Game> heap_;
};

tablier::Result<std::unique_ptr<const tablier::Game>> make_game(const tablier::GameParts& parts) {
  moment("make_game");
  if (parts.options.flag("misere")) moment("variant");
  if (name == "null_make_game") return std::unique_ptr<const tablier::Game>();
  auto heap = tablier::heap::make_game(parts);
  if (!heap) return heap.problem();
  return std::unique_ptr<const tablier::Game>(std::make_unique<WickedGame>(*std::move(heap)));
}

tablier::Plugin make_table() {
  tablier::Plugin table;
  table.name = name.c_str();
  table.version = name == "no_version" ? "" : name == "long_version" ? "1.0 and then some more words than any list has room for" : "1.0";
  table.parameters = [](const tablier::Content&) {
    moment("parameters");
    return tablier::heap::parameters();
  };
  table.make_game = make_game;
  table.hooks = [] {
    moment("hooks");
    return std::vector<tablier::HookSpec>();
  };
  table.tools = [] {
    moment("tools");
    return tablier::heap::tools();
  };
  table.benchmarks = [](const tablier::Content&) {
    moment("benchmarks");
    return std::vector<tablier::Benchmark>();
  };
  return table;
}

struct Lifetime {
  Lifetime() { moment("load"); }
  Lifetime(const Lifetime&) = delete;
  Lifetime& operator=(const Lifetime&) = delete;
  ~Lifetime() { moment("close"); }  // NOLINT(bugprone-exception-escape): that is what is tried
};
const Lifetime lifetime;
const tablier::Plugin table = make_table();

}  // namespace

TABLIER_PLUGIN(table)
