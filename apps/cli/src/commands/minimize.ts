import { boardFormatter, countNoun, placeJson } from '@gridproof/api';
import {
  type MinimizedPuzzle,
  type MinimizeOutcome,
  minimize,
  printJson,
  type ReadPuzzle,
  SYMMETRIES,
  type Symmetry,
} from '@gridproof/core';
import { defaultMaxMemory, residentMegabytes } from '@gridproof/runner';
import { Option } from 'commander';
import type { CommandDefinition } from '../command.js';
import type { CommandRun } from '../command-run.js';
import { EXIT } from '../exit.js';
import { type CommonOptions, commonOptions, sharedArguments } from '../options.js';
import { EXPLAIN_ADVICE, UNIQUE_ADVICE } from '../report/next-command.js';
import { PuzzleCall } from '../solving/puzzle-call.js';
import type { Output } from '../terminal/output.js';

interface MinimizeOptions extends CommonOptions {
  readonly symmetry: Symmetry;
  readonly format: string;
}

export const minimizeCommand: CommandDefinition = {
  summary: 'remove the clues that a puzzle does not need',
  description:
    'Takes clues away from a puzzle as long as its answer stays the only one, which is proved again from the text that is ' +
    'written: without any one of the clues that are left there are several answers.',
  arguments: [sharedArguments.puzzle],
  options: [
    new Option('--seed <text>', 'any text; another seed may keep other clues'),
    new Option('--symmetry <how>', 'clues that correspond by this symmetry are removed together')
      .choices(SYMMETRIES)
      .default('none'),
    commonOptions.puzzleFormat(),
    commonOptions.out(),
    ...commonOptions.ofRun({ timeout: 'give up after this time' }),
  ],
  examples: {
    'Find out how few clues are enough': 'gridproof minimize examples/puzzle.txt',
    'Keep other clues, and rate the result':
      'gridproof minimize examples/puzzle.txt --seed b | gridproof rate -',
  },
  exit: {
    0: 'done',
    1: 'the puzzle has no answer or several',
    3: "don't know which clues it needs (time or memory limit)",
  },
  run: takeAway,
};

async function takeAway(run: CommandRun, argument: string, options: MinimizeOptions): Promise<number> {
  const call = new PuzzleCall(run, options, argument);
  const { read } = await call.readPuzzle('minimized');
  const { type, puzzle } = read;
  const { format, seed, symmetry, maxMemory = defaultMaxMemory() } = options;
  const formatter = format === 'json' ? undefined : boardFormatter(type, format);
  const engine = await (await run.plugins.engines.findReasoningEngine(options.engine)).load();
  const result = await call.withThreads((_, spinner) =>
    minimize(type, puzzle, engine, {
      ...{ seed, symmetry, timeout: call.deadline.remaining },
      memory: { max: maxMemory, used: residentMegabytes },
      onProgress: (removed) => spinner.label(`, ${countNoun(removed, 'clue')} gone`),
    }),
  );
  const { output } = call;
  if (result.status !== 'minimal') return reportWhyNot(result, options, output);
  output.write(formatter ? formatter(result) : printJson(minimalJson(read, result)).trimEnd());
  output.say(sentence(result));
  return EXIT.done;
}

/** A sentence on the number of removed clues. */
function sentence({ gone, left }: MinimizedPuzzle): string {
  const many = gone.length;
  if (many === 0)
    return left === 0 ? 'it has no clues that can go' : `no clue can go: ${isLeft(left)}, each is needed`;
  return `${countNoun(many, 'clue')} ${many === 1 ? 'has' : 'have'} gone: ${isLeft(left)}`;
}

const isLeft = (remaining: number): string => `${remaining} ${remaining === 1 ? 'is' : 'are'} left`;

/** Reports why there is no puzzle with fewer clues, as JSON if requested. */
function reportWhyNot(
  result: Exclude<MinimizeOutcome, MinimizedPuzzle>,
  { format }: MinimizeOptions,
  output: Output,
): number {
  if (format === 'json') {
    const { status } = result;
    output.write(printJson(status === 'unknown' ? { status, reason: result.reason } : { status }).trimEnd());
  } else output.say(WHY_NOT[result.status](result as never));
  return result.status === 'unknown' ? EXIT.unknown : EXIT.no;
}

const WHY_NOT = {
  multiple: () => `several answers: it has too few clues already; ${UNIQUE_ADVICE}`,
  unsolvable: () => `unsolvable: there is no answer to keep; ${EXPLAIN_ADVICE}`,
  unknown: ({ reason }: { readonly reason: string }) => `don't know which clues it needs: ${reason}`,
} as const;

const minimalJson = (
  { type }: ReadPuzzle,
  { puzzle, answer, text, gone, left }: MinimizedPuzzle,
): object => ({
  type: type.id,
  status: 'minimal',
  puzzle: text,
  answer: type.printAnswer(answer, puzzle),
  clues: left,
  gone: gone.map((place) => placeJson(place, type)),
});
