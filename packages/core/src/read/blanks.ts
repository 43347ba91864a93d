import { COMMENT } from './comment.js';

/** How the rows of a board are written with a character for each cell. */
export interface FixedRows {
  readonly width: number;
  readonly height: number;
  /** What stands between two rows. */
  readonly endsRow: string | RegExp;
  /** Whether a line is no row but names the puzzle type. */
  readonly isTitle: (line: string) => boolean;
}

/**
 * A text with `?` for each blank, where its rows have a character for each cell; blanks at the end of a row may be missing. Any
 * other text, whose blanks stand between signs, stays as it is.
 */
export function withoutBlanks(text: string, { width, height, endsRow, isTitle }: FixedRows): string {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split('\n');
  const written = [...lines.keys()].filter((at) => !COMMENT.test(lines[at]!));
  const [first] = written;
  const rows = first !== undefined && isTitle(lines[first]!) ? written.slice(1) : written;
  // A row may be nothing but blanks, so empty lines are dropped only where there are too many.
  while (rows.length > 1 && rows.length > height && lines[rows.at(-1)!]!.trim() === '') rows.pop();
  while (rows.length > 1 && rows.length > height && lines[rows[0]!]!.trim() === '') rows.shift();
  const [only] = rows;
  const parts = rows.length === 1 ? lines[only!]!.split(endsRow) : rows.map((at) => lines[at]!);
  if (parts.length !== height || !parts.some((part) => part.trim() !== '')) return text;
  const signs = parts.map((part) => [...part.trimEnd()]);
  if (signs.some((row) => row.length > width || row.includes('\t'))) return text;
  const found = signs.flat().filter((sign) => sign !== ' ');
  if (found.length === width * height) return text;
  // A row that is too short for its signs, and has no blank, is a mistake.
  if (!parts.some((part) => / /.test(part))) return text;
  const filled = signs.map((row) =>
    [...row, ...Array<string>(width - row.length).fill(' ')]
      .map((sign) => (sign === ' ' ? '?' : sign))
      .join(''),
  );
  if (rows.length === 1) lines[only!] = filled.join('/');
  else for (const [at, row] of filled.entries()) lines[rows[at]!] = row;
  return lines.join('\n');
}
