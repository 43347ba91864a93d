import { type Board, type Cell, PuzzleError, placeKey, placeName } from '@gridproof/core';
import { isList } from '../json/json-kind.js';
import { jsonValueError } from '../json/places.js';
import { CELLS as FORM } from '../text/board-layout.js';
import { splitCharacters } from '../text/rows.js';
import type { Token } from '../text/text-board.js';
import { checkShape } from '../text/tokens.js';
import { pairIn } from './cages.js';
import type { Layer } from './layer.js';

/** Paths from cell to cell, each from its first cell on; no cell is on two of them. */
export type CellPaths = readonly (readonly Cell[])[];

/** The directions to the next cell, with the sign of a first cell and of a later cell. */
const DIRECTIONS = [
  { down: -1, right: 0, first: 'U', further: '^' },
  { down: 0, right: 1, first: 'R', further: '>' },
  { down: 1, right: 0, first: 'D', further: 'v' },
  { down: 0, right: -1, first: 'L', further: '<' },
] as const;
/** The signs of a last cell, and of a path of one cell. */
const [LAST, ONLY] = ['*', 'O'];
const EMPTY = /^[._]$/;

const isFirst = (sign: string): boolean => /^[URDLO]$/.test(sign);
const directionOf = (sign: string) =>
  DIRECTIONS.find(({ first, further }) => sign === first || sign === further);

/**
 * Creates a layer of paths through cells, drawn as a bulb and a tube. In the text they are a map: the first letter of up, right, down or
 * left where a path starts, `^>v<` along it and `*` at its end, `O` for a path of one cell. In JSON they are lists of cells, rows and
 * columns from 1.
 */
