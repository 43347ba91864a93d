import {
  answerResponse,
  answerText,
  type CheckInput,
  canRunInline,
  checkEntries,
  chooseStrategy,
  Deadline,
  type EntriesVerdict,
  entriesResponse,
  evidence,
  type OnePuzzle,
  type PuzzleResponse,
  readCheckInput,
} from '@gridproof/api';
import { Argument, Option } from 'commander';
import type { CommandDefinition } from '../command.js';
import type { CommandRun } from '../command-run.js';
import { EXIT } from '../exit.js';
import { type CommonOptions, commonOptions, engineOptions, sharedArguments } from '../options.js';
import { contradictionReport, type Report, reportOf } from '../report/puzzle-report.js';
import { PuzzleCall } from '../solving/puzzle-call.js';

export const checkCommand: CommandDefinition = {
  summary: 'check an answer or a partial answer',
  description:
    'Checks an answer against the clues and rules of a puzzle and shows violations with their places.\n' +
    'For a partial answer, with ? or . for open places, also checks whether it can be completed.',
  arguments: [
    sharedArguments.puzzle,
    new Argument('<answer>', 'a file, the answer itself (rows separated by /), or -'),
  ],
  options: [
    ...engineOptions({
      engine: commonOptions.engine('the engine that completes a partial answer', 'the first to finish'),
      timeout: 'stop that after this time',
    }),
    new Option('--quiet', 'print nothing; see the exit status'),
  ],
  examples: {
    'Check an answer': 'gridproof check examples/puzzle.txt 1432/3214/2341/4123',
    'Check whether a partial answer can be completed':
      "gridproof check examples/puzzle.txt '14??/????/????/????'",
  },
  exit: {
    0: 'the answer is correct, or can be completed',
    1: 'it is wrong, or cannot be completed',
    3: "don't know (time limit)",
  },
  run: check,
};

async function check(
  run: CommandRun,
  argument: string,
  answer: string,
  { quiet, ...options }: CommonOptions & { readonly format: string },
): Promise<number> {
  // A drawing shows the mistakes without words.
  const call = new PuzzleCall(run, { ...options, quiet: options.format === 'svg' }, argument, answer);
  const item = await call.readPuzzle('checked');
  const { type } = item.read;
  const input = await call.readAnswer((text) =>
    call.deadline.run(() => readCheckInput(answerText(text), item.read)),
  );
  const needsEngine = !('answer' in input) && input.misplaced.length === 0;
  const verdict = needsEngine ? await checkPartial(call, item, input) : undefined;
  const { deadline, width } = call;
  const report = verdict
    ? entriesReport(item, input, verdict, width)
    : deadline.run(() => answerReport(item, input, width));
  // A verdict is shown, however late it is.
  return quiet ? report.exit : call.report(type, () => report, new Deadline(undefined));
}

async function checkPartial(
  call: PuzzleCall,
  item: OnePuzzle,
  { entries }: CheckInput,
): Promise<EntriesVerdict> {
  const { plugins } = call.run;
  const answer = await chooseStrategy(call.options, plugins.engines);
  const engine = await plugins.engines.findReasoningEngine(call.options.engine);
  return call.withThreads(
    (runners, { report: onProgress }) => {
      const timeout = call.deadline.remaining;
      return checkEntries(runners, item, { answer, engine, entries, timeout, onProgress });
    },
    canRunInline(item.read, plugins),
  );
}

function answerReport(item: OnePuzzle, input: CheckInput, width: number): Report {
  const response = answerResponse(item, input);
  if (input.misplaced.length) return contradictionReport(response, width);
  const { status } = response.data as { readonly status: string };
  return brokenReport(response, width, status === 'correct' ? EXIT.done : EXIT.no);
}

function entriesReport(
  { read }: OnePuzzle,
  input: CheckInput,
  verdict: EntriesVerdict,
  width: number,
): Report {
  const response = entriesResponse(read, input, verdict);
  const { status } = verdict;
  if (status === 'wrong') return brokenReport(response, width, EXIT.no);
  const sentence = `${response.sentence} (${evidence(verdict, status === 'contradictory')})`;
  const exit = { 'correct so far': EXIT.done, contradictory: EXIT.no, unknown: EXIT.unknown }[status];
  return reportOf({ ...response, sentence }, width, exit);
}

/** Returns a report with the broken rules before the verdict. They need no engine as evidence. */
const brokenReport = (response: PuzzleResponse, width: number, exit: number): Report => ({
  ...reportOf(response, width, exit),
  text: [...response.because, response.sentence].join('\n'),
});
