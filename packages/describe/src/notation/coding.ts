import { type Board, Grid, joinList, type Place, PuzzleError } from '@gridproof/core';
import type { Regions } from '../board/regions.js';
import { readBorders, writeBorders } from '../codings/borders.js';
import { readCross4, writeCross4 } from '../codings/cross4.js';
import { readNumber16, writeNumber16 } from '../codings/number16.js';
import { readNumber36, writeNumber36 } from '../codings/number36.js';
import { readPosition62, writePosition62 } from '../codings/position62.js';
import { readRegionNumbers, writeRegionNumbers } from '../codings/region-numbers.js';
import { readRegionWalls, writeRegionWalls } from '../codings/region-walls.js';
import { readRuns, writeRuns } from '../codings/runs.js';
import { readSkips, writeSkips } from '../codings/skips.js';
import type { Layer, LayerData } from '../layer/layer.js';
import type { AnyPlaced } from '../layer/placed.js';
import type { Scanner } from '../text/scanner.js';
import type { Value } from '../value/value.js';
import { type FileSigns, fileSigns, type Table } from './file-table.js';

/** What a coding knows of the layer that it reads or writes. */
export interface CodingContext {
  readonly board: Board;
  /** The puzzle with the layers that were read before this one, or all of them. */
  readonly data: LayerData;
  readonly layer: Layer<any>;
  /** The places of a layer of values, in the order in which the coding has them. */
  readonly places: readonly Place[];
  /** What writes it, for messages: `an address`. */
  readonly what: string;
  /** Another part follows. */
  readonly further: boolean;
  /** The layers that are written among this one. */
  readonly among: readonly CodingContext[];
}

/** How one layer, or several among each other, is written in an address, an id or a task: then it reads and writes a list of what they hold. */
export interface Coding {
  /** Reads the layer here, and leaves what follows. */
  read(scanner: Scanner, coded: CodingContext): unknown;
  /** The inverse of `read`; throws `PuzzleError` where it cannot say something. */
  write(held: any, coded: CodingContext): string;
  /** The layer in the same sites' files, where it is no table of plain clues. */
  table?(layer: AnyPlaced): Table<unknown>;
  /** Signs of the same sites' files that are no numbers. */
  readonly inFiles?: FileSigns;
  /** It has any number of slashes within. */
  readonly slashes?: true;
  /** What a text that begins with this coding looks like, where nothing else says what it is. */
  readonly looks: RegExp;
  /** How such a text begins, for a list of formats. */
  readonly example: string;
}

/** A layer of a notation and how it is written there. */
export interface Part<N extends string> {
  readonly layer: N;
  /** Layers that are written among it. */
  readonly among?: readonly N[];
  readonly coding: Coding;
  /** It is not there where it would say nothing. */
  readonly optional?: true;
}

/** A part that is left out where the layer holds nothing. */
export const optional = <N extends string>(part: Part<N>): Part<N> => ({ ...part, optional: true });

/** A coding as a description names it: `cross4('numbers')`. */
export const of =
  (coding: Coding) =>
  <const N extends string>(layer: N): Part<N> => ({ layer, coding });

type Clue = number | '?' | undefined;

/** What may stand there, but for signs that mean something on boards alone. */
export function expectedOf({ layer, board, places }: CodingContext): string {
  const all = (layer as AnyPlaced).value.expected(board, places[0]!);
  const known = all.filter((one) => !/^'.*'$/.test(one));
  return known.length ? joinList(known, 'or') : 'one that is known here';
}

/** The values that clues of a site mean; throws at one that cannot stand here. */
function heldOf(clues: readonly Clue[], coded: CodingContext): Grid<unknown, Place> {
  const { value } = coded.layer as AnyPlaced;
  return Grid.over(coded.places, (_, at) => {
    const clue = clues[at];
    if (clue === undefined) return undefined;
    const held = value.fromClue(clue, coded.board);
    if (held !== undefined) return held;
    const found = clue === '?' ? 'a clue of unknown value' : `the clue ${clue}`;
    throw new PuzzleError('out-of-range', `found ${found}, expected ${expectedOf(coded)}`);
  });
}

/** The clues of a site that say what a layer holds; throws where it has no way to say one. */
function cluesOf(
  held: Grid<unknown, Place>,
  { layer, places, what }: CodingContext,
  unknown = true,
): readonly Clue[] {
  const { value } = layer as AnyPlaced;
  return places.map((place) => {
    const one = held.at(place);
    if (one === undefined) return undefined;
    const clue = (value as Value<unknown, any>).toClue(one);
    if (clue !== undefined && (unknown || clue !== '?')) return clue;
    throw new PuzzleError('cannot-hold', `${what} cannot hold the clue '${value.write(one, place)}'`);
  });
}

