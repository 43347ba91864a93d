import { canRunInline, chooseStrategy, countNoun, forcedJson, type TaskResult } from '@gridproof/api';
import { printJson, type ReadPuzzle, Verbalizer } from '@gridproof/core';
import { Option } from 'commander';
import type { CommandDefinition } from '../command.js';
import type { CommandRun } from '../command-run.js';
import { exitOf } from '../exit.js';
import { type CommonOptions, commonOptions, engineOptions, sharedArguments } from '../options.js';
import { UNIQUE_ADVICE } from '../report/next-command.js';
import { reportOfOne } from '../report/report.js';
import { PuzzleCall } from '../solving/puzzle-call.js';

interface ForcedOptions extends CommonOptions {
  readonly format: 'text' | 'json' | 'svg';
}

export const forcedCommand: CommandDefinition = {
  summary: 'show the values that all answers share, and the possible values elsewhere',
  description: 'Shows the values that all answers share, and the possible values of the other places.',
  arguments: [sharedArguments.puzzle],
  options: [
    ...engineOptions({ engine: commonOptions.engine('the engine', 'the first to finish') }),
    new Option('--quiet', 'print only the answer, if it is unique'),
  ],
  examples: {
    'Show what is certain': 'gridproof forced examples/puzzle.txt',
    'The same with a clue missing': "sed 's/4/./' examples/puzzle.txt | gridproof forced -",
  },
  exit: { 0: 'done', 1: 'the puzzle is unsolvable', 3: "don't know (time limit)" },
  run: runForced,
};

async function runForced(run: CommandRun, argument: string, options: ForcedOptions): Promise<number> {
  const call = new PuzzleCall(run, options, argument);
  const item = await call.readPuzzle('examined');
  const { read } = item;
  const answer = await chooseStrategy(options, run.plugins.engines);
  const result = await call.withThreads(
    (runners, { report: onProgress }) => {
      const query = { task: 'forced', timeout: call.deadline.remaining } as const;
      return answer(runners, { ...item, query, onProgress });
    },
    canRunInline(read, run.plugins),
  );
  const { format, quiet } = options;
  const { output, boards } = call;
  if (format === 'json') output.write(printJson(forcedJson(item, result)));
  else {
    reportOfOne(options, boards, output.write, output.say).result(item, result);
    if (format === 'text' && !quiet) for (const line of linesBelow(read, result)) output.write(line);
  }
  return exitOf(result);
}

/** Lists the values still possible at open places, without open booleans, and suggests `explain` unless puzzles of this type commonly have several answers. */
function linesBelow({ type, puzzle }: ReadPuzzle, { status, open = [] }: TaskResult): readonly string[] {
  const advice = status === 'forced' && !type.openEnded ? [UNIQUE_ADVICE] : [];
  if (open.length === 0) return advice;
  const verbalizer = new Verbalizer(type, puzzle);
  const lines = open.flatMap((openValues) =>
    typeof openValues.values[0] === 'number' ? `  ${verbalizer.possible(openValues)}` : [],
  );
  return [
    `${countNoun(open.length, 'place')} ${open.length === 1 ? 'is' : 'are'} open${lines.length ? ':' : ''}`,
    ...lines,
    ...advice,
  ];
}
