import { countNoun, puzzleWriter } from '@gridproof/api';
import {
  type AnyPuzzle,
  type BoardTransform,
  type Size,
  TRANSFORMS,
  type Variation,
  vary,
} from '@gridproof/core';
import { type Command, Option } from 'commander';
import { sharedArguments } from '../arguments.js';
import type { CommandRun } from '../command-run.js';
import { EXIT } from '../exit.js';
import { helpEpilogue } from '../help/help-epilogue.js';
import { readOnePuzzle } from '../input/one-puzzle.js';
import { commonOptions, positive } from '../options.js';
import { Output } from '../terminal/output.js';

interface VaryOptions {
  readonly turn?: string;
  readonly mirror?: true;
  readonly rename?: true;
  readonly all?: true;
  readonly count: number;
  readonly seed?: string;
  readonly format: string;
  readonly as?: string;
  readonly size?: Size;
  readonly out?: string;
}

export function addVary(program: Command, run: CommandRun): void {
  program
    .command('vary')
    .summary('turn, mirror and rename a puzzle')
    .description(
      'Makes a puzzle look different without changing how it is solved: its board is turned and mirrored, and ' +
        'values are exchanged where the rules ask only which are equal. By default one of all such puzzles is drawn.',
    )
    .addArgument(sharedArguments.puzzle())
    .addOption(
      new Option('--turn <degrees>', 'turn it clockwise by this angle').choices(['90', '180', '270']),
    )
    .option('--mirror', 'mirror it, left for right, before it is turned')
    .option('--rename', 'exchange values that are interchangeable')
    .addOption(
      new Option('--all', 'every way to turn and mirror the board, starting with the original').conflicts([
        'turn',
        'mirror',
        'rename',
        'count',
        'seed',
      ]),
    )
    .addOption(new Option('--count <n>', 'how many different ones').argParser(positive).default(1))
    .option('--seed <text>', 'any text; another seed gives other puzzles')
    .option('--format <format>', 'text, json, svg, or a format from `gridproof info`', 'text')
    .addOption(commonOptions.out())
    .addOption(commonOptions.as())
    .addOption(commonOptions.size())
    .addHelpText(
      'after',
      helpEpilogue(run.io, {
        notes: [
          'With --turn, --mirror or --rename only what they say is done. `gridproof info` says what a type allows.',
        ],
        examples: {
          'Turn a puzzle upside down': 'gridproof vary examples/puzzle.txt --turn 180',
          'Make five variations': 'gridproof vary examples/puzzle.txt --count 5 --seed monday',
        },
        exit: { 0: 'done', 1: 'there are not that many variations' },
      }),
    )
    .action(async (argument: string, options: VaryOptions) => {
      run.finish(await writeVariations(argument, options, run));
    });
}

async function writeVariations(argument: string, options: VaryOptions, run: CommandRun): Promise<number> {
  const { io } = run;
  const { read } = await readOnePuzzle(argument, run, options, 'varied');
  const { type, puzzle } = read;
  const { all, count, seed } = options;
  const alone = count === 1 && !all;
  const formatter = puzzleWriter(type, options.format, {
    alone,
    data: (variation: Variation) => jsonOf(type, variation),
  });
  const output = new Output(io, options.out, [argument]);
  const variations = all
    ? everyWay(type, puzzle)
    : vary(type, puzzle, { count, seed, ...requestedChange(options) });
  for (const variation of variations) output.write(formatter(variation));
  if (alone && variations[0]) io.stderr.write(`${sentence(variations[0])}\n`);
  if (all || variations.length === count) return EXIT.done;
  io.stderr.write(
    variations.length === 0
      ? 'there is no other: it looks the same however it is turned and mirrored\n'
      : `there ${variations.length === 1 ? 'is' : 'are'} only ${countNoun(variations.length, 'such puzzle')}\n`,
  );
  return EXIT.no;
}

/** Returns the requested changes; undefined if none is named. */
function requestedChange({ turn, mirror, rename }: VaryOptions) {
  if (turn === undefined && !mirror && !rename) return {};
  const quarters = (Number(turn ?? 0) / 90) as BoardTransform['quarters'];
  return { transforms: [{ mirrored: mirror ?? false, quarters }], renamed: rename ?? false };
}

/** Returns the puzzle in all other orientations of its board. */
function everyWay(type: AnyPuzzle, puzzle: unknown): readonly Variation[] {
  const others = vary(type, puzzle, { count: TRANSFORMS.length, renamed: false });
  const asItIs = vary(type, puzzle, { transforms: [TRANSFORMS[0]!], renamed: false });
  return [
    ...asItIs,
    ...others.toSorted((a, b) => TRANSFORMS.indexOf(a.transform) - TRANSFORMS.indexOf(b.transform)),
  ];
}

/** A sentence on the change. */
function sentence({ transform: { mirrored, quarters }, names }: Variation): string {
  const changed = [...names].map(([before, after]) => `${before} is now ${after}`);
  const done = [
    ...(mirrored ? ['mirrored'] : []),
    ...(quarters ? [`turned by ${90 * quarters} degrees`] : []),
    ...(changed.length ? [`renamed: ${changed.join(', ')}`] : []),
  ];
  return done.length ? done.join(', ') : 'as it was';
}

const jsonOf = (type: AnyPuzzle, { text, transform, names }: Variation): object => ({
  type: type.id,
  puzzle: text,
  mirrored: transform.mirrored,
  turned: 90 * transform.quarters,
  ...(names.size && { renamed: Object.fromEntries(names) }),
});
