import { asTyped } from '../call.js';
import { EXIT } from '../exit.js';
import { textWidth, wrapped } from '../terminal/wrapped.js';
import { items } from './items.js';
import { bold } from './style.js';

/** What stands below the options of a command. */
export interface Afterword {
  /** Paragraphs in front of the others. */
  readonly notes?: readonly string[];
  /** What one may want, and the command line for it, which works as it stands in the folder of the repository. */
  readonly examples: Readonly<Record<string, string>>;
  /** What the exit status means; that of wrong input is added by itself. */
  readonly exit?: Readonly<Record<number, string>>;
}

/** For the help of a command, in the width of the terminal. */
export const afterword =
  ({ notes = [], examples, exit }: Afterword) =>
  (): string => {
    const width = textWidth();
    return [
      ...notes.map((note) => `\n${wrapped(note, width)}`),
      `\n${bold('Examples:')}`,
      ...Object.entries(examples).map(
        ([wish, line]) => `${wrapped(`${wish}:`, width, { indent: 2 })}\n    ${asTyped(line)}`,
      ),
      ...(exit ? [`\n${bold('Exit status:')}`, ...statuses(exit)] : []),
    ].join('\n');
  };

const statuses = (exit: Readonly<Record<number, string>>): readonly string[] =>
  items(Object.entries({ [EXIT.wrong]: 'the input or the command is wrong', ...exit }));
