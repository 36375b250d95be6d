#pragma once

#include "sdk/result.hpp"

#include <exception>
#include <utility>

/// Thrown where something asked for returns no Result, and what went wrong can be told all the same: by a plugin's games, above all.
namespace tablier {

class ToldFailure final : public std::exception {
 public:
  explicit ToldFailure(Problem problem) : problem_(std::move(problem)) {}
  const Problem& problem() const { return problem_; }
  const char* what() const noexcept override { return problem_.text.key.c_str(); }

 private:
  Problem problem_;
};

/// What an exception says; empty where that is nothing: `what()` of a plugin's may be null.
inline const char* said_by(const std::exception& exception) {
  const char* const said = exception.what();
  return said ? said : "";
}

}  // namespace tablier
