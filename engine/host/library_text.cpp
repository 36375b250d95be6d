#include "host/library_text.hpp"

#include <algorithm>
#include <cstdint>
#include <elf.h>
#include <fstream>
#include <vector>

namespace tablier {
namespace {

/// No library of a game has more of them, whatever its file says.
constexpr std::uint64_t kMaxSections = 1'000, kMaxSymbols = 200'000;
constexpr std::size_t kMaxExportedText = 400;

/// The tables of a library by which the linker finds what it exports.
class ElfFile {
 public:
  explicit ElfFile(const std::filesystem::path& file) : stream_(file, std::ios::binary) {
    Elf64_Ehdr header{};
    if (!read(header, 0) || header.e_shentsize != sizeof(Elf64_Shdr) || header.e_shnum > kMaxSections) return;
    sections_.resize(header.e_shnum);
    bool whole = true;
    for (std::size_t i = 0; i < sections_.size(); ++i) whole = whole && read(sections_[i], header.e_shoff + i * sizeof(Elf64_Shdr));
    if (!whole) sections_.clear();
  }

  std::optional<std::string> text(std::string_view name) {
    for (const Elf64_Shdr& symbols : sections_) {
      if (symbols.sh_type != SHT_DYNSYM || symbols.sh_link >= sections_.size()) continue;
      const std::uint64_t count = std::min(symbols.sh_size / sizeof(Elf64_Sym), kMaxSymbols);
      for (std::uint64_t i = 0; i < count; ++i)
        if (auto found = text_of(symbols.sh_offset + i * sizeof(Elf64_Sym), sections_[symbols.sh_link], name)) return found;
    }
    return std::nullopt;
  }

 private:
  template <typename T>
  bool read(T& what, std::uint64_t at) {
    stream_.clear();
    return stream_.seekg(static_cast<std::streamoff>(at)) && stream_.read(reinterpret_cast<char*>(&what), sizeof what).good();
  }

  /// What stands there, to the end of the text.
  std::string text_at(std::uint64_t at, std::size_t max) {
    stream_.clear();
    std::string text;
    if (stream_.seekg(static_cast<std::streamoff>(at)))
      for (char c = 0; text.size() < max && stream_.get(c) && c != '\0';) text += c;
    return text;
  }

  /// Of the symbol at that place of the file, where it has the name and stands in the file.
  std::optional<std::string> text_of(std::uint64_t at, const Elf64_Shdr& names, std::string_view name) {
    Elf64_Sym symbol{};
    if (!read(symbol, at) || symbol.st_shndx == SHN_UNDEF || symbol.st_shndx >= sections_.size()) return std::nullopt;
    if (text_at(names.sh_offset + symbol.st_name, name.size() + 1) != name) return std::nullopt;
    const Elf64_Shdr& home = sections_[symbol.st_shndx];
    if (home.sh_type == SHT_NOBITS || symbol.st_value < home.sh_addr) return std::nullopt;
    return text_at(home.sh_offset + (symbol.st_value - home.sh_addr), kMaxExportedText);
  }

  std::ifstream stream_;
  std::vector<Elf64_Shdr> sections_;
};

}  // namespace

std::optional<std::string> exported_text(const std::filesystem::path& file, std::string_view name) { return ElfFile(file).text(name); }

}  // namespace tablier
