#pragma once

/// yaml-cpp 0.7 (Debian 12) and 0.8 (Debian 13) under one name: both have the event interface that we use, whose headers
/// forget what they need. Only the reader includes this.
#include <yaml-cpp/emitterstyle.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>
