#include "tools/gomocup.hpp"

#include "game.hpp"
#include "move_codec.hpp"
#include "parameters.hpp"
#include "pente_bot.hpp"
#include "state.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <istream>
#include <optional>
#include <ostream>

namespace tablier::pente {
namespace {

constexpr std::size_t kLongestLine = 4096;
constexpr std::size_t kMaxRows = 4 * std::size_t{kPoints};
/// What a manager, its pipe and a busy machine may need of a turn.
constexpr double kReserve = 0.1;
constexpr double kShare = 0.85;
constexpr double kMin = 0.02;
/// A match is paced as if so many moves were to come.
constexpr double kMovesToCome = 25;
constexpr int kExactFive = 1;
/// What the program takes beside the bot's table, and the least that table is of use with, in bytes.
constexpr double kOwnMemory = 40e6;
constexpr double kMinTable = 1e6;

/// The numbers of `3,4,1`, blanks allowed; absent where there is anything else.
std::optional<std::vector<int>> numbers(std::string_view text) {
  std::vector<int> all;
  while (true) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    int n = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
    if (error != std::errc{}) return std::nullopt;
    all.push_back(n);
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    if (text.empty()) return all;
    if (text.front() != ',') return std::nullopt;
    text.remove_prefix(1);
  }
}

std::optional<std::vector<int>> numbers(std::string_view text, std::size_t count) {
  auto all = numbers(text);
  return all && all->size() == count ? all : std::nullopt;
}

std::string upper(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  return text;
}

Value settings(int side, int rule, bool swap2) {
  Value all = Value::map({{"size", side},
                          {"first_stone", "anywhere"},
                          {"capture_lengths", Value::list()},
                          {"overline_wins", (rule & kExactFive) == 0},
                          {"calls", false}});
  if (swap2) all.set("opening", Value(Value::List{"first", "first", "first", "second_chooses_or_adds"}));
  return all;
}

const PenteState& pente(const State& state) { return static_cast<const PenteState&>(state); }

}  // namespace

double GomocupInfo::seconds() const {
  double max = turn * kShare - kReserve;
  if (match > 0) max = std::min(max, (left > 0 ? left : match) / kMovesToCome);
  return std::max(max, kMin);
}

std::size_t GomocupInfo::table() const {
  if (memory <= 0) return kClockTable;
  return static_cast<std::size_t>(std::clamp(memory - kOwnMemory, kMinTable, static_cast<double>(kClockTable)));
}

void GomocupTalk::run() {
  for (std::string line; read_line(line);) {
    const auto blank = line.find(' ');
    const std::string name = upper(line.substr(0, blank));
    if (name.empty()) continue;
    if (name == "END") return;
    const Command command = find(name);
    if (command) (this->*command)(blank == std::string::npos ? std::string_view() : std::string_view(line).substr(blank + 1));
    else say("UNKNOWN");
  }
}

GomocupTalk::Command GomocupTalk::find(const std::string& name) {
  struct Named {
    const char* name;
    Command command;
  };
  static constexpr std::array kCommands{Named{"START", &GomocupTalk::start},        Named{"RECTSTART", &GomocupTalk::rect_start},
                                        Named{"RESTART", &GomocupTalk::restart},    Named{"BEGIN", &GomocupTalk::begin},
                                        Named{"TURN", &GomocupTalk::turn},          Named{"PLAY", &GomocupTalk::play},
                                        Named{"TAKEBACK", &GomocupTalk::take_back}, Named{"BOARD", &GomocupTalk::board},
                                        Named{"INFO", &GomocupTalk::info},          Named{"SWAP2BOARD", &GomocupTalk::swap2_board},
                                        Named{"ABOUT", &GomocupTalk::about}};
  const auto found = std::find_if(kCommands.begin(), kCommands.end(), [&](const Named& n) { return n.name == name; });
  return found == kCommands.end() ? nullptr : found->command;
}

/// Without what ends it on other systems, and cut where it has no end.
bool GomocupTalk::read_line(std::string& line) {
  line.clear();
  for (int c = in_.get(); c != std::istream::traits_type::eof(); c = in_.get()) {
    if (c == '\n') {
      if (!line.empty() && line.back() == '\r') line.pop_back();
      return true;
    }
    if (line.size() < kLongestLine) line.push_back(static_cast<char>(c));
  }
  return !line.empty();
}

void GomocupTalk::say(std::string_view line) { out_ << line << '\n' << std::flush; }

bool GomocupTalk::make_board(int side, bool swap2) {
  const auto options = Options::make(parameters({}), settings(side, info_.rule, swap2));
  if (!options) return false;
  auto made = make_game({std::make_shared<const Content>(), nullptr, *options});
  if (!made) return false;
  bot_.reset();
  game_ = *std::move(made);
  state_ = game_->start({.seats = 2});
  bot_ = game_->bot(1);
  side_ = side;
  return true;
}

bool GomocupTalk::ready() {
  if (state_) return true;
  error("START first");
  return false;
}

void GomocupTalk::start(std::string_view rest) {
  const auto n = numbers(rest, 1);
  if (n && make_board(n->front(), false)) say("OK");
  else error("size");
}

void GomocupTalk::rect_start(std::string_view rest) {
  const auto n = numbers(rest, 2);
  if (n && (*n)[0] == (*n)[1] && make_board((*n)[0], false)) say("OK");
  else error("size");
}

void GomocupTalk::restart(std::string_view) {
  if (ready() && make_board(side_, false)) say("OK");
}

