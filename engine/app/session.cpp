#include "app/session.hpp"

#include "content/files.hpp"
#include "content/utf8.hpp"

#include <algorithm>
#include <filesystem>
#include <ostream>

namespace tablier {
namespace {

/// Messages of libraries may have several lines; ours are one.
std::string on_one_line(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

}  // namespace

std::string Session::title(const GameEntry& game, const VariantEntry& variant) const {
  const std::string name = say(game.spec.title);
  const std::string variant_name = say(variant.title);
  return variant_name.empty() || variant_name == name ? name : name + " · " + variant_name;
}

void Session::print(const Value& json) const { out << printable(to_json(json)) << '\n'; }
void Session::print_line(std::string_view line) const { out << printable(line) << '\n'; }
void Session::print(const Problem& problem) const { print_line(on_one_line(say(problem))); }

void Session::warn(const Problem& problem) const {
  if (const auto [line, fresh] = warned.insert(on_one_line(say(problem))); fresh) err << *line << '\n';
}

std::string joined(const std::vector<std::string>& args, std::string_view between) {
  std::string all;
  for (const std::string& word : args) {
    if (!all.empty()) all += between;
    all += word;
  }
  return all;
}

/// Of a path that is told, in characters.
constexpr std::size_t kMaxPath = 200;

void require_file(const std::string& path) {
  std::error_code error;
  if (path.empty()) throw Stop(ExitStatus::usage_error, "cli.error.empty_file");
  if (std::filesystem::exists(path, error)) return;
  if (error) throw Stop(ExitStatus::usage_error, Problem(system_reason(error.value()), {clipped(path, kMaxPath)}));
  throw Stop(ExitStatus::usage_error, "cli.error.no_such_file", {{"file", path}});
}

}  // namespace tablier
