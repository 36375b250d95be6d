#include "match/play_line.hpp"
#include "match/plugin_fault.hpp"
#include "match/save.hpp"
#include "match/save_problems.hpp"
#include "script/decision.hpp"
#include "sdk/fault_reason.hpp"

#include <algorithm>
#include <limits>
#include <ranges>

namespace tablier {
namespace {

/// What was drawn was drawn: nobody wrote it by mistake.
Problem of_save(Problem why) {
  if (why.text.key == "match.chance") why.text = Text(kOtherDraw, {why.text.args.front()});
  return why;
}

class Replay {
 public:
  Replay(Match& match, const SaveData& data) : match_(match), data_(data) {}

  Status run(bool results_must_agree) {
    const OneDecision all(kReplaySeconds);
    match_.pause();
    for (std::size_t i = 0; i < data_.rounds.size(); ++i) {
      if (const auto played = play_round(i); !played) return played;
    }
    for (std::size_t i = 0; i < data_.undone_rounds; ++i) match_.previous_round();
    match_.go_to(stood_[current()]);
    // The way back counted itself as undone.
    match_.set_help(data_.rounds[current()].help);
    match_.set_clocks_used(data_.rounds[current()].used);
    for (std::size_t i = 0; i < data_.rounds.size(); ++i) match_.set_sand(i, data_.rounds[i].sand);
    match_.set_turn_seconds(data_.rounds[current()].turn_seconds);
    match_.table = data_.table;
    match_.resume();
    return results_must_agree ? check_results() : Status(Done{});
  }

 private:
  std::size_t current() const { return data_.rounds.size() - 1 - data_.undone_rounds; }

  Status play_round(std::size_t i) {
    const SaveRound& round = data_.rounds[i];
    if (i > 0 && (!match_.round_over() || match_.over())) return Problem(Text("save.extra_round", {{"n", i + 1}}), round.where);
    if (i > 0) match_.next_round();
    // Before the moves: the script judges the end of a round by them.
    match_.set_help(round.help);
    match_.set_seconds(round.seconds);
    LineReader reader(match_);
    std::size_t stood = 0;
    for (std::size_t k = 0; k < round.moves.size(); ++k) {
      switch_off_at(i, k);
      set_clocks(round.on_time && k + 1 == round.moves.size());
      if (const auto read = reader.next(round.moves[k]); !read)
        return Problem(bad_move(k + 1, round.moves[k], of_save(read.problem())).text, round.spots[k]);
      if (k + 1 + round.undone == round.moves.size()) stood = reader.named();
    }
    match_.set_clocks_used(round.used);
    match_.set_used_after(round.used_after);
    switch_off_at(i, round.moves.size());
    if (const auto planted = plant(round); !planted) return planted;
    stood_.push_back(round.undone == 0 ? match_.history().size() : stood);
    return Done{};
  }

  /// Whether a resignation was one on time is said, not reckoned: what is used up was so after all moves, those taken back too.
  void set_clocks(bool up) {
    const double used = up ? std::numeric_limits<double>::infinity() : 0;
    match_.set_clocks_used(std::vector<double>(data_.setup.players.size(), used));
  }

  /// The lines and remarks beside the moves, once all of these are played.
  Status plant(const SaveRound& round) {
    MoveTree tree;
    for (const auto& [ply, remark] : round.remarks)
      if (ply <= match_.history().size()) tree.set_remark(ply, remark);
    for (std::size_t i = 0; i < round.lines.size(); ++i) {
      const SaveRound::LineMove& line = round.lines[i];
      const std::size_t from = line.under < 0 ? std::min(line.after, match_.history().size()) : tree.node(line.under).from;
      const auto at = reached(tree, from, line.under);
      const auto grown = grow(tree, *at, from, line.under, line.move);
      if (!grown) return Problem(bad_move(i + 1, line.move, grown.problem()).text, line.where);
      if (*grown != static_cast<int>(i)) return Problem(Text("save.line", {{"n", i + 1}}), line.where);  // there already
      tree.set_node_remark(*grown, line.remark);
    }
    if (!tree.empty()) match_.set_tree(std::move(tree));
    return Done{};
  }

  std::unique_ptr<State> reached(const MoveTree& tree, std::size_t from, int node) const {
    auto state = match_.state().clone();
    for (std::size_t i = match_.history().size(); i > from; --i) state->undo();
    for (const Move move : node < 0 ? std::vector<Move>() : tree.moves_to(node)) state->play(move);
    return state;
  }

  void switch_off_at(std::size_t round, std::size_t plies) {
    const auto& off = data_.script_off;
    if (off && off->round == round && off->plies == plies) match_.switch_script_off(off->hooks);
  }