/** Clues from 0 to 4 with the empty places behind them, of puzz.link: `4cross`. */
export const cross4 = of({
  read: (scanner, coded) => heldOf(readCross4(scanner, coded.places.length, expectedOf(coded)), coded),
  write: (held, coded) => writeCross4(cluesOf(held, coded)),
  looks: /^[\da-z.]+$/,
  example: 'g1h2…',
});

/** Numbers, of puzz.link: `number16`. */
export const number16 = of({
  read: (scanner, coded) => {
    const { value } = coded.layer as AnyPlaced;
    const fits = (clue: number | '?') => value.fromClue(clue, coded.board) !== undefined;
    return heldOf(
      readNumber16(scanner, coded.places.length, {
        expected: expectedOf(coded),
        fits,
        further: coded.further,
      }),
      coded,
    );
  },
  write: (held, coded) => writeNumber16(cluesOf(held, coded)),
  looks: /^[\da-z.+=-]+$/,
  example: 'g1h2…',
});

/** A number for each cell in base 36, `.` where there is none, of puzz.link. */
export const number36 = of({
  read: (scanner, coded) => {
    const { value } = coded.layer as AnyPlaced;
    const fits = (number: number) => value.fromClue(number, coded.board) !== undefined;
    return heldOf(readNumber36(scanner, coded.places.length, { expected: expectedOf(coded), fits }), coded);
  },
  write: (held, coded) => writeNumber36(cluesOf(held, coded, false) as readonly (number | undefined)[]),
  looks: /^[\da-z.-]+$/,
  example: '1122…',
});

/** A sign for the number of each cell, none greater than the longer side, of Simon Tatham's ids. */
export const position62 = of({
  read: (scanner, coded) => heldOf(readPosition62(scanner, coded.board), coded),
  write: (held, coded) =>
    writePosition62(cluesOf(held, coded, false) as readonly (number | undefined)[], coded.board),
  looks: /^[\da-zA-Z]+$/,
  example: '1122…',
});