void GomocupTalk::begin(std::string_view) {
  if (!ready()) return;
  settle_choice("swap");
  answer();
}

/// In swap2 the other has taken a side by moving, or by letting us move.
void GomocupTalk::settle_choice(const char* answer) {
  if (pente(*state_).may_choose()) apply(answer);
}

bool GomocupTalk::apply(std::string_view notation) {
  const auto move = state_->parse(notation);
  if (move) state_->play(*move);
  return move.ok();
}

bool GomocupTalk::place(int x, int y) {
  const Grid& grid = pente(*state_).rules().grid;
  return x >= 0 && y >= 0 && x < side_ && y < side_ && apply(grid.name({x, y}));
}

void GomocupTalk::turn(std::string_view rest) {
  if (!ready()) return;
  const auto at = numbers(rest, 2);
  settle_choice("stay");
  if (at && place((*at)[0], (*at)[1])) answer();
  else error("move");
}

void GomocupTalk::play(std::string_view rest) {
  if (!ready()) return;
  const auto at = numbers(rest, 2);
  if (at && place((*at)[0], (*at)[1])) say(std::to_string((*at)[0]) + "," + std::to_string((*at)[1]));
  else error("move");
}

void GomocupTalk::take_back(std::string_view rest) {
  if (!ready()) return;
  const auto at = numbers(rest, 2);
  const auto last = pente(*state_).last_points();
  if (!at || last.empty() || place_of(last.back()) != Place((*at)[0], (*at)[1])) return error("move");
  state_->undo();
  say("OK");
}

bool GomocupTalk::read_numbers(std::size_t count, std::vector<std::vector<int>>& rows) {
  bool sound = true;
  for (std::string line; read_line(line);) {
    if (upper(line) == "DONE") return sound;
    auto row = numbers(line, count);
    if (row && rows.size() < kMaxRows) rows.push_back(*std::move(row));
    else sound = false;
  }
  return false;
}

/// Stones of either colour in any order: they are placed in turn so that we are to move.
void GomocupTalk::board(std::string_view) {
  std::vector<std::vector<int>> rows;
  const bool sound = read_numbers(3, rows);
  if (!ready()) return;
  std::array<std::vector<std::vector<int>>, 2> stones;  // ours, theirs
  for (const auto& row : rows)
    if (row[2] == 1 || row[2] == 2) stones[static_cast<std::size_t>(row[2] - 1)].push_back(row);
  const std::size_t ours = stones[0].size();
  const std::size_t theirs = stones[1].size();
  if (!sound || (theirs != ours && theirs != ours + 1) || !make_board(side_, false)) return error("board");
  std::size_t owner = ours == theirs ? 0 : 1;
  for (std::size_t i = 0; i < ours + theirs; ++i, owner = 1 - owner) {
    const auto& next = stones[owner][i / 2];
    if (!place(next[0], next[1])) return error("board");
  }
  answer();
}

void GomocupTalk::swap2_board(std::string_view) {
  std::vector<std::vector<int>> rows;
  const bool sound = read_numbers(2, rows);
  if (!ready()) return;
  const bool possible = rows.empty() || rows.size() == 3 || rows.size() == 5;
  if (!sound || !possible || !make_board(side_, true)) return error("board");
  for (const auto& row : rows)
    if (!place(row[0], row[1])) return error("board");
  answer_swap2();
}

/// Three stones; or a stone by whoever takes the colour that is to move, SWAP by whoever leaves it, or two stones and no choice.
void GomocupTalk::answer_swap2() {
  const Seat chooser = state_->to_move();
  std::string line;
  while (state_->to_move() == chooser) {
    const Move move = think();
    if (move == Move::none) return error("board");
    const bool stone = decode(move).kind == MoveKind::put;
    if (stone) line += (line.empty() ? "" : " ") + point(move);
    const bool last = stone && !pente(*state_).opening_step();
    state_->play(move);
    if (last) break;
  }
  say(line.empty() ? "SWAP" : line);
}

void GomocupTalk::info(std::string_view rest) {
  const auto blank = rest.find(' ');
  if (blank == std::string_view::npos) return;
  const std::string key = upper(std::string(rest.substr(0, blank)));
  const auto value = numbers(rest.substr(blank + 1), 1);
  if (!value) return;
  const double seconds = value->front() / 1000.0;
  if (key == "TIMEOUT_TURN") info_.turn = seconds;
  if (key == "TIMEOUT_MATCH") info_.match = seconds;
  if (key == "TIME_LEFT") info_.left = seconds;
  if (key == "MAX_MEMORY") info_.memory = value->front();
  if (key != "RULE" || value->front() == info_.rule) return;
  info_.rule = value->front();
  // The rule may be told after START.
  if (state_ && pente(*state_).board().placed() == 0) make_board(side_, false);
}

void GomocupTalk::about(std::string_view) { say(R"(name="Tablier", version="1.0.0", author="Tablier", country="FR")"); }

std::string GomocupTalk::point(Move move) const {
  const Point p = decode(move).point;
  return std::to_string(column(p)) + "," + std::to_string(row(p));
}

Move GomocupTalk::think() {
  if (!bot_ || state_->to_move() == Seat::nobody) return Move::none;
  static_cast<PenteBot&>(*bot_).limit_memory(info_.table());
  return bot_->think(*state_, {.level = 0, .seconds = info_.seconds(), .threads = threads_}, {}).move;
}

void GomocupTalk::answer() {
  const Move move = think();
  if (move == Move::none) return error("over");
  state_->play(move);
  say(point(move));
}

}  // namespace tablier::pente
