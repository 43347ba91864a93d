import { boardFormatter, countNoun, Deadline, placeJson } from '@gridproof/api';
import {
  type MinimizedPuzzle,
  type MinimizeOutcome,
  minimize,
  printJson,
  type ReadPuzzle,
  type Size,
  SYMMETRIES,
  type Symmetry,
} from '@gridproof/core';
import { defaultMaxMemory, residentMegabytes } from '@gridproof/runner';
import { type Command, Option } from 'commander';
import { sharedArguments } from '../arguments.js';
import type { CommandRun } from '../command-run.js';
import { EXIT } from '../exit.js';
import { helpEpilogue } from '../help/help-epilogue.js';
import { readOnePuzzle } from '../input/one-puzzle.js';
import { commonOptions } from '../options.js';
import { EXPLAIN_ADVICE, UNIQUE_ADVICE } from '../report/next-command.js';
import { Output } from '../terminal/output.js';
import { Spinner } from '../terminal/spinner.js';
import { terminalOf } from '../terminal/terminal.js';

interface MinimizeOptions {
  readonly seed?: string;
  readonly symmetry: Symmetry;
  readonly format: string;
  readonly as?: string;
  readonly size?: Size;
  readonly engine?: string;
  readonly timeout?: number;
  readonly maxMemory?: number;
  readonly out?: string;
}

export function addMinimize(program: Command, run: CommandRun): void {
  program
    .command('minimize')
    .summary('remove the clues that a puzzle does not need')
    .description(
      'Takes clues away from a puzzle as long as its answer stays the only one, which is proved again from the text that is ' +
        'written: without any one of the clues that are left there are several answers.',
    )
    .addArgument(sharedArguments.puzzle())
    .option('--seed <text>', 'any text; another seed may keep other clues')
    .addOption(
      new Option('--symmetry <how>', 'clues that correspond by this symmetry are removed together')
        .choices(SYMMETRIES)
        .default('none'),
    )
    .option('--format <format>', 'text, json, svg, or a format from `gridproof info`', 'text')
    .addOption(commonOptions.out())
    .addOption(commonOptions.as())
    .addOption(commonOptions.size())
    .addOption(commonOptions.reasoningEngine('the engine'))
    .addOption(commonOptions.timeout('give up after this time'))
    .addOption(commonOptions.memory())
    .addHelpText(
      'after',
      helpEpilogue(run.io, {
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
      }),
    )
    .action(async (argument: string, options: MinimizeOptions) => {
      run.finish(await takeAway(argument, options, run));
    });
}

async function takeAway(argument: string, options: MinimizeOptions, run: CommandRun): Promise<number> {
  const { plugins, io } = run;
  const deadline = new Deadline(options.timeout);
  const { read } = await readOnePuzzle(argument, run, options, 'minimized', deadline);
  const { type, puzzle } = read;
  const formatter = options.format === 'json' ? undefined : boardFormatter(type, options.format);
  const engine = await (await plugins.engines.findReasoningEngine(options.engine)).load();
  const output = new Output(io, options.out, [argument]);
  const spinner = new Spinner(io, terminalOf(io).unicode);
  try {
    const { seed, symmetry, maxMemory = defaultMaxMemory() } = options;
    const result = await minimize(type, puzzle, engine, {
      ...{ seed, symmetry, timeout: deadline.remaining },
      memory: { max: maxMemory, used: residentMegabytes },
      onProgress: (removed) => spinner.label(`, ${countNoun(removed, 'clue')} gone`),
    });
    spinner.stop();
    if (result.status !== 'minimal') return reportWhyNot(result, options, output);
    output.write(formatter ? formatter(result) : printJson(minimalJson(read, result)).trimEnd());
    output.say(sentence(result));
    return EXIT.done;
  } finally {
    spinner.stop();
  }
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
