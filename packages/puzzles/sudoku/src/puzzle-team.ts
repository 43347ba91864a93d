import {
  type Board,
  type ClueCage,
  type Codec,
  isUsual,
  PuzzleError,
  placeKey,
  sizedAs,
} from '@gridproof/describe';
import {
  readRegionNumbers,
  type Scanner,
  splitTask,
  taskBoard,
  writeRegionNumbers,
  writeRuns,
} from '@gridproof/formats';
import { cannotHold, checkAllCaged } from './holds.js';
import { readDigits, type Sudoku, sudokuOf, sum, usualBoxes } from './sudoku.js';

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
    const digits = readDigits(cells!, board);
    cells!.expectEnd();
    const regions = map && !sums ? sizedAs(readRegionNumbers(map, board), board.width) : usualBoxes(board);
    return sudokuOf(board, regions, digits, { cages: map && sums ? readCages(map, sums, board) : [] });
  },
  write(puzzle) {
    const { board, regions, givens, diagonals, cages } = puzzle;
    if (diagonals)
      throw new PuzzleError('cannot-hold', `${FORMAT} cannot say that the diagonals hold every number`);
    if (cages.length === 0)
      return [
        writeRuns(givens.values),
        ...(isUsual(regions) ? [] : [writeRegionNumbers(board, regions)]),
      ].join(';');
    if (!isUsual(regions)) throw cannotHold(FORMAT, 'both regions and cages');
    checkAllCaged(FORMAT, puzzle);
    const map = writeRegionNumbers(
      board,
      cages.map(({ cells }) => cells),
    );
    return [writeRuns(givens.values), map, cages.map(({ clue }) => clue).join(',')].join(';');
  },
};

/** The sums stand in the order of the cages' numbers. */
function readCages(map: Scanner, sums: Scanner, board: Board): readonly ClueCage[] {
  const cages = readRegionNumbers(map, board);
  const numbers = map.text.split(',').map(Number);
  const at = new Map(board.cells.map((cell, nth) => [placeKey(cell), nth]));
  const numberOf = ([first]: ClueCage['cells']) => numbers[at.get(placeKey(first!))!]!;
  const inOrder = cages.toSorted((a, b) => numberOf(a) - numberOf(b));
  const clues = new Map(inOrder.map((cells, nth) => [cells, readSum(sums, nth, cages.length, board)]));
  sums.expectEnd();
  return cages.map((cells) => ({ cells, clue: clues.get(cells)! }));
}

function readSum(sums: Scanner, at: number, cages: number, board: Board): number {
  if (sums.done) throw sums.error('too-short', `the text ends after ${at} of the ${cages} sums of the cages`);
  if (at > 0 && !sums.take(/,/y)) throw sums.unexpected("','");
  const start = sums.at;
  const digits = sums.take(/\d+/y);
  const expected = `${sum.expected(board, board.cells[0]!)}`;
  if (digits === undefined) throw sums.unexpected(expected);
  const found = sum.read(digits, board, board.cells[0]!);
  if (found !== undefined) return found;
  throw sums.error('out-of-range', `found ${digits}, expected ${expected}`, start);
}
