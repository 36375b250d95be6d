#include "app/commands.hpp"
#include "app/game_arguments.hpp"
#include "app/output.hpp"
#include "app/start.hpp"
#include "content/files.hpp"
#include "editor/document/comments.hpp"
#include "editor/series/model/series_file.hpp"
#include "editor/series/model/series_print.hpp"
#include "host/catalogue.hpp"
#include "host/refused_files.hpp"
#include "host/stdout_redirect.hpp"
#include "play/challenges.hpp"

#include <CLI/CLI.hpp>

#include <cctype>
#include <filesystem>
#include <map>
#include <memory>
#include <ostream>
#include <unistd.h>

namespace tablier {
namespace {

/// A call as its words have it.
struct ToolArguments {
  std::map<std::string, std::vector<std::string>> values;  ///< by parameter
  std::map<std::string, bool> flags;
  std::vector<std::string> options;  ///< k=v, another way to set parameters: for scripts that make calls
  std::string alone;                 ///< the parameter that needs no name
  std::string figure;
  std::string series;
  Output output;
  bool json = false;
};

struct BoundTool {
  std::shared_ptr<const GameEntry> game;
  Tool tool;
};

std::string option_name(const Parameter& p) {
  std::string name = "--" + p.name;
  std::replace(name.begin(), name.end(), '_', '-');
  return name;
}

std::string help_key(const GameEntry& game, const Tool& tool) {
  std::string name = tool.name;
  std::replace(name.begin(), name.end(), ' ', '_');
  return game.name + ".tool." + name;
}

std::string shown_value(const Parameter& p) {
  if (p.type == ParameterType::integer) return "N";
  if (p.type == ParameterType::integers) return "N,N,…";
  return p.values.empty() ? "TEXT" : joined(p.values, "|");
}

/// What holds where nothing is said; empty where that is nothing at all, or what the help says in its own words.
std::string fallback_text(const Parameter& p) {
  if (p.type == ParameterType::choice) return to_text(p.fallback);
  if (p.type != ParameterType::integer || *p.fallback.as_int() == p.min) return {};
  return to_text(p.fallback);
}

/// A tool's first parameter may be given without its name where it is one pattern: `solve C`.
const Parameter* nameless(const Tool& tool) {
  const bool first =
      !tool.parameters.empty() && tool.parameters.front().type == ParameterType::patterns && tool.parameters.front().max == 1;
  return first ? &tool.parameters.front() : nullptr;
}

std::string upper_case(std::string name) {
  std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  return name;
}

void add_parameters(CommandBuilder& args, const BoundTool& bound, ToolArguments& target) {
  if (const Parameter* p = nameless(bound.tool))
    args.positional(upper_case(p->name), target.alone, help_key(*bound.game, bound.tool) + "." + p->name, false);
  for (const Parameter& p : bound.tool.parameters) {
    const std::string help = help_key(*bound.game, bound.tool) + "." + p.name;
    if (p.type == ParameterType::boolean) args.flag(option_name(p), target.flags[p.name], help);
    else args.texts(option_name(p), target.values[p.name], shown_value(p), help, fallback_text(p));
  }
  if (!bound.tool.parameters.empty()) args.texts("--option", target.options, "K=V", "cli.word.tool_option");
}

/// A list may be given in several options; of anything else the last one counts.
std::string value_text(const Parameter& p, const std::vector<std::string>& given) {
  const bool list = p.type == ParameterType::texts || p.type == ParameterType::integers || p.type == ParameterType::patterns;
  if (!list) return given.back();
  return joined(given, ",");
}

/// A parameter that is said both without its name and with it.
void refuse_twice(const Tool& tool, const ToolArguments& args, const Value& by_hand) {
  const Parameter* p = nameless(tool);
  if (!p || args.alone.empty()) return;
  if (!args.values.at(p->name).empty() || by_hand.find(p->name))
    throw Stop(ExitStatus::usage_error, "cli.error.given_twice", {{"name", upper_case(p->name)}, {"option", option_name(*p)}});
}

Value settings_of(const GameEntry& game, const Tool& tool, const ToolArguments& args) {
  Value settings = Value::map();
  for (const Parameter& p : tool.parameters) {
    if (p.type == ParameterType::boolean) {
      if (args.flags.at(p.name)) settings.set(p.name, true);
    } else if (&p == nameless(tool) && !args.alone.empty()) {
      settings.set(p.name, read_setting(game, p, args.alone));
    } else if (const auto& given = args.values.at(p.name); !given.empty()) {
      settings.set(p.name, read_setting(game, p, value_text(p, given)));
    }
  }
  const Value by_hand = read_options(game, tool.parameters, args.options);
  refuse_twice(tool, args, by_hand);
  for (const Member& option : *by_hand.as_map()) settings.set(option.name, option.value);
  return settings;
}

/// A figure of the game by its name, or a figure file.
FigureSpec find_figure(const GameEntry& game, const std::string& name) {
  if (const FigureSpec* known = find_spec(game.content->figures, name)) return *known;
  if (const RefusedFile* refused = refused_part(game, PartKind::figure, name)) throw Stop(ExitStatus::no, refused->why);
  if (std::error_code none; !std::filesystem::exists(name, none))
    throw Stop(ExitStatus::usage_error, "cli.error.no_figure", {{"name", name}});
  return value_or_stop(load_figure(name), ExitStatus::no);
}

/// How far a long call is, in percent, where somebody looks on.
std::function<void(double)> progress_of(std::ostream& err) {
  if (isatty(STDERR_FILENO) == 0) return {};
  return [&err, shown = -1](double done) mutable {
    const int percent = static_cast<int>(done * 100);
    if (percent == shown) return;
    shown = percent;
    err << "\r" << percent << " %" << (percent == 100 ? "\n" : "") << std::flush;
  };
}

/// From the records of the profile, which are opened for a tool that asks.
std::vector<SolveTime> times_of(Session& session, const std::string& game, const std::string& series) {
  open_records(session.services);
  std::vector<SolveTime> times;
  if (!session.services.records) return times;
  for (const auto& [name, best] : session.services.records->solved(game, series + "/")) {
    const auto id = parse_challenge(name);
    if (id && !best.helped) times.push_back({id->row, id->count, best.seconds});
  }
  return times;
}

/// Of a file with several faults all, as the series editor shows them; the one that ends the call is the last.
void tell_faults(const Session& session, const GameEntry& game, const std::string& file) {
  if (std::error_code none; !std::filesystem::is_regular_file(file, none)) return;
  if (load_series(file, {}, game.content->pieces)) return;
  std::vector<Problem> faults = editor::read_series(file, game.content->pieces).problems;
  std::erase_if(faults, [](const Problem& fault) { return fault.text.key.starts_with("editor.fault."); });  // they are none here
  for (std::size_t i = 0; i + 1 < faults.size(); ++i) session.warn(faults[i]);
  if (faults.size() > 1) throw Stop(ExitStatus::no, faults.back());
}

ToolAnswer answer(Session& session, const BoundTool& bound, const ToolArguments& args) {
  auto options = Options::make(bound.tool.parameters, settings_of(*bound.game, bound.tool, args));
  ToolCall call{*bound.game->content, value_or_stop(std::move(options), ExitStatus::usage_error), {}, {}, {}, progress_of(session.err)};
  if (!args.figure.empty()) call.figure = find_figure(*bound.game, args.figure);
  if (bound.tool.input == ToolInput::series) {
    call.series = find_series(*bound.game, args.series);
    call.times = [&session, game = bound.game->name, series = call.series->name] { return times_of(session, game, series); };
  }
  const StreamRestore back;  // a tool may talk to another program
  try {
    auto made = bound.tool.run(call);
    // A problem that stands in a file is none of the call.
    const bool of_file = !made && !made.problem().where.file.empty();
    return value_or_stop(std::move(made), of_file ? ExitStatus::broken : ExitStatus::usage_error);
  } catch (const Stop&) {
    throw;
  } catch (...) {
    throw Stop(ExitStatus::broken, "host.plugin.threw_later");
  }
}

/// Below the comments at the head of the file that it was made from.
std::string text_of(const SeriesSpec& series, const std::string& from) {
  const auto text = read_file(from);
  return editor::written(series, text ? editor::head_comments(*text) : std::string());
}

void run(Session& session, const BoundTool& bound, const ToolArguments& args) {
  check_output(session, args.output, {args.series, args.figure});
  if (args.output && editor::print_format_of(args.output.file))
    throw Stop(ExitStatus::usage_error, "cli.error.series_output", {{"file", args.output.file}});
  if (bound.tool.input == ToolInput::series) tell_faults(session, *bound.game, args.series);
  const ToolAnswer made = answer(session, bound, args);
  if (made.series && args.output) write_output(session, args.output, text_of(*made.series, args.series));
  if (args.json) session.print(made.json);
  else
    for (const Text& line : made.lines) session.print_line(session.say(line));
  session.status = made.status == 0 ? ExitStatus::done : ExitStatus::no;
}

/// The command of a tool's name, `series check` below `series`.
CommandBuilder tool_arguments(const CommandBuilder& game, const BoundTool& bound) {
  const auto blank = bound.tool.name.find(' ');
  const std::string help = help_key(*bound.game, bound.tool);
  if (blank == std::string::npos) return game.command(bound.tool.name, help);
  const std::string group = bound.tool.name.substr(0, blank);
  CLI::App* above = game.find_command(group);
  const CommandBuilder group_builder =
      above ? CommandBuilder(*above, game.locale()) : game.group(group, bound.game->name + ".tool." + group);
  return group_builder.command(bound.tool.name.substr(blank + 1), help);
}

void add_tool(const CommandBuilder& game, Session& session, const std::shared_ptr<const BoundTool>& bound) {
  CommandBuilder args = tool_arguments(game, *bound);
  const auto target = std::make_shared<ToolArguments>();
  add_parameters(args, *bound, *target);
  if (bound->tool.input == ToolInput::figure) args.text("--figure", target->figure, "NAME|FILE", "cli.word.figure");
  if (bound->tool.input == ToolInput::series) args.positional("FILE", target->series, "cli.word.series");
  if (bound->tool.writes_series) add_output(args, target->output, "FILE", "cli.word.output");
  args.flag("--json", target->json, "cli.word.json");
  args.on_call([bound, target, &session] { run(session, *bound, *target); });
}

std::vector<Tool> tools_of(const GameEntry& game) {
  auto asked = game.source->tools();
  return asked ? *std::move(asked) : std::vector<Tool>();
}

/// A game that has no tools has a help of its own all the same.
void add_plain_game(CommandBuilder& root, Session& session, const std::shared_ptr<const GameEntry>& game) {
  const std::string title = session.services.locale.say(game->spec.title);
  const CommandBuilder args = root.command(game->name, game->name);
  args.app().description(session.say("cli.plain_game", {{"title", title}, {"summary", session.services.locale.say(game->spec.summary)}}));
  args.app().footer(session.say("cli.plain_game_calls", {{"game", game->name}}));
  args.on_call([title] { throw Stop(ExitStatus::usage_error, "cli.error.no_tools", {{"game", title}}); });
}

}  // namespace

void add_tools(CommandBuilder& root, Session& session) {
  for (const auto& game : session.services.catalogue.games_as_read()) {
    // A command of the engine comes before a game of the same name.
    if (!game->playable() || root.find_command(game->name)) continue;
    const auto tools = tools_of(*game);
    if (tools.empty()) {
      add_plain_game(root, session, game);
      continue;
    }
    const CommandBuilder args = root.command(game->name, game->name + ".tools");
    args.app().require_subcommand(1);
    for (const Tool& tool : tools) {
      const auto bound = std::make_shared<const BoundTool>(BoundTool{game, tool});
      add_tool(args, session, bound);
      if (tool.at_top && !root.find_command(tool.name)) add_tool(root, session, bound);
    }
  }
}

}  // namespace tablier
