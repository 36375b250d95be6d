# Bash completion for tablier.
_tablier() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
  local words='play games rules position perft bestmove arena replay check bench shot version help'
  local screens='library setup table map rules settings records editor'
  if [ "$COMP_CWORD" = 1 ]; then
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
  elif [ "$previous" = shot ]; then
    mapfile -t COMPREPLY < <(compgen -W "$screens" -- "$current")
  fi
}
complete -o default -F _tablier tablier
