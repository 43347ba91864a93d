import { svgOf } from '@gridproof/api';
import { type AnyPuzzle, type Picture, printJson } from '@gridproof/core';
import type { Output } from '../terminal/output.js';
import type { Boards } from './boards.js';
import { boardPage } from './page/page.js';

/** What is shown of one puzzle: a board with some words, or both as data. */
export interface ReportItem {
  readonly picture: Picture;
  readonly text: string;
  /** The README describes it. */
  readonly data: object;
  /** As a page; one with the board and the words where there is no better. */
  page?(): string;
}

/** What is written of it: on the output and, beside a drawing, the words on the error output. */
export interface RenderedItem {
  readonly output: string;
  readonly error?: string;
}

/** How it is written in a format; nothing is written yet. */
export function rendered(
  type: AnyPuzzle,
  finding: ReportItem,
  {
    format,
    quiet,
    boards,
  }: {
    readonly format: 'text' | 'json' | 'svg' | 'html';
    /** Only the words; of a drawing nothing else. */
    readonly quiet: boolean | undefined;
    readonly boards: Boards;
  },
): RenderedItem {
  const { picture, text, data } = finding;
  if (format === 'json') return { output: printJson(data) };
  if (format === 'svg') return { output: svgOf(type, picture), ...(quiet ? {} : { error: text }) };
  if (format === 'html')
    return { output: (finding.page?.() ?? boardPage(type.title, picture, text)).trimEnd() };
  return { output: quiet ? text : `${boards.picture(picture)}\n\n${text}` };
}

/** Writes it. */
export function write({ output, error }: RenderedItem, to: Output): void {
  to.write(output);
  if (error !== undefined) to.say(error);
}

/** Writes it in a format. */
export const writeFinding = (
  type: AnyPuzzle,
  finding: ReportItem,
  output: Output,
  showing: Parameters<typeof rendered>[2],
): void => write(rendered(type, finding, showing), output);
