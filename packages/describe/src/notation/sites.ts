import { PuzzleError, readSize, type Size } from '@gridproof/core';
import type { DescribedType } from '../described-type.js';
import type { LayerData } from '../layer/layer.js';
import { puzzLinkCodec } from '../sites/puzz-link.js';
import { taskBoard } from '../sites/puzzle-team.js';
import { looksLikeSgtId, splitSgtId } from '../sites/sgt.js';
import { Scanner } from '../text/scanner.js';
import type { Part } from './coding.js';
import { LayerCodec } from './layer-codec.js';
import type { Notation } from './notation.js';
import { pzprFile } from './pzpr-file.js';
import { SiteNames, type SiteVariants } from './site-names.js';

/** Options of the addresses of a puzzle type. */
export interface PuzzlinkOptions<O extends string = never> {
  /** The sites' names of the type, the first one for writing; or the layer value that each name stands for. */
  readonly names:
    | readonly [string, ...string[]]
    | { readonly of: string; readonly contentByName: SiteVariants };
  /** Files state the side of a square as one number. */
  readonly side?: true;
  /** The name of the type in files, if it differs. */
  readonly inFiles?: string;
  /** Sizes exclude the first row and the first column, which only hold clues. */
  readonly clueMargin?: true;
  /** Files store regions as the sides between them, after a line for each flag that is set. */
  readonly sidesInFiles?: true;
  /** The separator of the parts; empty by default. */
  readonly separator?: '/';
  /** Flags before the size, each with its option and the values if it is present or absent. */
  readonly flags?: Readonly<Record<string, readonly [option: O, there: unknown, notThere: unknown]>>;
}

/** Creates the notation of addresses of puzz.link and similar sites, and of their files. */
export function puzzlink<N extends string>(
  of: string | readonly [string, ...string[]] | PuzzlinkOptions,
  ...parts: readonly Part<N>[]
): Notation<N, never>;
export function puzzlink<N extends string, const O extends string>(
  of: PuzzlinkOptions<O>,
  ...parts: readonly Part<N>[]
): Notation<N, O>;
export function puzzlink<N extends string, O extends string>(
  of: string | readonly [string, ...string[]] | PuzzlinkOptions<O>,
  ...parts: readonly Part<N>[]
): Notation<N, O> {
  const {
    names: given,
    side,
    inFiles,
    clueMargin,
    sidesInFiles,
    separator,
    flags = {},
  }: PuzzlinkOptions<O> = typeof of === 'string'
    ? { names: [of] as const }
    : 'names' in of
      ? of
      : { names: of };
  const names = new SiteNames(given);
  const [name, ...aliases] = names.all;
  const rims = clueMargin ? 1 : 0;
  const options = Object.values(flags).map(([option]) => option);
  return {
    format: 'puzzlink',
    parts,
    options,
    otherLayers: names.layers,
    file: (type: DescribedType) =>
      pzprFile(type, parts, {
        names: inFiles ? new SiteNames([inFiles, ...names.all]) : names,
        side: side === true,
        clueMargins: rims,
        ...(sidesInFiles && {
          sides: {
            options,
            flags: Object.keys(flags),
            read: (isSet) => saidByFlags(flags, isSet),
            flagsOf: (data) => flagsOf(flags, data),
          },
        }),
      }),
    codec: (type: DescribedType) => {
      const carried = new LayerCodec(
        type,
        parts,
        [...names.layers, ...options],
        'an address',
        separator ?? '',
      );
      return puzzLinkCodec<LayerData>({
        name,
        aliases,
        example: '10x10',
        ...(separator && { parts: parts.length }),
        ...(parts.some(({ coding }) => coding.hasSlashes) && { parts: Number.POSITIVE_INFINITY }),
        flags: Object.keys(flags),
        read: (body, { width, height }, name, found) =>
          carried.read(body, type.createBoard({ width: width + rims, height: height + rims }), {
            ...names.contentOf(name),
            ...saidByFlags(flags, (flag) => found.includes(flag)),
          }),
        write: (data) => ({
          board: { width: data.board.width - rims, height: data.board.height - rims },
          name: names.of(data, type, 'an address'),
          body: carried.write(data),
          flags: flagsOf(flags, data),
        }),
      });
    },
  };
}

/** Options of the ids of a program. */
export interface SgtOptions<O extends string> {
  /** The minimum side of the program's boards in cells; 1 by default. */
  readonly minSide?: number;
  /** The pattern of generator parameters behind the size, which are ignored. */
  readonly generatorParams?: RegExp;
  /** Letters behind the size, each with its option and the values if it is present or absent. */
  readonly flags?: Readonly<Record<string, readonly [option: O, there: unknown, notThere: unknown]>>;
  /** The constant text behind the size, for settings that all puzzles of this type share. */
  readonly suffix?: string;
  /** The meaning of the suffix, for the message about another one: `only square grids are read`. */
  readonly suffixMeaning?: string;
  /** The size is one number; with `true`, the side of a square. */
  readonly side?: true | SideNumber;
}

/** The meaning of a single number for the size. */
export interface SideNumber {
  /** Returns the board size for a number. */
  size(number: number): Size;
  /** Inverse of `size`. Throws `PuzzleError` if there is none. */
  number(size: Size): number;
}

