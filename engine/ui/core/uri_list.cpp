#include "ui/core/uri_list.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <unistd.h>

namespace tablier {
namespace {

/// −1 where it is none.
int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

/// Absent where a `%` is followed by no two digits, or stands for a zero byte.
std::optional<std::string> percent_decoded(std::string_view text) {
  std::string decoded;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      decoded += text[i];
      continue;
    }
    if (i + 2 >= text.size()) return std::nullopt;
    const int high = hex_digit(text[i + 1]), low = hex_digit(text[i + 2]);
    if (high < 0 || low < 0 || high + low == 0) return std::nullopt;
    decoded += static_cast<char>(high * 16 + low);
    i += 2;
  }
  return decoded;
}

bool is_this_machine(std::string_view host) {
  if (host.empty() || host == "localhost") return true;
  char name[256]{};
  return gethostname(name, sizeof name - 1) == 0 && host == name;
}

bool starts_with_scheme(std::string_view line) {
  constexpr std::string_view kScheme = "file:";
  return line.size() > kScheme.size() && std::equal(kScheme.begin(), kScheme.end(), line.begin(),
                                                    [](char a, char b) { return a == b || (b >= 'A' && b <= 'Z' && a == b - 'A' + 'a'); });
}

std::optional<std::filesystem::path> file_of(std::string_view line) {
  if (!starts_with_scheme(line)) return std::nullopt;
  line.remove_prefix(line.find(':') + 1);
  if (line.starts_with("//")) {
    line.remove_prefix(2);
    const std::size_t root = std::min(line.find('/'), line.size());
    if (!is_this_machine(line.substr(0, root))) return std::nullopt;
    line.remove_prefix(root);
  }
  const auto path = percent_decoded(line);
  if (!path || !path->starts_with('/') || path->find('\0') != std::string::npos) return std::nullopt;
  return std::filesystem::path(*path);
}

}  // namespace

std::vector<std::filesystem::path> files_in_uri_list(std::string_view text) {
  std::vector<std::filesystem::path> files;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    if (auto file = file_of(text.substr(0, end))) files.push_back(*std::move(file));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return files;
}

}  // namespace tablier
