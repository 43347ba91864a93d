import type { HelpEpilogue } from '@gridproof/api';
import { asTyped } from '../call.js';
import { EXIT } from '../exit.js';
import type { Io } from '../io.js';
import { textWidth, wrapped } from '../terminal/wrapped.js';
import { items } from './items.js';
import { bold } from './style.js';

/** For the help of a command, in the width of the terminal. Examples work as they stand in the folder of the repository. */
export const afterword =
  (io: Io, { notes = [], examples = {}, exit }: HelpEpilogue) =>
  (): string => {
    const width = textWidth(io);
    return [
      ...notes.map((note) => `\n${wrapped(note, width)}`),
      ...Object.entries(examples).map(
        ([wish, line], at) =>
          `${at === 0 ? `\n${bold('Examples:', io)}\n` : ''}${wrapped(`${wish}:`, width, { indent: 2 })}\n    ${asTyped(line, io)}`,
      ),
      ...(exit ? [`\n${bold('Exit status:', io)}`, ...statuses(exit, io)] : []),
    ].join('\n');
  };

const statuses = (exit: Readonly<Record<number, string>>, io: Io): readonly string[] =>
  items(Object.entries({ [EXIT.wrong]: 'the input or the command is wrong', ...exit }), io);
