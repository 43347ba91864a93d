import {
  type BesideClues,
  besideClues,
  type Contradiction,
  type Entered,
  type Fact,
  type Highlight,
  type Picture,
  type Place,
  PuzzleError,
  placeKey,
  type ReadPuzzle,
  readAnswer,
  readEntered,
  Teller,
  type Violation,
} from '@gridproof/core';
import { printJson } from '@gridproof/formats';
import type { Command } from 'commander';
import { given } from '../arguments.js';
import { type AskingOptions, addAsking } from '../asking-options.js';
import { EXIT } from '../exit.js';
import { afterword } from '../help/afterword.js';
import type { HalfDone } from '../input/half-done.js';
import { answerIn, readArgument } from '../input/items.js';
import { type OnePuzzle, onePuzzle, twoInputs } from '../input/one-puzzle.js';
import { shared } from '../options.js';
import type { Plugins } from '../plugins.js';
import { Boards, marked, pictureOf, svgOf } from '../report/boards.js';
import { contradictedFinding, contradictedJson } from '../report/contradicted.js';
import { writeFinding } from '../report/finding.js';
import { checkJson, entriesJson } from '../report/json.js';
import { knownPicture } from '../report/known.js';
import { evidence } from '../report/verdict.js';
import { conflictLines, inLines } from '../report/why.js';
import type { Run } from '../run.js';
import { answering } from '../solving/answering.js';
import { isSmall } from '../solving/at-once.js';
import { atWork } from '../solving/at-work.js';
import { Clock } from '../solving/clock.js';
import { checkEntries, claimOfEntries, type EntriesVerdict } from '../solving/entered.js';
import { Output } from '../terminal/output.js';
import { terminal } from '../terminal/terminal.js';
import { textWidth } from '../terminal/wrapped.js';

interface CheckOptions extends AskingOptions {
  readonly quiet?: true;
}

