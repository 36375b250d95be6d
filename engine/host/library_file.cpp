#include "host/library_file.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <elf.h>
#include <fstream>
#include <string>

namespace tablier {
namespace {

namespace fs = std::filesystem;

/// The header of a file that this very program could open.
Elf64_Ehdr own_header() {
  Elf64_Ehdr header{};
  std::ifstream("/proc/self/exe", std::ios::binary).read(reinterpret_cast<char*>(&header), sizeof header);
  return header;
}

bool is_library(const Elf64_Ehdr& header) { return std::memcmp(header.e_ident, ELFMAG, SELFMAG) == 0 && header.e_type == ET_DYN; }

bool same_machine(const Elf64_Ehdr& a, const Elf64_Ehdr& b) {
  return a.e_ident[EI_CLASS] == b.e_ident[EI_CLASS] && a.e_ident[EI_DATA] == b.e_ident[EI_DATA] && a.e_machine == b.e_machine;
}

/// Linkers write the table of sections last: a file that was cut ends before it does. What is cut off may be nothing that loading needs,
/// but then the rest may be damaged too.
bool is_cut(const Elf64_Ehdr& header, std::uintmax_t size) {
  const std::uintmax_t table = std::uintmax_t{header.e_shnum} * header.e_shentsize;
  return header.e_shoff > size || table > size - header.e_shoff;
}

}  // namespace

std::optional<Problem> library_fault(const fs::path& file) {
  const SourceSpot spot{file.string()};
  std::error_code error;
  const fs::file_status status = fs::status(file, error);
  if (error) return Problem(Text("host.plugin.unreadable", {{"why", error.message()}}), spot);
  if (!fs::is_regular_file(status)) return Problem(Text("host.plugin.no_file"), spot);
  std::ifstream stream(file, std::ios::binary);
  if (!stream) return Problem(Text("host.plugin.unreadable", {{"why", std::strerror(errno)}}), spot);
  Elf64_Ehdr header{};
  stream.read(reinterpret_cast<char*>(&header), sizeof header);
  if (!stream || !is_library(header)) return Problem(Text("host.plugin.no_library"), spot);
  if (!same_machine(header, own_header())) return Problem(Text("host.plugin.other_machine"), spot);
  if (is_cut(header, fs::file_size(file, error))) return Problem(Text("host.plugin.cut"), spot);
  return std::nullopt;
}

bool names(const std::filesystem::path& file, std::string_view name) {
  std::ifstream stream(file, std::ios::binary);
  std::string kept;  // the end of what was read before, where the name may begin
  std::array<char, 1 << 16> bytes{};
  while (stream.read(bytes.data(), bytes.size()) || stream.gcount() > 0) {
    kept.append(bytes.data(), static_cast<std::size_t>(stream.gcount()));
    if (kept.find(name) != kept.npos) return true;
    kept.erase(0, kept.size() - std::min(kept.size(), name.size()));
  }
  return false;
}

}  // namespace tablier
