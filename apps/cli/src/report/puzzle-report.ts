import { type PuzzleResponse, svgOf } from '@gridproof/api';
import { type AnyPuzzle, printJson } from '@gridproof/core';
import { EXIT } from '../exit.js';
import { wrapText } from '../terminal/wrap-text.js';
import type { Boards } from './boards.js';
import { boardPage } from './page/page.js';

/** A response to a request on one puzzle, with its text for people and the exit status. */
export interface Report extends Pick<PuzzleResponse, 'data'> {
  readonly picture: NonNullable<PuzzleResponse['picture']>;
  readonly text: string;
  readonly exit: number;
  /** Renders it as a page. Default: a page with the board and the text. */
  page?(): string;
}

/** The format of a report. */
export type ReportFormat = 'text' | 'json' | 'jsonl' | 'svg' | 'html';

/** Formats a report: text for the output, and for the error output what accompanies a drawing. `quiet` omits the board, or the text of a drawing. */
export function renderReport(
  type: AnyPuzzle,
  report: Report,
  { format, quiet }: { readonly format?: string; readonly quiet?: boolean },
  boards: Boards,
): { readonly output: string; readonly error?: string } {
  const { text, data } = report;
  if (format === 'json') return { output: printJson(data) };
  if (format === 'jsonl') return { output: JSON.stringify(data) };
  const picture = report.picture();
  if (format === 'svg') return { output: svgOf(type, picture), ...(quiet ? {} : { error: text }) };
  if (format === 'html')
    return { output: (report.page?.() ?? boardPage(type.title, picture, text)).trimEnd() };
  return { output: quiet ? text : `${boards.picture(picture)}\n\n${text}` };
}

/** Returns the report for a response with a board, in lines of at most `width` columns except for the first. */
export const reportOf = (
  { data, sentence, because, picture }: PuzzleResponse,
  width: number,
  exit: number,
): Report => ({
  data,
  picture: picture!,
  text: because.length ? `${sentence}\n\n${wrapLines(because, width)}` : sentence,
  exit,
});

/** Returns the report for entries that contradict the clues. */
export const contradictionReport = (response: PuzzleResponse, width: number): Report => ({
  ...reportOf(response, width, EXIT.no),
  text: wrapLines([response.sentence, ...response.because.map((line) => `  ${line}`)], width),
});

/** Wraps lines at `width` columns. */
export function wrapLines(lines: readonly string[], width: number): string {
  const broken = lines.map((line) => {
    const indent = line.length - line.trimStart().length;
    return wrapText(line.trimStart(), width, { indent, hang: 2 });
  });
  return broken.join('\n');
}
