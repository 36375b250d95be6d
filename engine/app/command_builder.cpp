#include "app/command_builder.hpp"

#include "app/exit_status.hpp"

#include <CLI/CLI.hpp>

#include <charconv>
#include <memory>
#include <utility>

namespace tablier {
namespace {

template <typename Number>
bool read_number(std::string_view text, Number& target) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), target);
  return error == std::errc{} && end == text.data() + text.size();
}

std::string shown_number(std::int64_t number) { return std::to_string(number); }

std::string shown_number(double number) {
  std::string text = std::to_string(number);
  text.erase(text.find_last_not_of('0') + 1);
  return text.ends_with('.') ? text.substr(0, text.size() - 1) : text;
}

/// Reads into `target`, or stops: a usage error.
template <typename Number>
CLI::callback_t number_reader(const std::string& name, Number& target, Number min, Number max) {
  return [=, &target](const CLI::results_t& args) {
    Number number{};
    // Not a number compares with nothing.
    if (!read_number(args.back(), number) || !(number >= min && number <= max))
      throw Stop(ExitStatus::usage_error, "cli.error.number",
                 {{"name", name}, {"value", args.back()}, {"min", shown_number(min)}, {"max", shown_number(max)}});
    target = number;
    return true;
  };
}

/// The same of a number that may be left out.
template <typename Number>
CLI::callback_t wish_reader(const std::string& name, std::optional<Number>& target, Number min, Number max) {
  const auto read = std::make_shared<Number>();
  return [of_number = number_reader(name, *read, min, max), read, &target](const CLI::results_t& args) {
    const bool good = of_number(args);
    if (good) target = *read;
    return good;
  };
}

}  // namespace

CommandBuilder CommandBuilder::command(const std::string& name, const std::string& help) const {
  CLI::App* below = app_.add_subcommand(name, locale_.say(help));
  return {*below, locale_};
}

CLI::App* CommandBuilder::find_command(const std::string& name) const {
  const auto found = app_.get_subcommands([&](const CLI::App* below) { return below->get_name() == name; });
  return found.empty() ? nullptr : found.front();
}

CommandBuilder CommandBuilder::group(const std::string& name, const std::string& help) const {
  const CommandBuilder made = command(name, help);
  made.app_.require_subcommand(1);
  return made;
}

void CommandBuilder::on_call(std::function<void()> run) const { app_.callback(std::move(run)); }

CLI::Option& CommandBuilder::add(const std::string& name, const Take& take, const std::string& shown, const std::string& help) {
  CLI::Option* option = app_.add_option(name, take, locale_.say(help));
  option->type_name(shown)->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
  return *option;
}

void CommandBuilder::positional(const std::string& shown, std::string& target, const std::string& help, bool required) {
  const auto take = [&target](const CLI::results_t& args) {
    target = args.back();
    return true;
  };
  add(shown, take, shown, help).required(required);
}

void CommandBuilder::positionals(const std::string& shown, std::vector<std::string>& target, const std::string& help, bool required) {
  const auto take = [&target](const CLI::results_t& args) {
    target = args;
    return true;
  };
  CLI::Option& option = add(shown, take, shown + "…", help);
  option.multi_option_policy(CLI::MultiOptionPolicy::TakeAll)->expected(1, CLI::detail::expected_max_vector_size)->required(required);
  option.allow_extra_args();
}

void CommandBuilder::positional_number(const std::string& shown, std::int64_t& target, std::int64_t min, std::int64_t max,
                                       const std::string& help) {
  add(shown, number_reader(shown, target, min, max), shown, help).required();
}

void CommandBuilder::flag(const std::string& name, bool& target, const std::string& help) {
  const auto take = [&target, name](const CLI::results_t& args) {
    if (args.back() != "true") throw Stop(ExitStatus::usage_error, "cli.error.no_value", {{"name", name}});
    return target = true;
  };
  add(name, take, "", help).expected(0);
}

void CommandBuilder::text(const std::string& name, std::string& target, const std::string& shown, const std::string& help) {
  const auto take = [&target](const CLI::results_t& args) {
    target = args.back();
    return true;
  };
  add(name, take, shown, help);
}

void CommandBuilder::number(const std::string& name, std::int64_t& target, std::int64_t min, std::int64_t max, const std::string& help) {
  add(name, number_reader(name, target, min, max), "N", help);
}

void CommandBuilder::number(const std::string& name, std::optional<std::int64_t>& target, std::int64_t min, std::int64_t max,
                            const std::string& help) {
  add(name, wish_reader(name, target, min, max), "N", help);
}

void CommandBuilder::real(const std::string& name, double& target, double min, double max, const std::string& shown,
                          const std::string& help) {
  add(name, number_reader(name, target, min, max), shown, help);
}

void CommandBuilder::real(const std::string& name, std::optional<double>& target, double min, double max, const std::string& shown,
                          const std::string& help) {
  add(name, wish_reader(name, target, min, max), shown, help);
}

void CommandBuilder::texts(const std::string& name, std::vector<std::string>& target, const std::string& shown, const std::string& help,
                           const std::string& fallback) {
  const auto take = [&target](const CLI::results_t& args) {
    target = args;
    return true;
  };
  CLI::Option& option = add(name, take, shown, help);
  option.multi_option_policy(CLI::MultiOptionPolicy::TakeAll)->expected(1, CLI::detail::expected_max_vector_size);
  if (!fallback.empty()) option.description(option.get_description() + " (" + fallback + ")");
  option.allow_extra_args(false);  // else `--option k=v GAME` would take the game too
}

}  // namespace tablier
