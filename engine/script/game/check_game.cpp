#include "content/utf8.hpp"
#include "script/check.hpp"
#include "script/decision.hpp"
#include "script/game/game_reader.hpp"
#include "script/game/game_script.hpp"
#include "script/game/guess_check.hpp"
#include "script/game/held_things.hpp"
#include "script/game/lua_game.hpp"
#include "script/game/lua_game_state.hpp"
#include "script/game/odd_paints.hpp"
#include "script/shape_check.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <stop_token>
#include <thread>
#include <utility>

/// `tablier check` of a game in Lua: its table, its names, and rounds played at random.
namespace tablier {
namespace {

using Clock = std::chrono::steady_clock;

/// A round that is longer, of a game that says no longest one, is taken for one that never ends.
constexpr int kEndless = 5'000;
/// Rounds that are played where the time allows it: a verdict is not to depend on how busy the machine is.
constexpr int kRounds = 300;
/// Plies of a round that are looked at from all sides.
constexpr int kCarefulPlies = 40;
/// Plies of a round whose moves are compared, each with all.
constexpr int kPliesOfHands = 3;
/// Moves that a hand may make in one way.
constexpr int kMaxAlike = 8;
/// Plies that are played on from what `sample` imagines.
constexpr int kPliesOfGuess = 8;
/// Hands that `why_not` is asked about at one position.
constexpr int kTries = 4;

/// Plays rounds until they are enough or the time is up, or until one cannot go on, and tells what its states do that no state may. What
/// was told before is not told again.
class RandomRounds {
 public:
  RandomRounds(std::shared_ptr<const lua::GameMachine> machine, std::shared_ptr<const Paints> paints, std::vector<Problem>& problems,
               double seconds)
      : machine_(std::move(machine)),
        paints_(std::move(paints)),
        problems_(problems),
        before_(problems.size()),
        end_(Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds))) {}

  void run() {
    // A call that is at work when the time is up ends without a word: only what was told before it counts.
    const std::stop_token stop = up_.get_token();
    const StoppableScripts stoppable(stop);
    const std::jthread clock([this](const std::stop_token& done) { wait(done); });
    play_rounds();
    tell_guesses();
    tell_doubled();
    tell_idle_chance();
  }

  /// Texts that the game named, and the functions that did.
  const std::map<std::string, lua::GameFunction>& named() const { return named_; }
  /// Where the time cut them short, how many were played whole.
  std::optional<CutShort> cut_short() const {
    return goes_on_ && rounds_ < kRounds ? std::optional(CutShort{rounds_, kRounds}) : std::nullopt;
  }
  /// Nothing keeps a round from going to its end.
  bool goes_on() const { return goes_on_ && !doubted_; }

 private:
  void play_rounds() {
    for (; goes_on_ && rounds_ < kRounds && Clock::now() < end_; ++rounds_) {
      const auto round = static_cast<std::uint64_t>(rounds_);
      const auto game = make_game(round);
      if (game) play_round(*game, round);
      take_faults();
      if (Clock::now() >= end_) return;  // which cut this one short
    }
  }

  /// What goes wrong after what `sample` imagined, where the same does not in what was played.
  void tell_guesses() {
    for (Problem& guess : guesses_) {
      if (told_.contains(function_of(guess.text))) continue;
      const auto begin = problems_.begin() + static_cast<std::ptrdiff_t>(before_);
      const auto is_there = [&](const Problem& p) { return p.where.file == guess.where.file && p.where.line == guess.where.line; };
      if (std::none_of(begin, problems_.end(), is_there)) problems_.push_back(std::move(guess));
    }
  }

  void tell_doubled() {
    const auto why = doubted_ || machine_->in_doubt(lua::GameFunction::sample) ? std::nullopt : doubled_.fault();
    if (why && !is_told(lua::GameFunction::sample)) problems_.push_back(machine_->problem(lua::GameFunction::sample, *why));
  }

  /// `chance` is there, and nothing ever gives it the turn.
  void tell_idle_chance() {
    constexpr int kEnoughRounds = 10;
    if (problems_.size() == before_ && !doubted_ && machine_->has(lua::GameFunction::chance) && !chance_asked_ &&
        rounds_ended_ >= kEnoughRounds)
      problems_.push_back(machine_->problem(lua::GameFunction::chance, Text("script.game.idle_chance", {{"n", rounds_ended_}})));
  }

