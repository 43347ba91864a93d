import { type Coordinates, cellNames, formatNumbers } from './coordinates.js';
import { groupBy } from './group-by.js';
import { joinList } from './join-list.js';
import { formatRoutes, routesAlong } from './link-names.js';
import {
  betweenEnds,
  type Corner,
  cell,
  cellAt,
  type Link,
  type Outside,
  type Place,
  placeKey,
  placeName,
  SIDES,
  type Side,
  side,
  sideOf,
} from './place.js';

/** Extent of a board, for the names of its lines: a rectangle, or the cells that exist. */
export interface Extent {
  readonly width: number;
  readonly height: number;
  readonly cells?: readonly { readonly row: number; readonly col: number }[] | undefined;
}

export const WHOLE_BOARD = 'the whole board';

/** Options for naming places. */
export interface NamingOptions {
  /** Notation of cells; words by default. */
  readonly coordinates?: Coordinates;
  /** Maximum number of parts to name one by one; 4 by default. */
  readonly maxParts?: number;
}

/**
 * Names places in a player's words: `row 2, columns 1 to 4 and 6`, `rows 1 to 3, columns 4 to 6`; whole lines in short, `row 3` or
 * `columns 1 and 4`, if the board is given. An area of more than `most` parts is named by its first and last cell, and sides by their rows
 * and columns.
 */
export function formatPlaces(places: readonly Place[], board?: Extent, naming: NamingOptions = {}): string {
  if (places.length === 0) return 'nowhere';
  const { cells, others, separator } = partsOf(places, board, naming);
  return [...(cells.length ? [cells.join(separator)] : []), ...others].join('; ');
}

/** Names all places within a sentence: `row 1, column 2 and row 3, column 4`. */
export function formatEachPlace(
  places: readonly Place[],
  board?: Extent,
  naming: NamingOptions = {},
): string {
  const { cells, others } = partsOf(places, board, { ...naming, maxParts: Number.POSITIVE_INFINITY });
  return joinList([...cells, ...others], 'and');
}

/** Names cells in blocks, then other places. */
function partsOf(
  places: readonly Place[],
  board: Extent | undefined,
  { coordinates = 'words', maxParts = 4 }: NamingOptions,
): { readonly cells: readonly string[]; readonly others: readonly string[]; readonly separator: string } {
  const { separator } = cellNames(coordinates);
  const distinct = [...new Map(places.map((place) => [placeKey(place), place])).values()];
  if (distinct.length === 1) return { cells: [], others: [placeName(distinct[0]!, coordinates)], separator };
  const cells = distinct.filter(({ kind }) => kind === 'cell');
  const corners = distinct.filter((place): place is Corner => place.kind === 'corner');
  const sides = distinct.filter((place): place is Side => place.kind === 'side');
  const outside = distinct.filter((place): place is Outside => place.kind === 'outside');
  const links = distinct.filter((place): place is Link => place.kind === 'link');
  const all = board && sides.length === 2 * board.width * board.height + board.width + board.height;
  return {
    cells: cells.length ? cellsName(cells, board, { coordinates, maxParts }) : [],
    others: [
      ...cornersNames(corners, maxParts),
      ...(all ? [WHOLE_BOARD] : sidesNames(sides, { coordinates, maxParts })),
      ...linksNames(links, { coordinates, maxParts }),
      ...outsideNames(outside, coordinates),
    ],
    separator,
  };
}

/**
 * Names corners: `corners 2, 2 and 3, 5`, `corners (1, 4), (1, 5) and (2, 4)`; `the 9 corners from 1, 10 to 9, 2` for more than twice
 * `most`, as corners are shorter than blocks.
 */
function cornersNames(corners: readonly Corner[], most: number): readonly string[] {
  if (corners.length === 0) return [];
  const inOrder = corners.toSorted((a, b) => a.row - b.row || a.col - b.col);
  const names = inOrder.map(({ row, col }) => `${row + 1}, ${col + 1}`);
  if (names.length > 2 * most) return [`the ${names.length} corners from ${names[0]} to ${names.at(-1)}`];
  const single = names.length > 2 ? names.map((name) => `(${name})`) : names;
  return [`${names.length > 1 ? 'corners' : 'corner'} ${joinList(single, 'and')}`];
}

/**
 * Names sides, grouped by their position at a cell: `the sides right of row 1, columns 2 and 3`; `the four sides of row 2, column 3`; for
 * more than `most` parts, `the 20 sides in rows 1 to 3, columns 2 to 5`.
 */
function sidesNames(
  sides: readonly Side[],
  { coordinates, maxParts }: Required<NamingOptions>,
): readonly string[] {
  const left = new Map(sides.map((side) => [placeKey(side), side]));
  const names: string[] = [];
  // All four sides of a cell together have the shortest name.
  for (const { row, col } of sides.map(cellAt)) {
    const around = [
      side(row - 1, col, 'below'),
      side(row, col - 1, 'right'),
      side(row, col, 'right'),
      side(row, col, 'below'),
    ];
    if (!around.every((one) => left.has(placeKey(one)))) continue;
    for (const one of around) left.delete(placeKey(one));
    names.push(`the four sides of ${placeName(cell(row, col), coordinates)}`);
  }
  let parts = names.length;
  for (const [end, sides] of groupBy(left.values(), sideOf)) {
    const cells = cellsName(sides.map(cellAt), undefined, {
      coordinates,
      maxParts: Number.POSITIVE_INFINITY,
    });
    parts += cells.length;
    names.push(`the ${sides.length > 1 ? 'sides' : 'side'} ${SIDES[end]} ${joinList(cells, 'and')}`);
  }
  if (parts <= maxParts) return names;
  return [`the ${sides.length} sides in ${areaName(sides.map(cellAt), coordinates)}`];
}

