import { type Board, Grid, type Random, type Regions, regionsOf } from '@gridproof/describe';
import { Division, type TetrominoOptions } from './division.js';
import { Pieces } from './pieces.js';
import { drawTetrominoes } from './random-tetrominoes.js';

/** The number of border moves before the board is rejected, per cell. */
const MOVES = 30;
/** The maximum number of surplus tetrominoes for trying each of them. */
const FEW = 5;
/** No change is taken that is worse by this much. */
const WORSE = 8;

/**
 * Regions that leave one answer; none where none were found. Those of tetrominoes that keep the rules are changed cell by cell until
 * each has one left. Sometimes a worse change is accepted.
 */
export function drawRegions(
  board: Board,
  random: Random,
): { readonly regions: Regions; readonly answer: Grid<boolean> } | undefined {
  const pieces = new Pieces(board);
  const division = new Division(board, pieces, drawTetrominoes(pieces, random));
  let now = division.left();
  for (let moves = MOVES * board.cells.length; now && moves > 0; moves--) {
    const settled = spare(now) <= FEW ? division.tried(now) : undefined;
    const found = settled && spare(settled) === 0 ? withAnswer(board, division, settled) : undefined;
    if (found) return found;
    const undo = division.move(random);
    if (!undo) continue;
    const next = division.left();
    const worse = next ? spare(next) - spare(now) : WORSE;
    if (worse <= 0 || (worse < WORSE && random.below(3 ** worse) === 0)) now = next;
    else undo();
  }
  return undefined;
}

/** Returns the number of surplus tetrominoes. */
const spare = (left: TetrominoOptions): number => left.reduce((sum, { length }) => sum + length - 1, 0);

/** The regions with their answer; none where four shaded cells make a square, or where not all of them are connected. */
function withAnswer(board: Board, division: Division, left: TetrominoOptions) {
  const shaded = new Set(left.flatMap(([piece]) => piece!.cells));
  const answer = Grid.from(board.cells, ({ row, col }) => shaded.has(row * board.width + col));
  const hasSquare = board.rectangles(2, 2).some((square) => square.every((cell) => answer.at(cell)));
  const parts = regionsOf(board, (one, other) => answer.at(one) && answer.at(other));
  const isConnected = parts.filter(([first]) => answer.at(first!)).length === 1;
  return hasSquare || !isConnected ? undefined : { regions: division.partition.regions(), answer };
}
