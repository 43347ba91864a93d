import {
  type Board,
  type Cell,
  endsOf,
  Grid,
  type Link,
  linkBetween,
  placeKey,
  type Random,
  randomLoop,
  traceLoops,
} from '@gridproof/describe';
import { type Clue, cellsTowards, DIRECTIONS } from './clue.js';

interface Answer {
  readonly shaded: Grid<boolean, Cell>;
  readonly lines: Grid<boolean, Link>;
}

/** The layout of a board: a loop, and shaded cells by key. All other cells are clues. */
interface Layout {
  readonly loop: readonly Cell[];
  readonly dark: ReadonlySet<number>;
}

/** One in so many cells is left out by a loop at least, where it can be made so short. */
const LEFT_OUT = 3;

/** A puzzle with its answer: of the cells that a loop leaves out some are shaded, and the others are clues. */
export function drawLoop(board: Board, random: Random) {
  const lines = randomLoop(board, random);
  if (!lines) return undefined;
  let loop = traceLoops(lines).loops[0]!;
  while ((board.cells.length - loop.length) * LEFT_OUT < board.cells.length) {
    const [bulge] = random.shuffled(bulgesOf(loop));
    if (!bulge) break;
    loop = without(loop, bulge);
  }
  const passed = new Set(loop.map(placeKey));
  const others = random.shuffled(board.cells.filter((cell) => !passed.has(placeKey(cell))));
  return puzzleOf(board, random, { loop, dark: shadedOf(board, others, new Set()) });
}

/**
 * The same answer with other arrows, which its rivals do not fit. Where none helps, a shaded cell that is not shaded in the last of them
 * is a clue from now on, or the loop becomes shorter where the last of them goes another way. If it cannot, the other loop becomes the answer
 * and shorter instead.
 */
export function repairClues(board: Board, random: Random, answer: Answer, rivals: readonly Answer[]) {
  const loop = traceLoops(answer.lines).loops[0]!;
  const cells = answer.shaded.places.filter((cell) => answer.shaded.at(cell));
  const dark = new Set(cells.map(placeKey));
  // To a puzzle with other clues it was a rival, but to this one it is no answer at all.
  const { places } = answer.shaded;
  const still = rivals.filter(
    ({ shaded }) => shaded.places.length === places.length && places.every((cell) => shaded.has(cell)),
  );
  const aimed = puzzleOf(board, random, { loop, dark }, still);
  if (aimed.fitting === 0) return aimed;
  const rival = rivals.at(-1)!;
  const [cell] = random.shuffled(cells.filter((cell) => !rival.shaded.at(cell)));
  if (cell) {
    dark.delete(placeKey(cell));
    return puzzleOf(board, random, { loop, dark });
  }
  for (const [one, other] of [
    [answer, rival],
    [rival, answer],
  ] as const) {
    const loop = traceLoops(one.lines).loops[0]!;
    const [bulge] = random.shuffled(
      bulgesOf(loop).filter(([from, to]) => !other.lines.at(linkBetween(from!, to!))),
    );
    if (!bulge) continue;
    const more = shadedOf(board, random.shuffled(bulge).slice(1), dark);
    return puzzleOf(board, random, { loop: without(loop, bulge), dark: more });
  }
  return undefined;
}

/** Two cells of a loop each that it may leave out, as those before and behind them are neighbours. */
function bulgesOf(loop: readonly Cell[]): readonly (readonly Cell[])[] {
  if (loop.length <= 4) return [];
  const at = (nth: number) => loop[nth % loop.length]!;
  return loop.flatMap((from, nth) => {
    const to = at(nth + 3);
    const apart = Math.abs(from.row - to.row) + Math.abs(from.col - to.col);
    return apart === 1 ? [[at(nth + 1), at(nth + 2)]] : [];
  });
}

const without = (loop: readonly Cell[], cells: readonly Cell[]): readonly Cell[] =>
  loop.filter((cell) => !cells.includes(cell));

/** Shaded cells, and of some others in turn those that have none of them beside them. */
function shadedOf(board: Board, cells: readonly Cell[], before: ReadonlySet<number>): ReadonlySet<number> {
  const dark = new Set(before);
  for (const cell of cells)
    if (!board.neighbours(cell).some((next) => dark.has(placeKey(next)))) dark.add(placeKey(cell));
  return dark;
}

/** The key of the link between two neighbours. */
const linkKey = (one: Cell, other: Cell): number => placeKey(linkBetween(one, other));

/** Clues where neither shaded cells nor the loop are, each aimed so that it is wrong in as many of the rivals that fit so far as it can be. */
function puzzleOf(board: Board, random: Random, { loop, dark }: Layout, rivals: readonly Answer[] = []) {
  const passed = new Set(loop.map(placeKey));
  const isDark = (cell: Cell) => dark.has(placeKey(cell));
  const isFree = (cell: Cell) => isDark(cell) || passed.has(placeKey(cell));
  let fitting = rivals;
  const clues = new Map<Cell, Clue>();
  for (const cell of random.shuffled(board.cells.filter((cell) => !isFree(cell)))) {
    // An arrow that points to nothing says nothing.
    const candidates = random.shuffled(DIRECTIONS).flatMap((way) => {
      const seen = cellsTowards(board, cell, way);
      const n = seen.filter(isDark).length;
      const left = fitting.filter(
        ({ shaded }) => seen.filter((one) => shaded.has(one) && shaded.at(one)).length === n,
      );
      return seen.some(isFree) ? [{ clue: [n, way] as const, left }] : [];
    });
    const [best] = candidates.toSorted((a, b) => a.left.length - b.left.length);
    clues.set(cell, best?.clue ?? 'closed');
    fitting = best?.left ?? fitting;
  }
  const shaded = Grid.from(board.cells.filter(isFree), isDark);
  const links = board.links.filter((link) => endsOf(link).every((end) => shaded.has(end)));
  const drawn = new Set(loop.map((from, nth) => linkKey(from, loop[(nth + 1) % loop.length]!)));
  return {
    clues: { arrows: Grid.from(board.cells, (cell) => clues.get(cell)) },
    answer: { shaded, lines: Grid.from(links, (link) => drawn.has(placeKey(link))) },
    fitting: fitting.length,
  };
}
