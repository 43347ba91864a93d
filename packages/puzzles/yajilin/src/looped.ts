import { type Board, type Cell, endsOf, Grid, type Link, placeKey, type Random } from '@gridproof/describe';
import { type Clue, cellsTowards, WAYS } from './clue.js';

interface Answer {
  readonly shaded: Grid<boolean, Cell>;
  readonly lines: Grid<boolean, Link>;
}

/** A loop that has grown from four cells, bulge by bulge, until it can take in no two cells more; none where the board is too small. */
function loopOn(board: Board, random: Random): ReadonlySet<number> | undefined {
  const first = random
    .shuffled(board.cells)
    .find((cell) => board.has({ row: cell.row + 1, col: cell.col + 1 }));
  if (!first) return undefined;
  const [a, b, c, d] = board.rectangle(first.row, first.col, 2, 2) as [Cell, Cell, Cell, Cell];
  let loop = [a, b, d, c];
  for (let grown = true; grown; ) {
    const on = new Set(loop);
    const bulges = loop.flatMap((from, at) => {
      const to = loop[(at + 1) % loop.length]!;
      const [down, right] = [to.row - from.row, to.col - from.col];
      return [1, -1].flatMap((side) => {
        const two = [from, to].map(({ row, col }) => board.rows[row + side * right]?.[col + side * down]);
        return two.every((cell) => cell && !on.has(cell)) ? [{ at, two: two as Cell[] }] : [];
      });
    });
    grown = bulges.length > 0;
    if (!grown) break;
    const { at, two } = bulges[random.below(bulges.length)]!;
    loop = [...loop.slice(0, at + 1), ...two, ...loop.slice(at + 1)];
  }
  return new Set(loop.map((from, at) => linkKey(from, loop[(at + 1) % loop.length]!)));
}

/** The key of the link between two neighbours. */
const linkKey = (one: Cell, other: Cell): number =>
  placeKey({
    kind: 'link',
    row: Math.min(one.row, other.row),
    col: Math.min(one.col, other.col),
    towards: one.row === other.row ? 'right' : 'below',
    length: 1,
  });

/** A puzzle with its answer: of the cells that a loop leaves out some are shaded, and those beside them are clues. */
export function looped(board: Board, random: Random) {
  const drawn = loopOn(board, random);
  if (!drawn) return undefined;
  const passed = new Set(
    board.links.filter((link) => drawn.has(placeKey(link))).flatMap((link) => endsOf(link).map(placeKey)),
  );
  const dark = new Set<Cell>();
  for (const cell of random.shuffled(board.cells))
    if (!passed.has(placeKey(cell)) && !board.beside(cell).some((next) => dark.has(next))) dark.add(cell);
  return told(board, random, {
    isDark: (cell) => dark.has(cell),
    isPassed: (cell) => passed.has(placeKey(cell)),
    drawn,
  });
}

/** The same answer with other arrows, which its rivals do not fit; where none helps, one more cell is a clue that is shaded, and is not in the last of them. */
export function mended(board: Board, random: Random, answer: Answer, rivals: readonly Answer[]) {
  const drawn = new Set(answer.lines.places.filter((link) => answer.lines.at(link)).map(placeKey));
  const without = (more: readonly Cell[]) => {
    const at = (cell: Cell) =>
      more.includes(cell) || !answer.shaded.has(cell) ? undefined : answer.shaded.at(cell);
    return { isDark: (cell: Cell) => at(cell) === true, isPassed: (cell: Cell) => at(cell) === false, drawn };
  };
  const aimed = told(board, random, without([]), rivals);
  if (aimed.fitting === 0) return aimed;
  const rival = rivals.at(-1)!.shaded;
  const differ = answer.shaded.places.filter(
    (cell) => answer.shaded.at(cell) && !(rival.has(cell) && rival.at(cell)),
  );
  const [one] = random.shuffled(differ);
  return one && told(board, random, without([one]), rivals);
}

interface Drawn {
  isDark(cell: Cell): boolean;
  isPassed(cell: Cell): boolean;
  /** The keys of the links of the loop. */
  readonly drawn: ReadonlySet<number>;
}

/** Clues where neither shaded cells nor the loop are, each aimed so that it is wrong in as many of the rivals that fit so far as it can be. */
function told(
  board: Board,
  random: Random,
  { isDark, isPassed, drawn }: Drawn,
  rivals: readonly Answer[] = [],
) {
  const isFree = (cell: Cell) => isDark(cell) || isPassed(cell);
  let fitting = rivals;
  const clues = new Map<Cell, Clue>();
  for (const cell of random.shuffled(board.cells.filter((cell) => !isFree(cell)))) {
    // An arrow that points to nothing says nothing.
    const aims = random.shuffled(WAYS).flatMap((way) => {
      const seen = cellsTowards(board, cell, way);
      const n = seen.filter(isDark).length;
      const left = fitting.filter(
        ({ shaded }) => seen.filter((one) => shaded.has(one) && shaded.at(one)).length === n,
      );
      return seen.some(isFree) ? [{ clue: [n, way] as const, left }] : [];
    });
    const [best] = aims.toSorted((a, b) => a.left.length - b.left.length);
    clues.set(cell, best?.clue ?? 'closed');
    fitting = best?.left ?? fitting;
  }
  const shaded = Grid.over(board.cells.filter(isFree), isDark);
  const links = board.links.filter((link) => endsOf(link).every((end) => shaded.has(end)));
  return {
    clues: { arrows: Grid.over(board.cells, (cell) => clues.get(cell)) },
    answer: { shaded, lines: Grid.over(links, (link) => drawn.has(placeKey(link))) },
    fitting: fitting.length,
  };
}
