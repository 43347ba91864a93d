import type { HelpEpilogue } from '@gridproof/api';
import { type Command, Help } from 'commander';
import { EXIT } from '../exit.js';
import type { Io } from '../io.js';
import { shellExample } from '../shell-command.js';
import { markTrusted } from '../terminal/escape-controls.js';
import { terminalOf } from '../terminal/terminal.js';
import { textWidth, wrapText } from '../terminal/wrap-text.js';

/** Formats a heading in bold, if the terminal supports it. */
const bold = (text: string, io: Io): string => (terminalOf(io).color ? `\u001B[1m${text}\u001B[22m` : text);

/** Formats a heading outside the help of a command. */
export const heading = (text: string, io: Io): string => markTrusted(bold(text, io));

/** Formats terms and their descriptions as a list, in the layout of commander. */
export function items(
  rows: readonly (readonly [word: string, meaning: string])[],
  io: Io,
): readonly string[] {
  const help = new Help();
  help.helpWidth = textWidth(io);
  const width = Math.max(...rows.map(([word]) => word.length));
  return rows.map(([word, meaning]) => help.formatItem(word, width, meaning, help));
}

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

/** Formats the text below the options of a command. Its examples run as printed in the folder of the repository. */
export const helpEpilogue =
  (io: Io, { notes = [], examples = {}, exit }: HelpEpilogue) =>
  (): string => {
    const width = textWidth(io);
    const calls = Object.entries(examples).map(
      ([title, line]) => `${wrapText(`${title}:`, width, { indent: 2 })}\n    ${shellExample(line, io)}`,
    );
    const statuses = Object.entries({ [EXIT.wrong]: 'the input or the command is wrong', ...exit });
    return [
      ...notes.map((note) => `\n${wrapText(note, width)}`),
      ...(calls.length ? [`\n${bold('Examples:', io)}`, ...calls] : []),
      ...(exit ? [`\n${bold('Exit status:', io)}`, ...items(statuses, io)] : []),
    ].join('\n');
  };
