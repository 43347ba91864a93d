import { COMMENT } from './comment.js';

/** Layout of rows with one character per cell. */
export interface FixedRows {
  readonly width: number;
  readonly height: number;
  /** Separator between two rows. */
  readonly separator: string | RegExp;
  /** Returns whether a line is no row but the name of the puzzle type. */
  readonly isTitle: (line: string) => boolean;
}

/**
 * Replaces blanks by `?` if the rows have one character per cell; blanks at the end of a row may be absent. Returns any other text, whose
 * blanks only separate signs, unchanged.
 */
export function withoutBlanks(
  text: string,
  { width, height, separator: endsRow, isTitle }: FixedRows,
): string {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split('\n');
  const written = [...lines.keys()].filter((at) => !COMMENT.test(lines[at]!));
  const [first] = written;
  const rows = first !== undefined && isTitle(lines[first]!) ? written.slice(1) : written;
  // A row may consist of blanks, so empty lines are dropped only if there are too many lines.
  while (rows.length > 1 && rows.length > height && lines[rows.at(-1)!]!.trim() === '') rows.pop();
  while (rows.length > 1 && rows.length > height && lines[rows[0]!]!.trim() === '') rows.shift();
  const [only] = rows;
  const parts = rows.length === 1 ? lines[only!]!.split(endsRow) : rows.map((at) => lines[at]!);
  if (parts.length !== height || !parts.some((part) => part.trim() !== '')) return text;
  const signs = parts.map((part) => [...part.trimEnd()]);
  if (signs.some((row) => row.length > width || row.includes('\t'))) return text;
  const nonBlank = signs.flat().filter((sign) => sign !== ' ');
  if (nonBlank.length === width * height) return text;
  // A row that is too short and has no blank is an error.
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