  /// Until the time is up, or the rounds are over.
  void wait(const std::stop_token& done) {
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any().wait_until(lock, done, end_, [] { return false; });
    up_.request_stop();
  }

  /// Of each function what it does wrong the first time: what fails in one way may do so at several lines. False where a rule failed: what
  /// comes after that may only come of it, while what a function says that only looks is nobody else's.
  bool take_faults() {
    std::set<std::string> fresh;
    for (ScriptFault& fault : machine_->pool().log().take_new_faults()) {
      if (told_.contains(fault.hook)) continue;
      fresh.insert(fault.hook);
      if (is_of_guess(fault.problem.text)) keep(guesses_, std::move(fault.problem));
      else tell(std::move(fault.problem), is_rule(fault.hook));
    }
    told_.merge(fresh);
    return goes_on_;
  }
  static bool is_rule(std::string_view name) {
    const auto found = std::ranges::find(lua::kGameFunctionNames, name, [](const char* known) { return std::string_view(known); });
    return found != lua::kGameFunctionNames.end() && lua::is_rule(static_cast<lua::GameFunction>(found - lua::kGameFunctionNames.begin()));
  }
  /// A rule fails in what comes of the answer of `sample`.
  static bool is_of_guess(const Text& fault) {
    const auto* const why = fault.args.empty() ? nullptr : std::get_if<std::vector<Text>>(&fault.args.back().value);
    return why && why->front().key == "script.game.sample_line";
  }
  /// The rule that failed there. Precondition: is_of_guess.
  static std::string function_of(const Text& guess) {
    const Text& why = std::get<std::vector<Text>>(guess.args.back().value).front();
    return std::get<std::string>(why.args.front().value);
  }
  bool is_told(lua::GameFunction function) const { return told_.contains(lua::name_of(function)); }

  /// The round stands where a rule read a name that nothing defines: what goes wrong from here on may only come of that.
  bool in_doubt() {
    doubted_ = doubted_ || machine_->rules_in_doubt();
    return machine_->rules_in_doubt();
  }

  void note(lua::GameFunction function, const std::string& group, const std::string& key) {
    if (!machine_->in_doubt(function) && key.starts_with(machine_->declaration().name + group)) named_.emplace(key, function);
  }

  /// First as it comes, then with one parameter or another at its ends.
  std::unique_ptr<const Game> make_game(std::uint64_t round) {
    const auto& parameters = machine_->declaration().parameters;
    Value settings = Value::map();
    set_.reset();
    if (round % 2 == 1 && !parameters.empty()) {
      const Parameter& p = parameters[round / 2 % parameters.size()];
      set_ = Member{p.name, another_value(p, round)};
      settings.set(p.name, set_->value);
    }
    auto options = Options::make(parameters, settings);
    if (!options) return nullptr;
    auto game = lua::make_lua_game(machine_, {.content = nullptr, .script = nullptr, .options = *std::move(options)}, paints_);
    if (game) return *std::move(game);
    if (!up_.stop_requested()) tell(game.problem(), true);
    return nullptr;
  }

  static Value another_value(const Parameter& p, std::uint64_t round) {
    const std::uint64_t which = mix(round);
    if (p.type == ParameterType::boolean) return Value(which % 2 == 0);
    if (p.type == ParameterType::choice) return Value(p.values[which % p.values.size()]);
    return Value(which % 2 == 0 ? p.min : p.max);
  }

