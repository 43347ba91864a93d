import {
  type Corner,
  cell,
  cellAt,
  type End,
  type Place,
  placeKey,
  placeName,
  SIDES,
  type Side,
  side,
  sideOf,
} from './place.js';

/** A board as far as its areas have names: all its cells, or those there are. */
export interface Extent {
  readonly width: number;
  readonly height: number;
  readonly cells?: readonly { readonly row: number; readonly col: number }[] | undefined;
}

export const WHOLE_BOARD = 'the whole board';

/** More parts of an area than these are not told one by one. */
const MOST_PARTS = 4;

/**
 * Several places as a player says them: `row 2, columns 1 to 4 and 6`, `rows 1 to 3, columns 4 to 6`; whole lines of a board by
 * their names, `row 3` or `columns 1 and 4`, where the board is told. An area of more than `most` parts is told by its first cell and its last.
 */
export function placesName(places: readonly Place[], board?: Extent, most = MOST_PARTS): string {
  if (places.length === 0) return 'nowhere';
  const distinct = [...new Map(places.map((place) => [placeKey(place), place])).values()];
  if (distinct.length === 1) return placeName(distinct[0]!);
  const cells = distinct.filter(({ kind }) => kind === 'cell');
  const corners = distinct.filter((place): place is Corner => place.kind === 'corner');
  const sides = distinct.filter((place): place is Side => place.kind === 'side');
  const others = distinct.filter(({ kind }) => kind === 'link' || kind === 'outside');
  if (board && sides.length === 2 * board.width * board.height + board.width + board.height)
    return WHOLE_BOARD;
  return [
    ...(cells.length ? [cellsName(cells, board, most)] : []),
    ...(corners.length
      ? [
          `${corners.length > 1 ? 'corners' : 'corner'} ${corners.map(({ row, col }) => `${row + 1}, ${col + 1}`).join(' and ')}`,
        ]
      : []),
    ...sidesNames(sides),
    ...others.map(placeName),
  ].join('; ');
}

/** `the sides right of row 1, columns 2 and 3`, those with the same place at their cells together; `the four sides of row 2, column 3`. */
function sidesNames(sides: readonly Side[]): readonly string[] {
  const left = new Map(sides.map((side) => [placeKey(side), side]));
  const names: string[] = [];
  // A cell all of whose sides are meant is shorter than any other way to say it.
  for (const { row, col } of sides.map(cellAt)) {
    const around = [
      side(row - 1, col, 'below'),
      side(row, col - 1, 'right'),
      side(row, col, 'right'),
      side(row, col, 'below'),
    ];
    if (!around.every((one) => left.has(placeKey(one)))) continue;
    for (const one of around) left.delete(placeKey(one));
    names.push(`the four sides of ${placeName(cell(row, col))}`);
  }
  const alike = new Map<End, Side[]>();
  for (const one of left.values()) alike.set(sideOf(one), [...(alike.get(sideOf(one)) ?? []), one]);
  for (const [end, those] of alike) {
    const cells = those.map(cellAt);
    const several = cells.length > 1 ? 'sides' : 'side';
    names.push(
      `the ${several} ${SIDES[end]} ${cellsName(cells, undefined, Number.POSITIVE_INFINITY).replaceAll('; ', ' and ')}`,
    );
  }
  return names;
}

interface Position {
  readonly row: number;
  readonly col: number;
}

function cellsName(cells: readonly Position[], board: Extent | undefined, most: number): string {
  if (board) {
    const all = board.cells?.length ?? board.width * board.height;
    if (cells.length === all) return WHOLE_BOARD;
    const lines = wholeLines(cells, board, 'row') ?? wholeLines(cells, board, 'col');
    if (lines) return lines;
  }
  const inOrder = cells.toSorted((a, b) => a.row - b.row || a.col - b.col);
  const columnsIn = new Map<number, number[]>();
  for (const { row, col } of inOrder) columnsIn.set(row, [...(columnsIn.get(row) ?? []), col]);
  // A column that is told by its rows is shorter.
  const columns = [...new Set(cells.map(({ col }) => col))];
  if (columns.length === 1 && columnsIn.size > 1)
    return `column ${columns[0]! + 1}, ${numbered('row', [...columnsIn.keys()])}`;
  // Rows in which the same columns are meant are told together.
  const rowsWith = new Map<string, number[]>();
  for (const [row, own] of columnsIn) {
    const name = numbered('column', own);
    rowsWith.set(name, [...(rowsWith.get(name) ?? []), row]);
  }
  if (rowsWith.size > most) {
    const [first, last] = [inOrder[0]!, inOrder.at(-1)!];
    return `the ${cells.length} cells from row ${first.row + 1}, column ${first.col + 1} to row ${last.row + 1}, column ${last.col + 1}`;
  }
  return Array.from(rowsWith, ([own, rows]) => `${numbered('row', rows)}, ${own}`).join('; ');
}

/** `row 3` or `columns 1 and 4`, if the cells are just these. */
function wholeLines(cells: readonly Position[], board: Extent, along: 'row' | 'col'): string | undefined {
  const own = new Map<number, number>();
  for (const cell of cells) own.set(cell[along], (own.get(cell[along]) ?? 0) + 1);
  const across = along === 'row' ? board.width : board.height;
  const length = (line: number) =>
    board.cells ? board.cells.filter((cell) => cell[along] === line).length : across;
  for (const [line, n] of own) if (n !== length(line) || n < 2) return undefined;
  return numbered(
    along === 'row' ? 'row' : 'column',
    [...own.keys()].sort((a, b) => a - b),
  );
}

/** `row 2`, `rows 1 to 3`, `rows 1, 3 and 5 to 7`; counted from 0, told from 1. */
function numbered(thing: string, numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && number === run[1] + 1) run[1] = number;
    else runs.push([number, number]);
  }
  const parts = runs.flatMap(([from, to]) => {
    if (from === to) return [`${from + 1}`];
    return to === from + 1 ? [`${from + 1}`, `${to + 1}`] : [`${from + 1} to ${to + 1}`];
  });
  return `${thing}${numbers.length > 1 ? 's' : ''} ${listed(parts, 'and')}`;
}

/** `a`, `a and b`, `a, b and c`. */
export const listed = (parts: readonly string[], word: 'and' | 'or'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;
