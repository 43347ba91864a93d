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

/** Writes it; beside a drawing the words are on the error output. */
export function writeTold(
  type: AnyPuzzle,
  { picture, text, data }: Told,
  output: Output,
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
): void {
  if (format === 'json') output.write(printJson(data));
  else if (format === 'svg') {
    output.write(svgOf(type, picture));
    if (!quiet) process.stderr.write(`${text}\n`);
  } else output.write(quiet ? text : `${boards.picture(picture)}\n\n${text}`);
}
