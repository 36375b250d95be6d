#pragma once

#include "sdk/value.hpp"
#include "ui/hand/hand.hpp"

/// How each thing is turned, as saves keep it (Match::table): `{"turned": {"5": 3}}`.
namespace tablier {

void remember_orientations(const Hand& hand, Value& table);
/// What a save says that makes no sense is left out.
void recall_orientations(const Value& table, Hand& hand);

}  // namespace tablier
