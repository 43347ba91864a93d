import { formatsOf, PuzzleError, type ReadPuzzle } from '@gridproof/core';
import type { Size } from '@gridproof/formats';
import type { Command } from 'commander';
import { given } from '../arguments.js';
import { svgOf } from '../boards.js';
import { EXIT, UsageError } from '../exit.js';
import { afterword } from '../help/afterword.js';
import { readAll } from '../input.js';
import { puzzleTypes } from '../installed.js';
import { shared } from '../options.js';
import { Output } from '../output.js';
import { telling } from '../telling.js';

interface ConvertOptions {
  readonly to: string;
  readonly as?: string;
  readonly size?: Size;
  readonly out?: string;
}

export function addConvert(program: Command, finish: (status: number) => void): void {
  program
    .command('convert')
    .summary('write a puzzle in another format')
    .description('Writes a puzzle in another format: text, svg, or one of those that `gridproof info` names.')
    .addArgument(given.puzzle())
    .requiredOption('--to <format>', 'the format to write')
    .addOption(shared.as())
    .addOption(shared.size())
    .addOption(shared.out())
    .addHelpText(
      'after',
      afterword({
        examples: {
          'Write a puzzle as JSON': 'gridproof convert examples/puzzle.txt --to json',
          'Draw it': 'gridproof convert examples/puzzle.txt --to svg --out puzzle.svg',
          'Convert each puzzle of a file': 'gridproof convert examples/puzzles.txt --to json',
        },
      }),
    )
    .action(async (argument: string, options: ConvertOptions) => {
      finish(await convert(argument, options));
    });
}

async function convert(argument: string, options: ConvertOptions): Promise<number> {
  const types = await puzzleTypes();
  const items = readAll([argument], types, options);
  const many = items.length > 1;
  if (many && ['svg', 'text'].includes(options.to))
    throw new UsageError(`'${options.to}' does not fit on a line, and here are ${items.length} puzzles`);
  const output = new Output(options.out, [argument]);
  let status: number = EXIT.done;
  for (const { read, error, source } of items) {
    try {
      if (!read) throw error;
      output.write(many ? onLine(read, options.to) : written(read, options.to));
    } catch (fault) {
      if (!many || !(fault instanceof PuzzleError)) throw fault;
      process.stderr.write(`${source}  ${fault.sentence}\n`);
      status = EXIT.wrong;
    }
  }
  return status;
}

/** A puzzle of many, so that the line can be read by itself: with its genre in front where the format does not tell it. */
function onLine(read: ReadPuzzle, to: string): string {
  const text = written(read, to);
  return telling(text.startsWith('{') ? JSON.stringify(JSON.parse(text)) : text, read.type, to);
}

function written({ type, puzzle }: ReadPuzzle, to: string): string {
  if (to === 'svg') return svgOf(type, type.draw(puzzle));
  if (to === 'text') return `${type.id}\n${type.print(puzzle)}`;
  const codecs = formatsOf(type);
  if (Object.hasOwn(codecs, to)) return codecs[to]!.write(puzzle);
  const formats = ['text', ...Object.keys(codecs), 'svg'].join(', ');
  throw new PuzzleError('unknown-format', `${type.title} has no format '${to}', expected ${formats}`);
}