export function addCheck(program: Command, run: Run): void {
  addAsking(
    program
      .command('check')
      .summary('check an answer, or a part of one, against the rules')
      .description(
        'Checks an answer against the clues and rules of a puzzle and shows what it breaks, and where.\n' +
          'A partial answer, with ? or . for what is open, may break nothing yet: then it is checked whether it can be completed.',
      )
      .addArgument(given.puzzle())
      .argument('<answer>', 'a file, the answer itself (rows separated by /), or -'),
    {
      engine: shared.engine('the engine that completes a partial answer', 'the first that knows'),
      timeout: 'stop that after this time',
    },
  )
    .option('--quiet', 'print nothing; the exit status says it')
    .addHelpText(
      'after',
      afterword({
        examples: {
          'Check an answer': 'gridproof check examples/puzzle.txt 1432/3214/2341/4123',
          'Check whether a part of one can be completed':
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
      run.finish(await check(puzzle, answer, options, run.plugins));
    });
}

async function check(
  puzzleArgument: string,
  answerArgument: string,
  options: CheckOptions,
  plugins: Plugins,
): Promise<number> {
  const inputs = twoInputs(puzzleArgument, answerArgument);
  const clock = new Clock(options.timeout);
  const item = await onePuzzle(puzzleArgument, plugins, options, 'checked', clock);
  const held = await readArgument(answerArgument, (text) => {
    clock.begin();
    return clock.hold(() => readHeld(answerIn(text), item.read));
  });
  const output = new Output(options.out, inputs);
  if ('answer' in held) return checkWhole(item, held, options, output, clock);
  if (held.misplaced.length) return refuse({ ...item, entries: held.own }, held, options, output);
  return await checkPartial(item, held, options, plugins, output, clock);
}

/** A whole answer or a part of one, held against the clues. */
type Held = BesideClues & Pick<Entered, 'answer' | 'misplaced'>;

function readHeld(text: string, { type, puzzle }: ReadPuzzle): Held {
  try {
    const entered = readEntered(type, puzzle, text);
    return { ...entered, ...besideClues(type, puzzle, entered.facts) };
  } catch (error) {
    if (!(error instanceof PuzzleError) || error.code !== 'no-partial-answers') throw error;
    try {
      return { answer: readAnswer(text, type, puzzle), own: [], contradictions: [], misplaced: [] };
    } catch (fault) {
      throw fault instanceof PuzzleError && isOpenAt(text, fault) ? error : fault;
    }
  }
}

/** Whether a fault is that a sign is open: it stands there, or there is a `?` somewhere and the fault has no place. */
function isOpenAt(text: string, { line = 1, column }: PuzzleError): boolean {
  if (column === undefined) return text.includes('?');
  const sign = text.split(/\r\n?|\n/)[line - 1]?.[column - 1];
  return sign !== undefined && '?._ '.includes(sign);
}

function checkWhole(
  { read: { type, puzzle } }: OnePuzzle,
  { answer, own, contradictions }: Held,
  options: CheckOptions,
  output: Output,
  clock: Clock,
): number {
  const violations: Violation[] = clock.hold(() => [...type.verify(puzzle, answer)]);
  const status = violations.length ? EXIT.no : EXIT.done;
  if (options.quiet) return status;
  const teller = new Teller(type, puzzle, own);
  const picture = pictureOf(type, puzzle, answer, wrong(violations));
  if (options.format === 'json') {
    const data = checkJson(type, violations);
    const why = contradictedJson({ contradictions, misplaced: [] }, teller);
    output.write(printJson(contradictions.length ? { ...data, ...why } : data));
  } else if (options.format === 'svg') output.write(svgOf(type, picture));
  else {
    output.write(`${new Boards(terminal(options)).picture(picture)}\n`);
    for (const line of brokenRules(teller, violations, contradictions)) output.write(line);
    output.write(
      violations.length
        ? 'wrong: the answer breaks these rules'
        : 'correct: the answer keeps every rule and clue',
    );
  }
  return status;
}

/** Some signs are those of no answer where they stand: what is wrong is plain to see. */
function refuse(half: HalfDone, held: Held, options: CheckOptions, output: Output): number {
  const { exit, data, ...finding } = contradictedFinding(half, held, textWidth(options));
  const { format, quiet } = options;
  const boards = new Boards(terminal(options));
  const wrong = { ...finding, data: { ...data, status: 'wrong', violations: [] } };
  if (!quiet) writeFinding(half.read.type, wrong, output, { format, quiet, boards });
  return exit;
}

async function checkPartial(
  item: OnePuzzle,
  { own: entries, contradictions }: Held,
  options: CheckOptions,
  plugins: Plugins,
  output: Output,
  clock: Clock,
): Promise<number> {
  const { type, puzzle } = item.read;
  const { timeout, format } = options;
  const answer = await answering(options, plugins.engines);
  const engine = await plugins.engines.reasoner(options.engine);
  const shown = terminal(options);
  const small = timeout === undefined && isSmall(type, puzzle);
  const verdict = await atWork({ ...options, unicode: shown.unicode, small }, ({ runners, onProgress }) =>
    checkEntries(runners, item, { answer, engine, entries, timeout: clock.left, onProgress }),
  );
  if (options.quiet) return exitOf(verdict);
  const teller = new Teller(type, puzzle, entries);
  const picture = pictureOfEntries(item, entries, verdict, teller);
  if (format === 'json') {
    const data = entriesJson(type, verdict, teller);
    const why = contradictedJson({ contradictions, misplaced: [] }, teller);
    output.write(printJson(contradictions.length ? { ...data, ...why } : data));
  } else if (format === 'svg') output.write(svgOf(type, picture));
  else {
    const broken = verdict.status === 'wrong' ? brokenRules(teller, verdict.broken, contradictions) : [];
    const conflict = verdict.status === 'hopeless' && verdict.conflict;
    output.write(`${new Boards(shown).picture(picture)}\n`);
    for (const line of broken) output.write(line);
    // What is broken is plain to see, with or without an engine.
    const by = broken.length ? '' : ` (${evidence(verdict, verdict.status === 'hopeless')})`;
    output.write(`${claimOfEntries(verdict)}${by}`);
    if (conflict) output.write(`\n${inLines(conflictLines(conflict, teller), textWidth(options))}`);
  }
  return exitOf(verdict);
}

function pictureOfEntries(
  { read }: OnePuzzle,
  entries: readonly Fact[],
  verdict: EntriesVerdict,
  teller: Teller,
): Picture {
  const picture = knownPicture(read, entries);
  if (verdict.status === 'wrong') return marked(picture, wrong(verdict.broken));
  if (verdict.status === 'hopeless' && verdict.conflict)
    return marked(picture, teller.marked(verdict.conflict.reasons));
  return picture;
}

const exitOf = ({ status }: EntriesVerdict): number =>
  status === 'correct so far' ? EXIT.done : status === 'unknown' ? EXIT.unknown : EXIT.no;

/** A rule that is broken somewhere. */
interface Broken {
  readonly rule: string;
  readonly places: readonly Place[];
}

function wrong(broken: readonly Broken[]): readonly Highlight[] {
  const places = broken.flatMap((one) => one.places);
  return places.length ? [{ places, meaning: 'wrong', label: 'breaks a rule or ignores a clue' }] : [];
}

/** Rules and where they are broken, in the order in which the puzzle type has them. */
function brokenRules(
  teller: Teller,
  broken: readonly Broken[],
  contradictions: readonly Contradiction[],
): readonly string[] {
  const rules: Readonly<Record<string, string>> = { given: 'Every clue is kept.', ...teller.type.rules };
  return Object.entries(rules).flatMap(([rule, sentence]) => {
    const those = broken.filter((one) => one.rule === rule);
    const lines = those.flatMap(({ places }) => {
      const keys = places.map(placeKey).join();
      const contradicted =
        rule === 'given' ? contradictions.filter(({ clue }) => clue.map(placeKey).join() === keys) : [];
      return contradicted.length
        ? contradicted.map((one) => `  broken: ${teller.contradiction(one)}`)
        : [`  broken at ${teller.places(places, undefined)}`];
    });
    return lines.length ? [[sentence, ...lines].join('\n')] : [];
  });
}
