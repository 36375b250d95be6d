#include "app/checker.hpp"

#include "app/content_check.hpp"
#include "app/content_place.hpp"
#include "app/game_check.hpp"
#include "app/letter_check.hpp"
#include "app/orphan_texts.hpp"
#include "app/part_check.hpp"
#include "app/plugin_check.hpp"
#include "app/script_place.hpp"
#include "app/script_trial.hpp"
#include "app/series_check.hpp"
#include "app/text_check.hpp"
#include "content/cut_texts.hpp"
#include "content/game_spec.hpp"
#include "content/utf8.hpp"
#include "host/game_of_file.hpp"
#include "host/game_scripts.hpp"
#include "host/variant_check.hpp"
#include "host/variants.hpp"
#include "match/plugin_fault.hpp"
#include "match/save.hpp"
#include "match/variant_tests.hpp"
#include "script/check.hpp"
#include "script/game/game_script.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <filesystem>
#include <iterator>
#include <map>
#include <set>
#include <string_view>
#include <utility>
#include <variant>

namespace tablier {
namespace {

namespace fs = std::filesystem;

bool is_hidden(const fs::path& path) { return path.filename().string().starts_with('.'); }

/// What is looked at in a folder: what is ours, and what would be if its ending had small letters.
bool is_ours(const fs::path& file) {
  std::string ending = file.extension().string();
  std::ranges::transform(ending, ending.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return ending == ".yaml" || ending == ".yml" || ending == ".lua";
}

std::vector<fs::path> sorted_items(const fs::path& folder, std::vector<Problem>& problems) {
  std::vector<fs::path> items;
  std::error_code error;
  for (fs::directory_iterator item(folder, error), end; !error && item != end; item.increment(error))
    if (!is_hidden(item->path())) items.push_back(item->path());
  if (error) problems.emplace_back(Text("host.folder", {{"why", error.message()}}), SourceSpot{folder.string()});
  // A game comes before its variants, whose rounds would tell its faults again.
  std::ranges::sort(items, {}, [](const fs::path& item) { return std::pair(item.filename() != kGameScript, item); });
  return items;
}

/// The scripts/ folder that a file is of: one of the program's, or any of that name. Empty where there is none.
fs::path script_folder(const Services& services, const fs::path& file) {
  const auto known = services.paths.all("scripts");
  const auto is_root = [&](const fs::path& folder) {
    return folder.filename() == "scripts" || std::find(known.begin(), known.end(), folder) != known.end();
  };
  for (fs::path folder = fs::absolute(file).lexically_normal().parent_path(); folder != folder.parent_path(); folder = folder.parent_path())
    if (is_root(folder)) return folder;
  return {};
}

/// What variants share: in scripts/lib/, and in folders below a game's own.
bool is_in_module_folder(const fs::path& root, const fs::path& file) {
  const fs::path folder = fs::absolute(file).lexically_normal().parent_path();
  if (root.empty() || folder == root) return false;
  const fs::path below = folder.lexically_relative(root);
  return *below.begin() == "lib" || folder.parent_path() != root;
}

/// Types for the Lua language server, which no game reads.
bool is_for_editors(const fs::path& file) { return file.filename().string().ends_with(".meta.lua"); }

bool was_heard(const std::vector<ScriptPrint>& all, const ScriptPrint& print) {
  return std::ranges::any_of(all, [&](const ScriptPrint& p) { return p.where == print.where && p.text == print.text; });
}

/// What random rounds of all variants that are checked at once may take together. Who comes when it is used up is tried for a moment.
class TrialTime {
 public:
  std::vector<Problem> faults(const Locale& locale, const std::shared_ptr<const GameEntry>& game, const VariantEntry& variant) {
    DryRunReport report = spend([&](double seconds) { return try_variant(locale, game, variant, {.seconds = seconds}); });
    heard(std::move(report.script));
    return std::move(report.faults);
  }
  /// The same of a game in Lua, with what is wrong in its file.
  GameCheck game(const fs::path& file, const std::vector<fs::path>& roots, const std::shared_ptr<const Paints>& paints) {
    GameCheck check = spend([&](double seconds) { return try_game_file(file, roots, seconds, {}, paints); });
    heard(std::move(check.report));
    if (check.cut_short) cut_.push_back({file.string(), check.cut_short->rounds, check.cut_short->wanted});
    return check;
  }
  /// What a script printed, each line once.
  void heard(ScriptReport report) {
    std::erase_if(report.prints, [&](const ScriptPrint& print) { return was_heard(script_.prints, print); });
    script_ = joined(std::move(script_), std::move(report));
  }
  void heard(std::vector<ScriptPrint> prints) {
    ScriptReport report;
    report.prints = std::move(prints);
    heard(std::move(report));
  }
  ScriptReport take_script() { return std::move(script_); }
  std::vector<CutTrial> take_cut() { return std::move(cut_); }

  /// Another file: what it plays takes no longer than one trial may.
  void begin_file() { left_of_file_ = DryRunPlan().seconds; }

  std::size_t tests = 0;  ///< that the files carry

 private:
  auto spend(const auto& trial) -> decltype(trial(0.0)) {
    const auto start = std::chrono::steady_clock::now();
    auto found = trial(std::max(kMoment, std::min(left_, left_of_file_)));
    const double taken = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    left_ -= taken;
    left_of_file_ -= taken;
    return found;
  }

  static constexpr double kMoment = 0.1;
  ScriptReport script_;
  std::vector<CutTrial> cut_;
  double left_ = 5;  ///< seconds
  double left_of_file_ = DryRunPlan().seconds;
};

void add_new(std::vector<Problem>& problems, std::vector<Problem> more) {
  for (Problem& problem : more)
    if (std::ranges::count(problems, problem) == 0) problems.push_back(std::move(problem));
}

/// Nobody reads more problems of one file.
constexpr std::size_t kMaxProblems = 50;

/// In the order of lines.
void sort_and_cut(std::vector<Problem>& problems) {
  std::ranges::stable_sort(problems, {}, [](const Problem& p) { return std::pair(p.where.line, p.where.column); });
  if (problems.size() > kMaxProblems) problems.erase(problems.begin() + kMaxProblems, problems.end());
}

bool is_of_texts(const Problem& problem) {
  const fs::path file = problem.where.file;
  return file.filename() == "texts.yaml" || file.parent_path().filename() == "texts";
}

std::string text_arg(const Problem& problem, std::string_view name) {
  const auto arg = std::ranges::find(problem.text.args, name, &TextArg::name);
  const auto* const text = arg == problem.text.args.end() ? nullptr : std::get_if<std::string>(&arg->value);
  return text ? *text : std::string();
}

/// A file that is a game: what it says, what its content has against that, and what happens in rounds played at random.
class GameFileCheck {
 public:
  GameFileCheck(const Services& services, const fs::path& file, TrialTime& time)
      : services_(services), file_(file), roots_(script_roots(services, file)), time_(time) {}

  std::vector<Problem> run() {
    const auto paints = paints_of_script(services_.catalogue, services_.paths, file_, roots_);
    check_ = time_.game(file_, roots_, paints);
    problems_ = std::move(check_.problems);
    if (!check_.script) return std::move(problems_);
    game_ = game_of_script(services_.catalogue, services_.paths, file_, roots_);
    if (game_->playable() && game_->source->kind() != SourceKind::script) {
      problems_.emplace_back(Text("host.game.two_sources", {{"name", game_->name}}), SourceSpot{file_.string()});
      return std::move(problems_);
    }
    compare_with_content();
    look_at_tests();
    look_at_texts();
    if (auto hides = hidden_game(services_, file_)) problems_.push_back(*std::move(hides));
    if (check_.plays) play_with_hooks();
    sort_and_cut(problems_);
    return std::move(problems_);
  }

 private:
  /// What keeps the game from being played beside its script, which tells its own.
  void compare_with_content() {
    if (!game_->playable()) add_new(problems_, {game_->problems.front()});
    else if (const auto made = make_ruleset(game_, plain_variant(*game_), Value::map()); !made) add_new(problems_, {made.problem()});
    if (game_->content && check_.script->knows_seats())
      if (auto fault = fault_of_seats(*game_, *check_.script)) add_new(problems_, {*std::move(fault)});
  }

  void look_at_tests() {
    const GameScript& script = *check_.script;
    read_variant_tests(script.tests(), problems_);
    const auto seats = script.knows_seats() ? std::optional(script.seats()) : std::nullopt;
    add_new(problems_, check_test_setups(script.tests(), {.parameters = script.parameters(),
                                                          .seats = seats,
                                                          .unread = script.unread_parameters(),
                                                          .knows_parameters = script.knows_parameters()}));
    time_.tests += script.tests().size();
  }

  /// Where there are texts that can be read.
  void look_at_texts() {
    const auto odd = std::ranges::find_if(game_->problems, is_of_texts);
    if (odd != game_->problems.end()) add_new(problems_, {*odd});
    else if (game_->content) compare_texts();
  }

  /// What it names and nobody has words for, and words that it never names, but for those that were meant there.
  void compare_texts() {
    for (NamedText& text : written_outcomes(*check_.script, game_->name))
      if (std::ranges::count(check_.texts, text.key, &NamedText::key) == 0) check_.texts.push_back(std::move(text));
    const auto missing = without_texts(services_.locale, *game_, roots_.front(), check_.texts);
    const fs::path beside = roots_.front().parent_path() / "content" / game_->name;
    auto orphans = check_.plays ? orphan_texts(*check_.script, beside) : std::vector<Problem>();
    std::erase_if(orphans, [&](const Problem& orphan) {
      return std::ranges::any_of(missing, [&](const Problem& p) { return is_meant_by(p, text_arg(orphan, "key")); });
    });
    add_new(problems_, missing);
    add_new(problems_, std::move(orphans));
  }
  static bool is_meant_by(const Problem& missing, const std::string& key) {
    const std::string near = text_arg(missing, "near");
    return !near.empty() && key.ends_with("." + near);
  }

  /// What its hooks of the match do in a few rounds.
  void play_with_hooks() {
    const VariantEntry plain = game_->playable() ? plain_variant(*game_) : VariantEntry();
    if (plain.hooks) add_new(problems_, time_.faults(services_.locale, game_, plain));
  }

  const Services& services_;
  const fs::path& file_;
  std::vector<fs::path> roots_;
  TrialTime& time_;
  GameCheck check_;
  std::shared_ptr<const GameEntry> game_;
  std::vector<Problem> problems_;
};

std::vector<Problem> check_game(const Services& services, const fs::path& given, TrialTime& time) {
  const fs::path whole = fs::absolute(given).lexically_normal();
  const std::string name = whole.parent_path().filename().string();
  if (!is_game_name(name)) return {Problem(Text("host.plugin.bad_name", {{"name", clipped(name)}}), {given.string()})};
  return GameFileCheck(services, given.parent_path().filename() == name ? given : whole, time).run();  // a game is named by its folder
}

/// Games of the scripts that are checked: each is read once, whatever its script takes.
class GamesOfScripts {
 public:
  std::shared_ptr<const GameEntry> game(const Services& services, const fs::path& file, const std::vector<fs::path>& roots) {
    const fs::path folder = folder_of(file);
    const auto known = games_.find(folder);
    if (known != games_.end()) return known->second;
    return games_.emplace(folder, game_of_script(services.catalogue, services.paths, file, roots)).first->second;
  }
  /// The game's own faults are told: its variants need not tell them again.
  void told(const fs::path& file) { told_.insert(folder_of(file)); }
  bool is_told(const fs::path& file) const { return told_.contains(folder_of(file)); }

 private:
  static fs::path folder_of(const fs::path& file) { return fs::absolute(file).lexically_normal().parent_path(); }

  std::map<fs::path, std::shared_ptr<const GameEntry>> games_;
  std::set<fs::path> told_;
};

/// The file of a variant: what it says, what its game has against that, and what its hooks do in rounds played at random.
class VariantFileCheck {
 public:
  VariantFileCheck(const Services& services, const fs::path& file, TrialTime& time, GamesOfScripts& games)
      : services_(services),
        file_(file),
        roots_(script_roots(services, file)),
        time_(time),
        game_(games.game(services, file, roots_)),
        game_is_told_(games.is_told(file)) {}

  std::vector<Problem> run() {
    auto [problems, variant, prints, doubtful] = try_variant_file(file_, roots_);
    problems_ = std::move(problems);
    doubtful_ = std::move(doubtful);
    time_.heard(std::move(prints));
    reads_well_ = std::ranges::none_of(problems_, is_of_names);
    if (is_broken_game()) add_new(problems_, game_is_told_ ? std::vector<Problem>() : std::vector<Problem>{game_->problems.front()});
    else if (!is_game(game_)) problems_.insert(problems_.begin(), misplaced_variant(services_, script_folder(services_, file_), file_));
    else if (!game_->playable() && !game_is_told_ && fs::exists(folder() / kGameScript)) add_new(problems_, {game_->problems.front()});
    if (variant) look_at(*variant);
    sort_and_cut(problems_);
    return std::move(problems_);
  }

 private:
  fs::path folder() const { return fs::absolute(file_).lexically_normal().parent_path(); }
  /// There is one of that name, of which nothing can be read.
  bool is_broken_game() const { return game_ && !is_game(game_) && !game_->problems.empty(); }
  /// A name that nothing defines is nothing where it is read: what a hook does then only comes of it.
  static bool is_of_names(const Problem& problem) {
    return problem.text.key.starts_with("script.undefined") || problem.text.key.starts_with("script.module.");
  }

  /// Where names are missing, all but what is told of a hook that reads none of them.
  bool comes_of_names(const Problem& fault) const {
    if (reads_well_) return false;
    const auto hook = std::ranges::find(fault.text.args, "hook", &TextArg::name);
    const auto* const name = hook == fault.text.args.end() ? nullptr : std::get_if<std::string>(&hook->value);
    return !name || std::ranges::any_of(doubtful_, [&](Hook h) { return *name == kHookNames[static_cast<std::size_t>(h)]; });
  }

  bool is_doubtful(Hook hook) const { return std::ranges::count(doubtful_, hook) > 0; }
  bool has_sound_hook(const VariantEntry& entry) const {
    for (int i = 0; entry.hooks && i < kHooks; ++i)
      if (const Hook hook = static_cast<Hook>(i); entry.hooks->has(hook) && !is_doubtful(hook)) return true;
    return false;
  }

  std::vector<Problem> faults_of_rounds(const VariantEntry& entry) {
    if (!reads_well_ && !has_sound_hook(entry)) return {};
    auto faults = time_.faults(services_.locale, game_, entry);
    std::erase_if(faults, [this](const Problem& fault) { return comes_of_names(fault); });
    return faults;
  }

  /// How many may play the variant; absent where it cannot be played.
  std::optional<SeatRange> seats_of(const std::optional<VariantEntry>& entry) const {
    if (!entry) return std::nullopt;
    const auto rules = make_ruleset(game_, *entry, Value::map());
    return rules ? std::optional(rules->game->seats()) : std::nullopt;
  }

  void look_at(const Variant& variant) {
    read_variant_tests(variant.tests, problems_);
    for (Problem& problem : odd_letters(variant)) problems_.push_back(std::move(problem));
    time_.tests += variant.tests.size();
    if (!is_game(game_) || !game_->playable()) return;
    auto report = check_variant(variant, roots_, game_);
    add_new(problems_,
            check_test_setups(variant.tests,
                              {.parameters = game_->parameters, .seats = game_->spec.seats, .as_it_is = seats_of(report.entry)}));
    add_new(problems_, std::move(report.problems));
    add_new(problems_, odd_words(services_.locale, *game_, variant, report.entry ? &report.entry->settings : nullptr));
    if (report.entry && !game_is_told_) add_new(problems_, faults_of_rounds(*report.entry));
    add_new(problems_, orphan_texts(services_.locale, *game_, variant));
    for (Problem& problem : outcomes_without_texts(services_.locale, *game_, variant))
      if (!is_told_of(text_arg(problem, "key"))) problems_.push_back(std::move(problem));
  }
  /// That there is no text of that name.
  bool is_told_of(const std::string& key) const {
    return std::ranges::any_of(problems_, [&](const Problem& problem) { return text_arg(problem, "key") == key; });
  }

  const Services& services_;
  const fs::path& file_;
  std::vector<fs::path> roots_;
  TrialTime& time_;
  std::shared_ptr<const GameEntry> game_;
  bool game_is_told_;  ///< its own faults are, which its variants have too
  bool reads_well_ = true;
  std::vector<Hook> doubtful_;  ///< see CheckedVariant
  std::vector<Problem> problems_;
};

std::vector<Problem> check_module(const fs::path& file, const std::vector<fs::path>& roots, TrialTime& time) {
  CheckedChunk chunk = check_module_file(file, roots);
  time.heard(std::move(chunk.prints));
  auto wrong = std::move(chunk.problems);
  if (auto deep = wrong.empty() ? variant_among_modules(file, roots) : std::nullopt) wrong.push_back(*std::move(deep));
  return wrong;
}

bool tells_place(const Problem& problem) { return problem.text.key.starts_with("cli.check.place."); }

std::vector<Problem> faults_in_script(const Services& services, const fs::path& file, TrialTime& time, GamesOfScripts& games) {
  if (is_module(services, file)) return check_module(file, script_roots(services, file), time);
  if (!is_game_script(file)) return VariantFileCheck(services, file, time, games).run();
  auto wrong = check_game(services, file, time);
  if (!wrong.empty()) games.told(file);
  return wrong;
}

std::vector<Problem> check_script(const Services& services, const fs::path& file, TrialTime& time, GamesOfScripts& games) {
  auto wrong = faults_in_script(services, file, time, games);
  if (script_folder(services, file).empty() && std::ranges::none_of(wrong, tells_place))
    if (auto misplaced = script_in_content(services, file)) wrong.insert(wrong.begin(), *std::move(misplaced));
  return wrong;
}

/// What can be told of a file of content without a game: what its schema says first, and of one place no more than that.
std::vector<Problem> written_faults(const Services& services, const fs::path& file) {
  auto all = check_yaml_file(file, {services.paths.all("content/theme"), services.paths.all("content")});
  const auto is_told = [&all](const Problem& p) {
    return std::ranges::any_of(
        all, [&p](const Problem& told) { return told.where.line == p.where.line && told.where.column == p.where.column; });
  };
  for (auto more : {cut_texts(file), unreadable_texts(file), odd_names(services, file), odd_texts(services, file)})
    for (Problem& problem : more)
      if (!is_told(problem)) all.push_back(std::move(problem));
  sort_and_cut(all);
  return all;
}

/// What a plugin lets out while it is played again is told as anything else that is wrong with a save.
Result<Match> load_told(const Services& services, const fs::path& file) {
  try {
    return load_match(file, services.catalogue);
  } catch (const ToldFailure& failure) {
    return failure.problem();
  }
}

std::vector<Problem> check_save_file(const Services& services, const fs::path& file) {
  const auto match = load_told(services, file);
  if (match) return {};
  std::vector<Problem> written = faults_of_save(file);
  if (written.empty()) return {match.problem()};
  sort_and_cut(written);
  return written;
}

/// Written in two ways. Of files with other names nobody asks the disk: there may be thousands.
bool are_same(const fs::path& a, const fs::path& b) {
  std::error_code none;
  return a.filename() == b.filename() && fs::equivalent(a, b, none);
}

/// Whether one of the profile's folders should be there.
bool is_profile_place(const Paths& paths, const fs::path& file) {
  std::error_code none;
  return std::ranges::any_of(std::array{paths.user_data, paths.config, paths.state, paths.cache},
                             [&](const fs::path& folder) { return fs::equivalent(folder, file, none); });
}

/// A sentence with each of its numbers alike: "[1]" and "[12]", 2 and 2.5.
std::string without_numbers(const std::string& sentence) {
  std::string plain;
  for (const char c : sentence)
    if (c < '0' || c > '9') plain += c;
    else if (plain.empty() || plain.back() != '0') plain += '0';
  return plain;
}

/// What is wrong in one way at one place is told once, with how many there are more.
std::vector<Problem> without_repeats(const Locale& locale, std::vector<Problem> all) {
  std::map<std::string, std::pair<std::size_t, std::int64_t>> known;  // by its sentence: where in `kept`, and how many more
  std::vector<Problem> kept;
  for (Problem& problem : all) {
    const std::string place = problem.where.file + ":" + std::to_string(problem.where.line) + ":" + std::to_string(problem.where.column);
    const auto [found, fresh] = known.try_emplace(place + " " + without_numbers(locale.say(problem.text)), kept.size(), 0);
    if (fresh) kept.push_back(std::move(problem));
    else ++found->second.second;
  }
  for (const auto& [sentence, more] : known)
    if (more.second > 0) kept[more.first].text = Text("cli.check.more", {{"why", kept[more.first].text}, {"n", more.second}});
  return kept;
}

class Checker {
 public:
  Checker(const Services& services, const CheckProgress& progress) : services_(services), progress_(progress) {}

  void check(const fs::path& path) {
    std::error_code error;
    if (!fs::is_directory(path, error)) return check_file(path);
    if (++folders_ == kMaxFolders)
      report_.problems.emplace_back(Text("cli.check.too_many_folders", {{"n", static_cast<std::int64_t>(kMaxFolders)}}),
                                    SourceSpot{path.string()});
    if (folders_ >= kMaxFolders) return;
    for (const fs::path& item : sorted_items(path, report_.problems)) {
      // A link to a folder above would never end.
      if (fs::is_directory(item, error) ? !fs::is_symlink(item, error) : is_ours(item)) check(item);
      else if (path.filename() == "plugins") add_new(report_.problems, plugin_refusals(services_, item));
    }
  }

  /// What a game in Lua has against its content, where the content alone was to be checked.
  void compare_content() {
    for (const fs::path& script : scripts_of_content_)
      if (report_.problems.empty() && !checked_games_.contains(script))
        for (Problem& problem : check_game(services_, script, time_)) report_.problems.push_back(std::move(problem));
  }

  CheckReport take() {
    drop_told_pictures();
    report_.script = time_.take_script();
    report_.tests = time_.tests;
    report_.cut = time_.take_cut();
    report_.translations = part_translations(services_, texts_of_program_);
    return std::move(report_);
  }

 private:
  /// More than anybody's games have: whoever asks for `/` has a slip of the pen.
  static constexpr std::size_t kMaxFolders = 2000;

  /// What a script does wrong is told where the script is, and not again where a position comes to it.
  void drop_told_pictures() {
    std::erase_if(report_.problems, [all = report_.problems](const Problem& picture) {
      return std::ranges::any_of(all, [&](const Problem& fault) { return comes_of_script(picture, fault); });
    });
  }

  void check_file(const fs::path& file) {
    if (progress_) progress_(report_.files, file);
    if (is_of_locale(file)) texts_of_program_.push_back(file);
    ++report_.files;
    time_.begin_file();
    std::vector<Problem> found;
    for (Problem& problem : problems_of(file)) {
      if (problem.where.file == fs::absolute(file).lexically_normal()) problem.where.file = file.string();  // as it was called
      add_new(found, {std::move(problem)});
    }
    auto problems = without_repeats(services_.locale, std::move(found));
    std::erase_if(problems, [this](const Problem& problem) { return is_told(problem); });
    report_.problems.insert(report_.problems.end(), std::make_move_iterator(problems.begin()), std::make_move_iterator(problems.end()));
  }

  std::vector<Problem> problems_of(const fs::path& file) {
    if (is_for_editors(file)) return {};
    if (is_game_script(file)) checked_games_.insert(fs::absolute(file).lexically_normal());
    if (file.extension() == ".lua" || file.filename() == ".lua") return check_script(services_, file, time_, games_);
    if (is_nearly_lua(file)) return {Problem(Text("cli.check.place.ending"), SourceSpot{file.string()})};
    if (file.extension() == ".so") return plugin_faults(services_, file);
    if (auto refused = plugin_refusals(services_, file); !refused.empty()) return refused;
    // A pattern's file may be anything: its folder alone says what it is.
    if (file.parent_path().filename() == "patterns" || knows_yaml_file(file)) {
      auto wrong = written_faults(services_, file);
      if (auto nobody = wrong.empty() ? content_of_nobody(services_.catalogue, file) : std::nullopt) wrong.push_back(*std::move(nobody));
      add_new(wrong, unplayable_pictures(services_.catalogue, file));
      if (wrong.empty()) wrong = unplayable_part(services_.catalogue, file);
      if (auto misplaced = misplaced_sheet(services_, file)) wrong.insert(wrong.begin(), *std::move(misplaced));
      if (const auto script = script_of_content(file)) scripts_of_content_.insert(*script);
      const bool is_sound = wrong.empty();
      add_new(wrong, faults_of_series(file, is_sound));
      sort_and_cut(wrong);
      return wrong;
    }
    if (is_profile_place(services_.paths, file)) return {Problem(Text("cli.check.place.profile"), {file.string()})};
    if (auto stray = stray_sheet(services_, file)) return {*std::move(stray)};
    return check_save_file(services_, file);
  }

  std::vector<Problem> faults_of_series(const fs::path& file, bool is_sound) {
    SeriesTrial trial = try_series(services_.catalogue, file, is_sound);
    if (trial.untried > 0) report_.untried.push_back({file.string(), trial.untried});
    return std::move(trial.problems);
  }

  /// What is wrong in a game is found in each of its variants too.
  bool is_told(const Problem& problem) const {
    return std::ranges::any_of(report_.problems, [&](const Problem& told) {
      const bool same = told.text == problem.text || is_of_texts(problem);  // which a game tells by longer keys
      return same && told.where.line == problem.where.line && told.where.column == problem.where.column &&
             (told.where.file == problem.where.file || are_same(told.where.file, problem.where.file));
    });
  }

  const Services& services_;
  const CheckProgress& progress_;
  TrialTime time_;
  std::set<fs::path> scripts_of_content_, checked_games_;
  GamesOfScripts games_;
  std::vector<fs::path> texts_of_program_;
  std::size_t folders_ = 0;
  CheckReport report_;
};

}  // namespace

std::vector<fs::path> script_roots(const Services& services, const fs::path& file) {
  const fs::path root = script_folder(services, file);
  std::vector<fs::path> roots{root.empty() ? fs::absolute(file).parent_path().parent_path() : root};
  const auto known = services.paths.script_roots();
  roots.insert(roots.end(), known.begin(), known.end());
  return roots;
}

bool is_module(const Services& services, const fs::path& file) { return is_in_module_folder(script_folder(services, file), file); }

CheckReport check_paths(const Services& services, const std::vector<std::string>& paths, const CheckProgress& progress) {
  Checker checker(services, progress);
  for (const std::string& path : paths) checker.check(path);
  checker.compare_content();
  return checker.take();
}

}  // namespace tablier
