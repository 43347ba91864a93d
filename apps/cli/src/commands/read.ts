import { formatPuzzle } from '@gridproof/api';
import { printJson } from '@gridproof/core';
import {
  decodePicture,
  overlayPng,
  PictureError,
  type PictureReading,
  proverWith,
  readPicture,
} from '@gridproof/picture';
import { UsageError } from '@gridproof/plugins';
import { Argument, Option } from 'commander';
import type { CommandDefinition } from '../command.js';
import type { CommandRun } from '../command-run.js';
import { EXIT } from '../exit.js';
import { printPlaces } from '../input/picture-places.js';
import { readBytes } from '../input/read-text.js';
import { loadTesseract } from '../input/tesseract.js';
import { type CommonOptions, commonOptions } from '../options.js';
import { Output } from '../terminal/output.js';
import { ProgressLine } from '../terminal/progress-line.js';

interface ReadOptions extends CommonOptions {
  readonly overlay?: string;
  readonly format: 'text' | 'json';
  readonly strict?: true;
  readonly tesseract?: true;
}

/** The maximum size of a picture: photographs of telephones have up to some ten million bytes. */
const MAX_PICTURE_BYTES = 30_000_000;
/** Limit of one proof, in milliseconds; a reading that takes longer is not decided by its answers. */
const PROOF_MS = 2000;

export const readCommand: CommandDefinition = {
  summary: 'read a puzzle from a picture',
  description:
    'Reads a puzzle from a screenshot or a drawing and prints it as text for the other commands.\n' +
    'Readings that are not certain are decided by their answers, or listed as questions.',
  arguments: [new Argument('<picture>', 'a PNG or JPEG file, or -')],
  options: [
    commonOptions.as(),
    new Option('--overlay <file>', 'write a PNG file that shows the readings on the picture'),
    new Option('--strict', 'keep what is seen, whether it has an answer or not'),
    new Option('--tesseract', 'ask Tesseract, too, about texts that are not certain'),
    commonOptions.textOrJson('the form of the output'),
    commonOptions.out(),
  ],
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
  run: read,
};

async function read(run: CommandRun, argument: string, options: ReadOptions): Promise<number> {
  const { io, plugins } = run;
  const output = new Output(io, options.out, [argument]);
  const overlay = options.overlay === undefined ? undefined : new Output(io, options.overlay, [argument]);
  const bytes = readBytes(argument, io, MAX_PICTURE_BYTES);
  const types = options.as === undefined ? await plugins.types() : [await plugins.typeNamed(options.as)];
  const progress = new ProgressLine(io);
  progress.show('reading the picture …');
  const tesseract = options.tesseract && (await loadTesseract()).createTesseract();
  try {
    const raster = decodePicture(bytes);
    const { load } = await plugins.engines.findReasoningEngine(undefined);
    const reading = await readPicture(raster, {
      types,
      prove: proverWith(await load(), { timeout: PROOF_MS }),
      ...(options.strict && { strict: true }),
      ...(tesseract && { readText: tesseract.readText }),
    });
    progress.clear();
    const { type, puzzle } = reading;
    output.write(
      options.format === 'json'
        ? printJson(readingJson(reading))
        : `${printPlaces(reading)}\n${formatPuzzle({ type, puzzle } as never, 'text')}`,
    );
    for (const correction of reading.corrections) output.say(`corrected: ${correction}`);
    for (const confirmation of reading.confirmations) output.say(`confirmed: ${confirmation}`);
    for (const { message } of reading.doubts) output.say(`check: ${message}`);
    overlay?.write(overlayPng(raster, reading));
    return reading.doubts.length ? EXIT.unknown : EXIT.done;
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    const name = argument === '-' ? 'the input' : argument;
    throw new UsageError(`${name}: ${error.message}`);
  } finally {
    progress.clear();
    await tesseract?.close();
  }
}

function readingJson(reading: PictureReading) {
  const { type, puzzle, lattice, texts, doubts, corrections, confirmations, proof } = reading;
  return {
    type: type.id,
    puzzle: type.print(puzzle as never),
    answers: proof,
    board: lattice,
    texts,
    doubts,
    corrections,
    confirmations,
  };
}
