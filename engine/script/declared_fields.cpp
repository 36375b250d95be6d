#include "script/declared_fields.hpp"

#include <utility>

namespace tablier {
namespace {

thread_local const DeclaredFields* t_declared = nullptr;

}  // namespace

DeclaredFields::DeclaredFields(const std::vector<std::string>* names, const std::shared_ptr<const ValueShape>* position)
    : names_(names), position_(position), outer_(std::exchange(t_declared, this)) {}
DeclaredFields::~DeclaredFields() { t_declared = outer_; }

const std::vector<std::string>* DeclaredFields::current() { return t_declared ? t_declared->names_ : nullptr; }

const std::shared_ptr<const ValueShape>& DeclaredFields::position() {
  static const std::shared_ptr<const ValueShape> kNone;
  for (const DeclaredFields* declared = t_declared; declared; declared = declared->outer_)
    if (declared->position_) return *declared->position_;
  return kNone;
}

}  // namespace tablier