  void play_round(const Game& game, std::uint64_t round) {
    const SeatRange range = game.seats();
    Setup setup;
    setup.seats = range.min + static_cast<int>(round % static_cast<std::uint64_t>(range.max - range.min + 1));
    setup.seed = round;
    setup.starter = static_cast<int>(mix(round) % static_cast<std::uint64_t>(setup.seats));
    machine_->trust_rules();
    const auto state = game.start(setup);
    if (in_doubt()) return;
    doubled_.begin_round();
    // Under settings of their own there may well be boards on which nobody can move.
    if (!set_ && state->to_move() == Seat::nobody && state->outcome().reason != kFaultReason)
      return end(lua::GameFunction::result, Text("script.game.over_at_once"));
    const int longest = game.longest_round() > 0 ? game.longest_round() : kEndless;
    Rng rng(round);
    for (int ply = 0; state->to_move() != Seat::nobody; ++ply) {
      if (Clock::now() >= end_) return;
      if (ply == longest) return end(lua::GameFunction::result, still_going_on(game, longest));
      ply_ = ply;
      if (ply < kCarefulPlies && !look_at(*state)) return;
      const Move next = next_move(*state, rng);
      if (!take_faults()) return;
      state->play(next);
      if (in_doubt()) return;
    }
    ++rounds_ended_;
    look_at(*state);
    const Outcome outcome = state->outcome();
    if (outcome.over && outcome.reason != kFaultReason)
      named_.emplace(machine_->declaration().name + ".outcome." + outcome.reason, lua::GameFunction::result);
  }

  static Text still_going_on(const Game& game, int plies) {
    return Text(game.longest_round() > 0 ? "script.game.longer" : "script.game.endless", {{"n", plies}});
  }

  Move next_move(const State& state, Rng& rng) {
    if (state.to_move() == Seat::chance) {
      chance_asked_ = true;
      return state.chance(rng);
    }
    moves_.clear();
    state.legal_moves(moves_);
    return moves_.empty() ? Move::none : moves_[rng.below(static_cast<std::uint32_t>(moves_.size()))];
  }

  /// Asks all that the table asks, and plays and takes back. False where the position does not stand that.
  bool look_at(const State& state) {
    look_with_all_eyes(state);
    if (!take_faults()) return false;
    moves_.clear();
    state.legal_moves(moves_);
    ask_beside(static_cast<const lua::LuaGameState&>(state));
    if (ply_ < kPliesOfHands && machine_->has(lua::GameFunction::touch)) compare_touches(state);
    const auto clone = state.clone();
    for (std::size_t i = 0; i < moves_.size(); i += 1 + moves_.size() / 8) {
      check_touch(state, moves_[i]);
      if (!stands_play(state, *clone, moves_[i])) return false;
    }
    return goes_on_;
  }

  void look_with_all_eyes(const State& state) {
    const bool alike = !machine_->has(lua::GameFunction::sample) && !machine_->has(lua::GameFunction::seen);
    for (const Seat eyes : {state.to_move(), Seat::nobody, Seat::chance}) {
      if (alike && eyes != state.to_move()) continue;
      const Scene scene = state.scene(eyes);
      note(lua::GameFunction::look, ".status.", scene.status.key);
      for (const Counter& counter : scene.counters) note(lua::GameFunction::look, ".counter.", counter.name.key);
      for (const Tray& tray : scene.trays) note(lua::GameFunction::look, ".tray.", tray.title.key);
      for (const Token& token : scene.tokens) check_label(token);
      state.facts(eyes);
    }
  }

  void check_label(const Token& token) {
    if (long_label_ || token.labels.empty() || is_label_of_thing(token.labels.front())) return;
    long_label_ = count_characters(token.labels.front()) > lua::kMaxLabel;
    const Text why("script.game.long_label", {{"label", clipped(token.labels.front())}, {"n", lua::kMaxLabel}});
    if (long_label_) tell(machine_->problem(lua::GameFunction::look, why, token.labels.front()), false);
  }
  /// That of a thing is told where the thing is.
  bool is_label_of_thing(const std::string& label) const {
    return std::ranges::count(machine_->declaration().things, label, &lua::HeldThing::label) > 0;
  }

  /// What hands and bots ask where they come to it.
  void ask_beside(const lua::LuaGameState& state) {
    if (!is_player(state.to_move()) || moves_.empty()) return;
    for (int s = 0; s < state.seats(); ++s) state.evaluate(s);
    Rng rng(state.plies());
    if (machine_->has(lua::GameFunction::sample)) try_guess(state, rng);
    if (machine_->has(lua::GameFunction::seen)) state.seen_notation(moves_[0], seat(0)), state.seen_notation(moves_[0], Seat::chance);
    if (machine_->has(lua::GameFunction::why_not)) try_hands(state, rng);
    if (!machine_->has(lua::GameFunction::reasons)) return;
    for (const Move move : moves_)
      for (const Text& reason : state.reasons(move)) note(lua::GameFunction::reasons, ".why.", reason.key);
  }

