import { type Board, type Codec, PuzzleError } from '@gridproof/core';
import {
  readRegionNumbers,
  readRuns,
  type Scanner,
  splitTask,
  taskBoard,
  writeRegionNumbers,
  writeRuns,
} from '@gridproof/formats';
import { cannotTell, checkAllCaged, checkUsualBoxes } from './cannot-tell.js';
import {
  type Cage,
  cellsOf,
  inBoxes,
  jigsaw,
  LARGEST_SUM,
  numbersTo,
  SUMS,
  type Sudoku,
  sudokuOf,
} from './sudoku.js';

const FORMAT = 'a Puzzle Team task';

/** What a task of a sudoku, a jigsaw and a killer has, parted by semicolons. */
const PARTS = [['cells'], ['cells', 'regions'], ['cells', 'cages', 'sums']] as const;

/** Sudoku, jigsaw and killer of the Puzzle Team sites; letters are runs of empty cells. */
export const puzzleTeam: Codec<Sudoku> = {
  title: 'Puzzle Team task, 5a3_1c… with --size 9x9 (jigsaw cells;regions, killer cells;cages;sums)',
  accepts: (text) => /^[\da-z_]*[a-z;][\da-z_;,]*$/.test(text),
  read(text, options) {
    const board = taskBoard(options, '9x9');
    if (board.width !== board.height)
      throw new PuzzleError('not-square', `the size is ${board.width}x${board.height}, expected a square`);
    const parts = PARTS[text.split(';').length - 1] ?? PARTS[2];
    const [cells, map, sums]: readonly (Scanner | undefined)[] = splitTask(text, parts);
    const digits = readCells(cells!, board);
    if (map && sums) return sudokuOf(inBoxes(board.width), digits, { cages: readCages(map, sums, board) });
    return sudokuOf(map ? jigsaw(board, readRegionNumbers(map, board)) : inBoxes(board.width), digits);
  },
  write(puzzle) {
    const { board, box, regions, givens, diagonals, cages } = puzzle;
    if (diagonals) throw cannotTell(FORMAT, 'that the diagonals hold every number');
    if (!box && cages.length) throw cannotTell(FORMAT, 'both regions and cages');
    checkUsualBoxes(FORMAT, puzzle);
    if (cages.length) checkAllCaged(FORMAT, puzzle);
    return [
      writeRuns(givens.values),
      ...(box ? [] : [writeRegionNumbers(board, regions)]),
      ...(cages.length
        ? [writeRegionNumbers(board, cellsOf(cages)), cages.map(({ sum }) => sum).join(',')]
        : []),
    ].join(';');
  },
};

function readCells(cells: Scanner, { cells: { length: places }, width: n }: Board): (number | undefined)[] {
  const digits = readRuns(cells, { places, min: 1, max: n, expected: numbersTo(n) });
  cells.expectEnd();
  return digits;
}

/** The sums stand in the order of the cages' numbers. */
function readCages(map: Scanner, sums: Scanner, board: Board): Cage[] {
  const cages = readRegionNumbers(map, board);
  const numbers = map.text.split(',').map(Number);
  const numberOf = ([first]: Cage['cells']) => numbers[board.cells.indexOf(first!)]!;
  const inOrder = cages.toSorted((a, b) => numberOf(a) - numberOf(b));
  const sumOf = new Map(inOrder.map((cells, at) => [cells, readSum(sums, at, cages.length)]));
  sums.expectEnd();
  return cages.map((cells) => ({ cells, sum: sumOf.get(cells)! }));
}

function readSum(sums: Scanner, at: number, cages: number): number {
  if (sums.done) throw sums.error('too-short', `the text ends after ${at} of the ${cages} sums of the cages`);
  if (at > 0 && !sums.take(/,/y)) throw sums.unexpected("','");
  const start = sums.at;
  const sum = sums.take(/\d+/y);
  if (sum === undefined) throw sums.unexpected(SUMS);
  if (Number(sum) >= 1 && Number(sum) <= LARGEST_SUM) return Number(sum);
  throw sums.error('out-of-range', `found ${sum}, expected ${SUMS}`, start);
}
