# Bash completion for tablier.

# Every game and GAME/VARIANT that is found.
_tablier_games() { tablier games 2>/dev/null | awk '{print $1}'; }

_tablier() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} offered=
  if [ "$COMP_CWORD" = 1 ]; then
    offered="play games rules api position perft bestmove arena replay import export new check test-script bench edit shot plugins version help $(_tablier_games | grep -v /)"
  else
    case $previous in
      play | rules | position | perft | bestmove | arena | import) offered=$(_tablier_games) ;;
      api) offered='markdown lua' ;;
      new) offered='variant game' ;;
      variant) offered=$(_tablier_games) ;;
      plugins) offered='allow refuse' ;;
      shot) offered='library setup table map rules settings records editor' ;;
      library | setup | table | map) [ "${COMP_WORDS[1]}" != shot ] || offered=$(_tablier_games) ;;
    esac
  fi
  mapfile -t COMPREPLY < <(compgen -W "$offered" -- "$current")
}
complete -o default -F _tablier tablier
