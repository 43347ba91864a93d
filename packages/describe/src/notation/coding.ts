import type { Regions } from '@gridproof/core';
import { type Board, Grid, joinList, type Place, PuzzleError } from '@gridproof/core';
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
import type { AnyPlacedLayer } from '../layer/placed.js';
import type { Scanner } from '../text/scanner.js';
import type { ValueType } from '../value/value.js';
import { type FileSigns, type FileTable, fileSigns } from './file-table.js';

/** The layer that a coding reads or writes, with its context. */
export interface CodingContext {
  readonly board: Board;
  /** The puzzle, or during reading its layers read so far. */
  readonly data: LayerData;
  readonly layer: Layer<any>;
  /** The places of a layer of values, in the order of the coding. */
  readonly places: readonly Place[];
  /** The noun for the format in messages: `an address`. */
  readonly formatNoun: string;
  /** True if another part follows. */
  readonly hasNext: boolean;
  /** The layers that are written interleaved with this one. */
  readonly interleaved: readonly CodingContext[];
}

/**
 * The coding of a layer in an address, an id or a task. The coding of several interleaved layers reads and writes a list of their contents.
 */
export interface Coding {
  /** Reads the layer here and stops behind it. Throws `PuzzleError`. */
  read(scanner: Scanner, context: CodingContext): unknown;
  /** Inverse of `read`. Throws `PuzzleError` for content that it cannot express. */
  write(content: any, context: CodingContext): string;
  /** Returns the table of the layer in the same sites' files, if it is not one of plain clues. */
  table?(layer: AnyPlacedLayer): FileTable<unknown>;
  /** Signs other than numbers in the same sites' files. */
  readonly fileSigns?: FileSigns;
  /** The coding may contain any number of slashes. */
  readonly hasSlashes?: true;
  /** The pattern of a text that begins with this coding, for recognition. */
  readonly pattern: RegExp;
  /** The beginning of such a text, for a list of formats. */
  readonly example: string;
}

/** A layer of a notation with its coding. */
export interface Part<N extends string> {
  readonly layer: N;
  /** Layers that are written interleaved with it. */
  readonly interleaved?: readonly N[];
  readonly coding: Coding;
  /** The part is omitted if the layer is empty. */
  readonly optional?: true;
}

/** Makes a part optional: it is omitted if the layer is empty. */
export const optional = <N extends string>(part: Part<N>): Part<N> => ({ ...part, optional: true });

/**
 * Creates the function with which descriptions name a coding: `cross4('numbers')`. `signsInFiles` maps the signs of the site's files to
 * those of the text, if they differ from the clues of addresses.
 */
export const defineCoding =
  (coding: Coding) =>
  <const N extends string>(layer: N, signsInFiles?: Readonly<Record<string, string>>): Part<N> => ({
    layer,
    coding: signsInFiles ? { ...coding, fileSigns: fileSigns(signsInFiles) } : coding,
  });

type Clue = number | '?' | undefined;

/** Returns the possible values for messages, without signs that only text boards have. */
export function expectedOf({ layer, board, places }: CodingContext): string {
  const all = (layer as AnyPlacedLayer).value.expected(board, places[0]!);
  const known = all.filter((one) => !/^'.*'$/.test(one));
  return known.length ? joinList(known, 'or') : 'one that is known here';
}

/** Returns the values of a site's clues. Throws `PuzzleError` at a clue that is not possible here. */
function gridOfClues(clues: readonly Clue[], context: CodingContext): Grid<unknown, Place> {
  const { value } = context.layer as AnyPlacedLayer;
  return Grid.from(context.places, (_, at) => {
    const clue = clues[at];
    if (clue === undefined) return undefined;
    const clueValue = value.fromClue(clue, context.board);
    if (clueValue !== undefined) return clueValue;
    const clueText = clue === '?' ? 'a clue of unknown value' : `the clue ${clue}`;
    throw new PuzzleError('out-of-range', `found ${clueText}, expected ${expectedOf(context)}`);
  });
}

/** Returns the site's clues for the content of a layer. Throws `PuzzleError` for a value that they cannot express. */
function cluesOf(
  content: Grid<unknown, Place>,
  { layer, places, formatNoun }: CodingContext,
  unknown = true,
): readonly Clue[] {
  const { value } = layer as AnyPlacedLayer;
  return places.map((place) => {
    const one = content.at(place);
    if (one === undefined) return undefined;
    const clue = (value as ValueType<unknown, any>).toClue(one);
    if (clue !== undefined && (unknown || clue !== '?')) return clue;
    throw new PuzzleError('cannot-hold', `${formatNoun} cannot hold the clue '${value.write(one, place)}'`);
  });
}

