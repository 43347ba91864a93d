import { existsSync } from 'node:fs';
import {
  type Coordinates,
  PuzzleError,
  type ReadPuzzle,
  type RecogniseOptions,
  readPuzzle,
  sizeOf,
  splitBatch,
} from '@gridproof/core';
import { type Among, isUnrecognised, UsageError } from '@gridproof/plugins';
import type { Plugins } from '../plugins.js';
import { Clock } from '../solving/clock.js';
import { type Fault, isFault } from '../type-fault.js';
import { placeOf, type Standing } from './standing.js';
import { textOf, textOfFile } from './texts.js';

/** One puzzle of the input, or the fault that it has. */
export interface Item extends Standing {
  readonly read?: ReadPuzzle;
  readonly error?: Fault;
}

/** How puzzles are read, and how their cells are named. */
export interface ReadingOptions extends RecogniseOptions {
  readonly coordinates?: Coordinates | undefined;
}

/** A puzzle that could be read, and where it stands. */
export interface Readable extends Item {
  readonly read: ReadPuzzle;
}

export const isReadable = (item: Item): item is Readable => item.read !== undefined;

/**
 * The puzzles of all arguments: files, standard input (`-`), or texts. A batch keeps what is wrong with each line; the
 * fault of a puzzle that stands alone is thrown, with its file, as `UsageError`.
 */
export async function readAll(
  args: readonly string[],
  plugins: Plugins,
  options: ReadingOptions,
  clock = new Clock(undefined),
): Promise<readonly Item[]> {
  const items: Item[] = [];
  for (const argument of args) {
    const named = argument === '-' || isFile(argument) || args.length > 1;
    const source = named ? shortened(argument) : '';
    const read = (text: string) =>
      plugins.recognise(text, options, (among) => {
        clock.begin();
        return itemsOf(text, source, { ...options, ...among }, clock);
      });
    items.push(...(await readArgument(argument, read)));
  }
  for (const { read, ...standing } of items) {
    if (!read?.claimed) continue;
    const place = placeOf(standing);
    process.stderr.write(`gridproof: ${place && `${place}: `}${readAs(read.type.id)}\n`);
  }
  return items;
}

/** What to say where the text did not name the puzzle type. */
export const readAs = (type: string): string => `read as ${type}; --as chooses another`;

/** Reads a file, standard input (`-`), or the argument itself; what is wrong with it is said with its name. */
export async function readArgument<T>(argument: string, read: (text: string) => T | Promise<T>): Promise<T> {
  try {
    const text =
      argument === '-' ? textOf(0, 'the input') : isFile(argument) ? textOfFile(argument) : argument;
    return await read(text);
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error;
    if (isFile(argument)) throw new UsageError(`${argument}: ${error.sentence}`);
    if (!couldBeFile(argument) || error.code === 'no-puzzle-there') throw error;
    const asText = ENDING.test(argument) ? '' : `; and as text: ${error.sentence}`;
    throw new UsageError(`there is no file '${shortened(argument)}'${asText}`);
  }
}

/** The answer itself; of what `solve --format json` wrote, the first one. */
export function answerIn(text: string): string {
  if (!text.trimStart().startsWith('{')) return text;
  try {
    const { answers } = JSON.parse(text);
    if (Array.isArray(answers) && typeof answers[0] === 'string') return answers[0];
  } catch {
    // It is not JSON: the puzzle type says what is wrong with it.
  }
  return text;
}

/** Of a text that holds several, what is wrong with one is kept, unless types that are not loaded yet may know it. */
function itemsOf(text: string, source: string, options: ReadingOptions & Among, clock: Clock): Item[] {
  const { types, isAll, advised } = options;
  const batch = splitBatch(text, types, options);
  if (!batch)
    return [
      { source, read: clock.hold(() => named(fitting(readPuzzle(text, types, options), options), options)) },
    ];
  return batch.entries.map(({ text: one, line }) => {
    try {
      const asOneOfMany = { ...options, as: batch.as, oneOfMany: true };
      const read = readPuzzle(one, types, asOneOfMany);
      return { source, line, read: named(fitting(read, options), options) };
    } catch (fault) {
      if (!isAll && isUnrecognised(fault)) throw fault;
      const error = advised(fault);
      if (isFault(error)) return { source, line, error };
      throw error;
    }
  });
}

/** A size that was given must be the puzzle's, in formats that hold it too. */
export function fitting(read: ReadPuzzle, { size }: RecogniseOptions): ReadPuzzle {
  if (!size) return read;
  const { width, height } = sizeOf(read.type, read.puzzle);
  if (size.width !== width || size.height !== height)
    throw new PuzzleError(
      'other-size',
      `the board is ${width}x${height}, expected ${size.width}x${size.height} as given`,
    );
  return read;
}

/** The puzzle, whose cells are named so; as its players do where nothing else is asked. */
const named = (read: ReadPuzzle, { coordinates }: ReadingOptions): ReadPuzzle =>
  coordinates === undefined
    ? read
    : { ...read, type: Object.create(read.type, { coordinates: { value: coordinates } }) };

const isFile = (argument: string): boolean => argument !== '' && argument !== '-' && existsSync(argument);

/** A name in letters, with no quotes, and no colon that would make it an id or an address, but for a drive's. */
const couldBeFile = (argument: string): boolean =>
  argument !== '-' &&
  /[A-Za-z]/.test(argument) &&
  !/[:?*\n{'"]/.test(argument.replace(/^[A-Za-z]:[\\/]/, ''));

/** No puzzle in one line ends so. */
const ENDING = /\.[a-z]{2,5}$/;

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
