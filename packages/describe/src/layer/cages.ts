import {
  type Board,
  type Cage,
  type Cell,
  disjointLayers,
  type Mark,
  PuzzleError,
  placeKey,
  placeName,
  type Size,
} from '@gridproof/core';
import { isList, isObject } from '../json/json-kind.js';
import { jsonValueError } from '../json/places.js';
import { CELLS as FORM } from '../text/board-layout.js';
import { printRegionMap, readRegionMap } from '../text/region-map.js';
import type { Token } from '../text/text-board.js';
import { checkShape } from '../text/tokens.js';
import type { ValueType } from '../value/value.js';
import type { Layer } from './layer.js';

/** Connected cells in reading order, and their clue; undefined if there is none. */
export interface ClueCage<T = number> {
  readonly cells: readonly Cell[];
  readonly clue: T | undefined;
}

/** A layer of cages. */
export interface CageLayer<T = number> extends Layer<readonly ClueCage<T>[]> {
  readonly value: ValueType<T, any>;
  /** The noun for the clue: `sum`. */
  readonly clue: string;
}

/** Options of a layer of cages. */
export interface CagesOptions {
  /** The pattern of a clue in front of a sign; a number by default. */
  readonly cluePattern?: RegExp;
  /** The line style of the cages; dashed by default. */
  readonly style?: Cage['style'];
}

/**
 * Creates a layer of cages, each with or without a clue; they need not cover the board and may overlap. In the text they are maps, with the
 * clue in front of a sign of its cage; cages that overlap those of the first map follow below `cages 2:` and so on. In JSON they are lists
 * of cells, rows and columns from 1, with the clue as `called`.
 */