/** Coding of clues from 0 to 4 with the empty places behind them, in puzz.link addresses: `4cross`. */
export const cross4 = defineCoding({
  read: (scanner, context) =>
    gridOfClues(readCross4(scanner, context.places.length, expectedOf(context)), context),
  write: (content, context) => writeCross4(cluesOf(content, context)),
  pattern: /^[\da-z.]+$/,
  example: 'g1h2…',
});

/** Coding of numbers in puzz.link addresses: `number16`. */
export const number16 = defineCoding({
  read: (scanner, context) => {
    const { value } = context.layer as AnyPlacedLayer;
    const fits = (clue: number | '?') => value.fromClue(clue, context.board) !== undefined;
    return gridOfClues(
      readNumber16(scanner, context.places.length, {
        expected: expectedOf(context),
        fits,
        hasNext: context.hasNext,
      }),
      context,
    );
  },
  write: (content, context) => writeNumber16(cluesOf(content, context)),
  pattern: /^[\da-z.+=-]+$/,
  example: 'g1h2…',
});

/** Coding of a number for each cell in base 36, `.` for none, in puzz.link addresses. */
export const number36 = defineCoding({
  read: (scanner, context) => {
    const { value } = context.layer as AnyPlacedLayer;
    const fits = (number: number) => value.fromClue(number, context.board) !== undefined;
    return gridOfClues(
      readNumber36(scanner, context.places.length, { expected: expectedOf(context), fits }),
      context,
    );
  },
  write: (content, context) =>
    writeNumber36(cluesOf(content, context, false) as readonly (number | undefined)[]),
  pattern: /^[\da-z.-]+$/,
  example: '1122…',
});

/** Coding of a sign for the number of each cell, up to the longer side, in Simon Tatham's ids. */
export const position62 = defineCoding({
  read: (scanner, context) => gridOfClues(readPosition62(scanner, context.board), context),
  write: (content, context) =>
    writePosition62(cluesOf(content, context, false) as readonly (number | undefined)[], context.board),
  pattern: /^[\da-zA-Z]+$/,
  example: '1122…',
});

