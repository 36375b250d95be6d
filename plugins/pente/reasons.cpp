#include "core/threats.hpp"
#include "state.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

/// What speaks for a stone.
namespace tablier::pente {
namespace {

constexpr std::string_view kWhy = "pente.why.";
constexpr std::string_view kHint = "pente.hint.";

Text why(const char* name, std::vector<TextArg> args = {}) { return Text(std::string(kWhy) + name, std::move(args)); }

bool has_row(const std::vector<Row>& rows, const Row& row) { return std::find(rows.begin(), rows.end(), row) != rows.end(); }

/// Those of `rows` that are not among `others`.
std::vector<Row> not_among(const std::vector<Row>& rows, const std::vector<Row>& others) {
  std::vector<Row> left;
  for (const Row& row : rows)
    if (!has_row(others, row)) left.push_back(row);
  return left;
}

/// Compares a position with the one after a move of its mover's.
class Difference {
 public:
  Difference(const PenteState& before, const PenteState& after)
      : before_(before), after_(after), own_(before.board().mover()), side_(side_of(own_)) {}

  std::vector<Text> find() {
    if (wins()) return std::move(found_);
    add_taken();
    add_rows();
    add_saved();
    if (found_.empty()) add_support();
    return std::move(found_);
  }

 private:
  bool wins() {
    if (!after_.over() || after_.board().winner() != side_) return false;
    found_.push_back(why(after_.board().ending() == Ending::captures ? "wins_by_captures" : "wins_by_row"));
    return true;
  }

  void add_taken() {
    const int taken = after_.board().taken(side_) - before_.board().taken(side_);
    if (taken > 0) found_.push_back(why("takes", {{"n", taken}}));
  }

  void add_rows() {
    Threats stopped, made;
    for (int colour = 0; colour < before_.rules().seats(); ++colour) {
      const Threats was = threats_of(before_.board(), colour), is = threats_of(after_.board(), colour);
      const bool ours = side_of(colour) == side_;
      Threats& all = ours ? made : stopped;
      const Threats &more = ours ? is : was, &less = ours ? was : is;
      std::ranges::copy(not_among(more.fours, less.fours), std::back_inserter(all.fours));
      std::ranges::copy(not_among(more.threes, less.threes), std::back_inserter(all.threes));
    }
    add_row("stops_four", stopped.fours);
    add_row("makes_four", made.fours);
    if (stopped.fours.empty()) add_row("stops_three", stopped.threes);
    if (made.fours.empty()) add_row("makes_three", made.threes);
  }

  /// The first of them: one is enough to see what it is about.
  void add_row(const char* name, const std::vector<Row>& rows) {
    if (rows.empty()) return;
    found_.push_back(why(name, {{"from", name_of(rows.front().front())}, {"to", name_of(rows.front().back())}}));
  }

  /// Stones of the mover's side that the other could take and cannot any more; what a capture that is new would take of the other's, those
  /// among them that could be taken in another way before.
  void add_saved() {
    const auto were = capture_threats(before_.board()), are = capture_threats(after_.board());
    const auto lost_then = threatened_stones(before_.board(), were, 1 - side_),
               lost_now = threatened_stones(after_.board(), are, 1 - side_);
    const auto saved = std::ranges::count_if(
        lost_then, [&](Point p) { return after_.board().at(p) != kEmpty && std::ranges::find(lost_now, p) == lost_now.end(); });
    std::vector<CaptureThreat> fresh;
    std::ranges::copy_if(are, std::back_inserter(fresh), [&](const CaptureThreat& now) {
      return std::ranges::none_of(
          were, [&](const CaptureThreat& was) { return was.at == now.at && was.colour == now.colour && was.bit == now.bit; });
    });
    const auto threatened = threatened_stones(after_.board(), fresh, side_).size();
    if (saved > 0) found_.push_back(why("saves", {{"n", std::int64_t{saved}}}));
    if (threatened > 0) found_.push_back(why("threatens", {{"n", static_cast<std::int64_t>(threatened)}}));
  }

  /// What that side would have of those threats that are its own, once each.
  static std::vector<Point> threatened_stones(const Board& board, const std::vector<CaptureThreat>& threats, int side) {
    std::vector<Point> stones;
    for (const CaptureThreat& threat : threats) {
      if (side_of(threat.colour) != side) continue;
      for (const Point p : threat.stones)
        if (is_enemy(board, p, side) && std::ranges::find(stones, p) == stones.end()) stones.push_back(p);
    }
    return stones;
  }

  /// Where nothing weightier speaks for it: own stones that it may come to stand in a winning row with, the nearest of two lines.
  void add_support() {
    std::vector<Point> with;
    for (Point p = 0; p < kPoints && with.size() < kMaxSupport; ++p) {
      if (before_.board().at(p) != kEmpty || after_.board().at(p) == kEmpty) continue;
      for (const Place along : {Place{1, 0}, Place{0, 1}, Place{1, 1}, Place{1, -1}})
        if (const auto stone = support(place_of(p), along); stone && with.size() < kMaxSupport) with.push_back(*stone);
    }
    if (with.size() == 1) found_.push_back(why("supports", {{"point", name_of(with.front())}}));
    if (with.size() == 2) found_.push_back(why("supports_two", {{"point", name_of(with.front())}, {"other", name_of(with.back())}}));
  }

  /// The nearest own stone on a line through the place, where nothing keeps the line from being won.
  std::optional<Point> support(Place from, Place along) const {
    const int reach = before_.rules().board.win_length - 1;
    int open = 1, nearest = reach + 1;
    std::optional<Point> stone;
    for (const int sign : {1, -1})
      for (int k = 1; k <= reach; ++k) {
        const Place at{from.x + sign * k * along.x, from.y + sign * k * along.y};
        if (!before_.rules().grid.contains(at)) break;
        const auto there = before_.board().at(point_of(at));
        if (there != kEmpty && colour_of(there) != own_) break;
        ++open;
        if (there == kEmpty || k >= nearest) continue;
        nearest = k;
        stone = point_of(at);
      }
    return open > reach ? stone : std::nullopt;
  }

  static constexpr std::size_t kMaxSupport = 2;

  std::string name_of(Point p) const { return before_.rules().grid.name(place_of(p)); }

  const PenteState& before_;
  const PenteState& after_;
  int own_, side_;
  std::vector<Text> found_;
};

}  // namespace

std::vector<Text> PenteState::reasons(Move move) const {
  const MoveKind kind = decode(move).kind;
  if (kind != MoveKind::put && kind != MoveKind::power) return {};
  PenteState after = *this;
  after.play(move);
  return Difference(*this, after).find();
}

/// Of each fact its numbers stay, and no point; what a stone merely lines up with is nothing without where.
std::vector<Text> PenteState::hints(Move move) const {
  std::vector<Text> told;
  for (const Text& reason : reasons(move)) {
    const std::string name = reason.key.substr(kWhy.size());
    if (name.starts_with("supports")) continue;
    Text& hint = told.emplace_back(std::string(kHint) + name);
    std::ranges::copy_if(reason.args, std::back_inserter(hint.args), [](const TextArg& arg) { return arg.name == "n"; });
  }
  return told;
}

}  // namespace tablier::pente
