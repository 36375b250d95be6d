#include "app/plugin_check.hpp"

#include "app/game_arguments.hpp"
#include "app/game_check.hpp"
#include "match/noted_stage.hpp"
#include "match/play_trial.hpp"
#include "match/round_trial.hpp"

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

namespace tablier {
namespace {

namespace fs = std::filesystem;

/// What the start had against a plugin.
std::vector<Problem> why_refused(const Catalogue& catalogue, const fs::path& file) {
  std::vector<Problem> all;
  for (const auto& game : catalogue.games_as_read())
    for (const Problem& problem : game->problems)
      if (is_same_file(problem.where.file, file)) all.push_back(problem);
  return all;
}

/// The game of one plugin, variant by variant.
class PluginCheck {
 public:
  PluginCheck(const Services& services, std::shared_ptr<const GameEntry> game) : services_(services), game_(std::move(game)) {}

  std::vector<Problem> run() {
    name_parameters();
    for (const VariantEntry& variant : game_->variants) {
      const auto rules = variant.problem ? Result<Ruleset>(*variant.problem) : make_ruleset(game_, variant, Value::map());
      if (!rules && !variant.problem) {
        problems_.push_back(not_made(services_.locale, *game_, variant.name, rules.problem()));
        break;
      }
      if (rules && !try_variant(*rules)) break;
    }
    const fs::path beside = game_->source->file().parent_path();
    for (Problem& problem : without_texts(services_.locale, *game_, beside, texts_)) problems_.push_back(std::move(problem));
    return std::move(problems_);
  }

 private:
  /// Variants that come when this is used up are tried for moves that are not taken back, and no further.
  static constexpr std::chrono::seconds kPatience{4};

  void name_parameters() {
    for (const Parameter& p : game_->parameters) name({game_->name + ".parameter." + p.name, "", where()});
  }

  /// False where something is wrong: in other variants it most likely is the same.
  bool try_variant(const Ruleset& rules) {
    if (auto fault = seats_fault(rules)) problems_.push_back(*std::move(fault));
    const auto faults = round_faults(rules);
    problems_.insert(problems_.end(), faults.begin(), faults.end());
    const bool in_time = !problems_.empty() || std::chrono::steady_clock::now() - begin_ <= kPatience;
    if (std::ranges::all_of(faults, spares_others) && in_time) add(try_play(rules));
    return problems_.empty();
  }
  void add(PlayTrial trial) {
    for (NamedText& text : trial.texts) name(std::move(text));
    problems_.insert(problems_.end(), trial.problems.begin(), trial.problems.end());
    const Paints& known = game_->spec.paints;
    for (const std::string& paint : trial.paints)
      if (!is_paint(known, paint)) problems_.emplace_back(no_paint(known, paint), where());
  }

  /// A variant may be for fewer than the game is, and for no others.
  std::optional<Problem> seats_fault(const Ruleset& rules) const {
    const SeatRange seats = rules.game->seats(), sheet = game_->spec.seats;
    if (seats.min >= sheet.min && seats.max <= sheet.max) return std::nullopt;
    return Problem(
        Text("host.plugin.seats_of_sheet",
             {{"name", path_of(rules)}, {"min", seats.min}, {"max", seats.max}, {"sheet_min", sheet.min}, {"sheet_max", sheet.max}}),
        where());
  }

  void name(NamedText text) {
    if (std::ranges::count(texts_, text.key, &NamedText::key) == 0) texts_.push_back(std::move(text));
  }
  SourceSpot where() const { return {game_->source->file().string()}; }

  const Services& services_;
  std::shared_ptr<const GameEntry> game_;
  std::vector<NamedText> texts_;
  std::vector<Problem> problems_;
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

/// A library of another system.
bool is_foreign_library(const fs::path& file) {
  const std::string ending = file.extension().string();
  return ending == ".dll" || ending == ".dylib";
}

}  // namespace

std::vector<Problem> plugin_refusals(const Services& services, const fs::path& file) {
  const auto is_same = [&](const fs::path& folder) { return is_same_file(folder.string(), file.parent_path()); };
  if (is_foreign_library(file)) return {Problem(Text("cli.check.foreign_library"), {file.string()})};
  const bool is_looked_for = file.extension() == ".so" && std::ranges::any_of(services.paths.plugins, is_same);
  return is_looked_for ? why_refused(services.catalogue, file) : std::vector<Problem>();
}

std::vector<Problem> plugin_faults(const Services& services, const fs::path& file) {
  for (const auto& one : services.catalogue.games_as_read())
    if (one->playable() && is_same_file(one->source->file().string(), file))
      return PluginCheck(services, services.catalogue.find(one->name)).run();
  if (auto refused = why_refused(services.catalogue, file); !refused.empty()) return refused;
  return {Problem(Text("cli.check.no_plugin"), {file.string()})};
}

}  // namespace tablier
