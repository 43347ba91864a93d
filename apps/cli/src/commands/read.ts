import { writeFileSync } from 'node:fs';
import { formatPuzzle } from '@gridproof/api';
import { printJson } from '@gridproof/core';
import {
  decodePicture,
  overlayPng,
  PictureError,
  type PictureReading,
  proverWith,
  type Raster,
  readPicture,
} from '@gridproof/picture';
import { UsageError } from '@gridproof/plugins';
import { type Command, Option } from 'commander';
import type { CommandRun } from '../command-run.js';
import { EXIT } from '../exit.js';
import { helpEpilogue } from '../help/help-epilogue.js';
import { printPlaces } from '../input/picture-places.js';
import { readFileBytes, readOpenBytes } from '../input/read-text.js';
import { commonOptions } from '../options.js';
import { Output } from '../terminal/output.js';

interface ReadOptions {
  readonly as?: string;
  readonly overlay?: string;
  readonly format: 'text' | 'json';
  readonly strict?: true;
  readonly out?: string;
}

/** Limit of one proof, in milliseconds; a reading that takes longer is not decided by its answers. */
const PROOF_MS = 2000;

export function addRead(program: Command, run: CommandRun): void {
  program
    .command('read')
    .summary('read a puzzle from a picture')
    .description(
      'Reads a puzzle from a screenshot or a drawing and prints it as text for the other commands.\n' +
        'Readings that are not certain are decided by their answers, or listed as questions.',
    )
    .argument('<picture>', 'a PNG or JPEG file, or -')
    .addOption(commonOptions.as())
    .option('--overlay <file>', 'write a PNG file that shows the readings on the picture')
    .option('--strict', 'keep what is seen, whether it has an answer or not')
    .addOption(
      new Option('--format <format>', 'the form of the output').choices(['text', 'json']).default('text'),
    )
    .addOption(commonOptions.out())
    .addHelpText(
      'after',
      helpEpilogue(run.io, {
        examples: {
          'Read a screenshot': 'gridproof read examples/board.png',
          'Solve it': 'gridproof read examples/board.png | gridproof solve -',
          'Print the moves that play the answer':
            'gridproof read examples/pieces.png | gridproof solve - --format moves',
        },
        exit: {
          0: 'a puzzle was read, and every reading is certain',
          2: 'no board was found',
          3: 'a puzzle was read, and some readings have to be checked',
        },
      }),
    )
    .action(async (argument: string, options: ReadOptions) => {
      run.finish(await read(argument, options, run));
    });
}

async function read(argument: string, options: ReadOptions, run: CommandRun): Promise<number> {
  const { io, plugins } = run;
  const output = new Output(io, options.out, [argument]);
  const overlay = options.overlay === undefined ? undefined : new Output(io, options.overlay, [argument]);
  const bytes = argument === '-' ? readOpenBytes(io.stdinDescriptor, 'the input') : readFileBytes(argument);
  const types = options.as === undefined ? await plugins.types() : [await plugins.typeNamed(options.as)];
  try {
    const raster = decodePicture(bytes);
    const { load } = await plugins.engines.findReasoningEngine(undefined);
    const reading = await readPicture(raster, {
      types,
      prove: proverWith(await load(), { timeout: PROOF_MS }),
      ...(options.strict && { strict: true }),
    });
    const { type, puzzle } = reading;
    output.write(
      options.format === 'json'
        ? printJson(readingJson(reading))
        : `${printPlaces(reading)}\n${formatPuzzle({ type, puzzle } as never, 'text')}`,
    );
    for (const correction of reading.corrections) output.say(`corrected: ${correction}`);
    for (const { message } of reading.doubts) output.say(`check: ${message}`);
    if (overlay?.path !== undefined) writeOverlay(overlay.path, raster, reading);
    return reading.doubts.length ? EXIT.unknown : EXIT.done;
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    const name = argument === '-' ? 'the input' : argument;
    throw new UsageError(`${name}: ${error.message}`);
  }
}

function writeOverlay(path: string, raster: Raster, reading: PictureReading): void {
  try {
    writeFileSync(path, overlayPng(raster, reading));
  } catch (error) {
    throw new UsageError(`'${path}' cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}

function readingJson({ type, puzzle, lattice, texts, doubts, corrections, proof }: PictureReading) {
  return {
    type: type.id,
    puzzle: type.print(puzzle as never),
    answers: proof,
    board: lattice,
    texts,
    doubts,
    corrections,
  };
}
