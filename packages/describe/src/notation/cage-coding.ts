import { type Cell, disjointLayers, PuzzleError, placeKey, placeName } from '@gridproof/core';
import { readRegionNumbers, writeRegionNumbers } from '../codings/region-numbers.js';
import { readRegionWalls, writeRegionWalls } from '../codings/region-walls.js';
import { readRuns, writeRuns } from '../codings/runs.js';
import type { CageLayer, ClueCage } from '../layer/cages.js';
import { Scanner } from '../text/scanner.js';
import { type Coding, type CodingContext, defineCoding, greatestOf } from './coding.js';

/** Returns the layer and board for reading the clues of cages. */
function cluesOf({ layer, board }: CodingContext) {
  const { value, clue } = layer as CageLayer;
  const numbers = value.samples(board);
  return {
    value,
    clue,
    max: greatestOf(value, board, Math.max(...numbers)),
    expected: value.expected(board, board.cells[0]!).join(' or '),
  };
}

/**
 * Returns the cages after checking that they cover the board and have a clue each. Throws `PuzzleError`, as these codings support no
 * others.
 */
export function checkCages(
  cages: readonly ClueCage<unknown>[],
  { board, formatNoun, layer }: CodingContext,
): readonly (readonly Cell[])[] {
  const refused = (why: string) => new PuzzleError('cannot-hold', `${formatNoun} cannot hold cages ${why}`);
  const bare = cages.find(({ clue }) => clue === undefined);
  if (bare) throw refused(`without a ${(layer as CageLayer).clue}, as that of ${placeName(bare.cells[0]!)}`);
  if (disjointLayers(cages).length > 1) throw refused('that overlap');
  const caged = new Set(cages.flatMap(({ cells }) => cells.map(placeKey)));
  const free = board.cells.find((cell) => !caged.has(placeKey(cell)));
  if (free) throw refused(`that are not all of the board: ${placeName(free)} is in none`);
  return cages.map(({ cells }) => cells);
}

const WALLS: Coding = {
  read: (scanner, context): readonly ClueCage[] => {
    const { board } = context;
    const { clue: called, max, expected } = cluesOf(context);
    const cages = readRegionWalls(scanner, board);
    if (!scanner.take(/,/y)) throw scanner.unexpected(`',' and the ${called}s of the cages`);
    const start = scanner.at;
    const clues = readRuns<never>(scanner, { places: board.cells.length, min: 1, max, expected });
    const clueAt = new Map(board.cells.map((cell, at) => [placeKey(cell), clues[at]]));
    return cages.map((cells) => {
      const [clue, ...others] = cells.map((cell) => clueAt.get(placeKey(cell)));
      const second = others.findIndex((other) => other !== undefined);
      const cage = `the cage of ${placeName(cells[0]!)}`;
      if (clue === undefined)
        throw scanner.error(`no-${called}`, `${cage} has no ${called} at its first cell`, start);
      if (second < 0) return { cells, clue };
      const where = placeName(cells[second + 1]!);
      throw scanner.error(`two-${called}s`, `${cage} has a second ${called} at ${where}`, start);
    });
  },
  write: (cages: readonly ClueCage[], context) => {
    const all = checkCages(cages, context);
    const first = new Map(cages.map(({ cells, clue }) => [placeKey(cells[0]!), clue]));
    const clues = context.board.cells.map((cell) => first.get(placeKey(cell)));
    return `${writeRegionWalls(context.board, all)},${writeRuns(clues)}`;
  },
  pattern: /^[a-z_]+,[\da-z_]+$/,
  example: 'a_b…,3c5…',
};

/**
 * Coding of walls between cages that cover the board, followed by a comma and the clue at the first cell of each, in Simon Tatham's ids.
 */
export const cageWalls = defineCoding(WALLS);

const NUMBERS: Coding = {
  read: (scanner, context): readonly ClueCage[] => {
    const { board } = context;
    const end = scanner.text.indexOf(';', scanner.at);
    if (end < 0)
      throw scanner.unexpected(`';' and the ${cluesOf(context).clue}s of the cages`, scanner.text.length);
    const map = new Scanner(scanner.text.slice(scanner.at, end), scanner.before + scanner.at);
    const cages = readRegionNumbers(map, board);
    scanner.at = end + 1;
    const numbers = map.text.split(',').map(Number);
    const numberAt = new Map(board.cells.map((cell, at) => [placeKey(cell), numbers[at]!]));
    const numberOf = ([first]: readonly Cell[]) => numberAt.get(placeKey(first!))!;
    const sorted = cages.toSorted((a, b) => numberOf(a) - numberOf(b));
    const clues = new Map(sorted.map((cells, at) => [cells, clueIn(scanner, at, cages.length, context)]));
    return cages.map((cells) => ({ cells, clue: clues.get(cells)! }));
  },
  write: (cages: readonly ClueCage[], context) =>
    `${writeRegionNumbers(context.board, checkCages(cages, context))};${cages.map(({ clue }) => clue).join(',')}`,
  pattern: /^\d+(?:,\d+)*;[\d,]+$/,
  example: '1,1,2,…;3,5…',
};

/**
 * Coding of the number of each cell's cage, for cages that cover the board, followed by a semicolon and the clues in the order of these
 * numbers, in Puzzle Team tasks.
 */
export const cageNumbers = defineCoding(NUMBERS);

function clueIn(scanner: Scanner, at: number, cages: number, context: CodingContext): number {
  const { value, clue, expected } = cluesOf(context);
  if (scanner.done)
    throw scanner.error('too-short', `the text ends after ${at} of the ${cages} ${clue}s of the cages`);
  if (at > 0 && !scanner.take(/,/y)) throw scanner.unexpected("','");
  const start = scanner.at;
  const digits = scanner.take(/\d+/y);
  if (digits === undefined) throw scanner.unexpected(expected);
  const parsed = value.read(digits, context.board, context.board.cells[0]!);
  if (parsed !== undefined) return parsed;
  throw scanner.error('out-of-range', `found ${digits}, expected ${expected}`, start);
}
