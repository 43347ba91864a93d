import type { Token } from './text-board.js';

/** Characters of frames that people draw around cells. */
const FRAME = /[|\u2500-\u257F]/gu;

/** Returns the rows of a board without the frames between its cells. */
export function stripFrames(rows: readonly Token[]): readonly Token[] {
  // If dashes are empty cells, a rule between cells also has other signs.
  const dashed = rows.some(({ text }) => text.includes('-') && /[a-z\d]/i.test(text));
  const rule = dashed ? /[+=]/ : /[+=-]/;
  return rows
    .filter(({ text }) => !(/^[\s+=|-]*$/.test(text) && rule.test(text)))
    .map((row) => ({ ...row, text: row.text.replaceAll(FRAME, ' ') }))
    .filter(({ text }) => text.trim() !== '');
}
