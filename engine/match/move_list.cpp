#include "match/move_list.hpp"

#include "content/text_limits.hpp"
#include "content/utf8.hpp"
#include "content/yaml.hpp"
#include "match/clock_times.hpp"
#include "match/match_record.hpp"
#include "sdk/expect.hpp"

#include <algorithm>
#include <charconv>
#include <utility>
#include <vector>

namespace tablier {
namespace {

constexpr std::string_view kTitle = "Tablier ", kSpaces = " \t\r\n";
constexpr const char *kSeed = "seed", *kBegins = "begins", *kOption = "option", *kChallenge = "challenge", *kPlayer = "player",
                     *kBotSeat = "bot", *kRound = "round", *kClock = "clock";
/// Behind a clock that ends no round.
constexpr std::string_view kOnlyTold = " told";
/// The move that was not played, in whose place a line begins.
constexpr const char* kNoMove = "*";

constexpr std::string_view kSigns = "(){};\"";

bool is_one_of(char c, std::string_view all) { return all.find(c) != all.npos; }

/// `12.`, which is read over.
bool is_number(std::string_view word) {
  const std::size_t digits = word.find_first_not_of("0123456789");
  return digits != 0 && digits != word.npos && word.find_first_not_of('.', digits) == word.npos;
}

bool is_mark(std::string_view word) { return std::ranges::find(kMarks, word) != kMarks.end(); }

// --- writing

/// As it is, or in quotes where it would be read as something else.
std::string word_of(const std::string& notation) {
  const bool plain = !notation.empty() && notation.find_first_of(kSigns) == notation.npos &&
                     notation.find_first_of(kSpaces) == notation.npos && !is_number(notation) && !is_mark(notation) &&
                     notation != kNoMove && notation != kRound;
  if (plain) return notation;
  std::string quoted = "\"";
  for (const char c : notation) quoted += c == '\\' || c == '"' ? std::string("\\") + c : std::string(1, c);
  return quoted + "\"";
}

std::string remark_text(const Remark& remark) {
  std::string text = remark.mark.empty() ? std::string() : " " + remark.mark;
  if (remark.comment.empty()) return text;
  text += " {";
  for (const char c : remark.comment) text += c == '\\' || c == '}' ? std::string("\\") + c : std::string(1, c);
  return text + "}";
}

/// The lines of one round.
class RoundWriter {
 public:
  RoundWriter(const Round& round, std::size_t number, std::optional<Seat> viewer, const MoveNotes& notes)
      : round_(round), number_(number), viewer_(viewer), notes_(notes) {}

  std::string written() {
    for (std::size_t i = 0; i < round_.history.size(); ++i) {
      add(i);
      add_lines(i);
    }
    if (const std::size_t end = round_.history.size(); !round_.tree.after(end, -1).empty()) {
      flush();
      line_ = kNoMove;
      add_lines(end);
    }
    flush();
    return std::move(all_);
  }

 private:
  void add(std::size_t i) {
    const Ply& ply = round_.history[i];
    const bool begins = is_player(ply.seat) && !ply.joined;
    if (begins) flush();
    if (begins) line_ = std::to_string(++moves_) + ".";
    line_ += (line_.empty() ? "" : " ") + word_of((ply.joined ? "+" : "") + (viewer_ ? seen_notation(ply, *viewer_) : ply.notation));
    line_ += remark_text(round_.tree.remark(i + 1));
    if (const auto note = notes_.find({number_, i + 1}); note != notes_.end() && !note->second.empty())
      note_ += (note_.empty() ? "" : ", ") + in_one_line(note->second);
  }

  void add_lines(std::size_t from) {
    const std::size_t replaced = std::max<std::size_t>(moves_, 1) + (from == round_.history.size() ? 1 : 0);
    for (const int node : round_.tree.after(from, -1)) {
      flush();
      all_ += "  " + tried(node, replaced) + "\n";
    }
  }

  /// `(2. c3 ! 3. b3 (3. a1))`.
  std::string tried(int node, std::size_t number) const {
    const MoveTree& tree = round_.tree;
    std::string text = "(";
    std::vector<int> beside;
    for (;;) {
      const bool numbered = is_player(tree.node(node).seat);
      text += (numbered ? std::to_string(number) + ". " : std::string()) + word_of(tree.node(node).notation) +
              remark_text(tree.node(node).remark);
      for (const int other : std::exchange(beside, {})) text += " " + tried(other, number);
      if (numbered) ++number;
      const auto next = tree.after(0, node);
      if (next.empty()) return text + ")";
      node = next.front();
      beside.assign(next.begin() + 1, next.end());
      text += " ";
    }
  }

