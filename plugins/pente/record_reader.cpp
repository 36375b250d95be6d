#include "record_reader.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstdio>
#include <map>
#include <vector>

namespace tablier::pente {
namespace {

constexpr std::size_t kMaxMoves = 5000;
constexpr std::size_t kLongestToken = 24;
constexpr std::size_t kMaxDepth = 32;

/// What can be shown of bytes that may be anything.
std::string shown(std::string_view text) {
  std::string all(text.substr(0, kLongestToken));
  std::replace_if(all.begin(), all.end(), [](char c) { return c < ' ' || c > '~'; }, '?');
  return all;
}

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

std::string lower(std::string_view text) {
  std::string all(text);
  std::transform(all.begin(), all.end(), all.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return all;
}

/// What stands between the quotes of a tag: PGN puts a backslash before a quote or another. Sites that put none are read, too.
std::string unescaped(std::string_view value) {
  std::string text;
  for (std::size_t i = 0; i < value.size(); ++i) {
    const bool escapes = value[i] == '\\' && i + 1 < value.size() && (value[i + 1] == '"' || value[i + 1] == '\\');
    text += value[escapes ? ++i : i];
  }
  return text;
}

/// The whole numbers of a text, which any other characters part.
std::vector<int> numbers_in(std::string_view text) {
  std::vector<int> numbers;
  for (const char *at = text.data(), *const end = at + text.size(); at != end;) {
    int number = 0;
    const auto [next, error] = std::from_chars(at, end, number);
    if (next != at && error == std::errc{} && number >= 0) numbers.push_back(number);
    at = next == at ? at + 1 : next;
  }
  return numbers;
}

/// ISO 8601 of `02/12/2001` (the month first, as the site has it), `2001.02.12` or `2001-02-12`, and `12:30:00`; empty for what is no date.
std::string iso_moment(std::string date, const std::string* time) {
  std::replace(date.begin(), date.end(), '-', '.');
  auto day = numbers_in(date);
  if (day.size() != 3) return {};
  if (day[0] < 1000) std::rotate(day.begin(), day.begin() + 2, day.end());
  auto clock = time ? numbers_in(*time) : std::vector<int>{};
  clock.resize(3);
  if (day[0] < 1000 || day[0] > 9999 || day[1] < 1 || day[1] > 12 || day[2] < 1 || day[2] > 31) return {};
  if (clock[0] > 23 || clock[1] > 59 || clock[2] > 60) clock = {0, 0, 0};
  char text[32];
  std::snprintf(text, sizeof text, "%04d-%02d-%02dT%02d:%02d:%02dZ", day[0], day[1], day[2], clock[0], clock[1], clock[2]);
  return text;
}

class Reader {
 public:
  Reader(std::string_view text, const std::string& file) : text_(text), file_(file) {
    if (text_.starts_with("\xef\xbb\xbf")) text_.remove_prefix(3);
  }

  Result<GameRecord> read() {
    for (skip(); at_ < text_.size() && text_[at_] == '['; skip())
      if (const auto tag = read_tag(); !tag) return tag.problem();
    if (const auto moves = read_moves(); !moves) return moves.problem();
    take_tags();
    return std::move(record_);
  }

 private:
  /// Of a place in the text. Asked for rising places it looks at each byte once.
  SourceSpot spot(std::size_t at) {
    if (at < seen_) {
      seen_ = line_start_ = 0;
      line_ = 0;
    }
    for (; seen_ < at; ++seen_) {
      if (text_[seen_] != '\n') continue;
      ++line_;
      line_start_ = seen_ + 1;
    }
    return {file_, line_ + 1, static_cast<int>(at - line_start_) + 1};
  }
  Problem wrong(const char* name, std::size_t at, std::vector<TextArg> args = {}) {
    return Problem(Text(std::string("pente.record.") + name, std::move(args)), spot(at));
  }
  Problem truncated() { return wrong("truncated", text_.size(), {{"n", record_.moves.size()}}); }

  void skip() {
    while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
  }

  /// `[Name "value"]` on one line; a value may have quotes in it.
  Status read_tag() {
    const std::size_t start = at_;
    const auto end = std::min(text_.find('\n', at_), text_.size());
    auto line = text_.substr(at_, end - at_);
    while (!line.empty() && is_blank(line.back())) line.remove_suffix(1);
    const auto open = line.find('"');
    const auto close = line.rfind('"');
    if (line.size() < 2 || line.back() != ']' || open == std::string_view::npos || open == close || close + 2 != line.size())
      return end == text_.size() ? truncated() : wrong("tag", start, {{"text", shown(line)}});
    auto name = line.substr(1, open - 1);
    while (!name.empty() && is_blank(name.back())) name.remove_suffix(1);
    tags_[std::string(name)] = {unescaped(line.substr(open + 1, close - open - 1)), start + open + 1};
    at_ = end;
    return Done{};
  }

  Status read_moves() {
    bool ended = false;
    for (skip(); at_ < text_.size(); skip()) {
      const std::size_t start = at_;
      if (text_[at_] == '{') {
        const auto close = text_.find('}', at_);
        if (close == std::string_view::npos) return truncated();
        add_comment(text_.substr(at_ + 1, close - at_ - 1));
        at_ = close + 1;
        continue;
      }
      if (text_[at_] == '(' || text_[at_] == ')') {
        if (!bracket(text_[at_++])) return wrong("token", start, {{"text", shown(text_.substr(start, 1))}});
        continue;
      }
      while (at_ < text_.size() && !is_blank(text_[at_]) && std::string_view("{()").find(text_[at_]) == std::string_view::npos) ++at_;
      const auto token = text_.substr(start, at_ - start);
      if (ended) return wrong("after_result", start, {{"text", shown(token)}});
      const auto read = read_token(token, start);
      if (!read) return read.problem();
      ended = *read;
    }
    if (!open_.empty()) return truncated();
    return ended ? Status(Done{}) : end_by_tag();
  }

  /// The moves that are being read: of the round, or of the line that was opened last.
  std::vector<RecordMove>& moves() { return open_.empty() ? record_.moves : open_.back(); }

  /// A line begins or ends; false where none can.
  bool bracket(char c) {
    if (c == '(') {
      if (moves().empty() || open_.size() == kMaxDepth) return false;
      open_.emplace_back();
      return true;
    }
    if (open_.empty()) return false;
    auto line = std::move(open_.back());
    open_.pop_back();
    if (!line.empty()) moves().back().variations.push_back(std::move(line));
    return true;
  }

  void add_comment(std::string_view text) {
    if (moves().empty()) {
      if (open_.empty()) record_.comment = text;
      return;
    }
    std::string& comment = moves().back().comment;
    comment += (comment.empty() ? "" : " ") + std::string(text);
  }

  /// `$1` … `$6` of PGN; others say what nothing here can show.
  void add_mark(std::string_view digits) {
    static constexpr std::string_view kMarks[] = {"!", "?", "!!", "??", "!?", "?!"};
    if (digits.size() != 1 || digits[0] < '1' || digits[0] > '6' || moves().empty()) return;
    moves().back().mark = kMarks[digits[0] - '1'];
  }

  /// Without a result at its end a text is whole where a tag has one, and where there are moves alone: such lists are passed on by hand.
  Status end_by_tag() {
    const bool readable = std::ranges::none_of(record_.moves, [](const RecordMove& move) { return is_result(move.notation); });
    const auto* result = tag("Result");
    if (!readable || (!result && (!tags_.empty() || record_.moves.empty()))) return truncated();
    if (result && is_result(*result)) note_result(*result);
    return Done{};
  }

  /// True where it was the result.
  Result<bool> read_token(std::string_view token, std::size_t at) {
    if (token.starts_with('$')) return add_mark(token.substr(1)), false;
    if (is_result(token) && open_.empty()) return take_result(token, at);
    const auto dot = token.find('.');
    if (dot != std::string_view::npos) {
      if (const auto number = check_number(token.substr(0, dot), at); open_.empty() && !number) return number.problem();
      const auto rest = std::min(token.find_first_not_of('.', dot), token.size());  // black's number in a line has three dots
      if (rest == token.size()) return false;
      return read_token(token.substr(rest), at + rest);
    }
    if (token.size() > kLongestToken) return wrong("token", at, {{"text", shown(token)}});
    if (record_.moves.size() == kMaxMoves) return wrong("too_long", at, {{"n", kMaxMoves}});
    add_move(token, at);
    return false;
  }

  void add_move(std::string_view token, std::size_t at) {
    std::string word = lower(token);
    if (word == "forfeit") word = "resign";
    const bool is_word = word == "resign" || word == "swap" || word == "stay";
    moves().push_back({is_word ? word : shown(token), spot(at)});
    if (!is_word && open_.empty()) ++stones_;
  }

  Status check_number(std::string_view digits, std::size_t at) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc{} || end != digits.data() + digits.size()) return wrong("token", at, {{"text", shown(digits)}});
    if (stones_ % 2 == 0 && number == stones_ / 2 + 1) return Done{};
    return wrong("number", at, {{"found", shown(digits)}, {"n", stones_}});
  }