export function cellPaths({
  called,
  one,
}: {
  readonly called: string;
  readonly one: string;
}): Layer<CellPaths> {
  const what = `the map of ${called}`;

  const read = (rows: readonly (readonly Token[])[], board: Board): CellPaths => {
    checkShape(rows, FORM, { what, across: board.width, down: board.height });
    const tokenAt = ({ row, col }: Cell): Token => rows[row]![col]!;
    for (const token of rows.flat())
      if (!isFirst(token.text) && token.text !== LAST && !directionOf(token.text) && !EMPTY.test(token.text))
        throw new PuzzleError(
          'bad-symbol',
          `found '${token.text}', expected one of U R D L O ^ > v < * or '.'`,
          token,
        );
    const reached = new Set<Cell>();
    const paths = board.cells
      .filter((cell) => isFirst(tokenAt(cell).text))
      .map((first) => {
        const path = [first];
        for (const cell of path) {
          const direction = directionOf(tokenAt(cell).text);
          if (!direction) continue;
          const next = board.rows[cell.row + direction.down]?.[cell.col + direction.right];
          const sign = next && tokenAt(next).text;
          if (!next || reached.has(next) || isFirst(sign!) || EMPTY.test(sign!))
            throw new PuzzleError(
              'loose-end',
              `the ${one} leads on from ${placeName(cell)}, but ${next ? `not into ${placeName(next)}` : 'the board ends there'}`,
              tokenAt(cell),
            );
          reached.add(next);
          path.push(next);
        }
        return path;
      });
    const loose = board.cells.find((cell) => {
      const { text } = tokenAt(cell);
      return !EMPTY.test(text) && !isFirst(text) && !reached.has(cell);
    });
    if (!loose) return paths;
    throw new PuzzleError('loose-end', `no ${one} leads into ${placeName(loose)}`, tokenAt(loose));
  };

  return {
    label: called,
    nonEmpty: true,
    text: {
      kind: 'map',
      what,
      sizeless: true,
      tokens: splitCharacters,
      read,
      print: (content, board) => {
        const signs = new Map(
          content.flatMap((path) => path.map((cell, at) => [placeKey(cell), signIn(path, at)])),
        );
        return board.rows
          .map((row) => row.map((cell) => signs.get(placeKey(cell)) ?? '.').join(''))
          .join('\n');
      },
    },
    empty: () => undefined,
    count: (content) => content.length,
    sizeInJson: () => undefined,
    fromJson: (data, board, path) => {
      if (!isList(data)) throw jsonValueError(path, data, 'a list');
      const paths = data.map((one, nth) => {
        const pathName = `${path}[${nth}]`;
        if (!isList(one)) throw jsonValueError(pathName, one, 'a list of cells');
        if (one.length === 0)
          throw new PuzzleError('no-cells', `${pathName} has no cells, expected at least one`);
        return one.map((place, at) => {
          const [row, col] = pairIn(place, board, `${pathName}[${at}]`);
          return board.cell(row - 1, col - 1);
        });
      });
      return inPathOrder(paths);
    },
    toJson: (content) => content.map((path) => path.map(({ row, col }) => [row + 1, col + 1])),
    check: (content) => {
      const seen = new Set<number>();
      for (const path of content)
        for (const [at, cell] of path.entries()) {
          const before = path[at - 1];
          if (before && Math.abs(before.row - cell.row) + Math.abs(before.col - cell.col) !== 1)
            throw new PuzzleError(
              'no-neighbours',
              `a ${one} leads from ${placeName(before)} to ${placeName(cell)}, expected neighbours`,
            );
          if (seen.has(placeKey(cell)))
            throw new PuzzleError('duplicate-cell', `${placeName(cell)} is twice in the ${called}`);
          seen.add(placeKey(cell));
        }
    },
    transform: (content, { board, cell }) =>
      inPathOrder(content.map((path) => path.map((one) => board.cell(cell(one).row, cell(one).col)))),
    draw: (content) => ({ tubes: content.map((cells) => ({ cells, source: 'clue' })) }),
    fromPicture: ({ tubes }, board) =>
      inPathOrder(tubes.map(({ cells }) => cells.map(({ row, col }) => board.cell(row, col)))),
    simplest: (board) => [[board.cells[0]!]],
    withRegion: addPath,
    sampleMinimal: (board, randomBelow) => [[board.cells[randomBelow(board.cells.length)]!]],
    sample: (board, randomBelow) => {
      const free = new Set(board.cells);
      const paths: Cell[][] = [];
      while (free.size > 0) {
        const path = [[...free][randomBelow(free.size)]!];
        free.delete(path[0]!);
        for (let more = randomBelow(5); more > 0; more--) {
          const near = board.neighbours(path.at(-1)!).filter((next) => free.has(next));
          const next = near[randomBelow(Math.max(1, near.length))];
          if (!next) break;
          path.push(next);
          free.delete(next);
        }
        // Leaves some cells on no path.
        if (paths.length === 0 || path.length > 1 || randomBelow(2)) paths.push(path);
      }
      return inPathOrder(paths);
    },
  };
}

/**
 * Adds a path along a stroke, or extends the path that ends at its first cell. A single cell adds or removes a path of one cell. Other
 * paths are cut where they meet it.
 */
function addPath(content: CellPaths, stroke: readonly Cell[], board: Board): CellPaths {
  const [first, ...further] = stroke.map(({ row, col }) => board.cell(row, col));
  const before = content.find((path) => path.at(-1) === first);
  const start = before && further.length > 0 ? [...before] : [first!];
  for (const next of further) {
    const back = start.indexOf(next);
    if (back >= 0) start.splice(back + 1);
    else if (board.neighbours(start.at(-1)!).includes(next)) start.push(next);
  }
  const others = content
    .filter((path) => path !== before || further.length === 0)
    .map((path) => {
      const cut = path.findIndex((cell) => start.includes(cell));
      return cut < 0 ? path : path.slice(0, cut);
    });
  const isGone = further.length === 0 && before?.length === 1;
  return inPathOrder([...others.filter(({ length }) => length > 0), ...(isGone ? [] : [start])]);
}

/** Sorts paths by their first cells. */
export const inPathOrder = (paths: CellPaths): CellPaths =>
  paths.toSorted(([one], [other]) => one!.row - other!.row || one!.col - other!.col);

function signIn(path: readonly Cell[], at: number): string {
  const [cell, next] = [path[at]!, path[at + 1]];
  if (!next) return at === 0 ? ONLY : LAST;
  const direction = DIRECTIONS.find(
    ({ down, right }) => next.row === cell.row + down && next.col === cell.col + right,
  )!;
  return at === 0 ? direction.first : direction.further;
}
