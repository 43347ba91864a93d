import type { Command } from 'commander';
import type { Io } from '../io.js';
import { markTrusted } from '../terminal/escape-controls.js';
import { terminalOf } from '../terminal/terminal.js';
import { textWidth } from '../terminal/wrap-text.js';

/** Formats a heading in bold, if the terminal supports it. */
export const bold = (text: string, io: Io): string =>
  terminalOf(io).color ? `\u001B[1m${text}\u001B[22m` : text;

/** Formats a heading outside the help of a command. */
export const heading = (text: string, io: Io): string => markTrusted(bold(text, io));

/** Sets the width and the colours of the help of a program and its commands. */
export function styleHelp(program: Command, io: Io): Command {
  return program
    .configureHelp({ styleTitle: (text) => bold(text, io), subcommandTerm: (command) => command.name() })
    .configureOutput({
      getOutHelpWidth: () => textWidth(io),
      getOutHasColors: () => terminalOf(io).color,
      // Help is text of this program; error messages quote user input.
      writeOut: (text) => io.stdout.write(markTrusted(text)),
      writeErr: (text) => io.stderr.write(markTrusted(text)),
      outputError: (text) => io.stderr.write(text),
    });
}
