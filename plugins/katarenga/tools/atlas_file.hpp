#pragma once

#include "tools/atlas.hpp"

#include <cstdio>
#include <map>
#include <memory>
#include <string>

/// The atlas in a file. While it is made, what has been found so far stands in `FILE.part`, so that a run that was stopped or killed goes
/// on where it was.
namespace tablier::katarenga {

/// `A B1 C- D 82120a0000048084`
std::string to_line(const AtlasEntry& entry);

class AtlasFile {
 public:
  /// Reads what an earlier run with the same quarters left beside `path`.
  AtlasFile(std::string path, const Quarters& quarters);

  std::optional<SquareSet> known(const Layout& layout) const;
  /// How many boards that run had found.
  std::size_t known_boards() const { return known_.size(); }
  /// Begins the part anew with what is known. False where it cannot be written, here and below.
  bool open();
  bool add(const AtlasEntry& entry);
  /// Writes the whole file, then removes the part.
  bool finish(const std::string& text);
  /// Where the part stands.
  std::string part() const { return path_ + ".part"; }

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  using File = std::unique_ptr<std::FILE, Close>;

  void read_part();
  static bool write(std::FILE* file, const std::string& text);

  std::string path_;
  std::string head_;  ///< names the quarters, and how they are coloured
  std::map<std::string, SquareSet> known_;
  File file_;
};

}  // namespace tablier::katarenga
