import {
  type Board,
  type Cell,
  joinList,
  PuzzleError,
  readSize,
  type Size,
  type TextPosition,
} from '@gridproof/core';
import { regionMatrix, regionsOfNumbers } from '../codings/region-numbers.js';
import { isObject } from '../json/json-kind.js';
import { jsonValueError } from '../json/places.js';
import { CELLS } from '../text/board-layout.js';
import { printRegionMap, readRegionMap } from '../text/region-map.js';
import { splitCharacters } from '../text/rows.js';
import { checkShape } from '../text/tokens.js';
import type { Layer } from './layer.js';
import { checkRegionSizes, numbersIn, type Regions, regions } from './regions.js';

/**
 * Creates a layer of regions of a square board, as many and as large as its rows: boxes of one size, as square as possible by default, or
 * other regions. Boxes of another size are a field of the text, `boxes: 2x3`, and other regions a map below `regions:`.
 */
export function boxesOrRegions({ most }: { readonly most: number }): Layer<Regions> {
  const plain = regions({ size: ({ width }) => width });
  return {
    ...plain,
    label: 'regions',
    text: {
      kind: 'names',
      fields: ['boxes'],
      maps: ['regions'],
      tokens: splitCharacters,
      read: ({ fields, maps: [map] }, board) => {
        const box = fields.get('boxes');
        if (!map) return inBoxes(board, most, box && readSize(box.text, box), box);
        if (box)
          throw new PuzzleError('bad-boxes', "found 'boxes:' beside 'regions:', expected one of them", {
            line: box.line,
          });
        const signs = map.map(splitCharacters);
        checkShape(signs, CELLS, { what: 'the map of regions', across: board.width, down: board.height });
        return checkRegionSizes(
          readRegionMap(signs).regions,
          board.width,
          ({ row, col }) => signs[row]![col]!,
        );
      },
      print: (content, board) => {
        const box = boxOf(content);
        if (!box) return { fields: [], maps: [`regions:\n${printRegionMap(board, content)}`] };
        return { fields: isDefaultBoxes(content) ? [] : [`boxes: ${box.width}x${box.height}`], maps: [] };
      },
    },
    keys: () => ['boxes', 'regions'],
    empty: (board) => (defaultBox(board.width) ? inBoxes(board, most) : undefined),
    missingMessage: ({ width: n }) =>
      `a board of ${n}x${n} cannot be divided into boxes, expected a side of ${sidesUpTo(most).join(', ')}, or the regions of a jigsaw`,
    count: (content) => (isDefaultBoxes(content) ? 0 : content.length),
    describeContent: (content) => {
      const box = boxOf(content);
      return box ? `boxes of ${box.width}x${box.height}` : 'the regions of a jigsaw';
    },
    fromJson: (data, board) => {
      const [boxes, regions] = data as readonly unknown[];
      if (regions === undefined) return inBoxes(board, most, boxInJson(boxes, board.width));
      if (boxes !== undefined)
        throw new PuzzleError('bad-boxes', 'found boxes and regions, expected one of them');
      const numbers = numbersIn(regions, board, 'regions');
      return regionsOfNumbers(board, numbers);
    },
    toJson: (content, board) => {
      const box = boxOf(content);
      return box ? [box, undefined] : [undefined, regionMatrix(board, content)];
    },
    sample: (board, randomBelow) => {
      const boxes = boxesOf(board.width);
      return randomBelow(3) === 0 && boxes.length
        ? inBoxes(board, most, boxes[randomBelow(boxes.length)]!)
        : drawRegions(board, randomBelow);
    },
  };
}

/** Returns the size of the boxes; undefined if the regions are not boxes. */
export function boxOf(regions: Regions): Size | undefined {
  const across = regions[0]!.filter(({ row }) => row === 0).length;
  const box = boxesOf(regions.length).find(({ width }) => width === across);
  if (!box) return undefined;
  const within = (at: Cell, first: Cell) =>
    at.row >= first.row &&
    at.row < first.row + box.height &&
    at.col >= first.col &&
    at.col < first.col + box.width;
  return regions.every((cells) => cells.every((at) => within(at, cells[0]!))) ? box : undefined;
}

