import { type Board, type Cell, checkpoint, Grid, groupBy, type Random } from '@gridproof/core';
import type { RectangleShape } from './rectangle-options.js';

/** The most cells of a rectangle that is drawn. */
const MAX_CELLS = 16;
/** Its longer side is at most so many times the shorter one, and one more. */
const MAX_RATIO = 4;
/** With weak clues, one of so many repairs cuts a rectangle in two. */
const CUT_EVERY = 4;
/** Number of attempts to divide a board without a corner at which four rectangles meet. */
const MAX_TRIES = 2_000;

/** A board with a clue in each rectangle of its answer. */
interface Draft<V> {
  readonly clues: Grid<V | undefined, Cell>;
  readonly answer: Grid<number>;
}

/** Returns the clue of a rectangle with this height and width. */
export type RectangleClueOf<V> = (...shape: RectangleShape) => V;

/** How rectangles are drawn. */
export interface RectangleDrawing {
  /** Four rectangles may meet at a corner; true by default. */
  readonly crossings?: boolean;
  /** Clues tell little about their rectangles, so some are cut in two until there is one answer; false by default. */
  readonly weakClues?: boolean;
}

/** A drawn puzzle of rectangles, with its clues in a layer, and its answer. */
export interface DrawnRectangles<Layer extends string, V> {
  readonly clues: { readonly [L in Layer]: Grid<V | undefined, Cell> };
  readonly answer: Grid<number>;
}

/** Draws and repairs puzzles of rectangles. A description calls its functions in functions of its own, since types are not inferred from them. */
export interface RectangleGenerator<Layer extends string, V> {
  /** Draws a division with clues anywhere in their rectangles; undefined if several attempts have a forbidden crossing. */
  puzzle(context: { readonly board: Board; readonly random: Random }): DrawnRectangles<Layer, V> | undefined;
  /** Moves a clue so that no rival solves the board, or cuts a rectangle; undefined if that is not possible. */
  repair(
    draft: { readonly puzzle: { readonly board: Board }; readonly answer: Grid<number> },
    rivals: readonly Grid<number>[],
    context: { readonly random: Random },
  ): DrawnRectangles<Layer, V> | undefined;
}

/** Returns the generator of puzzles of rectangles with one clue each, in a layer. */
export function rectangleGeneration<const Layer extends string, V>(
  layer: Layer,
  clueOf: RectangleClueOf<V>,
  { crossings = true, weakClues = false }: RectangleDrawing = {},
): RectangleGenerator<Layer, V> {
  const drawnOf = (draft: Draft<V> | undefined) =>
    draft &&
    ({ clues: { [layer]: draft.clues }, answer: draft.answer } as unknown as DrawnRectangles<Layer, V>);
  return {
    puzzle: ({ board, random }) => drawnOf(drawDraft(board, random, clueOf, crossings)),
    repair({ puzzle, answer }, rivals, { random }) {
      const clues = (puzzle as unknown as DrawnRectangles<Layer, V>['clues'])[layer];
      const isCut = weakClues && rivals.length % CUT_EVERY === 0;
      const moved = isCut ? undefined : moveClue(puzzle.board, { clues, answer }, rivals, random, clueOf);
      if (moved || !weakClues) return drawnOf(moved);
      return drawnOf(
        cutRectangle(puzzle.board, { clues, answer }, rivals.at(-1)!, random, clueOf, crossings),
      );
    },
  };
}

/** Divides a board into rectangles at random, with a clue anywhere in each; undefined if several attempts have a crossing. */
function drawDraft<V>(
  board: Board,
  random: Random,
  clueOf: RectangleClueOf<V>,
  crossings: boolean,
): Draft<V> | undefined {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const pieces = divideIntoRectangles(board, random);
    if (!crossings && haveCrossing(board, pieces)) continue;
    const byClue = new Map(pieces.map((piece) => [piece[random.below(piece.length)]!, piece]));
    return draftOf(board, byClue, clueOf);
  }
  return undefined;
}

/** Moves a clue within its rectangle so that none of the rivals solves the board any more; undefined if there is no such move. */
function moveClue<V>(
  board: Board,
  { clues, answer }: Draft<V>,
  rivals: readonly Grid<number>[],
  random: Random,
  clueOf: RectangleClueOf<V>,
): Draft<V> | undefined {
  const places = clues.known().map(([cell]) => cell);
  const own = piecesOf(board, answer);
  const pieces = new Map(places.map((clue, n) => [clue, own[n]!]));
  const divisions = rivals.map((rival) => piecesOf(board, rival));
  const latest = rivals.at(-1)!;
  const moves = places.flatMap((clue, n) =>
    pieces.get(clue)!.flatMap((to) => (latest.at(to) === n ? [] : [[clue, to] as const])),
  );
  for (const [clue, to] of random.shuffled(moves)) {
    const others = [...pieces].filter(([one]) => one !== clue);
    const moved = draftOf(board, new Map([...others, [to, pieces.get(clue)!]]), clueOf);
    if (!divisions.some((division) => solves(division, moved.clues, clueOf))) return moved;
  }
  return undefined;
}

/**
 * Cuts a rectangle in two where a rival differs from the answer, if possible so that one half is a square, since squares are rare. Returns
 * undefined if no cut is possible.
 */
