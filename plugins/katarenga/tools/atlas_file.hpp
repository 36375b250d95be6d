#pragma once

#include "sdk/result.hpp"
#include "tools/atlas.hpp"

#include <cstdio>
#include <map>
#include <memory>
#include <string>
#include <vector>

/// The atlas in a file. While it is made, what has been found so far stands in `FILE.part`, so that a run that was stopped or killed goes
/// on where it was. Both begin with the call that makes them and the quarters: what does not is somebody else's and is left alone.
namespace tablier::katarenga {

/// The lines before the boards.
std::vector<std::string> atlas_head(const Quarters& quarters, int every);
/// `A B1 C- D 82120a0000048084`
std::string to_line(const AtlasEntry& entry);

class AtlasFile {
 public:
  /// Reads what earlier calls left at `path` and beside it, and changes nothing. A problem where that is not of these quarters and this
  /// step: it would be lost. A device or a pipe has no part and is written through.
  static Result<AtlasFile> find(const std::string& path, const Quarters& quarters, int every);

  std::optional<SquareSet> known(const Layout& layout) const;
  /// How many boards earlier calls had found.
  std::size_t known_boards() const { return known_.size(); }
  /// The whole file is there already.
  bool complete() const { return complete_; }

  /// Begins the part, or goes on with it. The problem of this and of those below names the file, and why it cannot be written.
  Status open();
  Status add(const AtlasEntry& entry);
  /// Writes the whole file, then removes the part.
  Status finish(const std::vector<AtlasEntry>& atlas);
  /// Where the part stands.
  std::string part() const { return path_ + ".part"; }

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  using File = std::unique_ptr<std::FILE, Close>;

  AtlasFile(std::string path, std::string head) : path_(std::move(path)), head_(std::move(head)) {}
  Result<bool> read(const std::string& file);
  void take_boards(const std::string& text);
  Status replace(const std::string& text);

  std::string path_;
  std::string head_;
  std::map<std::string, SquareSet> known_;
  std::size_t whole_bytes_ = 0;  ///< of the file that was read last, up to the end of its last whole line
  bool device_ = false;
  bool complete_ = false;
  bool begun_ = false;  ///< there is a part to go on with
  File file_;           ///< the part, or the device
};

}  // namespace tablier::katarenga
