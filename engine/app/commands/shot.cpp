#include "app/commands.hpp"
#include "app/game_arguments.hpp"
#include "app/output.hpp"
#include "app/start.hpp"
#include "content/files.hpp"
#include "content/temporary_folder.hpp"
#include "editor/editor.hpp"
#include "host/refused_files.hpp"
#include "match/plugin_fault.hpp"
#include "ui/core/panel_fonts.hpp"
#include "ui/run.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <memory>
#include <utility>

namespace tablier {
namespace {

constexpr std::array<const char*, 7> kScreens{"library", "setup", "table", "map", "rules", "settings", "records"};
/// A screen of a room of its own.
constexpr const char* kEditor = "editor";
constexpr int kLargest = 8192;

struct ShotArguments {
  std::string screen;
  GameArguments game;
  std::string size = "1280x800";
  double scale = 1;
  std::string language;
  std::string theme;
  std::string series;
  std::string file;
  Output output;
};

ScreenName read_screen(const std::string& name) {
  const auto found = std::find(kScreens.begin(), kScreens.end(), name);
  if (found == kScreens.end()) {
    std::vector<std::string> known(kScreens.begin(), kScreens.end());
    known.emplace_back(kEditor);
    throw Stop(ExitStatus::usage_error, "cli.error.screen", {{"value", name}, {"values", joined(known)}});
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
    throw Stop(ExitStatus::usage_error, "cli.error.size", {{"value", text}, {"max", kLargest}});
  return size;
}

/// Of the editor: the series that it shows.
OpenAt editor_of(const Session& session, const ShotArguments& args) {
  editor::OpenRequest request{args.file, false};
  if (!args.file.empty()) require_file(args.file);
  else if (!args.series.empty())
    request.file = value_or_stop(editor::file_of_series(session.services, args.series), ExitStatus::usage_error);
  return value_or_stop(editor::opening(session.services, request), ExitStatus::broken);
}

void show_language(Services& services, const std::string& language) {
  const auto offered = services.locale.languages();
  if (std::find(offered.begin(), offered.end(), language) == offered.end())
    throw Stop(ExitStatus::usage_error, "cli.error.language", {{"value", language}, {"values", joined(offered)}});
  services.locale.use(language);
  services.settings.language = language;  // the screen goes by it
}

void show_theme(Services& services, const std::string& theme) {
  const auto folders = services.paths.all("content/theme");
  auto offered = theme_names(folders);
  offered.emplace_back(kSystemTheme);
  if (std::find(offered.begin(), offered.end(), theme) == offered.end())
    throw Stop(ExitStatus::usage_error, "cli.error.theme", {{"value", theme}, {"values", joined(offered)}});
  services.settings.theme = theme;
  if (theme == kSystemTheme) return;
  const LoadedTheme loaded = load_theme(folders, theme);
  if (!loaded.problems.empty()) throw Stop(ExitStatus::no, loaded.problems.front());
  value_or_stop(try_own_fonts(loaded.theme), ExitStatus::no);
}

/// The table and the map are of a game, and not every game has a map.
void check_game(const Session& session, const ShotArguments& args, ScreenName screen) {
  if (screen != ScreenName::table && screen != ScreenName::map) return;
  if (args.game.game.empty()) throw Stop(ExitStatus::usage_error, "cli.error.screen_of_game", {{"name", args.screen}});
  const auto game = session.services.catalogue.find(args.game.game.substr(0, args.game.game.find('/')));
  if (screen == ScreenName::table || !game) return;
  if (!has_series(*game)) throw Stop(ExitStatus::usage_error, "cli.error.no_map", {{"name", game->name}});
  if (!has_series(*game, args.series)) throw Stop(ExitStatus::usage_error, "map.unknown", {{"name", args.series}});
}

/// The format goes by the ending; what is no file, and a name without one, gets a PNG.
void check_ending(const Output& output) {
  constexpr std::array kEndings{"", ".png", ".jpg", ".bmp", ".tga"};
  const std::string ending = std::filesystem::path(output.file).extension();
  if (std::find(kEndings.begin(), kEndings.end(), ending) == kEndings.end())
    throw Stop(ExitStatus::usage_error, "cli.error.picture_ending", {{"file", output.file}});
}

/// The library writes pictures to files only: to one of ours first, so that `-o` is written as every other is. The scale it was drawn at.
double draw_into(Session& session, const Output& output, Shot shot) {
  constexpr std::size_t kMaxPicture = std::size_t{1} << 30;
  const TemporaryFolder folder("tablier-shot");
  if (folder.path().empty()) throw Stop(ExitStatus::broken, "window.not_written", {{"file", output.file}});
  const std::filesystem::path ending = std::filesystem::path(output.file).extension();
  shot.output = folder.path() / ("picture" + (ending.empty() ? ".png" : ending.string()));
  auto drawn = draw_shot(session.services, shot);
  if (!drawn && drawn.problem().text.key == "window.no_display") throw Stop(ExitStatus::broken, "cli.shot.no_display");
  const double scale = value_or_stop(std::move(drawn), ExitStatus::broken);
  write_output(session, output, value_or_stop(read_file(shot.output, kMaxPicture), ExitStatus::broken));
  return scale;
}

/// What would be told over the screen is no part of its picture.
void tell_problems(Session& session) {
  for (const Problem& problem : std::exchange(session.services.problems, {})) session.warn(problem);
}

int percent(double scale) { return static_cast<int>(std::lround(scale * 100)); }

void run(Session& session, const ShotArguments& args) {
  const Size size = read_size(args.size);
  Shot shot{{}, size.width, size.height, args.scale, {}};
  if (!args.file.empty() && args.screen != kEditor) throw Stop(ExitStatus::usage_error, "cli.error.only_editor", {{"name", "--file"}});
  if (args.screen == kEditor) shot.at = editor_of(session, args);
  else shot.at.screen = read_screen(args.screen);
  if (args.screen != kEditor) check_game(session, args, shot.at.screen);
  if (!args.output) throw Stop(ExitStatus::usage_error, "cli.error.missing", {{"name", "-o"}});
  check_ending(args.output);
  check_output(session, args.output, {args.file});
  if (!args.game.game.empty()) {
    const Match match = play_moves(session, args.game);
    if (shot.at.screen == ScreenName::table) try_position(match);
    shot.at.match = match.setup();
    shot.at.moves = split_arguments(args.game.moves);
  }
  shot.at.series = args.series;
  if (!args.language.empty()) show_language(session.services, args.language);
  if (!args.theme.empty()) show_theme(session.services, args.theme);
  open_records(session.services);
  session.services.keeps_matches = false;
  tell_problems(session);
  const double drawn = draw_into(session, args.output, std::move(shot));
  if (percent(drawn) < percent(args.scale))
    session.warn(Problem("cli.shot.scale", {{"size", args.size}, {"n", percent(args.scale)}, {"now", percent(drawn)}}));
}

}  // namespace

void add_shot(CommandBuilder& root, Session& session) {
  const auto target = std::make_shared<ShotArguments>();
  CommandBuilder args = root.command("shot", "cli.command.shot");
  args.positional("SCREEN", target->screen, "cli.word.screen");
  add_rules_arguments(args, target->game, false);
  args.number("--seats", target->game.seats, 1, kMaxSeats, "cli.word.seats");
  add_line_arguments(args, target->game);
  args.text("--series", target->series, "NAME", "cli.word.series_name");
  args.text("--file", target->file, "FILE", "cli.word.series_file");
  args.text("--size", target->size, "1280x800", "cli.word.size");
  args.real("--scale", target->scale, 0.5, 4, "1.0", "cli.word.scale");
  args.text("--locale", target->language, joined(session.services.locale.languages(), "|"), "cli.word.language");
  args.text("--theme", target->theme, "light|dark", "cli.word.theme");
  add_output(args, target->output, "FILE.png", "cli.word.picture");
  args.on_call([target, &session] { run(session, *target); });
}

}  // namespace tablier
