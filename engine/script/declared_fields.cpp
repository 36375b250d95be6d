#include "script/declared_fields.hpp"

#include <utility>

namespace tablier {
namespace {

thread_local const std::vector<std::string>* t_declared = nullptr;

}  // namespace

DeclaredFields::DeclaredFields(const std::vector<std::string>* names) : outer_(std::exchange(t_declared, names)) {}
DeclaredFields::~DeclaredFields() { t_declared = outer_; }
const std::vector<std::string>* DeclaredFields::current() { return t_declared; }

}  // namespace tablier