/** Clues with `/` between them, and nothing for one that is missing: what stands outside, in some of Simon Tatham's ids. */
export const slashSeparated = of({
  read: (scanner, coded) => {
    const { places, board, layer } = coded;
    const { value } = layer as AnyPlaced;
    const clues = places.map((_, at): Clue => {
      if (at > 0 && !scanner.take(/\//y))
        throw scanner.done ? scanner.tooShort(at, `${places.length} clues`) : scanner.unexpected("'/'");
      const start = scanner.at;
      const digits = scanner.take(/\d{1,9}/y);
      if (digits === undefined) {
        if (scanner.done || /[/,;]/.test(scanner.peek)) return undefined;
        throw scanner.unexpected(`${expectedOf(coded)} or '/'`);
      }
      if (value.fromClue(Number(digits), board) === undefined)
        throw scanner.error('out-of-range', `found ${digits}, expected ${expectedOf(coded)}`, start);
      return Number(digits);
    });
    return heldOf(clues, coded);
  },
  write: (held, coded) =>
    cluesOf(held, coded, false)
      .map((clue) => clue ?? '')
      .join('/'),
  looks: /^[\d/]+$/,
  example: '3//1/2…',
});

/** What is special about runs of clues. */
export interface RunsOptions {
  /** Clues that are no numbers: their signs here, and those of the text for them; a list where they are the same. */
  readonly signs?: readonly string[] | Readonly<Record<string, string>>;
  /** The same for the files of sites. */
  readonly inFiles?: Readonly<Record<string, string>>;
  /** Places behind the last clue may be left out; they are written only where there is no clue. */
  readonly openEnd?: boolean;
}

/** Clues in reading order with letters for runs of places without one, of Simon Tatham's ids, Puzzle Team tasks and some addresses of puzz.link. */
const runsOf = (
  singleDigits: boolean,
  { signs: given = [], inFiles, openEnd = false }: RunsOptions,
): Coding => {
  const pairs = Array.isArray(given) ? given.map((sign) => [sign, sign] as const) : Object.entries(given);
  const meant = new Map<string, string>(pairs);
  const signs = [...meant.keys()];
  return {
    ...(inFiles && { inFiles: fileSigns(inFiles) }),
    read: (scanner, coded) => {
      const { value } = coded.layer as AnyPlaced;
      const numbers = value.samples(coded.board).flatMap((one) => value.toClue(one) ?? []);
      const bounds = numbers.filter((one): one is number => typeof one === 'number');
      const greatest = greatestOf(value, coded.board, Math.max(0, ...bounds));
      const clues = readRuns(scanner, {
        places: coded.places.length,
        min: Math.min(...bounds),
        max: greatest,
        expected: expectedOf(coded),
        singleDigits,
        signs,
        openEnd,
      });
      return Grid.over(coded.places, (place, at) => {
        const clue = clues[at];
        return typeof clue === 'string'
          ? value.read(meant.get(clue)!, coded.board, place)
          : clue === undefined
            ? undefined
            : value.fromClue(clue, coded.board);
      });
    },
    write: (held: Grid<unknown, Place>, coded) => {
      const { value } = coded.layer as AnyPlaced;
      const signed = (place: Place) => {
        const one = held.at(place);
        const text = one === undefined ? undefined : value.write(one, place);
        return signs.find((sign) => meant.get(sign) === text);
      };
      const plain = cluesOf(
        held.map((one, place) => (signed(place) === undefined ? one : undefined)),
        coded,
        false,
      );
      const long = singleDigits ? plain.find((clue) => typeof clue === 'number' && clue > 9) : undefined;
      if (long !== undefined)
        throw new PuzzleError('cannot-hold', `${coded.what} cannot hold the clue '${long}'`);
      return writeRuns(
        coded.places.map((place, at) => signed(place) ?? (plain[at] as number | undefined)),
        { singleDigits, openEnd },
      );
    },
    looks: new RegExp(`^[\\da-z${singleDigits ? '' : '_'}${signs.join('')}]+$`),
    example: Array.isArray(given) && given.length > 1 ? `a${given[0]}c${given[1]}b…` : 'a1c2b…',
  };
};

/** The greatest number that may stand there: samples end before it where there are many. */
export function greatestOf(value: Value<any, any>, board: Board, sample: number): number {
  let greatest = sample;
  while (value.fromClue(greatest + 1, board) !== undefined) greatest++;
  return greatest;
}

/** Digits, each a clue. */
export const digitRuns = <const N extends string>(layer: N, options: RunsOptions = {}): Part<N> => ({
  layer,
  coding: runsOf(true, options),
});

/** Numbers of any length, parted by `_` where they would touch. */
export const numberRuns = <const N extends string>(layer: N, options: RunsOptions = {}): Part<N> => ({
  layer,
  coding: runsOf(false, options),
});

/** Which sides of cells are walls between regions, of puzz.link: five to a digit. */
export const borders = of({
  read: (scanner, { board }) => readBorders(scanner, board),
  write: (held: Regions, { board }) => writeBorders(board, held),
  looks: /^[\da-v]+$/,
  example: '08p0…',
});

/** The region of each cell, parted by commas, of Puzzle Team tasks. */
export const regionNumbers = of({
  read: (scanner, { board }) => readRegionNumbers(scanner, board),
  write: (held: Regions, { board }) => writeRegionNumbers(board, held),
  looks: /^\d+(?:,\S*)?$/,
  example: '1,1,2,…',
});

/** Walls between regions, of Simon Tatham's ids. */
export const walls = of({
  read: (scanner, { board }) => readRegionWalls(scanner, board),
  write: (held: Regions, { board }) => writeRegionWalls(board, held),
  looks: /^[a-z_]+$/,
  example: 'a_b…',
});

/** Two values with empty places among them; an imaginary one behind the last place ends it. Of Simon Tatham's ids. */
export const skips = of({
  read: (scanner, coded) => {
    const { board, places, layer } = coded;
    const { value } = layer as AnyPlaced;
    const end = places.length;
    const all = `${end} cells`;
    const marks = readSkips(scanner, end + 1, all);
    if (marks[end] === undefined) {
      const found = marks.findLastIndex((mark) => mark !== undefined) + 1;
      if (found === end) throw scanner.unexpected('a last letter, for an imaginary given behind the board');
      throw scanner.tooShort(found, all);
    }
    return Grid.over(places, (_, at) =>
      marks[at] === undefined ? undefined : value.fromClue(marks[at] ? 1 : 0, board),
    );
  },
  write: (held: Grid<unknown, Place>, { places, layer }) => {
    const { value } = layer as AnyPlaced;
    const marks = places.map((place) => {
      const one = held.at(place);
      return one === undefined ? undefined : value.toClue(one) === 1;
    });
    return writeSkips([...marks, false]);
  },
  looks: /^[a-zA-Z]+$/,
  example: 'BbcjcaeBBaf',
});
