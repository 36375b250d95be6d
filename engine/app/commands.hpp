#pragma once

#include "app/session.hpp"
#include "app/words.hpp"

/// One function a command: each declares its words below `root` and what is done when they are used. Session and root must outlive the
/// parse.
namespace tablier {

void add_play(Words& root, Session& session);
void add_games(Words& root, Session& session);
void add_rules(Words& root, Session& session);
void add_position(Words& root, Session& session);
void add_perft(Words& root, Session& session);
void add_bestmove(Words& root, Session& session);
void add_arena(Words& root, Session& session);
void add_replay(Words& root, Session& session);
void add_import(Words& root, Session& session);
void add_export(Words& root, Session& session);
void add_check(Words& root, Session& session);
void add_bench(Words& root, Session& session);
void add_edit(Words& root, Session& session);
void add_shot(Words& root, Session& session);
void add_version(Words& root, Session& session);
/// `tablier help [COMMAND…]`.
void add_help(Words& root, Session& session);
/// `tablier <game> <tool>` for every tool of every plugin.
void add_tools(Words& root, Session& session);

/// `tablier` alone: the library in a window.
void open_library(Session& session);

}  // namespace tablier
