import type { Afterword } from '@gridproof/answers';
import { asTyped } from '../call.js';
import { EXIT } from '../exit.js';
import { textWidth, wrapped } from '../terminal/wrapped.js';
import { items } from './items.js';
import { bold } from './style.js';

/** For the help of a command, in the width of the terminal. Examples work as they stand in the folder of the repository. */
export const afterword =
  ({ notes = [], examples = {}, exit }: Afterword) =>
  (): string => {
    const width = textWidth();
    return [
      ...notes.map((note) => `\n${wrapped(note, width)}`),
      ...Object.entries(examples).map(
        ([wish, line], at) =>
          `${at === 0 ? `\n${bold('Examples:')}\n` : ''}${wrapped(`${wish}:`, width, { indent: 2 })}\n    ${asTyped(line)}`,
      ),
      ...(exit ? [`\n${bold('Exit status:')}`, ...statuses(exit)] : []),
    ].join('\n');
  };

const statuses = (exit: Readonly<Record<number, string>>): readonly string[] =>
  items(Object.entries({ [EXIT.wrong]: 'the input or the command is wrong', ...exit }));