  /// Bots are given a guess, and guess anew from it.
  void try_guess(const lua::LuaGameState& state, Rng& rng) {
    const Seat viewer = state.to_move();
    const auto guess = state.sample(viewer, rng);
    if (guess->to_move() != Seat::nobody) look_at_guess(state, *guess, viewer);
    play_on(*guess->sample(viewer, rng), rng);
  }
  void look_at_guess(const lua::LuaGameState& state, const State& guess, Seat viewer) {
    take_faults();
    if (is_told(lua::GameFunction::look) || machine_->in_doubt(lua::GameFunction::look)) return;
    const auto why = lua::contradiction(state, guess, viewer);
    doubled_.note(state, guess);
    if (!take_faults_of_look() && why) add(lua::GameFunction::sample, *why);
  }
  /// `look` cannot show what was imagined.
  bool take_faults_of_look() {
    auto faults = machine_->pool().log().take_new_faults();
    if (faults.empty()) return false;
    const auto* const why = std::get_if<std::vector<Text>>(&faults.front().problem.text.args.back().value);
    if (why && told_.insert(lua::name_of(lua::GameFunction::sample)).second)
      keep(guesses_, machine_->problem(lua::GameFunction::sample, lua::in_guess(lua::GameFunction::look, why->front())));
    return true;
  }

