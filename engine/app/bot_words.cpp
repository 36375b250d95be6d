#include "app/bot_words.hpp"

#include "bots/default_bot.hpp"

#include <algorithm>
#include <charconv>

namespace tablier {
namespace {

[[noreturn]] void no_such_bot(const Game& game, const std::string& words) {
  const std::vector<std::string> names = game.reference_bots();
  if (names.empty()) throw Stop(ExitStatus::wrong_words, "cli.error.bot", {{"value", words}, {"levels", bot_levels(game)}});
  throw Stop(ExitStatus::wrong_words, "cli.error.bot_name",
             {{"value", words}, {"levels", bot_levels(game)}, {"values", joined(names, ", ")}});
}

}  // namespace

bool is_reference_bot(const Game& game, const std::string& words) {
  const std::vector<std::string> references = game.reference_bots();
  return std::find(references.begin(), references.end(), words) != references.end();
}

Contender read_contender(const Game& game, const std::string& words) {
  Contender contender;
  contender.random = words == "random";
  if (contender.random) return contender;
  if (words == "bot") return contender;
  if (is_reference_bot(game, words)) {
    contender.reference = words;
    return contender;
  }
  const std::string number = words.starts_with("bot:") ? words.substr(4) : words;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), contender.level);
  if (error != std::errc{} || end != number.data() + number.size() || contender.level < 1 || contender.level > bot_levels(game))
    no_such_bot(game, words);
  return contender;
}

}  // namespace tablier
