#include "editor/series/session/difficulty_store.hpp"

#include "content/files.hpp"
#include "sdk/value.hpp"
#include "solver/difficulty.hpp"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <sstream>
#include <utility>

namespace tablier::editor {
namespace {

namespace fs = std::filesystem;
using katamino::NumberSet;

constexpr const char* kStoreHead = "tablier difficulty 1 ";
/// Of a set without a solution.
constexpr const char* kNone = "-";
/// So many of the smallest pentas are measured again when the file is read, in a few milliseconds.
constexpr std::size_t kTrials = 3;

/// Other pieces have other difficulties.
std::string stamp_of(const std::vector<PieceSpec>& pieces) {
  Value all = Value::list();
  for (const PieceSpec& piece : pieces) {
    all.push(piece.number);
    for (const Place& cell : piece.form.cells()) all.push(Value::list_of(std::vector<int>{cell.x, cell.y, cell.z}));
  }
  return kStoreHead + std::to_string(hash_of(all));
}

std::string number_text(double number) {
  std::array<char, 32> text{};
  const auto end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
  return {text.data(), end};
}

template <typename Number>
bool read_number(const std::string& text, Number& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size();
}

/// False where a line is none.
bool read_lines(std::istream& lines, NumberSet all, Difficulties& known) {
  std::string set_text, value_text;
  while (lines >> set_text >> value_text) {
    NumberSet set = 0;
    double value = 0;
    if (!read_number(set_text, set) || set == 0 || (set & ~all) != 0) return false;
    if (value_text == kNone) known[set] = std::nullopt;
    else if (read_number(value_text, value) && std::isfinite(value)) known[set] = value;
    else return false;
  }
  return true;
}

bool is_true(const Difficulties& known, const std::vector<PieceSpec>& pieces) {
  std::vector<NumberSet> sets;
  for (const auto& [set, difficulty] : known) sets.push_back(set);
  const auto trials = sets.begin() + static_cast<std::ptrdiff_t>(std::min(kTrials, sets.size()));
  std::partial_sort(sets.begin(), trials, sets.end(), [](NumberSet a, NumberSet b) { return std::popcount(a) < std::popcount(b); });
  return std::all_of(sets.begin(), trials, [&](NumberSet set) {
    const auto now = katamino::difficulty(katamino::penta(pieces, set, katamino::LineRule::rows));
    const auto& then = known.at(set);
    return now.has_value() == then.has_value() && (!now || std::abs(*now - *then) < 1e-9);
  });
}

}  // namespace

DifficultyStore::DifficultyStore(fs::path file, const std::vector<PieceSpec>& pieces)
    : file_(std::move(file)), pieces_(pieces), job_(Problem("save.failed")) {}

Difficulties DifficultyStore::read() const {
  const auto text = file_.empty() ? Result<std::string>(std::string()) : read_file(file_);
  std::istringstream lines(text ? *text : std::string());
  std::string head;
  NumberSet all = 0;
  for (const PieceSpec& piece : pieces_) all |= katamino::number_bit(piece.number);
  Difficulties known;
  if (!std::getline(lines, head) || head != stamp_of(pieces_) || !read_lines(lines, all, known) || !is_true(known, pieces_)) return {};
  return known;
}

void DifficultyStore::write(const Difficulties& known) {
  if (file_.empty()) return;
  std::string text = stamp_of(pieces_) + "\n";
  for (const auto& [set, difficulty] : known) text += std::to_string(set) + " " + (difficulty ? number_text(*difficulty) : kNone) + "\n";
  job_.ask([file = file_, text = std::move(text)](const std::stop_token&) { return write_file(file, text); });
}

}  // namespace tablier::editor
