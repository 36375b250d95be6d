#include "tools/atlas_file.hpp"

#include <array>
#include <charconv>
#include <fstream>
#include <unistd.h>

namespace tablier::katarenga {
namespace {

constexpr std::size_t kDigits = 16;

/// `# A RGBYYYGRBBRGGRYB B …`: a part of other quarters is of no use.
std::string head_of(const Quarters& quarters) {
  std::string head = "#";
  for (const std::string& name : Quarters::box()) {
    const Board board = quarters.board({{name}});
    head += " " + name + " ";
    for (int square = 0; square < board.squares(); ++square) head += letter(board.colour(square));
  }
  return head;
}

std::string line_of(const std::string& board, SquareSet set) {
  std::array<char, kDigits + 1> hex{};
  std::snprintf(hex.data(), hex.size(), "%016llx", static_cast<unsigned long long>(set));
  return board + " " + hex.data();
}

/// The set at the end of a line that is whole: a run that was killed may have left half of its last one.
std::optional<SquareSet> set_of(const std::string& line) {
  if (line.size() <= kDigits || line[line.size() - kDigits - 1] != ' ') return std::nullopt;
  SquareSet set = 0;
  const char* const end = line.data() + line.size();
  const auto read = std::from_chars(end - kDigits, end, set, 16);
  return read.ptr == end ? std::optional(set) : std::nullopt;
}

}  // namespace

std::string to_line(const AtlasEntry& entry) { return line_of(to_text(entry.layout), entry.winning); }

AtlasFile::AtlasFile(std::string path, const Quarters& quarters) : path_(std::move(path)), head_(head_of(quarters)) { read_part(); }

void AtlasFile::read_part() {
  std::ifstream in(part());
  std::string line;
  if (!std::getline(in, line) || line != head_) return;
  while (std::getline(in, line))
    if (const auto set = set_of(line)) known_[line.substr(0, line.size() - kDigits - 1)] = *set;
}

std::optional<SquareSet> AtlasFile::known(const Layout& layout) const {
  const auto found = known_.find(to_text(layout));
  return found == known_.end() ? std::nullopt : std::optional(found->second);
}

bool AtlasFile::write(std::FILE* file, const std::string& text) {
  return file && std::fwrite(text.data(), 1, text.size(), file) == text.size() && std::fflush(file) == 0;
}

bool AtlasFile::open() {
  const std::string anew = part() + ".new";
  file_.reset(std::fopen(anew.c_str(), "w"));
  std::string text = head_ + "\n";
  for (const auto& [board, set] : known_) text += line_of(board, set) + "\n";
  return write(file_.get(), text) && std::rename(anew.c_str(), part().c_str()) == 0;
}

bool AtlasFile::add(const AtlasEntry& entry) { return write(file_.get(), to_line(entry) + "\n"); }

bool AtlasFile::finish(const std::string& text) {
  const std::string anew = path_ + ".new";
  const File whole(std::fopen(anew.c_str(), "w"));
  if (!write(whole.get(), text) || fsync(fileno(whole.get())) != 0 || std::rename(anew.c_str(), path_.c_str()) != 0) return false;
  file_.reset();
  std::remove(part().c_str());
  return true;
}

}  // namespace tablier::katarenga