/** Creates the notation of Simon Tatham's ids, `8x8:…`; commas separate the parts behind the colon. */
export function sgt<N extends string>(
  game: string,
  options: SgtOptions<never>,
  ...parts: readonly Part<N>[]
): Notation<N, never>;
export function sgt<N extends string, const O extends string>(
  game: string,
  options: SgtOptions<O>,
  ...parts: readonly Part<N>[]
): Notation<N, O>;
export function sgt<N extends string, O extends string>(
  game: string,
  { minSide = 1, generatorParams = /^$/, flags = {}, suffix = '', suffixMeaning, side }: SgtOptions<O>,
  ...parts: readonly Part<N>[]
): Notation<N, O> {
  const example = `${side ? '5' : '10x10'}${suffix}`;
  const options = Object.values(flags).map(([name]) => name);
  return {
    format: 'sgt',
    parts,
    options,
    codec: (type: DescribedType) => {
      const carried = new LayerCodec(type, parts, options, 'an id', ',');
      const letters = Object.keys(flags).join('');
      const params = new RegExp(
        `^(${side ? '\\d+' : '\\d+x\\d+'})${suffix}(${letters ? `[${letters}]*` : ''})(.*)$`,
      );
      return {
        title: `Simon Tatham's ${game}, ${example}${letters}:…`,
        oneLine: true,
        accepts: side ? (text) => /^\d[\w-]*[:#]\S*$/.test(text) : looksLikeSgtId,
        read(text) {
          const { params: before, description } = splitSgtId(text);
          const [, size, foundFlags = '', more = ''] = params.exec(before) ?? [];
          const other =
            suffixMeaning && size === undefined ? /^\d+x\d+([a-z]\d+)/.exec(before)?.[1] : undefined;
          if (other !== undefined && other !== suffix)
            throw new PuzzleError(
              'unknown-variant',
              `found '${other}', expected '${suffix}': ${suffixMeaning}`,
              { column: before.indexOf(other) + 1 },
            );
          if (size === undefined || (more !== '' && !generatorParams.test(more)))
            throw new PuzzleError(
              'bad-params',
              `found the size '${before}', expected one as in ${example}${letters}`,
              { column: 1 },
            );
          const optionValues = saidByFlags(flags, (letter) => foundFlags.includes(letter));
          const meant = typeof side === 'object' ? side.size(Number(size)) : undefined;
          const known = meant ? `${meant.width}x${meant.height}` : side ? `${size}x${size}` : size;
          const board = type.createBoard(readSize(known, { column: 1 }), { column: 1 });
          return carried.read(description, board, optionValues);
        },
        write(data: LayerData) {
          const description = carried.write(data);
          const { width, height } = data.board;
          if (width < minSide || height < minSide)
            throw new PuzzleError(
              'cannot-hold',
              `an id is of a board of at least ${minSide}x${minSide}; this one is ${width}x${height}`,
            );
          const size =
            typeof side === 'object' ? side.number(data.board) : side ? width : `${width}x${height}`;
          return `${size}${suffix}${flagsOf(flags, data).join('')}:${description}`;
        },
      };
    },
  };
}

/** Flags, each with its option and the values if it is present or absent. */
type Flags = Readonly<Record<string, readonly [option: string, there: unknown, notThere: unknown]>>;

const saidByFlags = (flags: Flags, isSet: (flag: string) => boolean): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(flags).map(([flag, [option, there, not]]) => [option, isSet(flag) ? there : not]),
  );

/** Returns the flags of a puzzle. */
const flagsOf = (flags: Flags, data: LayerData): readonly string[] =>
  Object.entries(flags)
    .filter(([, [option, there]]) => data[option] === there)
    .map(([flag]) => flag);

/** Creates the notation of tasks of the Puzzle Team sites, whose size is given separately; semicolons separate the parts. */
export function puzzleTeam<N extends string>(...parts: readonly Part<N>[]): Notation<N, never> {
  const [{ coding: first }] = parts as readonly [Part<N>];
  return taskOf(
    parts,
    ';',
    (text) =>
      (parts.length === 1 && first.pattern.test(text)) ||
      parts.some((_, at) => {
        const pieces = text.split(';');
        const those = parts.slice(0, at + 1);
        return (
          pieces.length === those.length &&
          parts.slice(at + 1).every(({ optional }) => optional) &&
          pieces.every((piece, nth) => those[nth]!.coding.pattern.test(piece))
        );
      }),
  );
}

/** Creates the notation with a comma between the parts, of which the last contains commas too; `looks` recognises such a text. */
export const puzzleTeamByCommas = <N extends string>(
  looks: RegExp,
  ...parts: readonly Part<N>[]
): Notation<N, never> => taskOf(parts, ',', (text) => looks.test(text));

function taskOf<N extends string>(
  parts: readonly Part<N>[],
  between: string,
  accepts: (text: string) => boolean,
): Notation<N, never> {
  return {
    format: 'puzzleTeam',
    parts,
    codec: (type: DescribedType) => {
      const carried = new LayerCodec(type, parts, [], 'a Puzzle Team task', between);
      const [{ coding: first }] = parts as readonly [Part<N>];
      return {
        title: `Puzzle Team task of ${type.title}, ${first.example} with --size 10x10`,
        accepts,
        read: (text, options) =>
          carried.read(new Scanner(text), type.createBoard(taskBoard(options, '10x10'))),
        write: (data: LayerData) => carried.write(data),
      };
    },
  };
}
