import type { HelpEpilogue } from '@gridproof/api';
import { EXIT } from '../exit.js';
import type { Io } from '../io.js';
import { shellExample } from '../shell-command.js';
import { textWidth, wrapText } from '../terminal/wrap-text.js';
import { items } from './items.js';
import { bold } from './style.js';

/** Formats the examples below the help of a command. They run as printed in the folder of the repository. */
export const helpEpilogue =
  (io: Io, { notes = [], examples = {}, exit }: HelpEpilogue) =>
  (): string => {
    const width = textWidth(io);
    return [
      ...notes.map((note) => `\n${wrapText(note, width)}`),
      ...Object.entries(examples).map(
        ([title, line], at) =>
          `${at === 0 ? `\n${bold('Examples:', io)}\n` : ''}${wrapText(`${title}:`, width, { indent: 2 })}\n    ${shellExample(line, io)}`,
      ),
      ...(exit ? [`\n${bold('Exit status:', io)}`, ...statuses(exit, io)] : []),
    ].join('\n');
  };

const statuses = (exit: Readonly<Record<number, string>>, io: Io): readonly string[] =>
  items(Object.entries({ [EXIT.wrong]: 'the input or the command is wrong', ...exit }), io);
