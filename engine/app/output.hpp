#pragma once

#include "app/command_builder.hpp"
#include "app/session.hpp"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// The file of `-o`, the same for every command: never what the call reads, never a file that this program did not write (unless
/// `--force` says so), never half a file; what is no file is written through.
namespace tablier {

struct Output {
  std::string file;  ///< empty: none is asked for
  bool force = false;

  explicit operator bool() const { return !file.empty(); }
};

/// `-o, --output` and `--force`.
void add_output(CommandBuilder& args, Output& output, const std::string& shown, const std::string& help);

/// Stops where the file must not be written, before any work is done for it. `inputs`: the files that the call reads, empty ones aside.
void check_output(const Session& session, const Output& output, const std::vector<std::filesystem::path>& inputs = {});

/// Writes it, or stops with one line. Precondition: check_output has let it pass.
void write_output(Session& session, const Output& output, std::string_view bytes);

}  // namespace tablier
