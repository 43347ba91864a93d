import type { AnyPuzzle, Picture } from '@gridproof/core';
import { printJson } from '@gridproof/formats';
import type { Output } from '../terminal/output.js';
import { type Boards, svgOf } from './boards.js';

/** What is told of one puzzle: a board with some words, or both as data. */
export interface Told {
  readonly picture: Picture;
  readonly text: string;
  /** The README describes it. */
  readonly data: object;
}

/** What is written of it: on the output and, beside a drawing, the words on the error output. */
export interface Written {
  readonly output: string;
  readonly error?: string;
}

/** Puts it down in a format; nothing is written yet. */
export function putDown(
  type: AnyPuzzle,
  { picture, text, data }: Told,
  {
    format,
    quiet,
    boards,
  }: {
    readonly format: 'text' | 'json' | 'svg';
    /** Only the words; of a drawing nothing else. */
    readonly quiet: boolean | undefined;
    readonly boards: Boards;
  },
): Written {
  if (format === 'json') return { output: printJson(data) };
  if (format === 'svg') return { output: svgOf(type, picture), ...(quiet ? {} : { error: text }) };
  return { output: quiet ? text : `${boards.picture(picture)}\n\n${text}` };
}

/** Writes it. */
export function write({ output, error }: Written, to: Output): void {
  to.write(output);
  if (error !== undefined) process.stderr.write(`${error}\n`);
}
