import { svgOf } from '@gridproof/api';
import { type AnyPuzzle, type Picture, printJson } from '@gridproof/core';
import type { Output } from '../terminal/output.js';
import type { Boards } from './boards.js';
import { boardPage } from './page/page.js';

/** A report on one puzzle: a board with text, and both as data. */
export interface ReportItem {
  readonly picture: Picture;
  readonly text: string;
  /** Described in the README. */
  readonly data: object;
  /** Renders it as a page. Default: a page with the board and the text. */
  page?(): string;
}

/** Formatted output: text for the output, and for the error output what accompanies a drawing. */
export interface RenderedItem {
  readonly output: string;
  readonly error?: string;
}

/** Formats a report without writing it. */
export function renderItem(
  type: AnyPuzzle,
  item: ReportItem,
  {
    format,
    quiet,
    boards,
  }: {
    readonly format: 'text' | 'json' | 'jsonl' | 'svg' | 'html';
    /** Omits the board; for a drawing, omits the text. */
    readonly quiet: boolean | undefined;
    readonly boards: Boards;
  },
): RenderedItem {
  const { picture, text, data } = item;
  if (format === 'json') return { output: printJson(data) };
  if (format === 'svg') return { output: svgOf(type, picture), ...(quiet ? {} : { error: text }) };
  if (format === 'jsonl') return { output: JSON.stringify(data) };
  if (format === 'html') return { output: (item.page?.() ?? boardPage(type.title, picture, text)).trimEnd() };
  return { output: quiet ? text : `${boards.picture(picture)}\n\n${text}` };
}

/** Writes formatted output. */
export function write({ output, error }: RenderedItem, to: Output): void {
  to.write(output);
  if (error !== undefined) to.say(error);
}

/** Formats and writes a report. */
export const writeItem = (
  type: AnyPuzzle,
  item: ReportItem,
  output: Output,
  options: Parameters<typeof renderItem>[2],
): void => write(renderItem(type, item, options), output);
