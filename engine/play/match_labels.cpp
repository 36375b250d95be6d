#include "play/match_labels.hpp"

#include "content/row_label.hpp"
#include "content/text_limits.hpp"
#include "content/unreadable.hpp"
#include "content/utf8.hpp"
#include "play/challenges.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace tablier {
namespace {

constexpr int kHour = 3600, kMinute = 60;

std::string two_figures(int n) { return (n < 10 ? "0" : "") + std::to_string(n); }

}  // namespace

std::string game_label(const Locale& locale, const GameEntry* game, const std::string& name) {
  return game && !game->spec.title.empty() ? locale.say(game->spec.title) : clipped(name, kMaxTitle);
}

std::string challenge_label(const Locale& locale, const GameSpec& spec, int count) {
  if (!spec.series) return std::to_string(count);
  Text title = spec.series->challenge_title;
  title.args.emplace_back("n", count);
  return locale.say(title);
}

namespace {

/// Null where it is no cell of a series that there is.
const SeriesSpec* series_of(const GameEntry* game, const std::optional<ChallengeId>& id) {
  return game && id ? find_spec(game->spec.content.series, id->series) : nullptr;
}

}  // namespace

std::string cell_label(const Locale& locale, const GameEntry* game, const std::string& challenge) {
  const auto id = parse_challenge(challenge);
  if (!series_of(game, id)) return {};
  return locale.say(
      Text("table.cell", {{"row", row_label(locale, id->row)}, {"challenge", challenge_label(locale, game->spec, id->count)}}));
}

bool is_place_known(const GameEntry* game, const std::string& variant, const std::string& challenge) {
  if (series_of(game, parse_challenge(challenge))) return true;
  const VariantEntry* const entry = game ? game->variant(variant) : nullptr;
  return entry && !entry->title.empty();
}

std::string place_label(const Locale& locale, const GameEntry* game, const std::string& variant, const std::string& challenge) {
  if (!game) return challenge.empty() ? variant : challenge;
  const auto id = parse_challenge(challenge);
  if (const SeriesSpec* const series = series_of(game, id))
    return locale.say(Text("table.where", {{"series", locale.say(series->title)},
                                           {"row", row_label(locale, id->row)},
                                           {"challenge", challenge_label(locale, game->spec, id->count)}}));
  const VariantEntry* entry = game->variant(variant);
  return entry && !entry->title.empty() ? locale.say(entry->title) : variant;
}

std::string button_label(const Locale& locale, const std::string& game, const std::string& button) {
  const std::string plain = "button." + button, own = game + "." + plain;
  return locale.has(own) ? locale.say(own) : locale.has(plain) ? locale.say(plain) : button;
}

MoveName name_of(const State& state, Move move) {
  const bool resigns = move == state.resignation();  // its words say what it costs, and are for the question
  return {state.notation(move), resigns ? Text() : state.label(move)};
}

std::string move_label(const Locale& locale, const std::string& game, const MoveName& name) {
  return name.label.empty() ? button_label(locale, game, name.notation) : locale.say(name.label);
}

void name_lone_human(std::vector<Player>& players, const std::string& name) {
  const auto human = std::find_if(players.begin(), players.end(), [](const Player& p) { return p.human; });
  const bool alone = std::count_if(players.begin(), players.end(), [](const Player& p) { return p.human; }) == 1;
  if (alone && is_blank_text(human->name) && !is_blank_text(name)) human->name = in_one_line(name);
}

std::string player_label(const Locale& locale, const std::vector<Player>& players, std::size_t seat, bool alone) {
  const Player& p = players[seat];
  if (!is_blank_text(p.name)) return in_one_line(p.name);
  const auto count = [&players](const auto& alike) { return std::ranges::count_if(players, alike); };
  if (p.human) {
    const bool you = alone && count([](const Player& other) { return other.human; }) == 1;
    return you ? locale.say("table.seat.you") : locale.say(Text("table.seat.human", {{"n", static_cast<std::int64_t>(seat + 1)}}));
  }
  const auto alike = [&p](const Player& other) { return other == p; };
  const std::string which = p.bot.empty() ? std::to_string(p.level) : p.bot;
  if (count(alike) == 1) return locale.say(Text("table.seat.bot", {{"n", which}}));
  return locale.say(Text("table.seat.bot_of_several", {{"n", which}, {"number", static_cast<std::int64_t>(seat + 1)}}));
}

std::string key_about(const Locale& locale, const std::string& key, const std::string& name) {
  std::string yours = key + "_you";
  return name == locale.say("table.seat.you") && locale.has(yours) ? yours : key;
}

Text with_player(const Locale& locale, Text status, const std::vector<Player>& players) {
  const auto player = std::ranges::find(status.args, "player", &TextArg::name);
  const std::int64_t* const seat = player == status.args.end() ? nullptr : std::get_if<std::int64_t>(&player->value);
  if (!seat || *seat < 0 || *seat >= std::ssize(players)) return status;
  std::string name = player_label(locale, players, static_cast<std::size_t>(*seat), true);
  if (std::string key = key_about(locale, status.key, name); key != status.key) return Text(std::move(key));
  player->value = std::move(name);
  return status;
}

std::string strength_label(const Locale& locale, int level, int levels) {
  constexpr int kWords = 5;
  const int word = levels < 2 ? kWords / 2 : ((level - 1) * (kWords - 1) + (levels - 1) / 2) / (levels - 1);
  return locale.say("setup.strength." + std::to_string(word));
}

std::string figures_label(const Locale& locale, std::span<const std::int64_t> figures) {
  const bool below = std::ranges::any_of(figures, [](std::int64_t n) { return n < 0; });
  std::string all;
  for (const std::int64_t n : figures) all += (all.empty() ? "" : below ? ", " : " – ") + figure_label(locale, n);
  return all;
}

std::string figure_label(const Locale& locale, std::int64_t figure) {
  std::string digits = std::to_string(figure);
  if (figure < 0) digits.erase(0, 1);
  constexpr std::size_t kGroup = 3;
  const std::string between = locale.say("figure.between_thousands");
  for (std::size_t end = digits.size(); end > kGroup; end -= kGroup) digits.insert(end - kGroup, between);
  return (figure < 0 ? "−" : "") + digits;
}

std::string change_label(const Locale& locale, std::int64_t change) {
  return (change > 0 ? "+" : change == 0 ? "±" : "") + figure_label(locale, change);
}

std::string short_time(double seconds) {
  const int whole = static_cast<int>(seconds);
  if (whole >= kHour) return std::to_string(whole / kHour) + " h " + two_figures(whole % kHour / kMinute);
  return std::to_string(whole / kMinute) + ":" + two_figures(whole % kMinute);
}

}  // namespace tablier
