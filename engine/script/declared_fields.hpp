#pragma once

#include <string>
#include <vector>

/// The fields that the hooks of a game may get.
namespace tablier {

/// While it lives, reading a field that is not among these names, but is nearly one, is a fault of whatever hook this thread asks.
class DeclaredFields {
 public:
  /// `names` outlives it; null: nobody has said any.
  explicit DeclaredFields(const std::vector<std::string>* names);
  ~DeclaredFields();
  DeclaredFields(const DeclaredFields&) = delete;
  DeclaredFields& operator=(const DeclaredFields&) = delete;

  /// Those of this thread; null where nobody has said any.
  static const std::vector<std::string>* current();

 private:
  const std::vector<std::string>* outer_;
};

}  // namespace tablier