export function cages<T>(
  value: ValueType<T, any>,
  called: string,
  { cluePattern = /\d+/, style }: CagesOptions = {},
): CageLayer<T> {
  /** A sign, optionally with the clue of its cage in front, `12A`; blanks between the cells are optional. */
  const CELLS = new RegExp(`(?:${cluePattern.source})?[^\\s\\d]|\\d+`, 'gu');
  const expected = (board: Size) => value.expected(board, undefined as never);
  const piecesOf = ({ text, line, column }: Token): Token[] =>
    [...text.matchAll(CELLS)].map((match) => ({ text: match[0], line, column: column + match.index }));

  const signOf = (clue: T): string => value.write(clue, undefined as never);

  /** Splits a token into the sign of a cell and the clue in front of it. */
  const cellOf = (token: Token, board: Board) => {
    const [, number = token.text, text = ''] = /^(.*)(\D)$/u.exec(token.text) ?? [];
    if (text === '' || (number !== '' && /[._]/.test(text)))
      throw new PuzzleError(
        'bad-symbol',
        `found '${token.text}', expected a ${called} and the sign of its cage as in 12A`,
        token,
      );
    const clue = number === '' ? undefined : value.read(number, board, undefined as never);
    if (number !== '' && clue === undefined)
      throw new PuzzleError('out-of-range', `found ${number}, expected ${expected(board)}`, token);
    return { sign: { ...token, text }, clue };
  };

  const readMap = (rows: readonly Token[], board: Board): ClueCage<T>[] => {
    const cells = rows.map((row) => piecesOf(row).map((token) => cellOf(token, board)));
    const signs = cells.map((row) => row.map(({ sign }) => sign));
    checkShape(signs, FORM, { what: 'the map of cages', across: board.width, down: board.height });
    return readRegionMap(signs, { partial: true }).regions.map((cage) => {
      const [first, second] = cage
        .map(({ row, col }) => cells[row]![col]!)
        .filter(({ clue }) => clue !== undefined);
      if (second)
        throw new PuzzleError(
          `two-${called}s`,
          `the cage of ${placeName(cage[0]!)} has two ${called}s, ${signOf(first!.clue!)} and ${signOf(second.clue!)}`,
          second.sign,
        );
      return { cells: cage, clue: first?.clue };
    });
  };

  /** Prints each clue in front of the first cell of its cage. */
  const printMap = (layer: readonly ClueCage<T>[], board: Board): string => {
    const map = printRegionMap(
      board,
      layer.map(({ cells }) => cells),
    ).split('\n');
    const clues = new Map(layer.map(({ cells: [first], clue }) => [placeKey(first!), clue]));
    const signs = board.cells.map((at) => {
      const clue = clues.get(placeKey(at));
      return `${clue === undefined ? '' : signOf(clue)}${map[at.row]![at.col]}`;
    });
    const width = Math.max(...signs.map(({ length }) => length));
    return board.rows
      .map((row) => row.map(({ row, col }) => signs[row * board.width + col]!.padStart(width)).join(' '))
      .join('\n');
  };

  return {
    value,
    clue: called,
    label: 'cages',
    text: {
      kind: 'names',
      fields: [],
      maps: ['cages', 'cages N'],
      tokens: piecesOf,
      read: ({ maps }, board) => inOrder(maps.flatMap((map) => readMap(map, board))),
      print: (content, board) => ({
        fields: [],
        maps: disjointLayers(content).map(
          (layer, at) => `cages${at === 0 ? '' : ` ${at + 1}`}:\n${printMap(layer, board)}`,
        ),
      }),
    },
    empty: () => [],
    count: (content) => content.length,
    sizeInJson: (data) => sizeOfCages(data),
    fromJson: (data, board, path) => {
      if (!isList(data)) throw jsonValueError(path, data, 'a list');
      const found = data.map((one, nth) => {
        const cagePath = `${path}[${nth}]`;
        if (!isObject(one)) throw jsonValueError(cagePath, one, 'an object');
        const other = Object.keys(one).find((name) => name !== called && name !== 'cells');
        if (other !== undefined)
          throw new PuzzleError('bad-json-value', `${cagePath}.${other} is not known here`);
        const clueData = one[called];
        const clue = clueData === undefined ? undefined : value.fromJson(clueData, board);
        if (clueData !== undefined && clue === undefined)
          throw jsonValueError(`${cagePath}.${called}`, clueData, expected(board));
        if (!isList(one.cells)) throw jsonValueError(`${cagePath}.cells`, one.cells, 'a list');
        const places = one.cells.map((place, at) => pairIn(place, board, `${cagePath}.cells[${at}]`));
        return { cells: cageCells(places, board, cagePath), clue };
      });
      return inOrder(found);
    },
    toJson: (content) =>
      content.map(({ cells, clue }) => ({
        ...(clue === undefined ? {} : { [called]: value.toJson(clue) }),
        cells: cells.map(({ row, col }) => [row + 1, col + 1]),
      })),
    transform: (content, { board, cell }) =>
      inOrder(
        content.map(({ cells, clue }) => ({
          cells: inReadingOrder(cells.map((one) => board.cell(cell(one).row, cell(one).col))),
          clue,
        })),
      ),
    draw: (content) => ({
      cages: content.map(({ cells }) => ({ cells, ...(style && { style }), source: 'clue' })),
      marks: clueMarks(content, (clue) => value.look(clue).text ?? signOf(clue)),
    }),
    fromPicture: (seen, board) =>
      inOrder(
        seen.cages.map(({ cells }) => {
          const notes = cells.flatMap((at) => seen.marksAt(at).map(({ note }) => note ?? ''));
          const clues = notes.map((note) => seenClue(note, value, board));
          return { cells, clue: clues.find((clue) => clue !== undefined) };
        }),
      ),
    sample: (board, randomBelow) =>
      inOrder(
        Array.from({ length: 1 + randomBelow(3) }, () => {
          const cells = drawCage(board, randomBelow(4), randomBelow);
          const number = 1 + randomBelow(4 * cells.length);
          const samples = value.samples(board);
          const clue = value.fromClue(number, board) ?? samples[number % samples.length];
          return { cells, clue: randomBelow(3) ? clue : undefined };
        }),
      ),
  };
}

/** Checks a row and a column, from 1. Throws `PuzzleError`. */
export function pairIn(data: unknown, { width, height }: Board, path: string): readonly [number, number] {
  if (!isList(data)) throw jsonValueError(path, data, 'a list');
  if (data.length !== 2)
    throw new PuzzleError('bad-json-value', `${path} has length ${data.length}, expected a row and a column`);
  for (const [at, one] of data.entries()) {
    const most = at === 0 ? height : width;
    if (typeof one !== 'number' || !Number.isInteger(one) || one < 1 || one > most)
      throw jsonValueError(`${path}[${at}]`, one, `a ${at === 0 ? 'row' : 'column'} from 1 to ${most}`);
  }
  return data as unknown as readonly [number, number];
}

