#pragma once

#include "sdk/expect.hpp"
#include "sdk/text.hpp"

#include <string>
#include <utility>
#include <variant>

/// Errors that the caller must handle are returned, never thrown across a room's door.
namespace tablier {

/// Where in a file something was found; line and column from 1, 0 where not known.
struct SourceSpot {
  std::string file;
  int line = 0;
  int column = 0;
  friend bool operator==(const SourceSpot&, const SourceSpot&) = default;
};

/// What is wrong, in words for people, and where if it stands in a file.
struct Problem {
  Text text;
  SourceSpot where;

  Problem() = default;
  explicit Problem(Text t, SourceSpot w = {}) : text(std::move(t)), where(std::move(w)) {}
  explicit Problem(std::string key, std::vector<TextArg> args = {}) : text(std::move(key), std::move(args)) {}
  friend bool operator==(const Problem&, const Problem&) = default;
};

/// A `T`, or the problem that kept it from being made.
template <typename T>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
  Result(Problem problem) : content_(std::in_place_index<1>, std::move(problem)) {}

  bool ok() const { return content_.index() == 0; }
  explicit operator bool() const { return ok(); }

  /// Precondition: ok().
  T& value() & {
    expects(ok());
    return *std::get_if<0>(&content_);
  }
  const T& value() const& {
    expects(ok());
    return *std::get_if<0>(&content_);
  }
  T&& value() && {
    expects(ok());
    return std::move(*std::get_if<0>(&content_));
  }
  T& operator*() & { return value(); }
  const T& operator*() const& { return value(); }
  T&& operator*() && { return std::move(*this).value(); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }

  /// Precondition: !ok().
  const Problem& problem() const {
    expects(!ok());
    return *std::get_if<1>(&content_);
  }

 private:
  std::variant<T, Problem> content_;
};

/// Success carries nothing.
struct Done {};
using Status = Result<Done>;

}  // namespace tablier
