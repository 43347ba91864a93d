import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import {
  type AnyPuzzle,
  PuzzleError,
  type ReadPuzzle,
  type RecogniseOptions,
  readPuzzle,
  splitBatch,
} from '@gridproof/core';
import { UsageError } from './exit.js';

/** A text from the command line, and what to call it in messages: a file's name, or '' where it was given directly. */
export interface Input {
  readonly text: string;
  readonly source: string;
}

/** One puzzle of the input, or the fault that it has. */
export interface Item {
  /** Where it stands: `file.txt`, `file.txt:3`; '' for a puzzle given directly. */
  readonly source: string;
  readonly read?: ReadPuzzle;
  readonly error?: PuzzleError;
}

/** No puzzle and no batch of puzzles is larger, in bytes. */
const LARGEST = 1_000_000;

/** Reads a file, standard input (`-`), or takes the argument itself for the text. */
export function readInput(argument: string): Input {
  if (argument === '-') return { text: textOf(0, 'the input'), source: '' };
  if (existsSync(argument) && argument !== '') return { text: textOfFile(argument), source: argument };
  if (looksLikePath(argument)) throw new UsageError(`there is no file '${argument}'`);
  return { text: argument, source: '' };
}

/** Reads the puzzles of an input. A batch keeps what is wrong with each line; a single puzzle's fault is thrown. */
export function readItems(
  { text, source }: Input,
  types: readonly AnyPuzzle[],
  options: RecogniseOptions,
): Item[] {
  const batch = splitBatch(text, types, options);
  if (!batch) return [{ source, read: named(source, () => readPuzzle(text, types, options)) }];
  return batch.entries.map(({ text: one, line }) => {
    const place = source ? `${source}:${line}` : `line ${line}`;
    try {
      return { source: place, read: readPuzzle(one, types, { ...options, as: batch.as }) };
    } catch (error) {
      if (error instanceof PuzzleError) return { source: place, error };
      throw error;
    }
  });
}

/** Puts the name of the file before what is wrong in it. */
export function named<T>(source: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof PuzzleError) || source === '') throw error;
    throw new UsageError(`${source}: ${error.sentence}`);
  }
}

/** A name with an ending or with folders, and not a puzzle in one line. */
function looksLikePath(argument: string): boolean {
  return /^[^\s:?*]*\.[A-Za-z]{1,5}\d?$/.test(argument) || /^(?:\.{0,2}|~)\/|^[A-Za-z]:\\/.test(argument);
}

function textOfFile(file: string): string {
  const stats = statSync(file);
  if (stats.isDirectory()) throw new UsageError(`'${file}' is a folder, expected a file`);
  if (stats.size > LARGEST)
    throw new UsageError(
      `'${file}' is ${(stats.size / 1_000_000).toFixed(1)} MB large, expected at most ${LARGEST / 1_000_000} MB`,
    );
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch (error) {
    throw new UsageError(`'${file}' cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  try {
    return textOf(descriptor, `'${file}'`);
  } finally {
    closeSync(descriptor);
  }
}

function textOf(descriptor: number, name: string): string {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for (;;) {
    const chunk = Buffer.alloc(65_536);
    const read = readChunk(descriptor, chunk);
    if (read === 0) return decoded(Buffer.concat(chunks));
    bytes += read;
    if (bytes > LARGEST)
      throw new UsageError(`${name} is too large, expected at most ${LARGEST / 1_000_000} MB`);
    chunks.push(chunk.subarray(0, read));
  }
}

function readChunk(descriptor: number, chunk: Buffer): number {
  for (;;)
    try {
      return readSync(descriptor, chunk);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF') return 0;
      // Standard input without anything to read yet.
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
}

/** Windows writes UTF-16 with a mark in front; everything else is UTF-8. */
function decoded(bytes: Buffer): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}
