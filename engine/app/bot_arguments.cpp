#include "app/bot_arguments.hpp"

#include "bots/default_bot.hpp"

#include <algorithm>
#include <charconv>

namespace tablier {
namespace {

[[noreturn]] void no_such_bot(const Game& game, const std::string& args) {
  const std::vector<std::string> names = game.reference_bots();
  if (names.empty()) throw Stop(ExitStatus::usage_error, "cli.error.bot", {{"value", args}, {"levels", bot_levels(game)}});
  throw Stop(ExitStatus::usage_error, "cli.error.bot_name",
             {{"value", args}, {"levels", bot_levels(game)}, {"values", joined(names, ", ")}});
}

}  // namespace

bool is_reference_bot(const Game& game, const std::string& args) {
  const std::vector<std::string> references = game.reference_bots();
  return std::find(references.begin(), references.end(), args) != references.end();
}

Contender read_contender(const Game& game, const std::string& args) {
  Contender contender;
  contender.random = args == "random";
  if (contender.random) return contender;
  if (args == "bot") return contender;
  if (is_reference_bot(game, args)) {
    contender.reference = args;
    return contender;
  }
  const std::string number = args.starts_with("bot:") ? args.substr(4) : args;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), contender.level);
  if (error != std::errc{} || end != number.data() + number.size() || contender.level < 1 || contender.level > bot_levels(game))
    no_such_bot(game, args);
  return contender;
}

}  // namespace tablier
