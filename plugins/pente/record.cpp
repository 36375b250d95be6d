#include "record.hpp"

#include "record_reader.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace tablier::pente {
namespace {

constexpr std::size_t kLineLength = 80;

std::string result_of(const GameRecord& record) {
  if (!record.winners) return "?";
  if (record.winners->empty()) return "1/2-1/2";
  return index(record.winners->front()) % 2 == 0 ? "1-0" : "0-1";
}

bool is_choice(const RecordMove& move) { return move.notation == "swap" || move.notation == "stay"; }

/// D-Pente's choice goes into a tag, as the site has it.
bool has_swapped_tag(const GameRecord& record) {
  const auto& moves = record.moves;
  const auto choices = std::count_if(moves.begin(), moves.end(), is_choice);
  return choices == 1 && moves.size() > kSwappedAfter && is_choice(moves[kSwappedAfter]);
}

/// Quotes and backslashes as PGN (1994, 7) has them in a string.
std::string tag(const std::string& name, std::string_view value) {
  std::string text = "[" + name + " \"";
  for (const char c : value) {
    if (c == '"' || c == '\\') text += '\\';
    text += c == '\n' || c == '\r' ? ' ' : c;
  }
  return text + "\"]\n";
}

std::string name_or_unknown(const std::string& name) { return name.empty() ? "?" : name; }

std::string tags_of(const GameRecord& record) {
  // ISO 8601 is yyyy-mm-ddThh:mm:ss, the site's date mm/dd/yyyy.
  const std::string& date = record.date;
  const bool dated = date.size() >= 10;
  std::string text = tag("Game", record.variants.empty() ? "Pente" : record.variants.front());
  text += tag("Site", "Tablier") + tag("Event", "-") + tag("Round", "-") + tag("Section", "-");
  text += tag("Date", dated ? date.substr(5, 2) + "/" + date.substr(8, 2) + "/" + date.substr(0, 4) : "?");
  text += tag("Time", date.size() >= 19 ? date.substr(11, 8) : "?");
  text += tag("TimeControl", record.time_control.empty() ? "-" : record.time_control) + tag("Rated", "N");
  for (std::size_t i = 0; i < record.players.size(); ++i)
    text += tag("Player " + std::to_string(i + 1) + " Name", name_or_unknown(record.players[i]));
  text += tag("Result", result_of(record));
  if (has_swapped_tag(record)) text += tag(kSwappedTag, record.moves[kSwappedAfter].notation == "swap" ? "Yes" : "No");
  std::string options;
  for (const auto& [name, value] : record.options) options += (options.empty() ? "" : " ") + name + "=" + value;
  if (!options.empty()) text += tag("Options", options);
  return text;
}

/// A comment in braces, in which no brace may stand: round brackets say nearly the same.
std::string braced(std::string text) {
  for (const auto& [forbidden, instead] : {std::pair{'{', '('}, {'}', ')'}, {'\n', ' '}, {'\r', ' '}})
    std::replace(text.begin(), text.end(), forbidden, instead);
  return "{" + text + "}";
}

/// Marks as the numbers that PGN has for them: an exclamation mark is a power stone's here.
void add_remark(const RecordMove& move, std::vector<std::string>& tokens) {
  static constexpr std::array<std::string_view, 6> kMarks{"!", "?", "!!", "??", "!?", "?!"};
  const auto mark = std::find(kMarks.begin(), kMarks.end(), move.mark);
  if (mark != kMarks.end()) tokens.push_back("$" + std::to_string(mark - kMarks.begin() + 1));
  if (!move.comment.empty()) tokens.push_back(braced(move.comment));
}

/// Lines in round brackets after the move in whose place they begin; they have no numbers.
void add_variations(const RecordMove& move, std::vector<std::string>& tokens) {
  for (const auto& line : move.variations) {
    tokens.emplace_back("(");
    for (const RecordMove& m : line) {
      tokens.push_back(m.notation);
      add_remark(m, tokens);
      add_variations(m, tokens);
    }
    tokens.emplace_back(")");
  }
}

std::vector<std::string> tokens_of(const GameRecord& record) {
  std::vector<std::string> tokens;
  std::size_t stones = 0;
  const bool tagged = has_swapped_tag(record);
  for (const RecordMove& move : record.moves) {
    if (tagged && is_choice(move)) continue;
    const bool stone = !is_choice(move) && move.notation != "resign";
    if (stone && stones++ % 2 == 0) tokens.push_back(std::to_string(stones / 2 + 1) + ".");
    tokens.push_back(move.notation);
    add_remark(move, tokens);
    add_variations(move, tokens);
  }
  tokens.push_back(result_of(record));
  return tokens;
}

std::string write_record(const GameRecord& record) {
  std::string text = tags_of(record) + "\n";
  std::size_t length = 0;
  for (const std::string& word : tokens_of(record)) {
    if (length > 0) text += length + word.size() >= kLineLength ? '\n' : ' ';
    length = text.back() == '\n' ? word.size() : length + word.size() + 1;
    text += word;
  }
  return text + "\n";
}

}  // namespace

const RecordFormat kRecordFormat{.extension = ".txt", .read = read_record, .write = write_record};

}  // namespace tablier::pente
