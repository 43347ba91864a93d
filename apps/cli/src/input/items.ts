import { existsSync } from 'node:fs';
import { Deadline, type Item, parseItems, positionText, type ReadingOptions, readAs } from '@gridproof/api';
import { PuzzleError } from '@gridproof/core';
import { UsageError } from '@gridproof/plugins';
import type { CommandRun } from '../command-run.js';
import type { Io } from '../io.js';
import { readText } from './read-text.js';

/**
 * Reads the puzzles of all arguments: files, standard input (`-`), or texts. In a batch, each faulty line becomes an item
 * with its error. `onText` gets each text.
 * @throws UsageError with the name of the file if a single puzzle is faulty.
 */
export async function readAll(
  args: readonly string[],
  { plugins, io }: CommandRun,
  options: ReadingOptions,
  deadline = new Deadline(undefined),
  onText?: (text: string) => void,
): Promise<readonly Item[]> {
  const items: Item[] = [];
  for (const argument of args) {
    const named = argument === '-' || isFile(argument) || args.length > 1;
    const source = named ? shorten(argument) : '';
    const read = (text: string) => {
      onText?.(text);
      return plugins.recognise(text, options, (among) => {
        deadline.begin();
        return parseItems(text, source, { ...options, ...among }, deadline);
      });
    };
    items.push(...(await readArgument(argument, io, read)));
  }
  for (const { read, ...standing } of items) {
    if (!read?.claimed) continue;
    const place = positionText(standing);
    io.stderr.write(`gridproof: ${place && `${place}: `}${readAs(read.type.id)}\n`);
  }
  return items;
}

/** Reads a file, standard input (`-`), or the argument itself. Error messages start with its name. */
export async function readArgument<T>(
  argument: string,
  io: Io,
  read: (text: string) => T | Promise<T>,
): Promise<T> {
  try {
    return await read(argument === '-' || isFile(argument) ? readText(argument, io) : argument);
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error;
    if (isFile(argument)) throw new UsageError(`${argument}: ${error.sentence}`);
    if (!couldBeFile(argument) || error.code === 'no-puzzle-there') throw error;
    const asText = ENDING.test(argument) ? '' : `; and as text: ${error.sentence}`;
    throw new UsageError(`there is no file '${shorten(argument)}'${asText}`);
  }
}

const isFile = (argument: string): boolean => argument !== '' && argument !== '-' && existsSync(argument);

/** Returns whether an argument looks like a file name: letters, no quotes, and no colon except after a drive letter. */
const couldBeFile = (argument: string): boolean =>
  argument !== '-' &&
  /[A-Za-z]/.test(argument) &&
  !/[:?*\n{'"]/.test(argument.replace(/^[A-Za-z]:[\\/]/, ''));

/** File extension. No puzzle on one line ends like this. */
const ENDING = /\.[a-z]{2,5}$/;

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
