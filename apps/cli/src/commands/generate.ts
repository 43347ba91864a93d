import { randomBytes } from 'node:crypto';
import {
  attemptSummary,
  canGenerateInline,
  generatedJson,
  generateParallel,
  missedMessage,
  type NewPuzzle,
  puzzleWriter,
  targetTechniques,
} from '@gridproof/api';
import { resumeGenerated, shardRange, threadsFor } from '@gridproof/batch';
import {
  type AnyPuzzle,
  type GenerateOptions as CoreOptions,
  defaultSizeOf,
  type GeneratedPuzzle,
  GRADES,
  type Grade,
  generate,
  generationSettings,
  SYMMETRIES,
  type Symmetry,
} from '@gridproof/core';
import { UsageError } from '@gridproof/plugins';
import { Argument, Option } from 'commander';
import type { CommandDefinition } from '../command.js';
import type { CommandRun } from '../command-run.js';
import { EXIT } from '../exit.js';
import { PuzzleFile } from '../generate/puzzle-file.js';
import { changesText, loadUserAnswer } from '../generate/user-answer.js';
import { type CommonOptions, clueCount, commonOptions, ids, positive } from '../options.js';
import { SignalHandler } from '../terminal/signal-handler.js';
import { Spinner } from '../terminal/spinner.js';
import { terminalOf } from '../terminal/terminal.js';

interface GenerateOptions extends CommonOptions {
  readonly from?: string;
  readonly variant?: string;
  readonly difficulty?: Grade;
  readonly needs?: readonly string[];
  readonly atMost?: string;
  readonly rate?: true;
  readonly count: number;
  readonly symmetry?: Symmetry;
  readonly clues?: CoreOptions['clues'];
  readonly format: string;
  readonly resume?: true;
  readonly timeout: number;
  readonly jobs?: number;
}

/** Default time limit per puzzle, in milliseconds. */
const TIMEOUT = 60_000;
/** Seed of a puzzle made from the user's own answer: it determines only the changes to that answer. */
const USER_ANSWER_SEED = 'own';

export const generateCommand: CommandDefinition = {
  summary: 'generate puzzles with one answer',
  description:
    'Makes new puzzles. An answer is drawn, all clues that follow from it are put on the board, and clues are ' +
    'taken away as long as no other answer is left. That there is one answer is proved again from the text ' +
    'of each puzzle. The same seed makes the same puzzles. `gridproof info` says whether a type can be made.',
  arguments: [new Argument('<type>', 'the name of the puzzle type, or one of its other names')],
  options: [
    commonOptions.size('the size of the boards (default: a typical one)'),
    new Option(
      '--from <file>',
      'an answer of your own in a file, or - for the input: as much of it as possible is kept (`gridproof info` says of which types)',
    ).conflicts(['size', 'variant', 'difficulty', 'needs', 'atMost', 'clues', 'resume', 'shard']),
    new Option(
      '--difficulty <grade>',
      'how hard the puzzles are for a person (default: medium at most)',
    ).choices(GRADES),
    new Option(
      '--needs <techniques>',
      'techniques that the easiest path to the answer uses, by their ids, with commas between them: x-wing,xy-wing',
    ).argParser(ids),
    new Option('--at-most <technique>', 'the hardest technique that the path may use, by its id: naked-pair'),
    new Option('--variant <name>', 'a variant from `gridproof info`'),
    new Option('--rate', 'rate each puzzle, as `gridproof rate` does'),
    new Option('--count <n>', 'how many').argParser(positive).default(1),
    new Option(
      '--seed <text>',
      'any text; the same seed makes the same puzzles (default: random, and printed)',
    ),
    new Option('--symmetry <how>', 'the symmetry of the clues (default: the usual one of the type)').choices(
      SYMMETRIES,
    ),
    new Option('--clues <A..B>', 'the number of clues, or least: as few as possible').argParser(clueCount),
    commonOptions.puzzleFormat(),
    commonOptions.out(),
    new Option('--resume', 'continue the file of an interrupted call'),
    commonOptions.shard('one of n shards, from 0/n: its part of the puzzles of --count and --seed'),
    commonOptions.reasoningEngine('the engine'),
    commonOptions.jobs('how many puzzles to generate in parallel'),
    commonOptions.timeout('give up on a puzzle after this time').default(TIMEOUT, '1m'),
    commonOptions.memory(),
  ],
  notes: [
    'For example, `generate TYPE --difficulty hard --symmetry half --seed monday` makes one puzzle, and `generate TYPE --count 100 --seed 7 --out puzzles.txt` a file with one on each line, which solve, rate and batch read.',
    'Shards are for several machines: with the same --count and --seed, cat puts their files together, and --resume on that file makes again what two of them have made alike.',
  ],
  examples: {
    'Find the name of a type': 'gridproof list',
    'Rate your own puzzles': 'gridproof rate examples/puzzles.txt --timeout 1m',
  },
  exit: { 0: 'done', 3: 'no puzzle was found in time' },
  run: make,
};

