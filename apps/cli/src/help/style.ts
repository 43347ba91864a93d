import type { Command } from 'commander';
import { own } from '../terminal/controls.js';
import { terminal } from '../terminal/terminal.js';
import { textWidth } from '../terminal/wrapped.js';

/** A heading, where the terminal can show it as one. */
export const bold = (text: string): string => (terminal().color ? `\u001B[1m${text}\u001B[22m` : text);

/** The same outside the help of a command. */
export const heading = (text: string): string => own(bold(text));

/** The help of a program and its commands, in the width and the colours of the terminal. */
export function styleHelp(program: Command): Command {
  return program
    .configureHelp({ styleTitle: bold, subcommandTerm: (command) => command.name() })
    .configureOutput({
      getOutHelpWidth: () => textWidth(),
      getOutHasColors: () => terminal().color,
      // Help is written by us; a complaint quotes what was typed.
      writeOut: (text) => process.stdout.write(own(text)),
      writeErr: (text) => process.stderr.write(own(text)),
      outputError: (text) => process.stderr.write(text),
    });
}
