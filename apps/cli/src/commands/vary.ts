import { countNoun, puzzleWriter } from '@gridproof/api';
import { type AnyPuzzle, type BoardTransform, TRANSFORMS, type Variation, vary } from '@gridproof/core';
import { Option } from 'commander';
import type { CommandDefinition } from '../command.js';
import type { CommandRun } from '../command-run.js';
import { EXIT } from '../exit.js';
import { type CommonOptions, commonOptions, positive, sharedArguments } from '../options.js';
import { PuzzleCall } from '../solving/puzzle-call.js';

interface VaryOptions extends CommonOptions {
  readonly turn?: string;
  readonly mirror?: true;
  readonly rename?: true;
  readonly all?: true;
  readonly count: number;
  readonly format: string;
}

export const varyCommand: CommandDefinition = {
  summary: 'turn, mirror and rename a puzzle',
  description:
    'Makes a puzzle look different without changing how it is solved: its board is turned and mirrored, and ' +
    'values are exchanged where the rules ask only which are equal. By default one of all such puzzles is drawn.',
  arguments: [sharedArguments.puzzle],
  options: [
    new Option('--turn <degrees>', 'turn it clockwise by this angle').choices(['90', '180', '270']),
    new Option('--mirror', 'mirror it, left for right, before it is turned'),
    new Option('--rename', 'exchange values that are interchangeable'),
    new Option('--all', 'every way to turn and mirror the board, starting with the original').conflicts([
      'turn',
      'mirror',
      'rename',
      'count',
      'seed',
    ]),
    new Option('--count <n>', 'how many different ones').argParser(positive).default(1),
    new Option('--seed <text>', 'any text; another seed gives other puzzles'),
    commonOptions.puzzleFormat(),
    commonOptions.out(),
    ...commonOptions.typeAndSize(),
  ],
  notes: [
    'With --turn, --mirror or --rename only what they say is done. `gridproof info` says what a type allows.',
  ],
  examples: {
    'Turn a puzzle upside down': 'gridproof vary examples/puzzle.txt --turn 180',
    'Make five variations': 'gridproof vary examples/puzzle.txt --count 5 --seed monday',
  },
  exit: { 0: 'done', 1: 'there are not that many variations' },
  run: writeVariations,
};

async function writeVariations(run: CommandRun, argument: string, options: VaryOptions): Promise<number> {
  const call = new PuzzleCall(run, options, argument);
  const { output } = call;
  const { type, puzzle } = (await call.readPuzzle('varied')).read;
  const { all, count, seed } = options;
  const alone = count === 1 && !all;
  const formatter = puzzleWriter(type, options.format, {
    alone,
    data: (variation: Variation) => jsonOf(type, variation),
  });
  const variations = all
    ? everyWay(type, puzzle)
    : vary(type, puzzle, { count, seed, ...requestedChange(options) });
  for (const variation of variations) output.write(formatter(variation));
  if (alone && variations[0]) output.say(sentence(variations[0]));
  if (all || variations.length === count) return EXIT.done;
  output.say(
    variations.length === 0
      ? 'there is no other: it looks the same however it is turned and mirrored'
      : `there ${variations.length === 1 ? 'is' : 'are'} only ${countNoun(variations.length, 'such puzzle')}`,
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