  /// A guess must stand what a bot does with it.
  void play_on(State& guess, Rng& rng) {
    MoveList moves;
    for (int i = 0; i < kPliesOfGuess && guess.to_move() != Seat::nobody && Clock::now() < end_; ++i) {
      moves.clear();
      guess.legal_moves(moves);
      const bool draws = guess.to_move() == Seat::chance;
      if (!draws && moves.empty()) break;
      guess.play(draws ? guess.chance(rng) : moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    if (in_doubt()) machine_->trust_rules();
  }

  /// Hands that try what comes: as many places as a move has, and one where there are more.
  void try_hands(const lua::LuaGameState& state, Rng& rng) {
    const Grid& grid = state.rules().game.surface.grid;
    const auto& game = state.rules().game;
    const lua::ScriptMove some = lua::unpack(moves_[0]);
    const auto places = std::ranges::count_if(some.all(), [&](std::uint16_t n) { return !game.thing(n); });
    const auto size = static_cast<std::size_t>(places);
    const auto any = [&] { return grid.place(static_cast<int>(rng.below(static_cast<std::uint32_t>(grid.size())))); };
    for (int i = 0; i < kTries && size > 0; ++i) {
      Gesture gesture{.kind = size == 1 ? GestureKind::put : GestureKind::slide, .places = {any()}};
      for (std::size_t n = 1; n < size && i % 2 == 0; ++n) gesture.places.push_back(any());
      note(lua::GameFunction::why_not, ".reason.", state.why_not({gesture}).key);
    }
  }

  /// Of moves that a hand makes alike the table asks which is meant: a short list.
  void compare_touches(const State& state) {
    if (is_told(lua::GameFunction::touch)) return;
    std::vector<std::pair<Touch, Move>> known;
    std::vector<int> alike;
    for (const Move move : moves_) {
      Touch touch = state.touch(move);
      const auto same = std::ranges::find(known, touch, &std::pair<Touch, Move>::first);
      if (same == known.end()) {
        known.emplace_back(std::move(touch), move);
        alike.push_back(1);
      } else if (++alike[static_cast<std::size_t>(same - known.begin())] > kMaxAlike) {
        return add(lua::GameFunction::touch,
                   Text("script.game.same_gestures",
                        {{"n", kMaxAlike}, {"first", state.notation(same->second)}, {"second", state.notation(move)}}));
      }
    }
  }

  /// What a hand would take lies before it, where that is known.
  void check_touch(const State& state, Move move) {
    const Touch touch = state.touch(move);
    take_faults();
    if (is_told(lua::GameFunction::touch) || is_told(lua::GameFunction::look) || machine_->in_doubt(lua::GameFunction::look)) return;
    const lua::GameRules& game = static_cast<const lua::LuaGameState&>(state).rules().game;
    if (machine_->has(lua::GameFunction::touch) && begins_on_nothing(state, touch))
      return add(lua::GameFunction::touch, Text("script.game.slide_from_nothing", {{"move", state.notation(move)}}));
    for (const Gesture& gesture : touch) {
      const lua::HeldThing* const thing = lua::thing_of_id(game, gesture.item);
      if (thing && !lies_before(state, gesture.item))
        return add(machine_->has(lua::GameFunction::touch) ? lua::GameFunction::touch : lua::GameFunction::moves,
                   Text("script.game.not_in_tray", {{"move", state.notation(move)}, {"name", thing->name}}));
    }
  }
  /// A hand finds nothing there to slide. What comes after the first gesture may slide what that has brought.
  static bool begins_on_nothing(const State& state, const Touch& touch) {
    if (touch.empty() || touch.front().kind != GestureKind::slide) return false;
    const Place from = touch.front().places.front();
    return std::ranges::none_of(state.scene(state.to_move()).tokens,
                                [&](const Token& token) { return std::ranges::count(token.places, from) > 0; });
  }
  static bool lies_before(const State& state, int item) {
    const auto has = [item](const Tray& tray) { return std::ranges::find(tray.items, item, &TrayItem::id) != tray.items.end(); };
    return std::ranges::any_of(state.scene(state.to_move()).trays, has);
  }

  bool stands_play(const State& state, State& clone, Move move) {
    const std::string notation = state.notation(move);
    clone.play(move);
    const bool failed = clone.outcome().reason == kFaultReason;  // is told as such, and may have taken all of a call's time
    clone.undo();
    if (in_doubt()) return machine_->trust_rules(), true;
    if (failed) return false;
    again_.clear();
    clone.legal_moves(again_);
    if (std::equal(moves_.begin(), moves_.end(), again_.begin(), again_.end())) return true;
    end(lua::GameFunction::moves, Text("script.game.other_moves", {{"move", notation}}));
    return false;
  }

  /// One of each function.
  void add(lua::GameFunction function, const Text& why) {
    if (!up_.stop_requested() && told_.insert(lua::name_of(function)).second) tell(machine_->problem(function, why), false);
  }
  /// What no round goes on after.
  void end(lua::GameFunction function, const Text& why) {
    if (!up_.stop_requested()) tell(machine_->problem(function, why), true);
  }
  /// With the parameter that is not at its default, which may be why.
  void tell(Problem problem, bool ends) {
    goes_on_ = goes_on_ && !ends;
    keep(problems_, std::move(problem));
  }
  void keep(std::vector<Problem>& kept, Problem problem) {
    const auto end = problems_.begin() + static_cast<std::ptrdiff_t>(before_);
    if (std::find(problems_.begin(), end, problem) != end) return;
    if (set_)
      problem.text = Text("script.game.under", {{"why", std::move(problem.text)}, {"name", set_->name}, {"value", to_text(set_->value)}});
    kept.push_back(std::move(problem));
  }

  std::shared_ptr<const lua::GameMachine> machine_;
  std::shared_ptr<const Paints> paints_;
  std::vector<Problem>& problems_;
  std::size_t before_;            ///< problems that were told before
  std::vector<Problem> guesses_;  ///< see tell_guesses
  bool goes_on_ = true;
  Clock::time_point end_;
  std::stop_source up_;         ///< the time is up
  std::optional<Member> set_;   ///< in this round: the one parameter that was set
  std::set<std::string> told_;  ///< functions whose fault is among the problems
  MoveList moves_, again_;
  bool chance_asked_ = false, long_label_ = false;
  bool doubted_ = false;  ///< rules read a name that nothing defines
  int rounds_ = 0, rounds_ended_ = 0, ply_ = 0;
  std::map<std::string, lua::GameFunction> named_;
  lua::DoubledThings doubled_;
};

std::vector<NamedText> texts_of(const lua::GameMachine& machine, const std::map<std::string, lua::GameFunction>& named) {
  std::vector<NamedText> texts;
  const lua::GameDeclaration& declared = machine.declaration();
  for (const Parameter& p : declared.parameters) {
    if (!is_name(p.name)) continue;
    const SourceSpot& where = declared.parameter_spots.at(p.name);
    texts.push_back({declared.name + ".parameter." + p.name, "", where});
    if (p.type != ParameterType::choice) continue;
    for (const std::string& value : p.values)  // a number is read as it stands
      if (is_name(value) && value.find_first_not_of("0123456789") != std::string::npos)
        texts.push_back({declared.name + ".value." + p.name + "." + value, "", where});
  }
  for (std::size_t i = 0; i < declared.buttons.size(); ++i)
    texts.push_back({declared.name + ".button." + declared.buttons[i], "", declared.button_spots[i]});
  for (const auto& [key, function] : named) texts.push_back({key, lua::name_of(function), machine.problem(function, {}).where});
  return texts;
}

/// What can be told of its rules under its default options without a round. True where nothing of it would show in one again.
bool add_faults_of_outline(const lua::GameMachine& machine, const std::shared_ptr<const Paints>& paints, std::vector<Problem>& problems) {
  const auto options = machine.declaration().has_options() ? Options::make(machine.declaration().parameters, Value::map()) : Problem();
  const Value* const values = options ? &options->values() : nullptr;
  lua::GameOutline outline = lua::outline_of(machine, values);
  const auto doubtful = {lua::GameFunction::board, lua::GameFunction::pieces, lua::GameFunction::longest_round};
  if (std::ranges::any_of(doubtful, [&](lua::GameFunction f) { return machine.in_doubt(f); })) return false;
  const bool sound = outline.problems.empty();
  for (Problem& problem : outline.problems) problems.push_back(std::move(problem));
  const lua::GameRules rules = lua::rules_of(machine, values ? *values : Value::map(), std::move(outline), paints);
  for (const lua::OddPaint& paint : rules.odd_paints) problems.push_back(lua::no_such_paint(machine, *paints, paint));
  return sound;
}

/// Rounds are played all the same.
bool may_play(const Problem& problem) {
  return problem.text.key == "script.doubled_key" || problem.text.key == "script.undefined" || problem.text.key == "script.undefined_near";
}

ScriptReport report_of(std::vector<ScriptPrint> prints) {
  ScriptReport report;
  report.prints = std::move(prints);
  return report;
}

}  // namespace

GameCheck try_game_file(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots, double seconds,
                        const ScriptLimits& limits, std::shared_ptr<const Paints> paints) {
  auto reading = lua::read_game(file, roots, limits, lua::Absent::stood_in);
  if (!reading.machine && !reading.stood_in) return {std::move(reading.problems), {}, report_of(std::move(reading.prints))};
  CheckedChunk chunk = check_module_file(file, roots, limits);
  const bool runs = !reading.stood_in && std::ranges::all_of(chunk.problems, may_play);
  GameCheck check{std::move(reading.problems), {}, report_of(std::move(chunk.prints))};
  for (Problem& problem : chunk.problems)
    if (std::ranges::count(check.problems, problem) == 0) check.problems.push_back(std::move(problem));
  if (!reading.machine) return check;
  check.script = std::make_shared<GameScript>(reading.machine);
  const bool sound = runs && add_faults_of_outline(*reading.machine, paints, check.problems);
  std::map<std::string, lua::GameFunction> named;
  if (sound && reading.machine->declaration().can_play) {
    RandomRounds rounds(reading.machine, std::move(paints), check.problems, seconds);
    rounds.run();
    named = rounds.named();
    check.plays = rounds.goes_on();
    check.cut_short = rounds.cut_short();
  }
  check.texts = texts_of(*reading.machine, named);
  reading.machine->pool().log().fill(check.report);
  return check;
}

std::vector<Problem> check_game_file(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots, double seconds,
                                     const ScriptLimits& limits, std::shared_ptr<const Paints> paints) {
  return try_game_file(file, roots, seconds, limits, std::move(paints)).problems;
}

}  // namespace tablier
