import type { Token } from './text-board.js';

/** Frames that people draw around cells. */
const FRAME = /[|\u2500-\u257F]/gu;

/** The rows of a board without the frames drawn between its cells. */
export function stripFrames(rows: readonly Token[]): readonly Token[] {
  // Where dashes are empty cells, a rule between cells has other signs too.
  const dashed = rows.some(({ text }) => text.includes('-') && /[a-z\d]/i.test(text));
  const rule = dashed ? /[+=]/ : /[+=-]/;
  return rows
    .filter(({ text }) => !(/^[\s+=|-]*$/.test(text) && rule.test(text)))
    .map((row) => ({ ...row, text: row.text.replaceAll(FRAME, ' ') }))
    .filter(({ text }) => text.trim() !== '');
}