  Status check_results() const {
    for (std::size_t i = 0; i <= current(); ++i) {
      const SaveRound& said = data_.rounds[i];
      const auto& end = match_.rounds()[i].end;
      const std::string reason = end ? end->outcome.reason : std::string();
      const bool agrees = said.reason.value_or("") == reason && (!end || said.winners == end->outcome.winners);
      if (agrees) continue;
      if (!said.reason) return Problem(Text("save.no_result", {{"n", i + 1}, {"found", reason}}), said.where);
      if (reason.empty()) return Problem(Text("save.early_result", {{"n", i + 1}, {"said", *said.reason}}), said.result_spot);
      return Problem(Text("save.result", {{"said", *said.reason}, {"found", reason}}), said.result_spot);
    }
    if (data_.over == match_.over()) return Done{};
    return Problem(Text(data_.over ? "save.not_over" : "save.over"), data_.over_spot);
  }

  Match& match_;
  const SaveData& data_;
  std::vector<std::size_t> stood_;  // plies at which each round stood
};

/// What a plugin lets out on the way leaves as a ToldFailure.
Status play_all(Match& match, const SaveData& data, bool results_must_agree) {
  const auto played = unless_thrown(match, [&] { return Replay(match, data).run(results_must_agree); });
  if (!played) throw ToldFailure(played.problem());
  return *played;
}

Result<Match> play_again(const SaveData& data, const RulesetSource& rulesets, bool results_must_agree) {
  MatchSetup setup = data.setup;
  auto rules = rules_keeping(data.defaults, setup, rulesets);
  if (!rules) return at_setting(rules.problem(), data, rulesets);
  if (auto wrong = player_fault(*rules->game, data)) return *std::move(wrong);
  auto started = Match::start(std::move(rules).value(), std::move(setup));
  if (!started) return at_seats(started.problem(), data);
  Match match = std::move(started).value();
  if (const auto played = play_all(match, data, results_must_agree); !played) return played.problem();
  match.set_played(data.date);
  return match;
}

/// All plies of a round, past and future, in their order.
std::vector<const Ply*> plies_of(const Round& round) {
  std::vector<const Ply*> all;
  for (const Ply& ply : round.history) all.push_back(&ply);
  for (const Ply& ply : std::views::reverse(round.future)) all.push_back(&ply);
  return all;
}

std::vector<const Round*> rounds_of(const Match& match) {
  std::vector<const Round*> all;
  for (const Round& round : match.rounds()) all.push_back(&round);
  for (const Round& round : match.undone_rounds()) all.push_back(&round);
  return all;
}

bool is_draw(const std::vector<const Ply*>& plies, std::size_t i) { return i < plies.size() && plies[i]->seat == Seat::chance; }

bool ended_by_fault(const Round& round) { return round.end && round.end->outcome.reason == kFaultReason; }

/// Where chance drew in one of them and not in the other: what was drawn stands among the moves, and nobody made those. Where a fault ended
/// the round, chance draws on where it would have.
std::optional<Problem> other_draw(const Round& before, const Round& now) {
  const auto was = plies_of(before), is = plies_of(now);
  const std::size_t compared = ended_by_fault(before) ? was.size() : std::max(was.size(), is.size());
  for (std::size_t i = 0; i < compared; ++i) {
    const bool drawn = is_draw(was, i), draws = is_draw(is, i);
    if (drawn != draws) return bad_move(i + 1, (drawn ? was : is)[i]->notation, Problem(drawn ? "match.no_draw" : "match.new_draw"));
  }
  return std::nullopt;
}

std::optional<Problem> other_draw(const Match& before, const Match& now) {
  const auto was = rounds_of(before), is = rounds_of(now);
  for (std::size_t i = 0; i < std::min(was.size(), is.size()); ++i)
    if (auto other = other_draw(*was[i], *is[i])) return other;
  return std::nullopt;
}

bool anybody_moved(const Match& match) {
  return std::ranges::any_of(rounds_of(match), [](const Round* round) {
    return std::ranges::any_of(plies_of(*round), [](const Ply* ply) { return is_player(ply->seat); });
  });
}

/// Where chance alone has drawn it may draw anew.
void forget_moves(SaveData& data) {
  data.rounds.resize(1);
  data.undone_rounds = 0;
  SaveRound& round = data.rounds.front();
  round.moves.clear();
  round.spots.clear();
  round.used_after.clear();
  round.undone = 0;
}

}  // namespace

Result<Match> replay(const SaveData& data, const RulesetSource& rulesets) { return play_again(data, rulesets, true); }

Result<Match> replay_unfinished(const SaveData& data, const RulesetSource& rulesets) { return play_again(data, rulesets, false); }

Result<Match> replay(const Match& match, const RulesetSource& rulesets) {
  auto data = parse_save(write_save(match, match.played()), {});
  if (!data) return data.problem();
  data->script_off.reset();
  const bool moved = anybody_moved(match);
  if (!moved) forget_moves(*data);
  auto again = play_again(*data, rulesets, false);
  if (auto other = again && moved ? other_draw(match, *again) : std::nullopt) return *std::move(other);
  if (again) return again;
  // Lines of a text that nobody wrote mean nothing; those of a script do.
  Problem problem = again.problem();
  if (problem.where.file.empty()) problem.where = {};
  return problem;
}

Result<Match> load_match(const std::filesystem::path& file, const RulesetSource& rulesets) {
  const auto data = read_save(file);
  if (!data) return data.problem();
  return replay(data.value(), rulesets);
}

}  // namespace tablier
