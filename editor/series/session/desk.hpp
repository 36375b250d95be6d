#pragma once

#include "editor/series/session/document.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

/// The series that are open beside each other, one of which is worked at. Knows no window.
namespace tablier::editor {

/// One of them: a document, or the faults of a file that cannot be read whole.
struct OpenFile {
  std::unique_ptr<Document> document;  ///< null while faults are shown
  FaultyFile faulty;

  const std::filesystem::path& file() const { return document ? document->file() : faulty.file; }
  bool changed() const { return document && document->changed(); }
  /// A new series in which nothing was done yet: it makes way for what is opened.
  bool untouched() const;
};

class Desk {
 public:
  const std::vector<OpenFile>& all() const { return files_; }
  bool empty() const { return files_.empty(); }
  std::size_t at() const { return at_; }
  /// Precondition: !empty(), as for all below but `add` and `find`.
  OpenFile& here() { return files_[at_]; }
  const OpenFile& here() const { return files_[at_]; }
  void go_to(std::size_t i) { at_ = i; }
  /// To the next (+1) or the one before (−1), round.
  void step(int by);
  /// Behind the others, or in place of an untouched one that is worked at; it is worked at then.
  void add(OpenFile file);
  /// In place of the one that is worked at.
  void replace(OpenFile file);
  /// Gone, with what is not saved of it.
  void close(std::size_t i);
  /// The first one with changes; absent: all is saved.
  std::optional<std::size_t> first_changed() const;
  /// The one that has that file open.
  std::optional<std::size_t> find(const std::filesystem::path& file) const;
  /// Each document.
  template <typename Visit>
  void each(const Visit& visit) {
    for (OpenFile& file : files_)
      if (file.document) visit(*file.document);
  }

 private:
  std::vector<OpenFile> files_;
  std::size_t at_ = 0;
};

}  // namespace tablier::editor