  void flush() {
    if (!line_.empty()) all_ += line_ + (note_.empty() ? "" : " ; " + note_) + "\n";
    line_.clear();
    note_.clear();
  }

  const Round& round_;
  std::size_t number_;
  std::optional<Seat> viewer_;
  const MoveNotes& notes_;
  std::size_t moves_ = 0;
  std::string all_, line_, note_;
};

/// As read_clock reads it.
std::string clock_text(const ClockRules& clock) {
  const std::string seconds = to_json(Value(clock.increment));
  return clock_time_text(clock.seconds) + (clock.increment > 0 ? "+" + seconds : "") + std::string(clock.only_told ? kOnlyTold : "");
}

std::string head_of(const MatchSetup& setup, bool with_seed) {
  std::string text = std::string(kTitle) + setup.game + "/" + setup.variant + "\n";
  const auto add = [&text](const char* name, const std::string& value) {
    text += name + (value.empty() ? "" : " " + in_one_line(value)) + "\n";
  };
  for (const Player& player : setup.players) {
    if (player.human) add(kPlayer, player.name);
    else add(kBotSeat, (player.bot.empty() ? std::to_string(player.level) : player.bot) + (player.name.empty() ? "" : " " + player.name));
  }
  if (with_seed && setup.seed != 0) add(kSeed, std::to_string(setup.seed));
  if (setup.starter != 0) add(kBegins, std::to_string(setup.starter + 1));
  for (const Member& option : *setup.options.as_map()) add(kOption, option.name + " " + to_json(option.value));
  if (!setup.challenge.empty()) add(kChallenge, setup.challenge);
  if (setup.clock) add(kClock, clock_text(*setup.clock));
  return text;
}

bool is_drawn(const Round& round) {
  return std::ranges::any_of(round.history, [](const Ply& ply) { return ply.seat == Seat::chance; });
}

// --- reading

/// Goes through a text, and knows where it is.
class Cursor {
 public:
  Cursor(std::string_view text, std::string file) : text_(text), where_{std::move(file), 1, 1} {}

  bool at_end() const { return at_ == text_.size(); }
  char peek() const { return text_[at_]; }
  const SourceSpot& where() const { return where_; }
  char take() {
    const char c = text_[at_++];
    if (c == '\n') {
      ++where_.line;
      where_.column = 1;
    } else if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) ++where_.column;  // not within a character
    return c;
  }
  void skip_spaces() {
    while (!at_end() && is_one_of(peek(), kSpaces)) take();
  }
  std::string rest_of_line() {
    std::string line;
    while (!at_end() && peek() != '\n') line += take();
    if (!at_end()) take();
    if (line.ends_with('\r')) line.pop_back();
    return line;
  }
  /// Up to a space, or to what closes or opens something.
  std::string word() {
    std::string word;
    while (!at_end() && !is_one_of(peek(), kSpaces) && (word.empty() || !is_one_of(peek(), kSigns))) word += take();
    return word;
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  SourceSpot where_;
};

class ListReader {
 public:
  ListReader(std::string_view text, const std::string& file) : cursor_(text, file) {}

  Result<SaveData> read() {
    if (const Status head = read_head(); !head) return head.problem();
    data_.rounds.emplace_back().where = cursor_.where();
    if (const Status moves = read_moves(); !moves) return moves.problem();
    if (data_.moves() > 0) data_.table.set(kListedKey, true);
    return std::move(data_);
  }

 private:
  /// A line within brackets, or the moves themselves.
  struct Level {
    std::size_t from = 0;  ///< plies after which the last move was made; of a line, where it leaves
    int node = -1, parent = -1;
    bool any = false;  ///< there is a last move
    SourceSpot where = {};
  };

  static Problem wrong(const char* what, const std::string& found, const SourceSpot& where) {
    return Problem(Text(std::string("match.list.") + what, {{"text", found}}), where);
  }

