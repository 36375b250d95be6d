#include "app/output.hpp"

#include "app/written_files.hpp"
#include "content/files.hpp"

#include <ostream>

namespace tablier {
namespace {

WrittenFiles written_files(const Session& session) { return WrittenFiles(session.services.paths.state / "written"); }

/// By the disk, not by the name: another way to write it, a hard link and a symbolic one are the same file.
bool same_file(const std::filesystem::path& a, const std::filesystem::path& b) {
  std::error_code error;
  return std::filesystem::equivalent(a, b, error) && !error;
}

}  // namespace

void add_output(CommandBuilder& args, Output& output, const std::string& shown, const std::string& help) {
  args.text("-o,--output", output.file, shown, help);
  args.flag("--force", output.force, "cli.word.force");
}

void check_output(const Session& session, const Output& output, const std::vector<std::filesystem::path>& inputs) {
  if (!output) return;
  for (const auto& input : inputs)
    if (same_file(output.file, input)) throw Stop(ExitStatus::usage_error, "cli.error.output_is_input", {{"file", output.file}});
  std::error_code error;
  const auto folder = std::filesystem::path(output.file).parent_path();
  if (!folder.empty() && !std::filesystem::is_directory(folder, error))
    throw Stop(ExitStatus::usage_error, "cli.error.no_folder", {{"folder", folder.string()}, {"file", output.file}});
  if (output.force || is_special_file(output.file) || !std::filesystem::is_regular_file(output.file, error)) return;
  if (!written_files(session).hold(output.file)) throw Stop(ExitStatus::usage_error, "cli.error.output_of_others", {{"file", output.file}});
}

void write_output(Session& session, const Output& output, std::string_view bytes) {
  session.out.flush();  // it may be the same terminal
  if (!is_special_file(output.file)) written_files(session).add(output.file, bytes);
  const auto tell_wait = [&] { session.warn(Problem("cli.waits_for_reader", {{"file", output.file}})); };
  value_or_stop(write_file(output.file, bytes, tell_wait), ExitStatus::broken);
}

}  // namespace tablier
