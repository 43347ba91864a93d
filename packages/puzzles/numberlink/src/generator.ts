import {
  type Board,
  type Cell,
  endsOf,
  Grid,
  type Link,
  linkBetween,
  placeKey,
  type Random,
} from '@gridproof/describe';

/** Lines, each as its cells from one end to the other, and cells that none leads through as such of one cell. */
type Lines = readonly (readonly Cell[])[];

/** The number of attempts to draw all lines if one has two cells or another route, and afterwards only the lines beside it. */
const TRIES = { all: 80, beside: 400 } as const;

/**
 * Draws random lines. None runs beside itself: it could be shortened there, and the puzzle of its numbers would have two answers. Cells are
 * therefore joined one by one as long as only the new link connects two lines.
 */
export const drawLines = (board: Board, random: Random) => numbered(board, fitted(board, random, []), random);

/** Redraws the lines that take another route in a rival. */
export function repairLines(
  board: Board,
  random: Random,
  line: Grid<boolean, Link>,
  rival: Grid<boolean, Link>,
) {
  const correctLines = linesOf(board, line).filter((cells) => linksOf(cells).every((link) => rival.at(link)));
  return numbered(board, fitted(board, random, correctLines), random);
}

/** Draws lines beside the correct ones, which may also be redrawn until no line is invalid. */
function fitted(board: Board, random: Random, correctLines: Lines): Lines {
  let lines = joined(board, random, correctLines);
  let wrong = unfit(board, lines);
  for (let tries = 1; tries < TRIES.all && wrong.length > 0; tries++) {
    lines = joined(board, random, correctLines);
    wrong = unfit(board, lines);
  }
  for (let tries = 0; tries < TRIES.beside && wrong.length > 0; tries++) {
    const cells = new Set(wrong.flat());
    const isNear = (cell: Cell) => cells.has(cell) || board.neighbours(cell).some((next) => cells.has(next));
    const rest = lines.filter((line) => !line.some(isNear));
    lines = joined(board, random, rest);
    wrong = unfit(board, lines);
  }
  return lines;
}

/** Lines with their numbers, from 1 on. */
function numbered(board: Board, lines: Lines, random: Random) {
  const longer = random.shuffled(lines.filter(({ length }) => length > 1));
  const numbers = new Map(longer.flatMap((line, n) => [line[0], line.at(-1)].map((end) => [end, n + 1])));
  const drawn = new Set(longer.flatMap((line) => linksOf(line)).map(placeKey));
  return {
    numbers: Grid.from(board.cells, (cell) => numbers.get(cell)),
    line: Grid.from(board.links, (link) => drawn.has(placeKey(link))),
  };
}

/** Lines beside those that are there already. */
function joined(board: Board, random: Random, before: Lines): Lines {
  const lineOf = new Map<Cell, readonly Cell[]>(board.cells.map((cell) => [cell, [cell]]));
  for (const line of before) for (const cell of line) lineOf.set(cell, line);
  for (const link of random.shuffled(board.links)) {
    const [from, to] = endsOf(link).map(({ row, col }) => board.cell(row, col)) as [Cell, Cell];
    const [one, other] = [lineOf.get(from)!, lineOf.get(to)!];
    const isEnd = (cell: Cell, line: readonly Cell[]) => cell === line[0] || cell === line.at(-1);
    if (one === other || !isEnd(from, one) || !isEnd(to, other)) continue;
    let touching = 0;
    for (const cell of one)
      for (const next of board.neighbours(cell)) if (lineOf.get(next) === other) touching++;
    if (touching > 1) continue;
    const whole = [
      ...(from === one.at(-1) ? one : one.toReversed()),
      ...(to === other[0] ? other : other.toReversed()),
    ];
    for (const cell of whole) lineOf.set(cell, whole);
  }
  return [...new Set(lineOf.values())];
}

/** The lines of two cells, and those that can go over a cell that no line leads through instead of one of their own. */
function unfit(board: Board, lines: Lines): Lines {
  const lone = new Set(lines.flatMap((line) => (line.length === 1 ? line : [])));
  return lines.filter(
    (line) =>
      line.length === 2 ||
      line.some((cell, at) => {
        const [before, after] = [line[at - 1], line[at + 1]];
        if (!before || !after || before.row === after.row || before.col === after.col) return false;
        return lone.has(board.cell(before.row + after.row - cell.row, before.col + after.col - cell.col));
      }),
  );
}

/** The cells of each line, from one end to the other. */
function linesOf(board: Board, line: Grid<boolean, Link>): Lines {
  const nextTo = (cell: Cell) =>
    board
      .linksOf(cell)
      .filter((link) => line.at(link))
      .flatMap((link) => endsOf(link).map(({ row, col }) => board.cell(row, col)));
  const walked = new Set<Cell>();
  return board.cells.flatMap((first) => {
    // Of the two cells that a link joins, one is the cell itself.
    if (walked.has(first) || nextTo(first).length !== 2) return [];
    const cells = new Set([first]);
    for (const cell of cells) for (const next of nextTo(cell)) cells.add(next);
    for (const cell of cells) walked.add(cell);
    return [[...cells]];
  });
}

/** The links from each cell of a line to the next. */
const linksOf = (line: readonly Cell[]): readonly Link[] =>
  line.slice(1).map((cell, nth) => linkBetween(line[nth]!, cell));