function cutRectangle<V>(
  board: Board,
  { clues, answer }: Draft<V>,
  rival: Grid<number>,
  random: Random,
  clueOf: RectangleClueOf<V>,
  crossings: boolean,
): Draft<V> | undefined {
  const places = clues.known().map(([cell]) => cell);
  const own = piecesOf(board, answer);
  const differing = own.filter((piece, n) => piece.some((cell) => rival.at(cell) !== n));
  const cuts = random.shuffled(differing).flatMap((piece) => random.shuffled(cutsOf(piece)));
  const [withSquare, others] = [true, false].map((wanted) =>
    cuts.filter((halves) => halves.some(isSquare) === wanted),
  );
  for (const halves of [...withSquare!, ...others!]) {
    const rest = own.filter((piece) => !halves[0]!.some((cell) => piece.includes(cell)));
    if (!crossings && haveCrossing(board, [...rest, ...halves])) continue;
    const clueIn = (piece: readonly Cell[]) =>
      places.find((cell) => piece.includes(cell)) ?? piece[random.below(piece.length)]!;
    return draftOf(board, new Map([...rest, ...halves].map((piece) => [clueIn(piece), piece])), clueOf);
  }
  return undefined;
}

/** Returns the ways to cut a rectangle in two. */
const cutsOf = (cells: readonly Cell[]): readonly (readonly (readonly Cell[])[])[] =>
  (['row', 'col'] as const).flatMap((axis) =>
    [...new Set(cells.map((cell) => cell[axis]))]
      .slice(1)
      .map((line) => [cells.filter((cell) => cell[axis] < line), cells.filter((cell) => cell[axis] >= line)]),
  );

function divideIntoRectangles(board: Board, random: Random): readonly (readonly Cell[])[] {
  const free = new Set(board.cells);
  const pieces: (readonly Cell[])[] = [];
  for (const cell of board.cells) {
    if (!free.has(cell)) continue;
    const [own] = random.shuffled(rectanglesAt(board, cell, free));
    const piece = own ?? [cell];
    for (const one of piece) free.delete(one);
    pieces.push(piece);
  }
  return withoutSingles(pieces);
}

/** Returns the rectangles of several free cells whose first is this one. */
function rectanglesAt(board: Board, { row, col }: Cell, free: ReadonlySet<Cell>): (readonly Cell[])[] {
  const found: (readonly Cell[])[] = [];
  for (let height = 1; row + height <= board.height; height++)
    for (let width = 1; col + width <= board.width; width++) {
      const cells = board.rectangle(row, col, height, width);
      const [short, long] = [Math.min(width, height), Math.max(width, height)];
      if (cells.length > MAX_CELLS || cells.some((one) => !free.has(one))) {
        // If the narrowest does not fit, no higher one does.
        if (width === 1) return found;
        break;
      }
      if (cells.length > 1 && long <= MAX_RATIO * short + 1) found.push(cells);
    }
  return found;
}

/** Joins single cells to a row or column of cells beside them, if that makes a longer one. */
function withoutSingles(pieces: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  const left = [...pieces];
  for (const single of pieces.filter(({ length }) => length === 1)) {
    const at = left.findIndex((one) => {
      checkpoint();
      return one !== single && isRectangle([...one, ...single]);
    });
    if (at < 0 || !left.includes(single)) continue;
    left[at] = [...left[at]!, ...single];
    left.splice(left.indexOf(single), 1);
  }
  return left;
}

/** Returns whether four pieces meet at a corner. */
function haveCrossing(board: Board, pieces: readonly (readonly Cell[])[]): boolean {
  const pieceOf = new Map(pieces.flatMap((piece) => piece.map((cell) => [cell, piece])));
  return board.rectangles(2, 2).some((block) => new Set(block.map((cell) => pieceOf.get(cell))).size === 4);
}

/** Returns the height and width of the rectangle around some cells. */
function frameOf(cells: readonly Cell[]): RectangleShape {
  const extent = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers) + 1;
  return [extent(cells.map(({ row }) => row)), extent(cells.map(({ col }) => col))];
}

const isSquare = (cells: readonly Cell[]): boolean => {
  const [height, width] = frameOf(cells);
  return height === width;
};

function isRectangle(cells: readonly Cell[]): boolean {
  const [height, width] = frameOf(cells);
  return height * width === cells.length;
}

/** Returns the board with these clues, each with its rectangle. */
function draftOf<V>(
  board: Board,
  pieces: ReadonlyMap<Cell, readonly Cell[]>,
  clueOf: RectangleClueOf<V>,
): Draft<V> {
  const clues = board.cells.filter((cell) => pieces.has(cell));
  const number = new Map(clues.flatMap((clue, n) => pieces.get(clue)!.map((cell) => [cell, n])));
  return {
    clues: Grid.from(board.cells, (cell) => {
      const piece = pieces.get(cell);
      return piece && clueOf(...frameOf(piece));
    }),
    answer: Grid.from(board.cells, (cell) => number.get(cell)!),
  };
}

/** Returns the cells of each part, by its number. */
const piecesOf = (board: Board, answer: Grid<number>): readonly (readonly Cell[])[] => {
  const pieces = groupBy(board.cells, (cell) => answer.at(cell));
  return [...pieces.keys()].toSorted((a, b) => a - b).map((n) => pieces.get(n)!);
};

/** Returns whether each piece of a board has one clue, which is the piece's own. */
const solves = <V>(
  division: readonly (readonly Cell[])[],
  clues: Grid<V | undefined, Cell>,
  clueOf: RectangleClueOf<V>,
): boolean =>
  division.every((piece) => {
    const own = clues.pick(piece).filter((clue) => clue !== undefined);
    return own.length === 1 && own[0] === clueOf(...frameOf(piece));
  });
