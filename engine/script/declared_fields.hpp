#pragma once

#include "sdk/hook.hpp"

#include <memory>
#include <string>
#include <vector>

/// The fields that the hooks of a game may get, and those of the position among them.
namespace tablier {

/// While it lives, the hooks that this thread asks are held to what is declared of them: reading a field that is not among these names, but
/// is nearly one, is a fault, and so is reading anything of the position that its shape does not have.
class DeclaredFields {
 public:
  /// Both outlive it. No names: nobody has said any. No position: as the one around it has it.
  explicit DeclaredFields(const std::vector<std::string>* names, const std::shared_ptr<const ValueShape>* position = nullptr);
  ~DeclaredFields();
  DeclaredFields(const DeclaredFields&) = delete;
  DeclaredFields& operator=(const DeclaredFields&) = delete;

  /// Those of this thread; null where nobody has said any.
  static const std::vector<std::string>* current();
  static const std::shared_ptr<const ValueShape>& position();

 private:
  const std::vector<std::string>* names_;
  const std::shared_ptr<const ValueShape>* position_;
  const DeclaredFields* outer_;
};

}  // namespace tablier
