import { checkpoint, PuzzleError, type Size } from '@gridproof/core';
import type { BoardLayout } from './board-layout.js';
import { raggedRow, splitCharacters, splitWords } from './rows.js';
import type { Token } from './text-board.js';

/** The signs of a board, row by row, and the size of that board. */
export interface Signs {
  readonly rows: readonly (readonly Token[])[];
  readonly size: Size;
}

/** The expectations for a board of text. */
export interface ExpectedBoard {
  readonly layout: BoardLayout;
  /** The length of the longest sign in characters; signs of several characters may have blanks between them. */
  readonly longest: number;
  readonly square: boolean;
  /** Adjacent digits form one number. */
  readonly digitsTogether: boolean;
  /** The required size, if it is known already. */
  readonly size?: Size | undefined;
}

/**
 * Splits the rows of a board into signs: each character is a sign; if signs may be longer, blanks or commas separate them if there are any.
 * Of several readings, the one that fits the expectations is used.
 */
export function signsIn(
  lines: readonly Token[],
  { layout, longest, square, digitsTogether, size }: ExpectedBoard,
): Signs {
  if (lines.length === 0) throw new PuzzleError('no-rows', 'found no rows, expected a board');
  if (digitsTogether) {
    const rows = lines.map(wholeNumbers);
    return { rows, size: size ?? sizeOf(rows, layout) };
  }
  const single = lines.map((line) => {
    checkpoint(line.text.length);
    return splitCharacters(line);
  });
  const words = lines.map((line) => {
    checkpoint(line.text.length);
    return splitWords({ ...line, text: line.text.replaceAll(',', ' ') });
  });
  const hasSeparators =
    longest > 1 && (words.some((row) => row.length > 1) || lines.some(({ text }) => text.includes(',')));
  // Blanks only group the digits of longer rows if all rows have the same groups.
  const across = words[0]!.length;
  const grouped =
    words.every(({ length }) => length === across) ||
    words.every((row) => row.length === 1 || row.every(({ text }) => text.length === 1));
  // A row that is longer than any sign is a row of characters, regardless of blanks in other rows.
  const hasJoinedRow = words.some(([sign, more]) => sign && !more && sign.text.length > longest);
  const drawn = layout.fillers && lines.some(hasGap) ? inColumns(lines) : [];
  const readings = [
    ...(hasSeparators ? [words, ...(grouped || hasJoinedRow ? [single] : [])] : [single]),
    ...drawn,
  ];
  const away = (rows: readonly (readonly Token[])[]) => Math.abs(medianLength(rows) - rows.length);
  const nearest = square ? readings.toSorted((a, b) => away(a) - away(b))[0]! : readings[0]!;
  const fitting =
    readings.find((rows) => fits(rows, layout, square, size)) ??
    (hasSeparators && hasJoinedRow ? single : nearest);
  return { rows: fitting, size: size ?? sizeOf(fitting, layout) };
}

/** Splits a row into numbers and other characters. */
const wholeNumbers = ({ text, line, column }: Token): Token[] =>
  [...text.matchAll(/\d+|\S/gu)].map((match) => ({ text: match[0], line, column: column + match.index }));

/** Returns whether a row has a blank between two signs, or is empty. */
const hasGap = ({ text }: Token): boolean => /\S\s+\S|^\s*$/.test(text);

/** Returns whether these lines, some of them blank, are a drawing of a board. */
export const isDrawing = (
  lines: readonly Token[],
  { layout, square }: Pick<ExpectedBoard, 'layout' | 'square'>,
): boolean =>
  layout.fillers !== undefined && inColumns(lines).some((rows) => fits(rows, layout, square, undefined));

/**
 * Splits a drawing into a sign for each column, or for every second column if those between are empty; a blank is an empty sign. Returns
 * the possible readings.
 */
function inColumns(lines: readonly Token[]): Token[][][] {
  const indent = Math.min(
    ...lines.flatMap(({ text }) => (text.trim() ? [/^\s*/.exec(text)![0].length] : [])),
  );
  const across = Math.max(...lines.map(({ text }) => text.trimEnd().length));
  const rows = lines.map(({ text, line, column }) =>
    [...text.padEnd(across)].slice(indent, across).map((sign, at) => ({
      text: sign === ' ' ? '.' : sign,
      line,
      column: column + indent + at,
    })),
  );
  const isSpread = lines.every(({ text }) =>
    [...text].every((sign, at) => (at - indent) % 2 === 0 || sign === ' '),
  );
  return isSpread ? [rows.map((row) => row.filter((_, at) => at % 2 === 0)), rows] : [rows];
}

function fits(
  rows: readonly (readonly Token[])[],
  layout: BoardLayout,
  square: boolean,
  size: Size | undefined,
): boolean {
  const across = rows[0]!.length;
  if (rows.some(({ length }) => length !== across)) return false;
  try {
    const found = layout.sizeOf(across, rows.length);
    if (size) return found.width === size.width && found.height === size.height;
    return !square || found.width === found.height;
  } catch (error) {
    if (error instanceof PuzzleError) return false;
    throw error;
  }
}

function sizeOf(rows: readonly (readonly Token[])[], layout: BoardLayout): Size {
  const across = rows[0]!.length;
  // If not every size is possible, a missing or extra sign in a row is the likelier mistake.
  const odd = rows.findIndex((row) => row.length !== across);
  if (layout.fillers && odd >= 0) throw raggedRow(rows, odd, across, layout.thing);
  return layout.sizeOf(across, rows.length);
}

/** Checks the length and number of the rows of a board; `what` names it in messages. Throws `PuzzleError`. */
export function checkShape(
  rows: readonly (readonly Token[])[],
  { thing }: BoardLayout,
  { what, across, down }: { readonly what: string; readonly across: number; readonly down: number },
): void {
  const odd = rows.findIndex((row) => row.length !== across);
  if (odd >= 0) throw raggedRow(rows, odd, across, thing);
  if (rows.length !== down)
    throw new PuzzleError(
      'size-mismatch',
      `${what} is ${across}x${rows.length}, expected ${across}x${down}`,
      { line: rows[down]?.[0]?.line },
    );
}

/** Returns the median length of the rows. */
export const medianLength = (rows: readonly (readonly Token[])[]): number =>
  rows.map(({ length }) => length).toSorted((a, b) => a - b)[Math.floor(rows.length / 2)]!;
