/**
 * The completion script for bash; the library provides those of the other shells. Like them it calls this program. It needs
 * only bash and evaluates no word of the command line.
 */
export const BASH = `# bash completion for gridproof

_gridproof() {
  local rest=$COMP_LINE part line typed option directive=0 words=()

  # bash takes words apart at = and : too; what no blank parts on the line belongs together.
  for part in "\${COMP_WORDS[@]:0:COMP_CWORD+1}"; do
    if [[ \${#words[@]} -eq 0 || $rest == [[:space:]]* ]]; then
      words+=("$part")
    else
      words[\${#words[@]}-1]+=$part
    fi
    rest=\${rest#"\${rest%%[![:space:]]*}"}
    rest=\${rest#"$part"}
  done
  line=\${words[\${#words[@]}-1]}

  # Of that word only the last part is replaced; a value of --option= is offered without it.
  [[ $part == [=:] ]] && part=
  typed=\${line%"$part"}
  [[ $line == -*=* ]] && option=\${line%%=*}=

  COMPREPLY=()
  while IFS= read -r line; do
    if [[ $line == :* ]]; then
      directive=\${line#:}
    else
      line=$option\${line%%$'\\t'*}
      COMPREPLY+=("\${line#"$typed"}")
    fi
  done < <(gridproof complete -- "\${words[@]:1}" 2>/dev/null)

  # 4 means: no file belongs here.
  if ((directive & 4)); then
    compopt +o default 2>/dev/null
  fi
}

complete -o default -F _gridproof gridproof`;