  static bool is_result(std::string_view token) {
    static constexpr std::string_view kResults[] = {"1-0", "0-1", "1/2-1/2", "0-0", "*", "?"};
    return std::find(std::begin(kResults), std::end(kResults), token) != std::end(kResults);
  }

  static bool is_open(std::string_view result) { return result == "*" || result == "?"; }

  Result<bool> take_result(std::string_view token, std::size_t at) {
    const auto* said = tag("Result");
    const bool open = said && is_open(token);  // programs leave either of them open
    if (said && !open && is_result(*said) && !is_open(*said) && *said != token)
      return wrong("results", at, {{"found", std::string(token)}, {"said", shown(*said)}});
    note_result(open ? std::string_view(*said) : token);
    return true;
  }

  void note_result(std::string_view token) {
    if (token == "1-0") record_.winners = {seat(0)};
    else if (token == "0-1") record_.winners = {seat(1)};
    else if (is_result(token) && !is_open(token)) record_.winners = std::vector<Seat>{};
  }

  const std::string* tag(const char* name, const char* other = "") const {
    for (const char* n : {name, other})
      if (const auto found = tags_.find(n); found != tags_.end()) return &found->second.first;
    return nullptr;
  }

  void take_tags() {
    take_variant();
    for (int i = 1; i <= kMaxSeats; ++i) {
      const std::string number = "Player " + std::to_string(i), own = number + " Name";
      const auto* name = tag(own.c_str(), i == 1 ? "White" : i == 2 ? "Black" : "");
      if (!name) name = tag(number.c_str());
      if (!name) break;
      record_.players.push_back(*name == "?" ? "" : *name);
    }
    if (const auto* swapped = tag(kSwappedTag); swapped && record_.moves.size() >= kSwappedAfter) {
      const auto after = record_.moves.begin() + kSwappedAfter;
      record_.moves.insert(after, {*swapped == "Yes" ? "swap" : "stay", record_.moves[kSwappedAfter - 1].where});
    }
    if (const auto* options = tag("Options")) take_options(*options);
    if (const auto* control = tag("TimeControl"); control && *control != "-" && *control != "?") record_.time_control = shown(*control);
    if (const auto* date = tag("Date")) record_.date = iso_moment(*date, tag("Time"));
  }