/**
 * Names the route of links: `from row 1, column 2 to column 4 and on to row 3`; for more than `most` parts, `in rows 1 to 3, columns 2 to
 * 5`.
 */
export function formatRoute(
  links: readonly Link[],
  { coordinates = 'words', maxParts = 4 }: NamingOptions = {},
): string {
  const routes = routesAlong(links);
  const stretches = routes.reduce((all, route) => all + route.length - 1, 0);
  if (stretches <= maxParts) return formatRoutes(routes, coordinates);
  return `in ${areaName(routes.flat(), coordinates)}`;
}

/** Names the rows and columns that contain the cells. */
function areaName(cells: readonly Position[], coordinates: Coordinates): string {
  const rows = span(cells.map(({ row }) => row));
  const columns = span(cells.map(({ col }) => col));
  return cellNames(coordinates).cells(rows, columns);
}

/**
 * Names links of neighbours by their route, `the links from row 1, column 2 to column 4 and on to row 3`; others by their ends, `the links
 * between row 1, columns 1 and 4`.
 */
function linksNames(links: readonly Link[], naming: Required<NamingOptions>): readonly string[] {
  const near = links.filter(({ length }) => length === 1);
  const far = links.filter(({ length }) => length > 1).map((link) => betweenEnds(link, naming.coordinates));
  const noun = near.length > 1 ? 'links' : 'link';
  const route = formatRoute(near, naming);
  return [
    ...(near.length
      ? [route.startsWith('in') ? `the ${near.length} ${noun} ${route}` : `the ${noun} ${route}`]
      : []),
    ...(far.length ? [`the ${far.length > 1 ? 'links' : 'link'} ${joinList(far, 'and')}`] : []),
  ];
}

/** Returns all numbers from the smallest to the largest. */
function span(numbers: readonly number[]): readonly number[] {
  const min = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - min + 1 }, (_, at) => min + at);
}

/** Names outside places, grouped by end: `the clues left of rows 2 and 3`. */
function outsideNames(places: readonly Outside[], coordinates: Coordinates): readonly string[] {
  return Array.from(
    groupBy(places, ({ end }) => end),
    ([end, those]) => {
      const upright = end === 'above' || end === 'below';
      const lines = those.map(({ row, col }) => (upright ? col : row)).sort((a, b) => a - b);
      const name = upright ? cellNames(coordinates).columns(lines) : formatNumbers('row', lines);
      return `the ${those.length > 1 ? 'clues' : 'clue'} ${SIDES[end]} ${name}`;
    },
  );
}

interface Position {
  readonly row: number;
  readonly col: number;
}

function cellsName(
  cells: readonly Position[],
  board: Extent | undefined,
  { coordinates, maxParts }: Required<NamingOptions>,
): readonly string[] {
  const names = cellNames(coordinates);
  if (board) {
    const all = board.cells?.length ?? board.width * board.height;
    if (cells.length === all) return [WHOLE_BOARD];
    const rows = wholeLines(cells, board, 'row');
    if (rows) return [formatNumbers('row', rows)];
    const columns = wholeLines(cells, board, 'col');
    if (columns) return [names.columns(columns)];
  }
  const inOrder = cells.toSorted((a, b) => a.row - b.row || a.col - b.col);
  // Groups rows with the same columns.
  const blocks = new Map<string, { rows: number[]; columns: readonly number[] }>();
  for (const [row, those] of groupBy(inOrder, ({ row }) => row)) {
    const columns = those.map(({ col }) => col);
    const block = blocks.get(columns.join());
    if (block) block.rows.push(row);
    else blocks.set(columns.join(), { rows: [row], columns });
  }
  if (blocks.size > maxParts) {
    const [first, last] = [inOrder[0]!, inOrder.at(-1)!];
    return [
      `the ${cells.length} cells from ${names.cell(first.row, first.col)} to ${names.cell(last.row, last.col)}`,
    ];
  }
  return [...blocks.values()].map(({ rows, columns }) => names.cells(rows, columns));
}

/** Returns the indices of rows or columns if the cells are whole ones. */
function wholeLines(
  cells: readonly Position[],
  board: Extent,
  along: 'row' | 'col',
): readonly number[] | undefined {
  const counts = new Map<number, number>();
  for (const cell of cells) counts.set(cell[along], (counts.get(cell[along]) ?? 0) + 1);
  const across = along === 'row' ? board.width : board.height;
  const length = (line: number) =>
    board.cells ? board.cells.filter((cell) => cell[along] === line).length : across;
  for (const [line, n] of counts) if (n !== length(line) || n < 2) return undefined;
  return [...counts.keys()].sort((a, b) => a - b);
}