/** Returns the size of the board if the cages cover it; undefined if they leave cells out. */
function sizeOfCages(data: unknown): Size | undefined {
  const cells = (isList(data) ? data : []).flatMap((cage) =>
    isObject(cage) && isList(cage.cells) ? cage.cells : [],
  );
  const sides = [0, 1].map((at) =>
    cells.reduce((most: number, cell) => Math.max(most, isList(cell) ? Number(cell[at]) : Number.NaN), 0),
  );
  const [height, width] = sides as [number, number];
  return cells.length > 0 && cells.length === width * height ? { width, height } : undefined;
}

/** Returns the cells of a cage from rows and columns from 1, in any order. Throws `PuzzleError`, with `path` as the name of the cage. */
export function cageCells(
  places: readonly (readonly [row: number, col: number])[],
  board: Board,
  path: string,
): readonly Cell[] {
  const cells = new Set<Cell>();
  for (const [at, [row, col]] of places.entries()) {
    const cell = board.rows[row - 1]?.[col - 1];
    if (!cell)
      throw new PuzzleError(
        'bad-json-value',
        `${path}.cells[${at}] is row ${row}, column ${col}, expected rows and columns from 1 to ${board.width}`,
      );
    if (cells.has(cell))
      throw new PuzzleError(
        'duplicate-cell',
        `${path}.cells[${at}] is ${placeName(cell)}, which is listed already`,
      );
    cells.add(cell);
  }
  const sorted = inReadingOrder(cells);
  const [first] = sorted;
  if (!first) throw new PuzzleError('no-cells', `${path} has no cells, expected at least one`);
  const reached = new Set([first]);
  for (const cell of reached)
    for (const next of board.neighbours(cell)) if (cells.has(next)) reached.add(next);
  const beyond = sorted.find((cell) => !reached.has(cell));
  if (!beyond) return sorted;
  throw new PuzzleError(
    'split-cage',
    `${path} is in two pieces, at ${placeName(first)} and at ${placeName(beyond)}`,
  );
}

const inReadingOrder = (cells: Iterable<Cell>): readonly Cell[] =>
  [...cells].sort((a, b) => a.row - b.row || a.col - b.col);

/**
 * Sorts cages by their first different cells; a cage that is the beginning of another comes first, and of equal cages the one with the
 * lower clue.
 */
export const inOrder = <T>(cages: readonly ClueCage<T>[]): readonly ClueCage<T>[] =>
  cages.toSorted((a, b) => {
    for (const [at, cell] of a.cells.entries()) {
      const other = b.cells[at] ?? cell;
      if (cell.row !== other.row || cell.col !== other.col)
        return cell.row - other.row || cell.col - other.col;
    }
    return a.cells.length - b.cells.length || rankOf(a.clue) - rankOf(b.clue);
  });

const rankOf = (clue: unknown): number => (typeof clue === 'number' ? clue : 0);

/** Marks each clue at the first free cell of its cage that is in the fewest cages. */
function clueMarks<T>(cages: readonly ClueCage<T>[], textOf: (clue: T) => string): readonly Mark[] {
  const cagesAt = new Map<number, number>();
  for (const key of cages.flatMap(({ cells }) => cells.map(placeKey)))
    cagesAt.set(key, (cagesAt.get(key) ?? 0) + 1);
  const marks = new Map<number, Mark>();
  for (const { cells, clue } of cages) {
    if (clue === undefined) continue;
    const free = cells.filter((cell) => !marks.has(placeKey(cell)));
    const fewest = Math.min(...free.map((cell) => cagesAt.get(placeKey(cell))!));
    const at = free.find((cell) => cagesAt.get(placeKey(cell)) === fewest) ?? cells[0]!;
    const before = marks.get(placeKey(at))?.note;
    marks.set(placeKey(at), {
      at,
      source: 'clue',
      note: before === undefined ? textOf(clue) : `${before} ${textOf(clue)}`,
    });
  }
  return [...marks.values()];
}

/** Draws a cell and up to `more` others around it. */
function drawCage(board: Board, more: number, randomBelow: (bound: number) => number): readonly Cell[] {
  const cells = new Set([board.cells[randomBelow(board.cells.length)]!]);
  for (let n = 0; n < more; n++) {
    const beside = [...cells].flatMap((cell) => board.neighbours(cell)).filter((cell) => !cells.has(cell));
    if (beside.length) cells.add(beside[randomBelow(beside.length)]!);
  }
  return inReadingOrder(cells);
}

/** Returns the clue that a note shows; undefined if it shows none. */
function seenClue<T>(note: string, value: ValueType<T, any>, board: Board): T | undefined {
  const read = value.read(note, board, undefined as never);
  return read ?? value.samples(board).find((one) => value.look(one).text === note);
}