/** Coding of clues separated by `/`, empty for a missing one: clues outside the board in some of Simon Tatham's ids. */
export const slashSeparated = defineCoding({
  read: (scanner, context) => {
    const { places, board, layer } = context;
    const { value } = layer as AnyPlacedLayer;
    const clues = places.map((_, at): Clue => {
      if (at > 0 && !scanner.take(/\//y))
        throw scanner.done ? scanner.tooShort(at, `${places.length} clues`) : scanner.unexpected("'/'");
      const start = scanner.at;
      const digits = scanner.take(/\d{1,9}/y);
      if (digits === undefined) {
        if (scanner.done || /[/,;]/.test(scanner.peek)) return undefined;
        throw scanner.unexpected(`${expectedOf(context)} or '/'`);
      }
      if (value.fromClue(Number(digits), board) === undefined)
        throw scanner.error('out-of-range', `found ${digits}, expected ${expectedOf(context)}`, start);
      return Number(digits);
    });
    return gridOfClues(clues, context);
  },
  write: (content, context) =>
    cluesOf(content, context, false)
      .map((clue) => clue ?? '')
      .join('/'),
  pattern: /^[\d/]+$/,
  example: '3//1/2…',
});

/** Options of clues with runs of empty places. */
export interface RunsCodingOptions {
  /** Signs of clues other than numbers, mapped to those of the text; a list if they are the same. */
  readonly signs?: readonly string[] | Readonly<Record<string, string>>;
  /** The same mapping for the files of sites. */
  readonly fileSigns?: Readonly<Record<string, string>>;
  /** Places behind the last clue may be omitted; they are written only if there is no clue. */
  readonly openEnd?: boolean;
}

/**
 * Coding of clues in reading order with letters for runs of empty places, in Simon Tatham's ids, Puzzle Team tasks and some puzz.link
 * addresses.
 */
const runsOf = (
  singleDigits: boolean,
  { signs: given = [], fileSigns: pairsInFiles, openEnd = false }: RunsCodingOptions,
): Coding => {
  const pairs = Array.isArray(given) ? given.map((sign) => [sign, sign] as const) : Object.entries(given);
  const meant = new Map<string, string>(pairs);
  const signs = [...meant.keys()];
  return {
    ...(pairsInFiles && { fileSigns: fileSigns(pairsInFiles) }),
    read: (scanner, context) => {
      const { value } = context.layer as AnyPlacedLayer;
      const numbers = value.samples(context.board).flatMap((sample) => value.toClue(sample) ?? []);
      const bounds = numbers.filter((number): number is number => typeof number === 'number');
      const greatest = greatestOf(value, context.board, Math.max(0, ...bounds));
      const clues = readRuns(scanner, {
        places: context.places.length,
        min: Math.min(...bounds),
        max: greatest,
        expected: expectedOf(context),
        singleDigits,
        signs,
        openEnd,
      });
      return Grid.from(context.places, (place, at) => {
        const clue = clues[at];
        return typeof clue === 'string'
          ? value.read(meant.get(clue)!, context.board, place)
          : clue === undefined
            ? undefined
            : value.fromClue(clue, context.board);
      });
    },
    write: (content: Grid<unknown, Place>, context) => {
      const { value } = context.layer as AnyPlacedLayer;
      const signed = (place: Place) => {
        const one = content.at(place);
        const text = one === undefined ? undefined : value.write(one, place);
        return signs.find((sign) => meant.get(sign) === text);
      };
      const plain = cluesOf(
        content.map((one, place) => (signed(place) === undefined ? one : undefined)),
        context,
        false,
      );
      const long = singleDigits ? plain.find((clue) => typeof clue === 'number' && clue > 9) : undefined;
      if (long !== undefined)
        throw new PuzzleError('cannot-hold', `${context.formatNoun} cannot hold the clue '${long}'`);
      return writeRuns(
        context.places.map((place, at) => signed(place) ?? (plain[at] as number | undefined)),
        { singleDigits, openEnd },
      );
    },
    pattern: new RegExp(`^[\\da-z${singleDigits ? '' : '_'}${signs.join('')}]+$`),
    example: Array.isArray(given) && given.length > 1 ? `a${given[0]}c${given[1]}b…` : 'a1c2b…',
  };
};

/** Returns the maximum number that is possible on the board; `sample` is the last sample, which may be lower. */
export function greatestOf(value: ValueType<any, any>, board: Board, sample: number): number {
  let greatest = sample;
  while (value.fromClue(greatest + 1, board) !== undefined) greatest++;
  return greatest;
}

/** Coding of digits, each a clue. */
export const digitRuns = <const N extends string>(layer: N, options: RunsCodingOptions = {}): Part<N> => ({
  layer,
  coding: runsOf(true, options),
});

/** Coding of numbers of any length, separated by `_` where they would touch. */
export const numberRuns = <const N extends string>(layer: N, options: RunsCodingOptions = {}): Part<N> => ({
  layer,
  coding: runsOf(false, options),
});

/** Coding of walls between regions in puzz.link addresses, five sides to a digit. */
export const borders = defineCoding({
  read: (scanner, { board }) => readBorders(scanner, board),
  write: (content: Regions, { board }) => writeBorders(board, content),
  pattern: /^[\da-v]+$/,
  example: '08p0…',
});

/** Coding of the region number of each cell, separated by commas, in Puzzle Team tasks. */
export const regionNumbers = defineCoding({
  read: (scanner, { board }) => readRegionNumbers(scanner, board),
  write: (content: Regions, { board }) => writeRegionNumbers(board, content),
  pattern: /^\d+(?:,\S*)?$/,
  example: '1,1,2,…',
});

/** Coding of walls between regions in Simon Tatham's ids. */
export const walls = defineCoding({
  read: (scanner, { board }) => readRegionWalls(scanner, board),
  write: (content: Regions, { board }) => writeRegionWalls(board, content),
  pattern: /^[a-z_]+$/,
  example: 'a_b…',
});

/** Coding of two values with gaps of empty places, ended by an imaginary one behind the last place, in Simon Tatham's ids. */
export const skips = defineCoding({
  read: (scanner, context) => {
    const { board, places, layer } = context;
    const { value } = layer as AnyPlacedLayer;
    const end = places.length;
    const all = `${end} cells`;
    const marks = readSkips(scanner, end + 1, all);
    if (marks[end] === undefined) {
      const length = marks.findLastIndex((mark) => mark !== undefined) + 1;
      if (length === end) throw scanner.unexpected('a last letter, for an imaginary given behind the board');
      throw scanner.tooShort(length, all);
    }
    return Grid.from(places, (_, at) =>
      marks[at] === undefined ? undefined : value.fromClue(marks[at] ? 1 : 0, board),
    );
  },
  write: (content: Grid<unknown, Place>, { places, layer }) => {
    const { value } = layer as AnyPlacedLayer;
    const marks = places.map((place) => {
      const one = content.at(place);
      return one === undefined ? undefined : value.toClue(one) === 1;
    });
    return writeSkips([...marks, false]);
  },
  pattern: /^[a-zA-Z]+$/,
  example: 'BbcjcaeBBaf',
});