  /// `Speed Keryo-Pente` may be a title as it is, without its pace, or a name like `keryo-pente` or `keryo`.
  void take_variant() {
    const auto* game = tag("Game", "GameType");
    std::string name = game ? *game : "Pente";
    for (const std::string_view pace : {"Speed ", "Turn-based "})
      if (name.starts_with(pace)) name.erase(0, pace.size());
    const std::string small = lower(name);
    record_.variants = {name, small};
    static constexpr std::string_view kEnding = "-pente";
    if (small.ends_with(kEnding)) record_.variants.push_back(small.substr(0, small.size() - kEnding.size()));
    for (const char* key : {"Game", "GameType"})
      if (const auto found = tags_.find(key); found != tags_.end()) record_.where = spot(found->second.second);
    if (record_.where.file.empty()) record_.where = spot(0);
  }

  /// Words without `=` go on with the value before them, as those of a diagram do: `diagram=1 K10,2 K8 size=15`.
  void take_options(std::string_view text) {
    while (!text.empty()) {
      const auto word = text.substr(0, text.find(' '));
      text.remove_prefix(std::min(text.size(), word.size() + 1));
      const auto equals = word.find('=');
      if (word.empty()) continue;
      if (equals == word.npos && !record_.options.empty()) record_.options.back().second += " " + std::string(word);
      else record_.options.emplace_back(shown(word.substr(0, equals)), equals == word.npos ? "" : word.substr(equals + 1));
    }
  }

  std::string_view text_;
  std::string file_;
  std::size_t at_ = 0;
  std::size_t seen_ = 0;  ///< where `spot` was asked for last, its line from 0 and where that starts
  int line_ = 0;
  std::size_t line_start_ = 0;
  std::size_t stones_ = 0;
  std::vector<std::vector<RecordMove>> open_;  ///< lines within one another
  std::map<std::string, std::pair<std::string, std::size_t>> tags_;
  GameRecord record_;
};

}  // namespace

Result<GameRecord> read_record(std::string_view text, const std::string& file) { return Reader(text, file).read(); }

}  // namespace tablier::pente
