#include "play/console_line.hpp"

#include "match/match_view.hpp"
#include "script/sources.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace tablier {
namespace {

/// The scripts/ folders that a game's variants come from.
std::vector<std::filesystem::path> roots_of(const GameEntry& game) {
  std::vector<std::filesystem::path> roots;
  for (const VariantEntry& variant : game.variants)
    for (const std::filesystem::path& file : variant.files) {
      const auto root = file.parent_path().parent_path();
      if (std::ranges::count(roots, root) == 0) roots.push_back(root);
    }
  return roots;
}

}  // namespace

ExpressionWorld world_of(const MatchView& match) {
  ExpressionWorld world{.position = match.position()};
  if (const Value* options = world.position.find("options")) world.options = *options;
  const std::string& variant = match.variant();
  const VariantEntry* entry = match.entry()->variant(variant);
  if (!entry || entry->files.empty()) return world;
  world.roots = roots_of(*match.entry());
  // The variant's own folder comes first, since one of the player's may have the name of one that came with the program.
  const auto own = entry->files.front().parent_path().parent_path();
  std::ranges::stable_partition(world.roots, [&](const auto& root) { return root == own; });
  const std::string module = match.game() + "." + entry->name;
  if (lua::is_module_name(module) && std::ranges::count(entry->name, '.') == 0) world.variant = module;
  return world;
}

void ConsoleLine::enter(const MatchView& match) {
  if (text.find_first_not_of(' ') == text.npos) return;
  asked_ = std::exchange(text, {});
  draft_.clear();
  back_ = 0;
  if (lines_.empty() || lines_.back() != asked_) lines_.push_back(asked_);
  if (lines_.size() > kMaxLines) lines_.erase(lines_.begin());
  job_.ask([line = asked_, world = world_of(match)](const std::stop_token& stop) { return evaluate(line, world, {}, stop); });
}

bool ConsoleLine::update() {
  auto result = job_.poll();
  if (!result) return false;
  entries_.insert(entries_.begin(), Entry{asked_, std::move(*result)});
  if (entries_.size() > kMaxEntries) entries_.pop_back();
  return true;
}

bool ConsoleLine::earlier() {
  if (back_ == lines_.size()) return false;
  if (back_ == 0) draft_ = text;
  ++back_;
  recall();
  return true;
}

bool ConsoleLine::later() {
  if (back_ == 0) return false;
  --back_;
  recall();
  return true;
}

void ConsoleLine::recall() { text = back_ == 0 ? draft_ : lines_[lines_.size() - back_]; }

}  // namespace tablier
