import {
  type Board,
  type Cell,
  type DrawContext,
  Grid,
  placeKey,
  type Regions,
  randomDominoes,
  regionIndices,
  type Side,
} from '@gridproof/describe';
import { dominoNames, highest } from './domino.js';

/** The number of other layouts of two dominoes that are tried before a board is rejected. */
const TRIES = 200;

type Domino = readonly [Cell, Cell];

/** Draws a random layout of all dominoes. */
export function drawDominoes({ board, random }: DrawContext) {
  const kinds = dominoNames(highest(board)).map((kind) => kind.split('-').map(Number));
  const dominoes = randomDominoes(board, random);
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

const walled = (board: Board, dominoes: Regions): Grid<boolean, Side> => {
  const dominoAt = regionIndices(board, dominoes);
  return Grid.from(board.innerSides, (side) => new Set(dominoAt.pick(board.cellsAt(side))).size > 1);
};

const dominoesOf = (board: Board, walls: Grid<boolean, Side>): readonly Domino[] =>
  walls.entries().flatMap(([side, isWall]) => (isWall ? [] : [board.cellsAt(side) as unknown as Domino]));