  Status read_head() {
    cursor_.skip_spaces();
    const SourceSpot title = cursor_.where();
    const std::string name = cursor_.rest_of_line();
    const std::size_t slash = name.find('/');
    if (!name.starts_with(kTitle) || slash == name.npos) return wrong("title", name, title);
    data_.setup.game = name.substr(kTitle.size(), slash - kTitle.size());
    data_.setup.variant = name.substr(slash + 1, name.find_last_not_of(kSpaces) - slash);
    data_.spots.game = data_.spots.variant = data_.spots.players = data_.spots.starter = title;
    for (SourceSpot where = cursor_.where(); !cursor_.at_end(); where = cursor_.where()) {
      const std::string line = cursor_.rest_of_line();
      if (line.find_first_not_of(kSpaces) == line.npos) break;
      if (const Status read = read_head_line(line, where); !read) return read;
    }
    return Done{};
  }

  Status read_head_line(const std::string& line, const SourceSpot& where) {
    const std::size_t space = std::min(line.find(' '), line.size());
    const std::string name = line.substr(0, space), value = line.substr(std::min(space + 1, line.size()));
    MatchSetup& setup = data_.setup;
    if (name == kPlayer || name == kBotSeat) {
      auto player = name == kPlayer ? std::optional(Player{.name = value}) : read_bot(value);
      if (!player || setup.players.size() == kMaxSeats) return wrong("head", line, where);
      player->name = clipped(repaired_utf8(player->name), kMaxTitle);
      setup.players.push_back(*std::move(player));
      data_.spots.seats.push_back({where, where});
      return Done{};
    }
    if (name == kChallenge) {
      setup.challenge = value;
      return Done{};
    }
    if (name == kClock) {
      setup.clock = read_clock_line(value);
      return setup.clock ? Status(Done{}) : wrong("head", line, where);
    }
    if (name == kSeed && number(value, setup.seed)) return Done{};
    if (name == kBegins && number(value, setup.starter) && setup.starter >= 1 && setup.starter <= kMaxSeats) {
      --setup.starter;
      return Done{};
    }
    return name == kOption && read_option(value, where) ? Status(Done{}) : wrong("head", line, where);
  }

  /// `3`, `3 NAME`, or in place of the level a bot of `Game::reference_bots()`. Whether the game has that one is asked where it is played.
  static std::optional<Player> read_bot(const std::string& text) {
    const std::size_t space = std::min(text.find(' '), text.size());
    const std::string which = text.substr(0, space);
    Player bot{.human = false, .name = text.substr(std::min(space + 1, text.size()))};
    if (!number(which, bot.level)) bot.bot = which;
    return which.empty() || bot.level < 0 ? std::nullopt : std::optional(std::move(bot));
  }

  static std::optional<ClockRules> read_clock_line(std::string_view text) {
    const bool told = text.ends_with(kOnlyTold);
    if (told) text.remove_suffix(kOnlyTold.size());
    const auto clock = read_clock(text);
    if (!clock) return std::nullopt;
    return ClockRules{.seconds = clock->seconds, .increment = clock->increment, .only_told = told};
  }