async function make(run: CommandRun, name: string, options: GenerateOptions): Promise<number> {
  const { plugins, io } = run;
  const type = await plugins.typeNamed(name);
  const { from, variant, difficulty, symmetry, clues, timeout, shard } = options;
  if (options.resume && (options.out === undefined || options.seed === undefined))
    throw new UsageError(
      '--resume goes on with a file: it needs --out, and the --seed that the file was begun with',
    );
  if (shard && options.seed === undefined)
    throw new UsageError('--shard needs --seed: all shards have the same');
  // A shard generates a range of the numbers.
  const { first: begin, count } = shardRange(shard ?? { index: 0, of: 1 }, options.count);
  if (from !== undefined && (count > 1 || (symmetry ?? 'none') !== 'none'))
    throw new UsageError('--from makes one puzzle of one answer, without --count and --symmetry');
  const userAnswer = from === undefined ? undefined : await loadUserAnswer(from, type, run);
  const { seed = userAnswer ? USER_ANSWER_SEED : randomBytes(6).toString('hex') } = options;
  const request = {
    variant,
    from: userAnswer?.text,
    size: userAnswer?.size ?? options.size ?? defaultSizeOf(type, variant),
    seed,
    difficulty,
    techniques: targetTechniques(options.needs, options.atMost),
    symmetry,
    clues,
    timeout,
    rated: options.rate,
  };
  const { threads, notice } = threadsFor(options);
  if (notice) io.stderr.write(`gridproof: ${notice}\n`);
  const formatter = puzzleWriter(type, options.format, {
    alone: options.count === 1 && !options.resume,
    data: (puzzle: NewPuzzle) => generatedJson(type, puzzle, seed),
  });
  const engine = await plugins.engines.findReasoningEngine(options.engine);
  const file = new PuzzleFile(io, options.out, options.resume);
  // An empty shard has a file too.
  if (shard && count === 0) file.create();
  const warning = rarityWarning(type, request);
  if (warning) io.stderr.write(`gridproof: ${warning}\n`);
  const { lines, others } = await resumeGenerated(
    file,
    { type, format: options.format, size: request.size },
    formatter,
    async (at, others) => {
      const options = { ...request, first: begin + at, others };
      for await (const puzzle of generate(type, await engine.load(), options)) return puzzle;
      return undefined;
    },
  );
  if (lines.some((line, at) => line !== file.lines[at])) file.replace(lines);
  const before = lines.length;
  // Inline generation blocks this thread, so signals keep their default action.
  const ending = canGenerateInline({ ...request, count }, threads)
    ? undefined
    : new SignalHandler(io.signals);
  const spinner = new Spinner(io, terminalOf(io).unicode);
  const start = io.now();
  const rejected: GeneratedPuzzle['rejected'][] = [];
  let made = 0;
  const rate = (now: readonly GeneratedPuzzle['rejected'][] = []) => {
    const all = attemptSummary([...rejected, ...now]);
    const perSecond = (1000 * made) / Math.max(1, io.now() - start);
    return `${perSecond.toFixed(1)} a second${all && `; rejected: ${all}`}`;
  };
  try {
    const generation = generateParallel(
      {
        type,
        typeUrl: plugins.pluginOf(type).url,
        engine,
        threads,
        maxMemory: options.maxMemory,
        signal: ending?.signal,
        onRejected: (now) => spinner.label(`, ${before + made} of ${count} puzzles, ${rate(now)}`),
      },
      { ...request, first: begin + before, others, count: Math.max(0, count - before) },
    );
    let next = await generation.next();
    for (; !next.done; next = await generation.next()) {
      spinner.clear();
      file.add(formatter(next.value));
      rejected.push(next.value.rejected);
      if (userAnswer) file.say(changesText(type, userAnswer, next.value));
      made++;
    }
    const end = next.value;
    spinner.stop();
    if (end.status === 'unknown') {
      if (end.best && count === 1 && options.out === undefined) file.add(formatter(end.best));
      file.say(missedMessage(type, request, end));
      if (before + made > 0) file.say(`${before + made} of ${count} puzzles were made`);
    }
    if (count > 1 && made > 0) file.say(`${made} made, ${rate()}`);
    if (options.seed === undefined && !userAnswer) file.say(`made with --seed ${seed}`);
    return ending?.status ?? (end.status === 'complete' ? EXIT.done : EXIT.unknown);
  } finally {
    spinner.stop();
    ending?.stop();
  }
}

/** Returns a warning for requests that rarely succeed. */
function rarityWarning(
  type: AnyPuzzle,
  { size, variant, difficulty }: Pick<CoreOptions, 'size' | 'variant' | 'difficulty'>,
): string | undefined {
  const { rareGrades = [] } = generationSettings(type, variant);
  const defaultSize = defaultSizeOf(type, variant);
  if (!difficulty || !rareGrades.includes(difficulty)) return undefined;
  if (size.width !== defaultSize.width || size.height !== defaultSize.height) return undefined;
  return `${type.title} of ${size.width}x${size.height} is hardly ever ${difficulty}: this may take long, and fail`;
}
