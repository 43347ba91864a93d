import { Board, Grid, PuzzleError, positionIn } from '@gridproof/describe';

/** Signs of a cell that is not shaded. */
const LIGHT = ['.', '_', '-', '0', '□', '░', '·'];
const EXPECTED = "'#' for shaded cells and '.' for others";

/** Reads a user's own picture: rows of two signs, usually `#` and `.`, or of one sign and blanks. Throws `PuzzleError`. */
export function readPicture(text: string): { readonly board: Board; readonly picture: Grid<boolean> } {
  const signs = [...new Set(text.replaceAll(/[\s\uFEFF]/g, ''))];
  const dark = darkOf(text, signs);
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const rows = lines.map((line) => [...(signs.length > 1 ? line.trim() : line.trimEnd())]);
  while (rows[0]!.length === 0) rows.shift();
  while (rows.at(-1)!.length === 0) rows.pop();
  const width = Math.max(...rows.map((row) => row.length));
  for (const [at, row] of signs.length > 1 ? rows.entries() : []) {
    if (row.includes(' '))
      throw new PuzzleError('bad-symbol', `row ${at + 1} has a blank, expected ${EXPECTED}`);
    if (row.length < width)
      throw new PuzzleError(
        'not-rectangular',
        `row ${at + 1} has ${row.length} cells, expected ${width} as in the longest`,
      );
  }
  const board = new Board(width, rows.length);
  return { board, picture: Grid.from(board.cells, ({ row, col }) => rows[row]![col] === dark) };
}

/** Returns the sign of shaded cells in a text; undefined if there is only one sign. */
function darkOf(text: string, signs: readonly string[]): string | undefined {
  if (signs.length === 0)
    throw new PuzzleError('no-picture', `no picture was found, expected rows of ${EXPECTED}`);
  if (signs.length > 2)
    throw new PuzzleError(
      'bad-symbol',
      `found a third sign '${signs[2]}', expected ${EXPECTED}`,
      positionIn(text, text.indexOf(signs[2]!)),
    );
  const dark = signs.includes('#') ? ['#'] : signs.filter((sign) => !LIGHT.includes(sign));
  if (dark.length > 1 || (dark.length === 0 && signs.length > 1))
    throw new PuzzleError('bad-symbol', `found '${signs[0]}' and '${signs[1]}', expected ${EXPECTED}`);
  return dark[0];
}
