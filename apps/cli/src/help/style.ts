import type { Command } from 'commander';
import type { Io } from '../io.js';
import { trusted } from '../terminal/escape-controls.js';
import { terminal } from '../terminal/terminal.js';
import { textWidth } from '../terminal/wrap-text.js';

/** A heading, where the terminal can show it as one. */
export const bold = (text: string, io: Io): string =>
  terminal(io).color ? `\u001B[1m${text}\u001B[22m` : text;

/** The same outside the help of a command. */
export const heading = (text: string, io: Io): string => trusted(bold(text, io));

/** The help of a program and its commands, in the width and the colours of the terminal. */
export function styleHelp(program: Command, io: Io): Command {
  return program
    .configureHelp({ styleTitle: (text) => bold(text, io), subcommandTerm: (command) => command.name() })
    .configureOutput({
      getOutHelpWidth: () => textWidth(io),
      getOutHasColors: () => terminal(io).color,
      // Help is written by us; a complaint quotes what was typed.
      writeOut: (text) => io.stdout.write(trusted(text)),
      writeErr: (text) => io.stderr.write(trusted(text)),
      outputError: (text) => io.stderr.write(text),
    });
}
