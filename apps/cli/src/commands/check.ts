import {
  answerCheckJson,
  answerText,
  brokenRules,
  type CheckInput,
  canRunInline,
  checkEntries,
  chooseStrategy,
  conflictLines,
  Deadline,
  type EntriesVerdict,
  entriesVerdictText,
  evidence,
  knownPicture,
  markBrokenRules,
  misplacedJson,
  type OnePuzzle,
  type PuzzleWithEntries,
  partialCheckJson,
  pictureOf,
  readCheckInput,
  svgOf,
  withHighlights,
} from '@gridproof/api';
import { type Fact, type Picture, printJson, Verbalizer, type Violation } from '@gridproof/core';
import type { Command } from 'commander';
import { sharedArguments } from '../arguments.js';
import type { CommandRun } from '../command-run.js';
import { addEngineOptions, type EngineOptions } from '../engine-options.js';
import { EXIT } from '../exit.js';
import { helpEpilogue } from '../help/help-epilogue.js';
import { readArgument } from '../input/items.js';
import { listInputs, readOnePuzzle } from '../input/one-puzzle.js';
import type { Io } from '../io.js';
import { commonOptions } from '../options.js';
import { Boards } from '../report/boards.js';
import { contradictionItem } from '../report/contradiction.js';
import { writeItem } from '../report/report-item.js';
import { wrapLines } from '../report/wrap-lines.js';
import { withSpinner } from '../solving/with-spinner.js';
import { Output } from '../terminal/output.js';
import { terminalOf } from '../terminal/terminal.js';
import { textWidth } from '../terminal/wrap-text.js';

interface CheckOptions extends EngineOptions {
  readonly quiet?: true;
}

export function addCheck(program: Command, run: CommandRun): void {
  addEngineOptions(
    program
      .command('check')
      .summary('check an answer or a partial answer')
      .description(
        'Checks an answer against the clues and rules of a puzzle and shows violations with their places.\n' +
          'For a partial answer, with ? or . for open places, also checks whether it can be completed.',
      )
      .addArgument(sharedArguments.puzzle())
      .argument('<answer>', 'a file, the answer itself (rows separated by /), or -'),
    {
      engine: commonOptions.engine('the engine that completes a partial answer', 'the first to finish'),
      timeout: 'stop that after this time',
    },
  )
    .option('--quiet', 'print nothing; see the exit status')
    .addHelpText(
      'after',
      helpEpilogue(run.io, {
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
      }),
    )
    .action(async (puzzle: string, answer: string, options: CheckOptions) => {
      run.finish(await check(puzzle, answer, options, run));
    });
}

async function check(
  puzzleArgument: string,
  answerArgument: string,
  options: CheckOptions,
  run: CommandRun,
): Promise<number> {
  const { io } = run;
  const inputs = listInputs(puzzleArgument, answerArgument);
  const deadline = new Deadline(options.timeout);
  const item = await readOnePuzzle(puzzleArgument, run, options, 'checked', deadline);
  const held = await readArgument(answerArgument, io, (text) => {
    deadline.begin();
    return deadline.run(() => readCheckInput(answerText(text), item.read));
  });
  const output = new Output(io, options.out, inputs);
  if ('answer' in held) return checkWhole(item, held, options, io, output, deadline);
  if (held.misplaced.length) return refuse({ ...item, entries: held.entries }, held, options, io, output);
  return await checkPartial(item, held, options, run, output, deadline);
}

function checkWhole(
  { read }: OnePuzzle,
  input: CheckInput,
  options: CheckOptions,
  io: Io,
  output: Output,
  deadline: Deadline,
): number {
  const { type, puzzle } = read;
  const { answer, entries, contradictions } = input;
  const violations: Violation[] = deadline.run(() => [...type.verify(puzzle, answer)]);
  const status = violations.length ? EXIT.no : EXIT.done;
  if (options.quiet) return status;
  const verbalizer = new Verbalizer(type, puzzle, entries);
  const picture = pictureOf(type, puzzle, answer, markBrokenRules(violations));
  if (options.format === 'json') output.write(printJson(answerCheckJson(read, input, violations)));
  else if (options.format === 'svg') output.write(svgOf(type, picture));
  else {
    output.write(`${new Boards(terminalOf(io, options)).picture(picture)}\n`);
    for (const line of brokenRules(verbalizer, violations, contradictions)) output.write(line);
    output.write(
      violations.length
        ? 'wrong: the answer breaks these rules'
        : 'correct: the answer keeps every rule and clue',
    );
  }
  return status;
}

/** Rejects an answer with values that are impossible at their places. */
function refuse(
  half: PuzzleWithEntries,
  input: CheckInput,
  options: CheckOptions,
  io: Io,
  output: Output,
): number {
  const { exit, ...finding } = contradictionItem(half, input, textWidth(io, options));
  const { format, quiet } = options;
  const boards = new Boards(terminalOf(io, options));
  const wrong = { ...finding, data: misplacedJson({ ...half, contradicted: input }) };
  if (!quiet) writeItem(half.read.type, wrong, output, { format, quiet, boards });
  return exit;
}

async function checkPartial(
  item: OnePuzzle,
  input: CheckInput,
  options: CheckOptions,
  { plugins, io }: CommandRun,
  output: Output,
  deadline: Deadline,
): Promise<number> {
  const { entries, contradictions } = input;
  const { type, puzzle } = item.read;
  const { format } = options;
  const answer = await chooseStrategy(options, plugins.engines);
  const engine = await plugins.engines.findReasoningEngine(options.engine);
  const terminal = terminalOf(io, options);
  const allowInline = canRunInline(item.read, plugins);
  const verdict = await withSpinner(
    io,
    { ...options, unicode: terminal.unicode, allowInline },
    ({ runners, onProgress }) =>
      checkEntries(runners, item, { answer, engine, entries, timeout: deadline.remaining, onProgress }),
  );
  if (options.quiet) return exitOf(verdict);
  const verbalizer = new Verbalizer(type, puzzle, entries);
  const picture = pictureOfEntries(item, entries, verdict, verbalizer);
  if (format === 'json') output.write(printJson(partialCheckJson(item.read, input, verdict)));
  else if (format === 'svg') output.write(svgOf(type, picture));
  else {
    const broken = verdict.status === 'wrong' ? brokenRules(verbalizer, verdict.broken, contradictions) : [];
    const conflict = verdict.status === 'contradictory' && verdict.conflict;
    output.write(`${new Boards(terminal).picture(picture)}\n`);
    for (const line of broken) output.write(line);
    // Broken rules need no engine as evidence.
    const by = broken.length ? '' : ` (${evidence(verdict, verdict.status === 'contradictory')})`;
    output.write(`${entriesVerdictText(verdict)}${by}`);
    if (conflict) output.write(`\n${wrapLines(conflictLines(conflict, verbalizer), textWidth(io, options))}`);
  }
  return exitOf(verdict);
}

function pictureOfEntries(
  { read }: OnePuzzle,
  entries: readonly Fact[],
  verdict: EntriesVerdict,
  verbalizer: Verbalizer,
): Picture {
  const picture = knownPicture(read, entries);
  if (verdict.status === 'wrong') return withHighlights(picture, markBrokenRules(verdict.broken));
  if (verdict.status === 'contradictory' && verdict.conflict)
    return withHighlights(picture, verbalizer.highlightConflict(verdict.conflict.reasons));
  return picture;
}

const exitOf = ({ status }: EntriesVerdict): number =>
  status === 'correct so far' ? EXIT.done : status === 'unknown' ? EXIT.unknown : EXIT.no;
