#pragma once

#include "app/command_builder.hpp"
#include "app/session.hpp"

/// One function a command: each declares its words below `root` and what is done when they are used. Session and root must outlive the
/// parse.
namespace tablier {

void add_play(CommandBuilder& root, Session& session);
void add_games(CommandBuilder& root, Session& session);
void add_rules(CommandBuilder& root, Session& session);
void add_api(CommandBuilder& root, Session& session);
void add_position(CommandBuilder& root, Session& session);
void add_perft(CommandBuilder& root, Session& session);
void add_bestmove(CommandBuilder& root, Session& session);
void add_arena(CommandBuilder& root, Session& session);
void add_replay(CommandBuilder& root, Session& session);
void add_import(CommandBuilder& root, Session& session);
void add_export(CommandBuilder& root, Session& session);
void add_check(CommandBuilder& root, Session& session);
void add_test_script(CommandBuilder& root, Session& session);
void add_new(CommandBuilder& root, Session& session);
void add_bench(CommandBuilder& root, Session& session);
void add_edit(CommandBuilder& root, Session& session);
void add_shot(CommandBuilder& root, Session& session);
/// Which plugins there are and may run; `allow` and `refuse` answer for one.
void add_plugins(CommandBuilder& root, Session& session);
void add_version(CommandBuilder& root, Session& session);
/// `tablier help [COMMAND…]`.
void add_help(CommandBuilder& root, Session& session);
/// `tablier <game> <tool>` for every tool of every plugin.
void add_tools(CommandBuilder& root, Session& session);
/// `tablier <game> series print`, beside the tools of the game whose series are edited: after `add_tools`.
void add_print_series(CommandBuilder& root, Session& session);

/// `tablier` alone: the library in a window.
void open_library(Session& session);

}  // namespace tablier
