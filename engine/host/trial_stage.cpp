#include "host/trial_stage.hpp"

#include "content/utf8.hpp"

#include <algorithm>
#include <array>

namespace tablier {
namespace {

constexpr char kBetween = '\t';
constexpr std::size_t kMaxMove = 60, kMaxMoves = 200;

std::string plain(std::string text) {
  std::ranges::replace_if(text, [](char c) { return c >= 0 && c < ' '; }, '?');
  return repaired_utf8(text);
}

/// The last moves of a long line, from one of them on.
std::string last_of(const std::string& moves) {
  if (moves.size() <= kMaxMoves) return moves;
  const auto blank = moves.find(' ', moves.size() - kMaxMoves);
  return "…" + moves.substr(blank == std::string::npos ? moves.size() - kMaxMoves : blank);
}

}  // namespace

std::string TrialStage::line() const {
  std::string all = call + (name.empty() ? "" : " " + name);
  if (!in_round) return all;
  return all + kBetween + clipped(plain(move), kMaxMove) + kBetween + plain(last_of(moves));
}

TrialStage TrialStage::read(const std::string& line) {
  std::array<std::string, 3> parts;
  std::size_t begin = 0, n = 0;
  for (std::size_t end = 0; n < parts.size() && end != std::string::npos; ++n) {
    end = line.find(kBetween, begin);
    parts[n] = line.substr(begin, end - begin);
    begin = end + 1;
  }
  const auto blank = parts[0].find(' ');
  if (blank == std::string::npos) return {.call = ""};
  return {parts[0].substr(0, blank), parts[0].substr(blank + 1), n > 1, std::move(parts[1]), std::move(parts[2])};
}

Text TrialStage::text() const {
  if (call.empty()) return Text("host.plugin.when.load");
  if (!in_round) return Text("host.plugin.when." + call, {{"name", name}});
  Text what("host.plugin.when.round." + call, {{"move", move}});
  if (moves.empty()) return Text("host.plugin.when.begun", {{"what", std::move(what)}, {"name", name}});
  return Text("host.plugin.when.after", {{"what", std::move(what)}, {"name", name}, {"moves", moves}});
}

}  // namespace tablier
