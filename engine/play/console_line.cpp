#include "play/console_line.hpp"

#include "content/utf8.hpp"
#include "match/match_view.hpp"
#include "script/sources.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>
#include <vector>

namespace fs = std::filesystem;

namespace tablier {
namespace {

/// The scripts/ folder that a file of a game stands in.
fs::path root_of(const fs::path& file) { return file.parent_path().parent_path(); }

/// The scripts/ folders that a game's variants come from.
std::vector<fs::path> roots_of(const GameEntry& game) {
  std::vector<fs::path> roots;
  for (const VariantEntry& variant : game.variants)
    for (const fs::path& file : variant.files)
      if (std::ranges::count(roots, root_of(file)) == 0) roots.push_back(root_of(file));
  return roots;
}

/// Puts a folder before the others: one of the player's may have the name of one that came with the program.
void put_first(std::vector<fs::path>& roots, const fs::path& first) {
  std::erase(roots, first);
  roots.insert(roots.begin(), first);
}

/// Of a game in Lua: what its own functions get, and what more is told of every position.
Value own_position(const Value& position) {
  const Value* own = position.find("state");
  if (!own) return position;
  Value all = *own;
  for (const Member& field : *position.as_map())
    if (field.name != "state" && !all.find(field.name)) all.set(field.name, field.value);
  return all;
}

}  // namespace

ExpressionWorld world_of(const MatchView& match) {
  const Value position = match.position();
  ExpressionWorld world{.position = own_position(position), .asked = match.position_view()};
  if (const Value* options = position.find("options")) world.options = *options;
  const GameEntry& game = *match.entry();
  if (!game.hooks.empty()) world.shape = std::make_shared<const ValueShape>(position_shape(game.hooks));
  world.roots = roots_of(game);
  if (is_in_lua(game)) {
    put_first(world.roots, root_of(game.source->file()));
    if (const std::string module = game.name + ".game"; lua::is_module_name(module)) world.game = module;
  }
  const VariantEntry* entry = game.variant(match.variant());
  if (!entry || entry->files.empty() || entry->files.front().stem() != entry->name) return world;
  put_first(world.roots, root_of(entry->files.front()));
  const std::string module = match.game() + "." + entry->name;
  if (lua::is_module_name(module) && std::ranges::count(entry->name, '.') == 0) world.variant = module;
  return world;
}

void ConsoleLine::enter(const MatchView& match) {
  if (text.find_first_not_of(' ') == text.npos) return;
  if (lines_.empty() || lines_.back() != text) lines_.push_back(text);
  if (lines_.size() > kMaxLines) lines_.erase(lines_.begin());
  asked_ = std::exchange(text, {});
  replace_all(asked_, kLineEnd, "\n");
  draft_.clear();
  back_ = 0;
  job_.ask([line = asked_, world = world_of(match)](const std::stop_token& stop) { return evaluate(line, world, {}, stop); });
}

bool ConsoleLine::update() {
  auto result = job_.poll();
  if (!result) return false;
  entries_.insert(entries_.begin(), Entry{asked_, *result ? std::move(*result).value() : Evaluation{.fault = result->problem()}});
  if (entries_.size() > kMaxEntries) entries_.pop_back();
  return true;
}

void ConsoleLine::forget_answers() {
  job_.cancel();
  entries_.clear();
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
