import {
  canRunInline,
  chooseStrategy,
  countNoun,
  Deadline,
  forcedJson,
  type TaskResult,
} from '@gridproof/api';
import { printJson, type ReadPuzzle, Verbalizer } from '@gridproof/core';
import type { Command } from 'commander';
import { sharedArguments } from '../arguments.js';
import type { CommandRun } from '../command-run.js';
import { addEngineOptions, type EngineOptions } from '../engine-options.js';
import { exitOf } from '../exit.js';
import { helpEpilogue } from '../help/help-epilogue.js';
import { readOnePuzzle } from '../input/one-puzzle.js';
import { commonOptions } from '../options.js';
import { Boards } from '../report/boards.js';
import { UNIQUE_ADVICE } from '../report/next-command.js';
import { reportOfOne } from '../report/report.js';
import { withSpinner } from '../solving/with-spinner.js';
import { Output } from '../terminal/output.js';
import { terminalOf } from '../terminal/terminal.js';

interface ForcedOptions extends EngineOptions {
  readonly quiet?: true;
}

export function addForced(program: Command, run: CommandRun): void {
  addEngineOptions(
    program
      .command('forced')
      .summary('show the values that all answers share, and the possible values elsewhere')
      .description('Shows the values that all answers share, and the possible values of the other places.')
      .addArgument(sharedArguments.puzzle()),
    { engine: commonOptions.engine('the engine', 'the first to finish') },
  )
    .option('--quiet', 'print only the answer, if it is unique')
    .addHelpText(
      'after',
      helpEpilogue(run.io, {
        examples: {
          'Show what is certain': 'gridproof forced examples/puzzle.txt',
          'The same with a clue missing': "sed 's/4/./' examples/puzzle.txt | gridproof forced -",
        },
        exit: { 0: 'done', 1: 'the puzzle is unsolvable', 3: "don't know (time limit)" },
      }),
    )
    .action(async (argument: string, options: ForcedOptions) => {
      run.finish(await runForced(argument, options, run));
    });
}

async function runForced(argument: string, options: ForcedOptions, run: CommandRun): Promise<number> {
  const { plugins, io } = run;
  const deadline = new Deadline(options.timeout);
  const item = await readOnePuzzle(argument, run, options, 'examined', deadline);
  const { format, quiet } = options;
  const answer = await chooseStrategy(options, plugins.engines);
  const output = new Output(io, options.out, [argument]);
  const terminal = terminalOf(io, options);
  const allowInline = canRunInline(item.read, plugins);
  const result = await withSpinner(
    io,
    { ...options, unicode: terminal.unicode, allowInline },
    ({ runners, onProgress }) =>
      answer(runners, { ...item, query: { task: 'forced', timeout: deadline.remaining }, onProgress }),
  );
  if (format === 'json') output.write(printJson(forcedJson(item, result)));
  else {
    const write = (text: string) => output.write(text);
    reportOfOne(options, new Boards(terminal), write, output.say).result(item, result);
    if (format === 'text' && !quiet)
      for (const line of [...possibleElsewhere(item.read, result), ...more(item.read, result)])
        output.write(line);
  }
  return exitOf(result);
}

/** Lists the values still possible at open places. Open booleans are not listed. */
function possibleElsewhere({ type, puzzle }: ReadPuzzle, { open = [] }: TaskResult): readonly string[] {
  if (open.length === 0) return [];
  const verbalizer = new Verbalizer(type, puzzle);
  const lines = open.flatMap((openValues) =>
    typeof openValues.values[0] === 'number' ? `  ${verbalizer.possible(openValues)}` : [],
  );
  return [
    `${countNoun(open.length, 'place')} ${open.length === 1 ? 'is' : 'are'} open${lines.length ? ':' : ''}`,
    ...lines,
  ];
}

/** Suggests `explain`, unless puzzles of this type commonly have several answers. */
const more = ({ type }: ReadPuzzle, { status }: TaskResult): readonly string[] =>
  status === 'forced' && !type.openEnded ? [UNIQUE_ADVICE] : [];
