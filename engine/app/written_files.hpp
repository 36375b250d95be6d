#pragma once

#include <filesystem>
#include <string_view>

/// The files that calls have written with `-o` and that nobody has changed since: those alone are written over without being asked to. A
/// file is known by its place and its bytes; the list of them is a file of the state folder.
namespace tablier {

class WrittenFiles {
 public:
  explicit WrittenFiles(std::filesystem::path list) : list_(std::move(list)) {}

  bool hold(const std::filesystem::path& file) const;
  /// To be called before the bytes are written there: whatever ends the program meanwhile, they are known. Where the list cannot be written
  /// nothing happens: the file then counts as somebody else's. Long lists lose their oldest half.
  void add(const std::filesystem::path& file, std::string_view bytes) const;

 private:
  std::filesystem::path list_;
};

}  // namespace tablier
