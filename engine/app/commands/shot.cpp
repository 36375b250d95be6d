#include "app/commands.hpp"
#include "app/game_words.hpp"
#include "app/start.hpp"
#include "editor/editor.hpp"
#include "ui/run.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>

namespace tablier {
namespace {

constexpr std::array<const char*, 7> kScreens{"library", "setup", "table", "map", "rules", "settings", "records"};
/// A screen of a room of its own.
constexpr const char* kEditor = "editor";
constexpr int kLargest = 8192;

struct ShotWords {
  std::string screen;
  GameWords game;
  std::string size = "1280x800";
  double scale = 1;
  std::string language;
  std::string theme;
  std::string series;
  std::string file;
  std::string output;
};

ScreenName read_screen(const std::string& name) {
  const auto found = std::find(kScreens.begin(), kScreens.end(), name);
  if (found == kScreens.end()) {
    std::vector<std::string> known(kScreens.begin(), kScreens.end());
    known.emplace_back(kEditor);
    throw Stop(ExitStatus::wrong_words, "cli.error.screen", {{"value", name}, {"values", joined(known)}});
  }
  return static_cast<ScreenName>(found - kScreens.begin());
}

struct Size {
  int width = 0;
  int height = 0;
};

Size read_size(const std::string& text) {
  Size size;
  const char* const end = text.data() + text.size();
  const auto across = std::from_chars(text.data(), end, size.width);
  const bool has_x = across.ec == std::errc{} && across.ptr != end && *across.ptr == 'x';
  const auto down = has_x ? std::from_chars(across.ptr + 1, end, size.height) : across;
  const bool fits = std::min(size.width, size.height) > 0 && std::max(size.width, size.height) <= kLargest;
  if (!has_x || down.ec != std::errc{} || down.ptr != end || !fits)
    throw Stop(ExitStatus::wrong_words, "cli.error.size", {{"value", text}});
  return size;
}

/// Of the editor: the series that it shows.
OpenAt editor_of(const Session& session, const ShotWords& words) {
  editor::Wish wish{words.file, false};
  if (!words.file.empty()) require_file(words.file);
  else if (!words.series.empty())
    wish.file = value_or_stop(editor::file_of_series(session.services, words.series), ExitStatus::wrong_words);
  return value_or_stop(editor::opening(session.services, wish), ExitStatus::broken);
}

void show_language(Services& services, const std::string& language) {
  const auto offered = services.locale.languages();
  if (std::find(offered.begin(), offered.end(), language) == offered.end())
    throw Stop(ExitStatus::wrong_words, "cli.error.language", {{"value", language}, {"values", joined(offered)}});
  services.locale.use(language);
  services.settings.language = language;  // the screen goes by it
}

void run(Session& session, const ShotWords& words) {
  const Size size = read_size(words.size);
  Shot shot{{}, size.width, size.height, words.scale, words.output};
  if (!words.file.empty() && words.screen != kEditor) throw Stop(ExitStatus::wrong_words, "cli.error.only_editor", {{"name", "--file"}});
  if (words.screen == kEditor) shot.at = editor_of(session, words);
  else shot.at.screen = read_screen(words.screen);
  if (words.output.empty()) throw Stop(ExitStatus::wrong_words, "cli.error.missing", {{"name", "-o"}});
  if (!words.game.game.empty()) {
    shot.at.match = play_moves(session, words.game).setup();
    shot.at.moves = split_words(words.game.moves);
  }
  shot.at.series = words.series;
  if (!words.language.empty()) show_language(session.services, words.language);
  if (!words.theme.empty()) session.services.settings.theme = words.theme;
  open_records(session.services);
  session.services.keeps_matches = false;
  value_or_stop(draw_shot(session.services, shot), ExitStatus::broken);
}

}  // namespace

void add_shot(Words& root, Session& session) {
  const auto target = std::make_shared<ShotWords>();
  Words words = root.command("shot", "cli.command.shot");
  words.positional("SCREEN", target->screen, "cli.word.screen");
  add_rules_words(words, target->game, false);
  words.number("--seats", target->game.seats, 1, kMaxSeats, "cli.word.seats");
  add_line_words(words, target->game);
  words.text("--series", target->series, "NAME", "cli.word.series_name");
  words.text("--file", target->file, "FILE", "cli.word.series_file");
  words.text("--size", target->size, "1280x800", "cli.word.size");
  words.real("--scale", target->scale, 0.5, 4, "1.0", "cli.word.scale");
  words.text("--locale", target->language, joined(session.services.locale.languages(), "|"), "cli.word.language");
  words.text("--theme", target->theme, "light|dark", "cli.word.theme");
  words.text("-o,--output", target->output, "FILE.png", "cli.word.picture");
  words.on_call([target, &session] { run(session, *target); });
}

}  // namespace tablier
