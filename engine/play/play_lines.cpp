#include "play/play.hpp"
#include "play/state_beside.hpp"

#include <algorithm>
#include <utility>

/// Lines that are tried beside the moves of a match that is over, and what is said of moves.
namespace tablier {
namespace {

/// What chance draws in a line, the same whenever it is tried again.
Rng line_stream(const MoveTree& tree, const Setup& setup) { return Rng(mix(setup.seed) ^ mix(tree.nodes().size())); }

}  // namespace

bool Play::may_try() const {
  return match_.over() && !seating_.puzzle() && looked_at_ && !leafed_ && !working() && is_player(position().to_move());
}

void Play::change_tree(MoveTree tree) {
  MoveTree before = match_.tree();
  match_.set_tree(std::move(tree));
  tree_before_ = {std::move(before), match_.revision()};
  save();
}

bool Play::can_undo_tree() const { return tree_before_ && tree_before_->revision == match_.revision(); }

void Play::undo_tree() {
  if (later([this] { undo_tree(); }) || !can_undo_tree()) return;
  change_tree(MoveTree(tree_before_->tree));
  if (line_ && *line_ >= static_cast<int>(match_.tree().nodes().size())) look_at(looked_at_.value_or(match_.history().size()));
  else show_position(false);
}

Result<OfferedMove> Play::read_tried(std::string_view notation) const {
  return asked([&]() -> Result<OfferedMove> {
    const auto move = position().parse(notation);
    if (!move) return move.problem();
    return OfferedMove{position().notation(*move), position().label(*move), position().touch(*move)};
  });
}

/// The move that was played there is no line: it is gone to.
void Play::try_move(const OfferedMove& offered) {
  const std::size_t from = looked_at_.value();
  MoveTree tree = match_.tree();
  if (tree.nodes().size() >= kMaxLineMoves) return tell(Notice{Problem("table.line.many")});
  const auto grown = asked([&]() -> Result<int> {
    const auto state = plain_state(position()).clone();
    const auto move = state->parse(offered.notation);
    if (!move) return move.problem();
    if (!line_ && match_.history()[from].move == *move) return -1;
    auto first = grow(tree, *state, from, line_.value_or(-1), offered.notation);
    if (!first) return first;
    int node = *first;
    state->play(tree.node(node).move);
    for (Rng stream = line_stream(tree, match_.rounds().back().setup); state->to_move() == Seat::chance;) {
      const Move drawn = state->chance(stream);
      node = tree.add({from, node, drawn, state->notation(drawn), Seat::chance});
      state->play(drawn);
    }
    return node;
  });
  if (!grown) return tell(Notice{grown.problem()});
  tell(MoveMade{});
  if (*grown < 0) return step_back_or_on(1);
  if (!(tree == match_.tree())) change_tree(std::move(tree));
  look_at_line(*grown);
}

void Play::look_at_line(int node) {
  if (later([this, node] { look_at_line(node); })) return;
  if (node < 0 || node >= static_cast<int>(match_.tree().nodes().size())) return;
  suggest({});
  look_along(match_.tree().node(node).from, match_.tree().moves_to(node), [this, node] { line_ = node; });
}

/// To the next move of a player in the line, or the one before; over its start back into the match. False where none is looked at.
bool Play::step_in_line(int steps) {
  if (!line_) return false;
  const MoveTree& tree = match_.tree();
  const auto drawn = [&tree](int node) { return node >= 0 && tree.node(node).seat == Seat::chance; };
  if (steps > 0) {
    int to = *line_;
    do {
      const auto next = tree.after(0, to);
      if (next.empty()) return true;
      to = next.front();
    } while (drawn(to) || (!tree.after(0, to).empty() && drawn(tree.after(0, to).front())));
    look_at_line(to);
    return true;
  }
  int to = *line_;
  while (drawn(to)) to = tree.node(to).parent;
  to = tree.node(to).parent;
  to >= 0 ? look_at_line(to) : look_at(tree.node(*line_).from);
  return true;
}

/// Those of players, chance aside, which draws by itself; none where no line is looked at.
std::vector<Move> Play::line_moves() const {
  std::vector<Move> moves;
  for (int node = line_.value_or(-1); node >= 0; node = match_.tree().node(node).parent)
    if (is_player(match_.tree().node(node).seat)) moves.push_back(match_.tree().node(node).move);
  std::reverse(moves.begin(), moves.end());
  return moves;
}

void Play::drop_line() {
  if (later([this] { drop_line(); }) || !line_) return;
  MoveTree tree = match_.tree();
  const auto [from, parent] = std::pair(tree.node(*line_).from, tree.node(*line_).parent);
  tree.remove(*line_);
  change_tree(std::move(tree));
  parent >= 0 ? look_at_line(parent) : look_at(from);
}

std::optional<Remark> Play::remark() const {
  if (leafed_ || seating_.puzzle()) return std::nullopt;
  if (line_) return match_.tree().node(*line_).remark;
  return plies() > 0 ? std::optional(match_.tree().remark(plies())) : std::nullopt;
}

void Play::set_remark(const Remark& remark) {
  if (later([this, remark] { set_remark(remark); }) || !this->remark()) return;
  MoveTree tree = match_.tree();
  line_ ? tree.set_node_remark(*line_, remark) : tree.set_remark(plies(), remark);
  change_tree(std::move(tree));
  show_position(false);
}

Result<SaveData> Play::begun_from_here() const {
  auto data = begun_with(match_, looked_at_.value());
  if (!data || !line_) return data;
  SaveRound& round = data->rounds.back();
  std::vector<std::string> line;
  for (int node = *line_; node >= 0; node = match_.tree().node(node).parent) line.push_back(match_.tree().node(node).notation);
  round.moves.insert(round.moves.end(), line.rbegin(), line.rend());
  round.spots.resize(round.moves.size());
  return data;
}

}  // namespace tablier
