#pragma once

#include <iosfwd>

/// Where the prints of a plugin go: standard output is the program's answer, often one JSON document, and nobody else's.
namespace tablier {

/// While it lives, what is printed with `std::cout`, `printf` and their like goes to standard error. For the main thread, as long as no
/// other one prints.
class StreamRedirect {
 public:
  StreamRedirect();
  ~StreamRedirect();
  StreamRedirect(const StreamRedirect&) = delete;
  StreamRedirect& operator=(const StreamRedirect&) = delete;

  /// To print on standard output all the same.
  std::streambuf* answer() const { return cout_; }

 private:
  std::streambuf* cout_;
};

/// While it lives, `std::cout` and `printf` are again what they are elsewhere, whatever StreamRedirect there is: for a tool of a plugin,
/// which talks to another program.
class StreamRestore {
 public:
  StreamRestore();
  ~StreamRestore();
  StreamRestore(const StreamRestore&) = delete;
  StreamRestore& operator=(const StreamRestore&) = delete;

 private:
  std::streambuf* cout_;
  void* stdout_;
};

/// While it lives, whatever is written to standard output, by whatever means, goes to standard error: around calls that have no business
/// there. Costs some microseconds. Several, within one another or in several threads, are harmless.
class DescriptorRedirect {
 public:
  DescriptorRedirect();
  ~DescriptorRedirect();
  DescriptorRedirect(const DescriptorRedirect&) = delete;
  DescriptorRedirect& operator=(const DescriptorRedirect&) = delete;
};

}  // namespace tablier
