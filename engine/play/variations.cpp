#include "play/variations.hpp"

#include "play/cached_state.hpp"
#include "play/explored.hpp"
#include "play/tried_moves.hpp"
#include "play/typed_notation.hpp"
#include "script/decision.hpp"

#include <algorithm>
#include <utility>

namespace tablier {
namespace {

/// What chance draws in a line, the same whenever it is tried again.
Rng line_stream(const MoveTree& tree, const Setup& setup) { return Rng(mix(setup.seed) ^ mix(tree.nodes().size())); }

}  // namespace

bool Variations::open() const { return has_open_lines(live_.match()) && !live_.seating().puzzle(); }

bool Variations::may_try() const {
  return open() && navigation_.looked_at() && !navigation_.solution() && !live_.working() && is_player(navigation_.to_move());
}

bool Variations::is_told_here() const {
  return told_.round == navigation_.round() && told_.viewer == live_.seating().viewer() && told_.game == live_.match().rules().game.get();
}

const PlayedMoves::Entry* Variations::told(int node) const {
  const auto i = static_cast<std::size_t>(node);
  if (!is_told_here() || i >= told_.moves.size() || !(told_.nodes[i] == tree().node(node))) return nullptr;
  return &told_.moves[i];
}

bool Variations::update() {
  if (live_.working() || (is_told_here() && told_.nodes == tree().nodes())) return false;
  told_ = {navigation_.round(), live_.seating().viewer(), live_.match().rules().game.get(), tree().nodes(), {}};
  if (told_.nodes.empty()) return false;
  live_.find_out([this, round = told_.round, viewer = told_.viewer](const Match& match) -> LiveMatch::Step {
    const OneDecision looking;
    return [this, moves = tried_moves(match.rounds()[round], match.rounds()[round].tree, viewer)] { told_.moves = moves; };
  });
  return true;
}

void Variations::change(MoveTree tree) {
  MoveTree before = this->tree();
  live_.match().set_tree(navigation_.round(), std::move(tree));
  before_ = {.round = navigation_.round(), .tree = std::move(before), .revision = live_.match().revision()};
  live_.save();
}

bool Variations::can_undo() const {
  const bool seen = before_ && before_->round == navigation_.round() && (before_->dropped || navigation_.looked_at());
  return seen && before_->revision == live_.match().revision();
}

void Variations::undo() {
  if (live_.later([this] { undo(); }) || !can_undo()) return;
  const auto dropped = before_->dropped;
  change(MoveTree(before_->tree));
  if (dropped) return navigation_.look_at_line(*dropped);
  const auto line = navigation_.line();
  if (line && *line >= static_cast<int>(tree().nodes().size())) navigation_.look_at(navigation_.plies());
  else navigation_.show(false);
}

Result<OfferedMove> Variations::read(std::string_view notation) const {
  const auto parse = [&] { return live_.asked([&] { return parsed_move(navigation_.position(), notation); }); };
  if (!live_.worker()) return read_typed_at_once(notation, parse, [this] { return navigation_.observed()->table().moves; });
  const PlayableScene table = navigation_.observed()->table();  // which the worker has asked already
  return read_typed(&table.moves, notation, parse);
}

/// With what chance draws after it; the last move of it. −1: it is the one that was played there.
Result<int> Variations::grown(MoveTree& tree, const OfferedMove& offered) const {
  const std::size_t from = navigation_.looked_at().value();
  const auto state = plain_state(navigation_.position()).clone();
  const auto move = state->parse(offered.notation);
  if (!move) return move.problem();
  if (!navigation_.line() && shown_round().history[from].move == *move) return -1;
  auto first = grow(tree, *state, from, navigation_.line().value_or(-1), offered.notation);
  if (!first) return first;
  int node = *first;
  state->play(tree.node(node).move);
  for (Rng stream = line_stream(tree, shown_round().setup); state->to_move() == Seat::chance;) {
    const Move drawn = state->chance(stream);
    node = tree.add({from, node, drawn, state->notation(drawn), Seat::chance});
    state->play(drawn);
  }
  return node;
}

void Variations::try_move(const OfferedMove& offered) {
  MoveTree tree = this->tree();
  if (tree.nodes().size() >= kMaxLineMoves) return live_.tell(Notice{Problem("table.line.many")});
  const auto node = live_.asked([&] { return grown(tree, offered); });
  if (!node) return live_.tell(Notice{node.problem()});
  live_.tell(MoveMade{});
  if (*node < 0) return navigation_.step_back_or_on(1);
  if (!(tree == this->tree())) change(std::move(tree));
  navigation_.look_at_line(*node);
}

/// Chance draws by itself.
std::vector<Move> Variations::moves() const {
  std::vector<Move> moves;
  for (int node = navigation_.line().value_or(-1); node >= 0; node = tree().node(node).parent)
    if (is_player(tree().node(node).seat)) moves.push_back(tree().node(node).move);
  std::reverse(moves.begin(), moves.end());
  return moves;
}

void Variations::drop_line() {
  if (live_.later([this] { drop_line(); }) || !navigation_.line()) return;
  MoveTree tree = this->tree();
  const MoveTree::Node& node = tree.node(*navigation_.line());
  const auto [from, parent] = std::pair(node.from, node.parent);
  const int dropped = *navigation_.line();
  tree.remove(dropped);
  change(std::move(tree));
  if (before_) before_->dropped = dropped;
  parent >= 0 ? navigation_.look_at_line(parent) : navigation_.look_at(from);
}

std::optional<Remark> Variations::remark() const {
  if (navigation_.solution() || live_.seating().puzzle()) return std::nullopt;
  if (navigation_.line()) return tree().node(*navigation_.line()).remark;
  const PlayedMoves::Entry* const move = navigation_.moves().before(navigation_.plies());
  return move ? std::optional(remark_of(*move)) : std::nullopt;
}

Remark Variations::remark_of(const PlayedMoves::Entry& move) const {
  const Remark& remark = tree().remark(move.ply);
  return remark.empty() ? tree().remark(move.settled) : remark;
}

void Variations::set_remark(const Remark& remark) {
  if (live_.later([this, remark] { set_remark(remark); }) || !this->remark()) return;
  MoveTree tree = this->tree();
  if (navigation_.line()) tree.set_node_remark(*navigation_.line(), remark);
  else {
    const PlayedMoves::Entry& move = *navigation_.moves().before(navigation_.plies());
    tree.set_remark(move.settled, {});
    tree.set_remark(move.ply, remark);
  }
  change(std::move(tree));
  navigation_.show(false);
}

Result<SaveData> Variations::begun_from_here() const {
  auto data = begun_with(live_.match(), navigation_.round(), navigation_.looked_at().value());
  if (!data || !navigation_.line()) return data;
  SaveRound& round = data->rounds.back();
  std::vector<std::string> line;
  for (int node = *navigation_.line(); node >= 0; node = tree().node(node).parent) line.push_back(tree().node(node).notation);
  round.moves.insert(round.moves.end(), line.rbegin(), line.rend());
  round.spots.resize(round.moves.size());
  return data;
}

}  // namespace tablier