  template <typename Number>
  static bool number(const std::string& text, Number& read) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), read);
    return error == std::errc() && end == text.data() + text.size();
  }

  bool read_option(const std::string& line, const SourceSpot& where) {
    const std::size_t space = line.find(' ');
    if (space == line.npos || space == 0) return false;
    const LoadedYaml value = read_yaml(line.substr(space + 1), where.file);  // JSON is YAML
    if (!value.document || !value.problems.empty()) return false;
    data_.setup.options.set(line.substr(0, space), value.document->root().value());
    data_.spots.options[line.substr(0, space)] = where;
    return true;
  }

  SaveRound& round() { return data_.rounds.back(); }

  Status read_moves() {
    levels_.emplace_back();
    for (cursor_.skip_spaces(); !cursor_.at_end(); cursor_.skip_spaces()) {
      const SourceSpot where = cursor_.where();
      if (const Status read = read_next(where); !read) return read;
    }
    if (levels_.size() > 1) return wrong("open", "(", levels_.back().where);
    return Done{};
  }

  Status read_next(const SourceSpot& where) {
    switch (cursor_.peek()) {
      case ';': cursor_.rest_of_line(); return Done{};
      case '{': return read_comment(where);
      case '"': return read_quoted(where);
      case '(': return open_line(where);
      case ')':
        if (levels_.size() == 1) return wrong("closed", ")", where);
        cursor_.take();
        levels_.pop_back();
        return Done{};
      default: return read_word(cursor_.word(), where);
    }
  }

  /// From that sign to the next such one; a backslash stands before those that are meant.
  Result<std::string> read_until(char end, const SourceSpot& where) {
    const std::string begin(1, cursor_.take());
    std::string text;
    while (!cursor_.at_end() && cursor_.peek() != end) {
      const char c = cursor_.take();
      text += c == '\\' && !cursor_.at_end() ? cursor_.take() : c;
    }
    if (cursor_.at_end()) return wrong("open", begin, where);
    cursor_.take();
    return text;
  }

  Status read_comment(const SourceSpot& where) {
    const auto comment = read_until('}', where);
    if (!comment) return comment.problem();
    if (!levels_.back().any) return wrong("no_move", "{" + *comment + "}", where);
    remark().comment = clipped(repaired_utf8(*comment), kMaxComment);
    return Done{};
  }

  Status read_quoted(const SourceSpot& where) {
    const auto move = read_until('"', where);
    return move ? add_move(*move, where) : Status(move.problem());
  }

  Status open_line(const SourceSpot& where) {
    cursor_.take();
    const Level& last = levels_.back();
    if (!last.any) return wrong("no_move", "(", where);
    levels_.push_back({.from = last.from, .node = last.parent, .parent = last.parent, .where = where});
    return Done{};
  }

  /// Of the last move.
  Remark& remark() {
    const Level& last = levels_.back();
    return last.node >= 0 ? round().lines[static_cast<std::size_t>(last.node)].remark : round().remarks[last.from + 1];
  }

  Status read_word(const std::string& word, const SourceSpot& where) {
    if (is_number(word)) return Done{};
    if (levels_.size() == 1 && word == kRound) return next_round();
    if (is_mark(word)) {
      if (!levels_.back().any) return wrong("no_move", word, where);
      remark().mark = word;
      return Done{};
    }
    if (levels_.size() > 1 || word != kNoMove) return add_move(word, where);
    levels_.back() = {.from = round().moves.size(), .any = true};
    return Done{};
  }

  Status add_move(const std::string& move, const SourceSpot& where) {
    return levels_.size() == 1 ? add_played(move, where) : add_tried(move, where);
  }

  Status next_round() {
    cursor_.rest_of_line();
    if (!round().moves.empty()) data_.rounds.emplace_back().where = cursor_.where();
    levels_.back() = {};
    return Done{};
  }

  Status add_played(const std::string& word, const SourceSpot& where) {
    levels_.back() = {.from = round().moves.size(), .any = true};
    round().moves.push_back(word);
    round().spots.push_back(where);
    return Done{};
  }

  Status add_tried(const std::string& word, const SourceSpot& where) {
    if (round().lines.size() >= kMaxLineMoves) return wrong("many", word, where);
    Level& line = levels_.back();
    line.parent = line.node;
    line.node = static_cast<int>(round().lines.size());
    line.any = true;
    round().lines.push_back({.after = line.from, .under = line.parent, .move = word, .where = where});
    return Done{};
  }

  Cursor cursor_;
  SaveData data_;
  std::vector<Level> levels_;
};

}  // namespace

bool is_seed_secret(const Match& match) {
  const auto& hooks = match.rules().hooks;
  return (hooks && hooks->hides()) || std::ranges::any_of(match.rounds(), is_drawn);
}

std::string write_move_list(const Match& match, std::size_t round, std::optional<Seat> viewer, const MoveNotes& notes) {
  expects(round < match.rounds().size());
  std::string text = head_of(match.setup(), !viewer || !is_seed_secret(match));
  for (std::size_t i = 0; i <= round; ++i) {
    text += "\n" + (i == 0 ? std::string() : std::string(kRound) + " " + std::to_string(i + 1) + "\n");
    text += RoundWriter(match.rounds()[i], i, viewer, notes).written();
  }
  return text;
}

bool is_move_list(std::string_view text) {
  text.remove_prefix(std::min(text.size(), text.find_first_not_of(kSpaces)));
  const std::string_view line = text.substr(0, text.find('\n'));
  return line.starts_with(kTitle) && line.find('/') != line.npos && line.find(' ', kTitle.size()) == line.npos;
}

Result<SaveData> read_move_list(std::string_view text, const std::string& file) { return ListReader(text, file).read(); }

Result<Match> match_of_move_list(std::string_view text, const std::string& file, const RulesetSource& rulesets) {
  const auto data = read_move_list(text, file);
  return data ? replay_unfinished(*data, rulesets) : Result<Match>(data.problem());
}

}  // namespace tablier
