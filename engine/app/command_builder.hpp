#pragma once

#include "content/locale.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Declares the words of one command with CLI11: options, flags and positionals, their help by text key, and their values checked here,
/// so that every refusal is a sentence of ours. CLI11 is named here and included only where it is called: it takes longer to compile
/// than all commands together.
namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace tablier {

class CommandBuilder {
 public:
  /// `app` is the command; both must outlive this.
  CommandBuilder(CLI::App& app, const Locale& locale) : app_(app), locale_(locale) {}

  CLI::App& app() const { return app_; }
  const Locale& locale() const { return locale_; }
  /// A command below this one; `help` is a text key here and below.
  CommandBuilder command(const std::string& name, const std::string& help) const;
  /// One that is nothing without a command below it.
  CommandBuilder group(const std::string& name, const std::string& help) const;
  /// The command of that name below this one; null where there is none.
  CLI::App* find_command(const std::string& name) const;
  /// What the command does once its words are understood.
  void on_call(std::function<void()> run) const;

  /// Arguments by their place; `shown` is how the help writes them.
  void positional(const std::string& shown, std::string& target, const std::string& help, bool required = true);
  void positionals(const std::string& shown, std::vector<std::string>& target, const std::string& help, bool required = true);
  void positional_number(const std::string& shown, std::int64_t& target, std::int64_t min, std::int64_t max, const std::string& help);

  /// Options, `--name`; the last of several counts. `shown` stands for the value in the help.
  void flag(const std::string& name, bool& target, const std::string& help);
  void text(const std::string& name, std::string& target, const std::string& shown, const std::string& help);
  void number(const std::string& name, std::int64_t& target, std::int64_t min, std::int64_t max, const std::string& help);
  /// Absent where it is not said.
  void number(const std::string& name, std::optional<std::int64_t>& target, std::int64_t min, std::int64_t max, const std::string& help);
  void real(const std::string& name, double& target, double min, double max, const std::string& shown, const std::string& help);
  void real(const std::string& name, std::optional<double>& target, double min, double max, const std::string& shown,
            const std::string& help);
  /// May be given several times, each with one value.
  /// `fallback`: what it is where nothing is said, for the help; empty: it does not tell.
  void texts(const std::string& name, std::vector<std::string>& target, const std::string& shown, const std::string& help,
             const std::string& fallback = {});

 private:
  /// Takes what was given for an option; true where it could be read.
  using Take = std::function<bool(const std::vector<std::string>&)>;

  CLI::Option& add(const std::string& name, const Take& take, const std::string& shown, const std::string& help);

  CLI::App& app_;
  const Locale& locale_;
};

/// `tablier katamino solve`: the words that lead to a command.
std::string full_name(const CLI::App& app);
struct Stop;
/// The end of a call for a word that the command does not know, with the one that was meant.
Stop unknown_argument(const std::string& word, const CLI::App& command);
/// The help of a command, in the language of the locale.
std::string help_text(const CLI::App& app, const Locale& locale);

}  // namespace tablier
