import { type Board, type Cell, Grid, PuzzleError, type TextPosition } from '@gridproof/core';

/** A sparse board with some of its numbers, and the pieces that are to be put into its empty cells. */
export interface Puzlogic {
  /** The rectangle around the cells. */
  readonly board: Board;
  /** The cells that there are, with the numbers printed in them. */
  readonly givens: Grid<number | undefined>;
  readonly pieces: readonly number[];
  readonly rows: readonly Line[];
  readonly columns: readonly Line[];
}

/** The cells of a row or column, and the number that they add up to where that is told. */
export interface Line {
  readonly cells: readonly Cell[];
  readonly target: number | undefined;
}

/** What stands at a position of the rectangle: a number, nothing yet, or no cell at all. */
export type Square = number | 'empty' | 'none';

/** The targets of rows or columns, which count from 0. */
export type Targets = ReadonlyMap<number, number>;

/** What a format tells of a puzzle; the squares are told row by row. */
interface Parts {
  readonly board: Board;
  readonly squares: readonly Square[];
  readonly pieces: readonly number[];
  readonly targets: { readonly row: Targets; readonly column: Targets };
}

const LARGEST_NUMBER = 99;

/** What cells and pieces hold, for messages. */
export const NUMBERS = `a number from 0 to ${LARGEST_NUMBER}`;

/** Whether a cell or a piece may hold this. */
export const isNumber = (number: number): boolean =>
  Number.isInteger(number) && number >= 0 && number <= LARGEST_NUMBER;

/** Makes a puzzle; throws `PuzzleError` where there are not as many pieces as empty cells, at the place of the pieces. */
export function puzlogicOf({ board, squares, pieces, targets }: Parts, position?: TextPosition): Puzlogic {
  const cells = board.cells.filter((_, at) => squares[at] !== 'none');
  if (cells.length === 0) throw new PuzzleError('no-cells', 'the board has no cells, expected at least one');
  const numbers = squares.filter((square) => square !== 'none');
  const givens = new Grid(
    cells,
    numbers.map((square) => (square === 'empty' ? undefined : square)),
  );
  checkPieces(pieces.length, numbers.filter((square) => square === 'empty').length, position);
  const linesOf = (name: 'row' | 'column', lines: readonly (readonly Cell[])[]) =>
    lines.map((line, at): Line => {
      const [cells, target] = [line.filter((cell) => givens.has(cell)), targets[name].get(at)];
      if (target !== undefined && cells.length === 0)
        throw new PuzzleError('no-cells', `${name} ${at + 1} has no cells that could add up to ${target}`);
      return { cells, target };
    });
  return {
    board,
    givens,
    pieces,
    rows: linesOf('row', board.rows),
    columns: linesOf('column', board.columns),
  };
}

function checkPieces(pieces: number, empty: number, position: TextPosition | undefined): void {
  if (pieces === empty) return;
  const counted = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`;
  throw new PuzzleError(
    'wrong-pieces',
    `found ${counted(pieces, 'piece')} for ${counted(empty, 'empty cell')}, expected ${empty}`,
    position,
  );
}
