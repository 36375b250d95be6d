#include "app/written_files.hpp"

#include "content/files.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <string>

namespace tablier {
namespace {

constexpr std::size_t kMaxBytes = 64u << 10;
/// No call writes so much.
constexpr std::size_t kMaxOutput = 256u << 20;

/// FNV-1a (Fowler, Noll and Vo 1991) over 64 bits.
std::uint64_t hash_of(std::string_view bytes, std::uint64_t hash = 0xcbf29ce484222325) {
  for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  return hash;
}

/// Its line in the list. A link is written through.
std::string line_of(const std::filesystem::path& file, std::string_view bytes) {
  std::error_code error;
  const auto place = std::filesystem::weakly_canonical(std::filesystem::absolute(file), error);
  return fmt::format("{:016x} {}\n", hash_of(bytes, hash_of(error ? file.string() : place.string())), bytes.size());
}

std::string lines_of(const std::filesystem::path& list) {
  const auto lines = read_file(list, 2 * kMaxBytes);
  return lines ? *lines : std::string();
}

}  // namespace

bool WrittenFiles::hold(const std::filesystem::path& file) const {
  const std::string lines = lines_of(list_);
  const auto bytes = lines.empty() ? Result<std::string>(Problem()) : read_file(file, kMaxOutput);
  return bytes && ("\n" + lines).find("\n" + line_of(file, *bytes)) != std::string::npos;
}

void WrittenFiles::add(const std::filesystem::path& file, std::string_view bytes) const {
  std::string lines = lines_of(list_);
  const std::string line = line_of(file, bytes);
  if (("\n" + lines).find("\n" + line) != std::string::npos) return;
  if (lines.size() > kMaxBytes) lines.erase(0, lines.find('\n', lines.size() / 2) + 1);
  static_cast<void>(write_file(list_, lines + line));
}

}  // namespace tablier
