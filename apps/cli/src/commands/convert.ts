import { type AnyPuzzle, type Codec, PuzzleError, type ReadPuzzle } from '@gridproof/core';
import type { Size } from '@gridproof/formats';
import type { Command } from 'commander';
import { svgOf } from '../boards.js';
import { EXIT, UsageError } from '../exit.js';
import { readInput, readItems } from '../input.js';
import { puzzles } from '../installed.js';
import { shared } from '../options.js';
import { Output } from '../output.js';

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
    .argument('<puzzle>', 'a file, an address, an id, or - for standard input')
    .requiredOption('--to <format>', 'the format to write')
    .addOption(shared.as())
    .addOption(shared.size())
    .addOption(shared.out())
    .action(async (argument: string, options: ConvertOptions) => {
      finish(await convert(argument, options));
    });
}

async function convert(argument: string, options: ConvertOptions): Promise<number> {
  const types = (await puzzles()).map(({ type }) => type);
  const items = readItems(readInput(argument), types, options);
  const texts = items.map(({ read, error, source }) => {
    try {
      if (read) return { text: written(read, options.to) };
    } catch (fault) {
      if (!(fault instanceof PuzzleError)) throw fault;
      if (items.length === 1) throw fault;
      return { fault: `${source}  ${fault.sentence}` };
    }
    return { fault: `${source}  ${error!.sentence}` };
  });
  const output = new Output(options.out);
  for (const { text, fault } of texts) {
    if (text === undefined) process.stderr.write(`${fault}\n`);
    else output.write(text);
  }
  output.close();
  return texts.some(({ fault }) => fault) ? EXIT.wrong : EXIT.done;
}

function written({ type, puzzle }: ReadPuzzle, to: string): string {
  if (to === 'svg') return svgOf(type, puzzle);
  if (to === 'text') return `${type.id}\n${type.print(puzzle)}`;
  const codec = codecsOf(type)[to];
  if (!codec)
    throw new UsageError(
      `${type.id} has no format '${to}', expected ${['text', ...Object.keys(codecsOf(type)), 'svg'].join(', ')}`,
    );
  return codec.write(puzzle);
}

const codecsOf = (type: AnyPuzzle): Readonly<Record<string, Codec<unknown>>> => type.formats ?? {};
