import { type Board, type Cell, checkpoint, Grid, type Random } from '@gridproof/describe';

/** A rectangle has up to so many cells. */
const LARGEST = 16;
/** Its longer side is at most so many times the shorter one, and one more. */
const LONGEST = 4;

type Numbers = Grid<number | undefined, Cell>;

/** A board with a clue in each of its rectangles. */
interface Cut {
  readonly numbers: Numbers;
  readonly answer: Grid<number>;
}

/** Cuts a board into rectangles at random, with a clue anywhere in each. */
export function drawRectangles(board: Board, random: Random): Cut {
  const free = new Set(board.cells);
  const pieces: (readonly Cell[])[] = [];
  for (const cell of board.cells) {
    if (!free.has(cell)) continue;
    const [own] = random.shuffled(rectanglesAt(board, cell, free));
    const piece = own ?? [cell];
    for (const one of piece) free.delete(one);
    pieces.push(piece);
  }
  const joined = withoutSingles(pieces);
  return clued(board, new Map(joined.map((piece) => [piece[random.below(piece.length)]!, piece])));
}

/** The rectangles of several free cells whose first is this one. */
function rectanglesAt(board: Board, { row, col }: Cell, free: ReadonlySet<Cell>): (readonly Cell[])[] {
  const found: (readonly Cell[])[] = [];
  for (let height = 1; row + height <= board.height; height++)
    for (let width = 1; col + width <= board.width; width++) {
      const cells = board.rectangle(row, col, height, width);
      const [short, long] = [Math.min(width, height), Math.max(width, height)];
      if (cells.length > LARGEST || cells.some((one) => !free.has(one))) {
        // Where the narrowest does not fit, no higher one does.
        if (width === 1) return found;
        break;
      }
      if (cells.length > 1 && long <= LONGEST * short + 1) found.push(cells);
    }
  return found;
}

/** Cells that are left over join a row or column of cells beside them, where that makes a longer one. */
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

function isRectangle(cells: readonly Cell[]): boolean {
  const rows = new Set(cells.map(({ row }) => row));
  const columns = new Set(cells.map(({ col }) => col));
  const span = (those: ReadonlySet<number>) => Math.max(...those) - Math.min(...those) + 1;
  return span(rows) * span(columns) === cells.length;
}

/** The clues of a board, each with its rectangle. */
function clued(board: Board, pieces: ReadonlyMap<Cell, readonly Cell[]>): Cut {
  const clues = board.cells.filter((cell) => pieces.has(cell));
  const number = new Map(clues.flatMap((clue, n) => pieces.get(clue)!.map((cell) => [cell, n])));
  return {
    numbers: Grid.from(board.cells, (cell) => pieces.get(cell)?.length),
    answer: Grid.from(board.cells, (cell) => number.get(cell)!),
  };
}

/** Moves a clue within its rectangle so that none of the rivals solves the board any more; none where no such move was found. */
export function repairClue(
  board: Board,
  numbers: Numbers,
  answer: Grid<number>,
  rivals: readonly Grid<number>[],
  random: Random,
): Cut | undefined {
  const clues = numbers.known().map(([cell]) => cell);
  const own = divided(board, answer);
  const pieces = new Map(clues.map((clue, n) => [clue, own[n]!]));
  const divisions = rivals.map((rival) => divided(board, rival));
  const latest = rivals.at(-1)!;
  const moves = clues.flatMap((clue, n) =>
    pieces.get(clue)!.flatMap((to) => (latest.at(to) === n ? [] : [[clue, to] as const])),
  );
  for (const [clue, to] of random.shuffled(moves)) {
    const others = [...pieces].filter(([one]) => one !== clue);
    const found = clued(board, new Map([...others, [to, pieces.get(clue)!]]));
    if (!divisions.some((division) => solves(division, found.numbers))) return found;
  }
  return undefined;
}

/** The cells of each part, by its number. */
function divided(board: Board, answer: Grid<number>): readonly (readonly Cell[])[] {
  const pieces: Cell[][] = [];
  for (const cell of board.cells) {
    pieces[answer.at(cell)] ??= [];
    pieces[answer.at(cell)]!.push(cell);
  }
  return pieces;
}

/** Returns whether each piece of a board has one clue, which is its size. */
const solves = (division: readonly (readonly Cell[])[], numbers: Numbers): boolean =>
  division.every((piece) => {
    const own = numbers.pick(piece).filter((n) => n !== undefined);
    return own.length === 1 && own[0] === piece.length;
  });
