#include "play/play.hpp"

#include "content/files.hpp"
#include "match/import_export.hpp"
#include "match/kept_variation.hpp"
#include "match/plugin_fault.hpp"
#include "play/typed_notation.hpp"

#include <algorithm>
#include <filesystem>
#include <tuple>
#include <utility>

namespace tablier {
namespace {

/// While something is worked on beside, in seconds.
constexpr double kPlayPoll = 0.02;
/// While a script is at work that somebody waits for.
constexpr double kWorkPoll = 0.004;
/// Until a save that failed is told.
constexpr double kSavePoll = 0.25;
/// A bot answers no sooner: until then what it answers to has come to rest. By the pace that the player likes, in seconds.
constexpr double kBeforeAnswer = 0.45, kBeforeSlowAnswer = 1.6;

/// Slow: also for eyes that want no motion.
double pause_before_answer(const Settings& settings) {
  if (settings.bot_pace == "slow") return kBeforeSlowAnswer;
  return settings.bot_pace == "fast" || !settings.motion ? 0 : kBeforeAnswer;
}

PreparedMatch prepared_for(PreparedMatch prepared, const PlayPlace& place) {
  if (prepared.worker || !prepared.asked.match.rules().asks_scripts()) return prepared;
  auto worker = std::make_shared<ScriptWorker>(place.patience);
  return {worker, worker->ask([&] { return first_asked(worker, std::move(prepared.asked.match), place.keeps); })};
}

/// What a fault of a script would do to the match; here it was only tried.
Problem without_consequence(Problem fault) {
  std::string& key = fault.text.key;
  if (key == "script.in_rule" || key == "script.in_function_off") key = "script.in_function";
  if (key == "script.in_hook_off") key = "script.in_hook";
  return fault;
}

/// What a rule did in a move that was only looked at: no round ends there.
Problem without_end(Problem fault) {
  if (fault.text.key == "script.in_rule") fault.text.key = "script.in_function";
  return fault;
}

/// The script is not asked for it any more.
bool is_switched_off(const ScriptFault& fault) { return fault.problem.text.key.ends_with("_off"); }

/// The match under rules that have changed; where its script fails so that the match cannot stand where it stood, the first fault is why.
Result<Match> again_under(const Ruleset& rules, const Match& match) {
  auto fresh = replay(match, [&](std::string_view, const Value&) -> Result<Ruleset> { return rules; });
  const bool cut_short = !fresh || (fresh->round_over() && !match.round_over());
  if (!cut_short || !rules.hooks) return fresh;
  auto faults = rules.hooks->take_faults();
  if (faults.empty()) return fresh;
  return std::move(faults.front().problem);
}

/// What undo tells that went back over the start of a round: all that can be played again in it was taken back just now.
Text reopened(const Match& match) {
  const auto moves = std::ranges::count_if(match.future(), [](const Ply& ply) { return is_player(ply.seat) && !ply.joined; });
  return moves == 1 ? Text("table.round_reopened", {{"n", match.round() + 1}})
                    : Text("table.round_reopened_by", {{"n", match.round() + 1}, {"moves", moves}});
}

std::vector<const Ply*> plies_after(const Match& match, std::size_t plies) {
  std::vector<const Ply*> all;
  for (std::size_t i = plies; i < match.history().size(); ++i) all.push_back(&match.history()[i]);
  return all;
}

/// Who lost on time by one of these.
Seat late_of(const std::vector<const Ply*>& plies) {
  const auto late = std::ranges::find_if(plies, [](const Ply* ply) { return ply->on_time; });
  return late != plies.end() ? (*late)->seat : Seat::nobody;
}

}  // namespace

Play::Play(PreparedMatch prepared, const PlayPlace& place)
    : live_(prepared_for(std::move(prepared), place), place),
      navigation_(live_),
      variations_(live_, navigation_),
      recording_(live_.match(), place),
      help_(live_, navigation_, recording_),
      review_(live_, navigation_) {
  live_.listen([this] { match_changed(); }, [this] { keep_time(); });
}

Observation Play::observation() const {
  Viewer viewer{.eyes = seating().viewer()};
  if (may_play()) viewer.seats = {live_.match().state().to_move()};
  return navigation_.observation(viewer);
}

bool Play::may_play() const { return seating().human_turn() && !help_.showing() && !seating().curtain() && !navigation_.looked_at(); }

std::optional<Problem> Play::fault(const std::exception_ptr& failure) const {
  if (is_in_lua(*live_.match().rules().entry)) return std::nullopt;
  return fault_in(live_.match(), failure);
}

MatchSetup Play::setup() const {
  MatchSetup setup = live_.match().setup();
  setup.seed = live_.match().rounds().back().setup.seed;
  return setup;
}

// --- time

void Play::enter(double now) {
  live_.set_time(now);
  away_ = false;
  set_cover(TableCover::none);
  if (working()) return;
  if (!recording_.done()) return match_changed();
  review_.want_best_moves(live_.match().round_over());
  navigation_.show(true);
  if (!live_.worker()) live_.played_moves().follow(live_.match(), seating().viewer());
}

/// Another screen is something to read or to choose from, too. Whoever does not play here cannot think meanwhile.
void Play::leave() {
  away_ = true;
  set_cover(TableCover::reading);
  help_.cancel();
  live_.sources().cancel();
  review_.pause();
  live_.save();
  live_.flush();
  live_.tell_save_problem();
  live_.drop_outdated();
}

void Play::keep_time() {
  const bool held = seating().curtain() || working() || (away_ && !seating().human_turn());
  clock_.keep(live_.match(), held, live_.place().settings.pause_unfocused);
}

void Play::tell_clock() {
  const Match& match = live_.match();
  if (!match.clock_is_up()) return;
  const Seat seat = match.state().to_move();
  const auto told = clocks_told_.find(seat);
  if (told != clocks_told_.end() && told->second == match.round()) return;
  clocks_told_[seat] = match.round();
  live_.tell(ClockUp{seat});
}

void Play::set_cover(TableCover cover) {
  clock_.set_cover(cover);
  keep_time();
}

void Play::set_unfocused(bool unfocused) {
  clock_.set_unfocused(unfocused);
  keep_time();
}

void Play::open_curtain() {
  if (live_.later([this] { open_curtain(); })) return;
  live_.seating().open_curtain();
  live_.change({});
}

bool Play::update(double now) {
  live_.set_time(now);
  bool changed = live_.update();
  keep_time();
  if (working()) return popups_.update(now) || changed;
  tell_clock();
  let_others_play();
  changed = std::exchange(told_thinking_, bot_thinks_long()) != told_thinking_ || changed;
  changed = help_.poll() || changed;
  changed = review_.update() || changed;
  changed = variations_.update() || changed;
  if (!working()) go_on();
  if (!working()) help_.watch();
  live_.tell_save_problem();
  live_.keep_trying();
  changed = std::exchange(told_unwritten_, unwritten().has_value()) != told_unwritten_ || changed;
  changed = tell_faults_of_looking() || changed;
  const bool motion = live_.place().settings.motion;
  changed = std::exchange(seen_revision_, live_.match().revision()) != live_.match().revision() || changed;
  changed = popups_.update(now) || (popups_.any() && motion) || changed;
  return clock_.ticked(live_.match()) || changed;
}

std::optional<Problem> Play::unwritten() const {
  const auto unkept = live_.unkept();
  return unkept ? std::optional(LiveMatch::not_kept(*unkept)) : recording_.unwritten();
}

/// With what is due, one change at a time.
void Play::go_on() {
  help_.go_on();
  if (working()) return;
  const Move due = live_.match().timeout_due();
  if (due == Move::none) return;
  live_.change([due](Match& match, Told& told) {
    const Seat seat = match.state().to_move();
    const std::size_t before = match.history().size();
    match.play(due);
    told.emplace_back(SandOut{seat, match.history().size() > before + 1});
  });
}

std::optional<double> Play::next_wake(double now) const {
  std::optional<double> wake;
  const auto sooner = [&wake](std::optional<double> t) {
    if (t) wake = wake ? std::min(*wake, *t) : *t;
  };
  if (working()) sooner(now + kWorkPoll);
  if (review_.best_moves_wanted()) sooner(now);
  if (help_.thinking() || answering() || review_.busy()) sooner(now + kPlayPoll);
  if (live_.saving()) sooner(now + kSavePoll);
  sooner(live_.next_try());
  sooner(help_.next_wake());
  sooner(popups_.next_wake(now, live_.place().settings.motion));
  sooner(live_.sources().next_wake(now));
  sooner(PlayClock::next_tick(live_.match(), now));
  return wake;
}

bool Play::settled() const {
  return !help_.thinking() && !live_.sources().thinking() && !help_.showing() && !working() && review_.settled();
}

void Play::let_others_play() {
  if (help_.showing() || navigation_.looked_at() || seating().curtain()) return live_.sources().cancel();
  live_.sources().watch(live_.match(), live_.now(), pause_before_answer(live_.place().settings));
  const auto move = live_.sources().poll(live_.match(), live_.now());
  if (!move) return;
  if (!*move) return live_.tell(Notice{move->problem()});
  live_.change([move = **move](Match& match, Told& told) { make_move(match, move, false, told); });
}

// --- what follows a change

void Play::match_changed() {
  Match& match = live_.match();
  live_.sources().match_changed(match);
  if (live_.place().remember) live_.place().remember(match.table);
  if (const Status kept = recording_.withdraw(match); !kept) live_.tell(Notice{kept.problem()});
  navigation_.suggest({});
  navigation_.forget_place();
  if (live_.seating().hide_from_next()) live_.tell(CurtainFell{});
  keep_time();
  navigation_.show(true);
  PlayedMoves& played = live_.played_moves();
  const std::size_t before = played.entries().size();
  played.follow(match, seating().viewer());
  if (played.entries().size() < before) popups_.clear();  // it was taken back: nothing came of it
  help_.keep_count();
  recording_.note_end(match);
  live_.save();
  if (auto news = played.take_news(); !news.empty()) popups_.tell(std::move(news), live_.now());
  tell_script_faults(match.take_script_faults());
  if (match.round_over()) return end_round();
  end_told_ = false;
  review_.forget_best_moves();
}

/// Hooks are asked when somebody looks, too. Without one that was switched off other moves are there; else all stands as it did, and a hand
/// goes on with what it holds.
bool Play::tell_faults_of_looking() {
  auto faults = live_.match().take_script_faults();
  const bool any_off = std::ranges::any_of(faults, [](const ScriptFault& fault) { return is_switched_off(fault); });
  if (!live_.match().round_over())
    for (ScriptFault& fault : faults) fault.problem = without_end(std::move(fault.problem));
  const bool told = tell_script_faults(std::move(faults));
  if (told && any_off && live_.worker() && !working()) live_.change({});
  return told;
}

bool Play::tell_script_faults(std::vector<ScriptFault> faults) {
  if (faults.empty()) return false;
  live_.tell(ScriptFailed{std::move(faults)});
  if (!live_.worker()) navigation_.show(false);
  return true;
}

void Play::end_round() {
  live_.match().pause();
  review_.want_best_moves(true);
  const auto winners = live_.match().winners();
  const bool won = std::any_of(winners.begin(), winners.end(), [this](Seat s) { return seating().is_human(s); });
  if (!std::exchange(end_told_, true)) live_.tell(RoundEnded{won});
  if (live_.match().over()) live_.flush();
  if (const Status added = recording_.add(live_.match()); !added) live_.tell(Notice{added.problem()});
}

// --- moves

Result<OfferedMove> Play::read(std::string_view notation) const {
  if (variations_.may_try()) return variations_.read(notation);
  const auto& table = live_.table();
  const auto parse = [&] { return live_.asked([&] { return parsed_move(live_.match().state(), notation); }); };
  if (table || live_.worker()) return read_typed(table ? &table->moves : nullptr, notation, parse);
  return read_typed_at_once(notation, parse, [this] { return observation().table.moves; });
}

void Play::play(const OfferedMove& move, const std::optional<OfferedMove>& lift) {
  if (live_.later([this, move, lift] { play(move, lift); })) return;
  if (variations_.may_try()) return variations_.try_move(move);
  live_.set_only_shown(false);
  live_.change([move, lift](Match& match, Told& told) {
    if (lift) {
      const auto first = match.state().parse(lift->notation);
      if (!first) return told.emplace_back(Notice{first.problem()}), void();
      match.play(*first);
    }
    const auto last = match.state().parse(move.notation);
    if (!last) return told.emplace_back(Notice{last.problem()}), void();
    make_move(match, *last, lift.has_value(), told);
  });
}

void Play::undo() {
  if (live_.later([this] { undo(); })) return;
  live_.change(
      [](Match& match, Told&) {
        if (match.can_undo()) match.undo();
      },
      [this, round = live_.match().round(), late = late_of(live_.match().undo_takes())] {
        tell_taken_back(late, live_.match().round() < round ? reopened(live_.match()) : Text());
      });
}

void Play::tell_taken_back(Seat late, Text besides) {
  const auto left = is_player(late) ? live_.match().clock_left(late) : std::nullopt;
  if (left) live_.tell(TimeGranted{late, *left, std::move(besides)});
  else if (!besides.empty()) live_.tell(Notice{Problem(std::move(besides))});
}

UndoConsent Play::undo_takes() const {
  const Match& match = live_.match();
  UndoConsent back = undo_consent(match.undo_takes(), match, seating());
  back.round = match.undo_reopens_round();
  return back;
}

UndoConsent Play::going_back_takes(std::size_t plies) const {
  const auto all = plies_after(live_.match(), plies);
  const auto chosen = std::ranges::find_if(all, [](const Ply* ply) { return is_player(ply->seat); });
  return undo_consent({chosen, all.end()}, live_.match(), seating());
}

void Play::redo() {
  if (live_.later([this] { redo(); })) return;
  live_.change([](Match& match, Told&) {
    if (match.can_redo()) match.redo();
  });
}

void Play::go_back_to(std::size_t plies) {
  if (live_.later([this, plies] { go_back_to(plies); })) return;
  live_.match().count_hint();
  live_.change([plies](Match& match, Told&) { match.rewind_to(std::min(plies, match.history().size())); });
}

void Play::start_again() {
  if (live_.later([this] { start_again(); })) return;
  help_.stop_showing();
  live_.change([](Match& match, Told&) { match.help().solution_seen ? match.start_over() : match.rewind(); });
}

void Play::go_on_from_here() {
  if (live_.later([this] { go_on_from_here(); })) return;
  if (!navigation_.looked_at() || navigation_.in_earlier_round()) return;
  const Seat late = late_of(plies_after(live_.match(), navigation_.plies()));
  live_.change(
      [plies = navigation_.plies(), line = variations_.moves(), answered = others_move_there()](Match& match, Told&) {
        match.rewind_to(std::min(plies, match.history().size()));
        for (const Move move : line) play_keeping_variation(match, move, false);
        if (answered) keep_undone_as_variation(match);
      },
      [this, late] { tell_taken_back(late, {}); });
}

std::optional<std::size_t> Play::kept_by_going_on() const {
  if (!navigation_.line() && !others_move_there()) return std::nullopt;
  return moves_kept_after(live_.match(), navigation_.plies());
}

void Play::next_round() {
  if (live_.later([this] { live_.match().round_over() && !live_.match().over() ? next_round() : void(); })) return;
  live_.change([](Match& match, Told&) { match.next_round(); });
}

void Play::resign() {
  if (live_.later([this] { can_resign() ? resign() : void(); })) return;
  live_.change([](Match& match, Told&) { match.resign(); });
}

void Play::give_up() {
  if (!can_resign()) return;
  help_.available() ? help_.give_up() : resign();
}

/// Its file is: the match was begun with it.
bool is_variant_gone(const Result<Ruleset>& rules) {
  const std::string& key = rules.problem().text.key;
  return key == "host.variant.unknown" || key == "host.variant.unknown_near";
}

/// Why there are no rules any more. What stands in the place of the file that the match was begun with may be none.
Problem why_gone(const Match& match) {
  const std::string& name = match.setup().variant;
  const VariantEntry* const begun = match.rules().entry->variant(name);
  const std::filesystem::path file = begun && !begun->files.empty() ? begun->files.front() : std::filesystem::path();
  std::error_code none;
  if (std::filesystem::exists(file, none) && !std::filesystem::is_regular_file(file, none))
    if (const auto read = read_file(file); !read) return Problem(read.problem().text, {file.string()});
  return Problem("table.variant_gone", {{"name", name}});
}

/// Of the files of a variant the one that was written last since the rules of before were read; the variant's own where none was.
std::filesystem::path changed_file(const VariantEntry& variant, const GameEntry& now, const GameEntry& before) {
  std::filesystem::path last;
  std::filesystem::file_time_type when;
  for (const ReadFile& read : now.script_files) {
    if (std::ranges::count(variant.files, read.file) == 0 || std::ranges::count(before.script_files, read) > 0) continue;
    std::error_code gone;
    const auto written = std::filesystem::last_write_time(read.file, gone);
    if (!gone && (last.empty() || written > when)) std::tie(last, when) = std::pair(read.file, written);
  }
  return last.empty() ? variant.files.front() : last;
}

/// Why a match keeps its rules. Where the moves that were played contradict new ones no line is to blame, but the file that changed.
Problem why_kept(const Problem& fault, const Ruleset& rules, const Ruleset& before) {
  Problem why = without_consequence(fault);
  const VariantEntry* variant = rules.entry ? rules.entry->variant(rules.variant) : nullptr;
  if (why.where.file.empty() && variant && !variant->files.empty())
    why.where = {changed_file(*variant, *rules.entry, *before.entry).string()};
  return why;
}

void Play::change_rules(const Result<Ruleset>& rules) {
  if (live_.later([this, rules] { change_rules(rules); })) return;
  if (!rules) return live_.tell(RulesChanged{is_variant_gone(rules) ? why_gone(live_.match()) : rules.problem()});
  live_.await_scripts_of(*rules);
  navigation_.forget_place();
  navigation_.forget_position();  // nothing of the game of before outlives it
  help_.forget();
  live_.sources().cancel();
  review_.cancel();
  live_.change([rules](Match& match, Told& told) {
    auto fresh = again_under(*rules, match);
    if (!fresh) return void(told.emplace_back(RulesChanged{why_kept(fresh.problem(), *rules, match.rules())}));
    told.emplace_back(RulesChanged{.keeps_settings = keeps_settings(match.rules(), fresh->rules())});
    match = *std::move(fresh);
  });
}

std::function<Result<Ruleset>(Catalogue&)> Play::rules_reader() const {
  return [unset = unset_options(live_.match()), setup = live_.match().setup()](Catalogue& catalogue) {
    catalogue.refresh_variants(setup.game);
    return rules_keeping(unset, setup, catalogue);
  };
}

MatchSetup Play::once_more() const {
  MatchSetup setup = live_.match().setup();
  if (live_.match().over()) setup.starter = live_.match().rounds().back().end->starter;
  return setup;
}

std::optional<std::vector<Seat>> Play::result_not_played() const { return tablier::result_not_played(live_.match()); }

std::string Play::written_round() const { return write_round(live_.match(), navigation_.round(), date_of(live_.match())); }

std::string Play::written_moves(const MoveNotes& notes) const {
  const Seat viewer = seating().curtain() ? Seat::nobody : seating().viewer();
  return write_move_list(live_.match(), navigation_.round(), live_.match().over() ? std::nullopt : std::optional(viewer), notes);
}

bool Play::writes_whole_moves() const { return live_.match().over() || !is_seed_secret(live_.match()); }

// --- what takes a script some time to tell

void Play::ask_cost_of_resigning(std::function<void(const ResignationCost&)> told) {
  live_.find_out([told = std::move(told)](const Match& match) -> LiveMatch::Step {
    if (!match.can_resign()) return [] {};  // what was worked on meanwhile ended the round
    return [told, cost = cost_of_resigning(match)] { told(cost); };
  });
}

void Play::ask_score_sheet(std::function<void(ScoreSheet)> told) {
  live_.find_out([told = std::move(told), round = navigation_.round()](const Match& match) -> LiveMatch::Step {
    return [told, sheet = score_sheet(match, round)] { told(sheet); };
  });
}

void Play::ask_scenes(std::function<void(std::vector<Scene>)> told, std::function<void()> failed) {
  const std::size_t number = navigation_.round();
  live_.find_out(
      [told = std::move(told), number, viewer = seating().viewer()](const Match& match) -> LiveMatch::Step {
        const OneDecision looking;
        const Round& round = match.rounds()[number];
        return [told, scenes = scenes_of(match.rules(), round, position_after(round, 0), viewer)] { told(scenes); };
      },
      std::move(failed));
}

}  // namespace tablier
