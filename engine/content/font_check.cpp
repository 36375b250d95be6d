#include "content/font_check.hpp"

#include "content/files.hpp"
#include "content/utf8.hpp"

#include <array>
#include <cstdint>
#include <map>

namespace tablier {
namespace {

namespace fs = std::filesystem;

/// Numbers of a font, first byte first. Beyond the end everything is 0: whoever reads asks first whether it is there.
class Bytes {
 public:
  explicit Bytes(std::string_view all) : all_(all) {}
  std::size_t size() const { return all_.size(); }
  bool has(std::uint64_t at, std::uint64_t length) const { return at <= all_.size() && length <= all_.size() - at; }
  std::uint32_t u16(std::size_t at) const { return number(at, 2); }
  std::uint32_t u32(std::size_t at) const { return number(at, 4); }
  Bytes part(std::size_t at, std::size_t length) const { return Bytes(all_.substr(at, length)); }
  std::string name(std::size_t at) const { return std::string(all_.substr(at, 4)); }

 private:
  std::uint32_t number(std::size_t at, std::size_t bytes) const {
    std::uint32_t n = 0;
    for (std::size_t i = 0; i < bytes; ++i) n = n << 8 | (has(at + i, 1) ? static_cast<unsigned char>(all_[at + i]) : 0U);
    return n;
  }
  std::string_view all_;
};

using Tables = std::map<std::string, Bytes>;

constexpr std::size_t kHeader = 12, kRecord = 16;

/// Every table by its name; none where one of them leaves the file.
Tables tables_of(const Bytes& file) {
  const std::size_t count = file.u16(4);
  if (!file.has(kHeader, count * kRecord)) return {};
  Tables tables;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t at = kHeader + i * kRecord;
    const std::uint32_t offset = file.u32(at + 8), length = file.u32(at + 12);
    if (!file.has(offset, length)) return {};
    tables.emplace(file.name(at), file.part(offset, length));
  }
  return tables;
}

Bytes table(const Tables& tables, const char* name) {
  const auto found = tables.find(name);
  return found == tables.end() ? Bytes({}) : found->second;
}

bool has_magic(const Bytes& file) {
  constexpr std::uint32_t kTrueType = 0x00010000, kOpenType = 0x4F54544F, kApple = 0x74727565;
  const std::uint32_t magic = file.u32(0);
  return magic == kTrueType || magic == kOpenType || magic == kApple;
}

/// Outlines of glyphs one after the other, each with the ten bytes that tell its box or with nothing.
bool are_outlines(const Bytes& loca, const Bytes& glyf, std::size_t glyphs, bool wide) {
  constexpr std::size_t kBox = 10;
  const std::size_t entry = wide ? 4 : 2;
  if (!loca.has(0, (glyphs + 1) * entry)) return false;
  const auto offset = [&](std::size_t i) { return wide ? std::size_t{loca.u32(i * 4)} : std::size_t{loca.u16(i * 2)} * 2; };
  for (std::size_t i = 0; i < glyphs; ++i) {
    const std::size_t from = offset(i), to = offset(i + 1);
    if (to < from || to > glyf.size() || (to > from && to - from < kBox)) return false;
  }
  return true;
}

/// The length that one part of `cmap` says of itself; 0 for one of a kind that nobody reads.
std::uint64_t length_of_part(const Bytes& cmap, std::size_t at) {
  switch (cmap.u16(at)) {
    case 0:
    case 4:
    case 6: return cmap.u16(at + 2);
    case 12:
    case 13: return cmap.u32(at + 4);
    default: return 0;
  }
}

/// Whether the lists within a part end with it: segments of format 4, entries of 6, groups of 12 and 13.
bool lists_fit(const Bytes& part) {
  constexpr std::uint64_t kByte = 262, kFour = 16, kSix = 10, kTwelve = 16, kGroup = 12;
  switch (part.u16(0)) {
    case 0: return part.has(0, kByte);
    case 4: return part.u16(6) > 0 && part.u16(6) % 2 == 0 && part.has(0, kFour + std::uint64_t{part.u16(6)} * 4);
    case 6: return part.has(0, kSix + std::uint64_t{part.u16(8)} * 2);
    case 12:
    case 13: return part.has(0, kTwelve + std::uint64_t{part.u32(12)} * kGroup);
    default: return true;
  }
}

bool is_letter_map(const Bytes& cmap) {
  const std::size_t parts = cmap.u16(2);
  if (parts == 0 || !cmap.has(4, parts * 8)) return false;
  for (std::size_t i = 0; i < parts; ++i) {
    const std::uint32_t at = cmap.u32(4 + i * 8 + 4);
    if (!cmap.has(at, 2)) return false;
    const std::uint64_t length = length_of_part(cmap, at);
    if (!cmap.has(at, length) || !lists_fit(cmap.part(at, length == 0 ? 2 : length))) return false;
  }
  return true;
}

bool has_widths(const Bytes& hhea, const Bytes& hmtx, std::size_t glyphs) {
  constexpr std::size_t kHhea = 36;
  if (!hhea.has(0, kHhea)) return false;
  const std::size_t widths = hhea.u16(34);
  return widths > 0 && widths <= glyphs && hmtx.has(0, widths * 4 + (glyphs - widths) * 2);
}

/// Lines that are higher than nothing, and than no more than a few letters: letters are drawn as large as fits them.
bool has_lines(const Bytes& hhea, std::size_t em) {
  constexpr int kMaxEms = 4;
  const auto height = [&](std::size_t at) { return static_cast<int>(static_cast<std::int16_t>(hhea.u16(at))); };
  const int line = height(4) - height(6);
  return line > 0 && line <= kMaxEms * static_cast<int>(em);
}

bool is_font(const Bytes& file) {
  constexpr std::size_t kHead = 54, kMaxp = 6, kMinEm = 16, kMaxEm = 16'384;
  if (!has_magic(file)) return false;
  const Tables tables = tables_of(file);
  const Bytes head = table(tables, "head"), maxp = table(tables, "maxp");
  const std::size_t glyphs = maxp.u16(4), em = head.u16(18), wide = head.u16(50);
  if (!head.has(0, kHead) || !maxp.has(0, kMaxp) || glyphs == 0 || em < kMinEm || em > kMaxEm || wide > 1) return false;
  if (!has_lines(table(tables, "hhea"), em)) return false;
  if (!has_widths(table(tables, "hhea"), table(tables, "hmtx"), glyphs) || !is_letter_map(table(tables, "cmap"))) return false;
  if (tables.contains("glyf")) return are_outlines(table(tables, "loca"), table(tables, "glyf"), glyphs, wide == 1);
  return table(tables, "CFF ").size() > 4;
}

bool is_file_name(const std::string& name) {
  return name.find('/') == name.npos && name.find('\0') == name.npos && !name.starts_with('.') && !name.empty();
}

/// Of what lies there, links followed to their end.
bool lies_in(const fs::path& file, const fs::path& folder) {
  std::error_code none;
  const fs::path end = fs::canonical(file, none), home = fs::canonical(folder, none);
  return !end.empty() && end.parent_path() == home && fs::is_regular_file(end, none);
}

}  // namespace

Status check_font(std::string_view bytes) {
  if (!is_font(Bytes(bytes))) return Problem("theme.no_font");
  return Done{};
}

Result<fs::path> font_beside(const fs::path& folder, const std::string& name) {
  if (!is_file_name(name)) return Problem(Text("theme.font_elsewhere", {{"name", clipped(name)}}));
  const fs::path file = folder / name;
  std::error_code none;
  if (!fs::exists(fs::symlink_status(file, none))) return fs::path();
  if (!lies_in(file, folder)) return Problem(Text("theme.font_elsewhere", {{"name", clipped(name)}}));
  const auto bytes = read_file(file, kMaxFontBytes);
  if (!bytes) return Problem(Text("theme.font_unread", {{"name", clipped(name)}, {"why", bytes.problem().text}}));
  if (const Status sound = check_font(*bytes); !sound)
    return Problem(Text("theme.font_unread", {{"name", clipped(name)}, {"why", sound.problem().text}}));
  return file;
}

}  // namespace tablier
