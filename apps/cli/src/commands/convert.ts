import { formatPuzzle, type Item, isFault, positionText, toOneLine } from '@gridproof/api';
import { PuzzleError, type ReadPuzzle, readPuzzle, sizeOf } from '@gridproof/core';
import { UsageError } from '@gridproof/plugins';
import { Option } from 'commander';
import type { CommandDefinition } from '../command.js';
import type { CommandRun } from '../command-run.js';
import { EXIT, exitOfFault } from '../exit.js';
import { readAll } from '../input/items.js';
import { type CommonOptions, commonOptions, sharedArguments } from '../options.js';
import { Output } from '../terminal/output.js';

export const convertCommand: CommandDefinition = {
  summary: 'write a puzzle in another format',
  description: 'Writes a puzzle in another format: text, svg, or one of those that `gridproof info` names.',
  arguments: [sharedArguments.puzzle],
  options: [
    new Option('--to <format>', 'the format to write').makeOptionMandatory(),
    ...commonOptions.typeAndSize(),
    commonOptions.out(),
  ],
  examples: {
    'Convert a puzzle to JSON': 'gridproof convert examples/puzzle.txt --to json',
    'Draw it': 'gridproof convert examples/puzzle.txt --to svg --out puzzle.svg',
    'Convert each puzzle of a file': 'gridproof convert examples/puzzles.txt --to json',
  },
  run: convert,
};

async function convert(
  run: CommandRun,
  argument: string,
  options: CommonOptions & { readonly to: string },
): Promise<number> {
  const items = await readAll([argument], run, options);
  const many = items.length > 1;
  if (many && ['svg', 'text'].includes(options.to))
    throw new UsageError(`'${options.to}' does not fit on a line, and ${items.length} puzzles were given`);
  const output = new Output(run.io, options.out, [argument]);
  if (!many) {
    output.write(formatPuzzle(items[0]!.read!, options.to));
    return EXIT.done;
  }
  return convertEach(items, options.to, output);
}

/** Writes a line for each puzzle of a batch that can be read, and an error for each other line. */
function convertEach(items: readonly Item[], to: string, output: Output): number {
  let status: number = EXIT.done;
  const sizes = new Set<string>();
  for (const { read, error, ...standing } of items) {
    try {
      if (!read) throw error;
      const line = toOneLine(formatPuzzle(read, to), read.type, to);
      const { width, height } = sizeOf(read.type, read.puzzle);
      if (lacksSize(line, read)) sizes.add(`${width}x${height}`);
      output.write(line);
    } catch (fault) {
      if (!isFault(fault)) throw fault;
      output.say(`${positionText(standing)}  ${fault.sentence}`);
      if (status !== EXIT.wrong) status = exitOfFault(fault);
    }
  }
  if (sizes.size > 0) output.say(howToRead([...sizes], to));
  return status;
}

/** Returns whether a line can be read only with a given size. */
function lacksSize(line: string, { type }: ReadPuzzle): boolean {
  try {
    readPuzzle(line, [type]);
    return false;
  } catch (error) {
    return error instanceof PuzzleError && error.code === 'no-size';
  }
}

const howToRead = (sizes: readonly string[], to: string): string =>
  sizes.length === 1
    ? `'${to}' does not hold the size of a board: read these lines with --size ${sizes[0]}`
    : `'${to}' does not hold the size of a board: read the lines of each size by themselves, with --size (${sizes.join(', ')})`;
