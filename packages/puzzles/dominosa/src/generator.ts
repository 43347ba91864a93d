import {
  type Board,
  type Cell,
  corner,
  type DrawContext,
  Grid,
  PuzzleError,
  placeKey,
  type Random,
  type Side,
} from '@gridproof/describe';
import { dominoNames, highest } from './domino.js';

/** The most cells of a board that is made. */
const MADE = 132;
/** The number of turns of two adjacent dominoes, per cell. */
const TURNS = 20;
/** The number of other layouts of two dominoes that are tried before a board is rejected. */
const TRIES = 200;

type Domino = readonly [Cell, Cell];

/** Draws a random layout of all dominoes. */
export function drawDominoes({ board, random }: DrawContext) {
  if (board.cells.length > MADE)
    throw new PuzzleError(
      'too-large',
      `a board of ${board.cells.length} cells takes too long to be made, expected at most ${MADE}`,
    );
  const kinds = dominoNames(highest(board)).map((kind) => kind.split('-').map(Number));
  const dominoes = covered(board, random);
  const numbers = new Map<number, number>();
  for (const [nth, kind] of random.shuffled(kinds).entries())
    for (const [at, n] of random.shuffled(kind).entries()) numbers.set(placeKey(dominoes[nth]![at]!), n);
  return {
    clues: { numbers: Grid.from(board.cells, (cell) => numbers.get(placeKey(cell))!) },
    answer: walled(board, dominoes),
  };
}

/** The same dominoes where two have been exchanged, or one turned, so that no rival has all of them. */
export function repairDominoes(
  { numbers, answer }: { readonly numbers: Grid<number, Cell>; readonly answer: Grid<boolean, Side> },
  rivals: readonly Grid<boolean, Side>[],
  { board, random }: DrawContext,
) {
  const own = dominoesOf(board, answer);
  const others = rivals.map((rival) => dominoesOf(board, rival));
  const rest = own.filter(([one, other]) => {
    const [, beyond] = others.at(-1)!.find((both) => both.includes(one))!;
    return beyond !== other;
  });
  for (let tries = 0; tries < TRIES; tries++) {
    const [a, b] = rest[random.below(rest.length)]!;
    const [c, d] = random.shuffled(own[random.below(own.length)]!);
    const next = new Map([
      [a, numbers.at(c!)],
      [b, numbers.at(d!)],
      [c!, numbers.at(a)],
      [d!, numbers.at(b)],
    ]);
    if (c === a) continue;
    const changed = numbers.map((n, cell) => next.get(cell) ?? n);
    if (others.every((all) => !isWhole(changed, all))) return { clues: { numbers: changed }, answer };
  }
  return undefined;
}

/** Returns whether all dominoes differ. */
const isWhole = (numbers: Grid<number, Cell>, all: readonly Domino[]): boolean =>
  new Set(all.map((both) => `${both.map((cell) => numbers.at(cell)).sort((a, b) => a - b)}`)).size ===
  all.length;

/** A board covered with dominoes: those in even rows or columns, two beside each other turned again and again. */
function covered(board: Board, random: Random): readonly Domino[] {
  const { width, height } = board;
  const partner = new Map<Cell, Cell>();
  const join = (one: Cell, other: Cell) => {
    partner.set(one, other);
    partner.set(other, one);
  };
  const lines = width % 2 ? board.columns : board.rows;
  for (const line of lines) for (let at = 0; at < line.length; at += 2) join(line[at]!, line[at + 1]!);
  for (let turns = TURNS * width * height; turns > 0; turns--) {
    const [row, col] = [random.below(Math.max(1, height - 1)), random.below(Math.max(1, width - 1))];
    const [a, b, c, d] = board.cellsAround(corner(row + 1, col + 1));
    if (!d) continue;
    if (partner.get(a!) === b && partner.get(c!) === d) {
      join(a!, c!);
      join(b!, d);
    } else if (partner.get(a!) === c && partner.get(b!) === d) {
      join(a!, b!);
      join(c!, d);
    }
  }
  return board.cells.flatMap((cell): readonly Domino[] => {
    const other = partner.get(cell)!;
    return other.row > cell.row || other.col > cell.col ? [[cell, other]] : [];
  });
}

const walled = (board: Board, dominoes: readonly Domino[]): Grid<boolean, Side> => {
  const of = new Map(dominoes.flatMap((both, nth) => both.map((cell) => [cell, nth] as const)));
  return Grid.from(board.innerSides, (side) => {
    const [one, other] = board.cellsAt(side);
    return of.get(one!) !== of.get(other!);
  });
};

const dominoesOf = (board: Board, walls: Grid<boolean, Side>): readonly Domino[] =>
  walls.entries().flatMap(([side, isWall]) => (isWall ? [] : [board.cellsAt(side) as unknown as Domino]));