/** Returns whether regions are the default boxes of their board. */
export function isDefaultBoxes(regions: Regions): boolean {
  const box = boxOf(regions);
  return box !== undefined && defaultBox(regions.length)!.width === box.width;
}

/** Divides a board into boxes of a size, the default by default. Throws `PuzzleError` at the position of the box field. */
function inBoxes(board: Board, most: number, box?: Size, position?: TextPosition): Regions {
  const n = board.width;
  const byDefault = defaultBox(n);
  if (!byDefault) throw new PuzzleError('bad-side', boxesOrRegions({ most }).missingMessage!(board));
  const { width, height } = box ?? byDefault;
  if (!boxesOf(n).some((size) => size.width === width && size.height === height))
    throw new PuzzleError(
      'bad-boxes',
      `boxes of ${width}x${height} do not part a board of ${n}x${n}, expected some as ${byDefault.width}x${byDefault.height}`,
      position,
    );
  return boxesIn(board, { width, height });
}

/** Returns the boxes of a size; the size must divide the board. */
export const boxesIn = (board: Board, { width, height }: Size): Regions =>
  board.cells
    .filter(({ row, col }) => row % height === 0 && col % width === 0)
    .map(({ row, col }) => board.rectangle(row, col, height, width));

function boxInJson(data: unknown, n: number): Size {
  if (!isObject(data)) throw jsonValueError('boxes', data, 'an object');
  const other = Object.keys(data).find((name) => name !== 'width' && name !== 'height');
  if (other !== undefined) throw new PuzzleError('bad-json-value', `boxes.${other} is not known here`);
  const { width, height } = data;
  const all = boxesOf(n);
  const box = all.find((size) => size.width === width);
  if (all.length && !box)
    throw jsonValueError(
      'boxes.width',
      width,
      joinList(
        all.map((size) => `${size.width}`),
        'or',
      ),
    );
  if (box && box.height !== height) throw jsonValueError('boxes.height', height, `${box.height}`);
  return box ?? { width: 0, height: 0 };
}

/** Returns the possible boxes of a board of side n, the flattest first. */
const boxesOf = (n: number): readonly Size[] =>
  Array.from({ length: n }, (_, at) => ({ width: n / (at + 1), height: at + 1 })).filter(
    ({ width, height }) => Number.isInteger(width) && width > 1 && height > 1,
  );

/** Returns the default box of a side: as square as possible, and otherwise wider than high. Undefined if there is none. */
export const defaultBox = (n: number): Size | undefined =>
  boxesOf(n).findLast(({ width, height }) => width >= height);

/** Returns the sides up to `most` of boards that have boxes. */
export const sidesUpTo = (most: number): readonly number[] =>
  Array.from({ length: most }, (_, at) => at + 1).filter((n) => defaultBox(n));

/** Draws regions: starts with rows and swaps cells of neighbouring regions as long as each stays connected. */
function drawRegions(board: Board, randomBelow: (bound: number) => number): Regions {
  const at = new Map(board.cells.map((one) => [one, one.row]));
  for (let n = 0; n < 4 * board.cells.length; n++) {
    const one = board.cells[randomBelow(board.cells.length)]!;
    const beside = board.neighbours(one);
    const to = at.get(beside[randomBelow(beside.length)]!)!;
    const box = at.get(one)!;
    const others = board.cells.filter(
      (other) => at.get(other) === to && board.neighbours(other).some((next) => at.get(next) === box),
    );
    if (box === to || others.length === 0) continue;
    const other = others[randomBelow(others.length)]!;
    at.set(one, to).set(other, box);
    if (!areConnected(board, at)) at.set(one, box).set(other, to);
  }
  return regionsOfNumbers(
    board,
    board.cells.map((cell) => at.get(cell)!),
  );
}

function areConnected(board: Board, at: ReadonlyMap<Cell, number>): boolean {
  try {
    regionsOfNumbers(
      board,
      board.cells.map((cell) => at.get(cell)!),
    );
    return true;
  } catch (error) {
    if (error instanceof PuzzleError) return false;
    throw error;
  }
}
