import type { Place } from '../board/place.js';
import { UndecidedError } from '../checkpoint.js';
import type { Engine, UnknownReason } from '../engine.js';
import type { Rejection } from '../generate/candidate.js';
import { type CandidateSource, openCandidates } from '../generate/candidate-source.js';
import { canonicalForm } from '../generate/canonical-form.js';
import { ClueSpread } from '../generate/clue-spread.js';
import { generationSettings } from '../generate/generation-settings.js';
import type { Clue } from '../generate/implied-clues.js';
import { checkSymmetry, type Symmetry } from '../generate/symmetry.js';
import { GRADES, type Grade, lowestScore } from '../grade.js';
import type { AnswerOf, AnyPuzzle, PuzzleOf } from '../puzzle.js';
import { Random } from '../random.js';
import { PuzzleError } from '../read/error.js';
import { type ResultStream, streamOf } from '../search/result-stream.js';
import { TaskMonitor, type TaskOptions } from '../search/task-monitor.js';
import type { Rating } from './rate.js';
import { effortRange, putBack, ratePuzzle, removeToTarget, type Target } from './target-grade.js';
import {
  type TargetTechniques,
  type TechniqueLimits,
  techniqueDistance,
  techniqueLimits,
  techniqueRejection,
} from './target-techniques.js';
import { unique } from './unique.js';

/** Options of `generate`. */
export interface GenerateOptions {
  readonly size: { readonly width: number; readonly height: number };
  /** Name of a variant of the type; none by default. */
  readonly variant?: string | undefined;
  /** Text of a user's answer to keep as far as possible, instead of a random one. `size` is its size. */
  readonly from?: string | undefined;
  /** Equal seeds make equal puzzles. */
  readonly seed: string;
  /** Number of puzzles; one by default. */
  readonly count?: number | undefined;
  /** Number of the first puzzle; earlier ones are skipped. 0 by default. */
  readonly first?: number | undefined;
  /** By default medium at most, if techniques and the number of clues do not matter. */
  readonly difficulty?: Grade | undefined;
  /** Techniques of the path to the answer. */
  readonly techniques?: TargetTechniques | undefined;
  /** By default the usual one of the type, on boards that allow it. */
  readonly symmetry?: Symmetry | undefined;
  /** Minimum and maximum number of clues, or as few as possible. */
  readonly clues?: readonly [least: number, most: number] | 'least' | undefined;
  /** Rates each puzzle even without a difficulty or techniques. */
  readonly rated?: boolean | undefined;
  /** Canonical forms of puzzles to exclude. The puzzles of one call are never equal, even after turning, mirroring or renaming. */
  readonly others?: ReadonlySet<string> | undefined;
  /** Maximum number of rejected answers for one puzzle: 1,000 by default. */
  readonly attempts?: number | undefined;
  /** Time limit per puzzle, in milliseconds. */
  readonly timeout?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly memory?: TaskOptions['memory'];
  /** Clock in milliseconds; `performance.now` by default. */
  readonly now?: TaskOptions['now'];
  /** Called after each drawn answer. */
  readonly onProgress?:
    | ((progress: { readonly made: number; readonly rejected: RejectCounts }) => void)
    | undefined;
}

/** Numbers of rejected answers, by reason. */
export interface RejectCounts {
  /** All clues together leave several answers. */
  readonly several: number;
  /** The puzzle would be too easy or too hard. */
  readonly easy: number;
  readonly hard: number;
  /** The puzzle needs more clues than allowed, or has fewer. */
  readonly clues: number;
  /** Drawing the answer or the board for it failed. */
  readonly undrawn: number;
  /** No clues follow from the answer. */
  readonly unfit: number;
  /** The puzzle exists already. */
  readonly equal: number;
  /** The path has no step by a needed technique; absent if none is needed. */
  readonly techniques?: number;
}

/** A new puzzle with its only answer. */
export interface GeneratedPuzzle<P = unknown, S = unknown> {
  readonly puzzle: P;
  readonly answer: S;
  /** Text as the type prints it. Uniqueness was proved for this text. */
  readonly text: string;
  readonly clues: number;
  /** The board without the removable clues. */
  readonly blank: P;
  /** Present with a difficulty, techniques or `rated`. */
  readonly rating?: Rating;
  /** Number of the puzzle, from 0. */
  readonly number: number;
  readonly rejected: RejectCounts;
  readonly milliseconds: number;
}

/** How generating ended. */
export type GenerateOutcome<P = unknown, S = unknown> =
  | { readonly status: 'complete' }
  /** No puzzle with this number met the options. */
  | {
      readonly status: 'unknown';
      readonly reason: UnknownReason | 'attempts';
      readonly number: number;
      readonly rejected: RejectCounts;
      /** The nearest to the options. */
      readonly best?: GeneratedPuzzle<P, S>;
    };

/** Version of the algorithm; another version makes other puzzles from the same seed. */
const VERSION = 'v2';
const ATTEMPTS = 1000;
/** Hardest grade by default. */
const DEFAULT_GRADE: Grade = 'medium';
/** After so many puzzles that are too hard, the next grade is allowed by default, because some boards are always hard. */
const HARD_REJECTS = 8;
/** After so many attempts without a rating, one that is too easy or too hard is rated as well, so that a nearest one can be shown. */
const UNRATED_ATTEMPTS = 3;
/** After so many ratings of one answer, each with more clues, it is too hard. */
const MAX_RATINGS = 3;
/** Milliseconds for such a rating. */
const RATING_TIME_MS = 1000;
/** Counts before the first attempt. */
export const NO_REJECTS: RejectCounts = {
  several: 0,
  easy: 0,
  hard: 0,
  clues: 0,
  undrawn: 0,
  unfit: 0,
  equal: 0,
};

/**
 * Generates puzzles with one answer each. Draws an answer by the rules and the seed alone, puts all clues that follow from it on the board,
 * and removes clues while no other answer exists.
 * @throws {PuzzleError} if the type cannot be generated, or has no board of that size
 */
export const generate = <T extends AnyPuzzle>(
  type: T,
  engine: Engine,
  options: GenerateOptions,
): ResultStream<GeneratedPuzzle<PuzzleOf<T>, AnswerOf<T>>, GenerateOutcome<PuzzleOf<T>, AnswerOf<T>>> =>
  streamOf(puzzles(type, engine, { ...options, symmetry: symmetryOf(type, options) })) as never;

/** Returns the requested symmetry, or the usual one of the type. */
function symmetryOf(type: AnyPuzzle, { symmetry, from, variant, size }: GenerateOptions): Symmetry {
  const { symmetry: ownSymmetry = 'none' } = from === undefined ? generationSettings(type, variant) : {};
  return symmetry ?? (ownSymmetry === 'quarter' && size.width !== size.height ? 'none' : ownSymmetry);
}

/** Returns the hardest grade by default, after some puzzles that were too hard. */
function defaultMaxGrade(tooHard: number): Grade {
  const grade = GRADES.indexOf(DEFAULT_GRADE) + Math.floor(tooHard / HARD_REJECTS);
  return GRADES[Math.min(GRADES.length - 1, grade)]!;
}

async function* puzzles(
  type: AnyPuzzle,
  engine: Engine,
  options: GenerateOptions,
): AsyncGenerator<GeneratedPuzzle, GenerateOutcome, undefined> {
  const { count = 1, first = 0 } = options;
  const others = new Set(options.others);
  const isAlone = count === 1 && others.size === 0;
  const { signal, timeout, memory, now } = options;
  const limits = { signal, timeout, memory, now, onProgress: options.onProgress && (() => {}) };
  let monitor = new TaskMonitor(limits);
  let source: CandidateSource;
  let techniques: TechniqueLimits | undefined;
  try {
    techniques = options.techniques && monitor.run(() => techniqueLimits(type, options.techniques!));
    source = monitor.run(() => openSource(type, engine, options));
  } catch (error) {
    if (!(error instanceof UndecidedError)) throw error;
    return { status: 'unknown', reason: error.reason, number: first, rejected: NO_REJECTS };
  }
  try {
    for (let number = first; number < first + count; number++) {
      monitor = number === first ? monitor : new TaskMonitor(limits, monitor);
      const result = await generateOne(
        { type, engine, source, others, techniques },
        options,
        number,
        monitor,
      );
      if ('status' in result) return result;
      if (!isAlone) others.add(canonicalForm(type, result.puzzle));
      yield result;
    }
    return { status: 'complete' };
  } finally {
    source.close();
  }
}

/** Context of an attempt. */
interface AttemptContext {
  readonly type: AnyPuzzle;
  readonly engine: Engine;
  readonly source: CandidateSource;
  /** Canonical forms that the puzzle must not equal. */
  readonly others: ReadonlySet<string>;
  readonly techniques: TechniqueLimits | undefined;
}

function openSource(type: AnyPuzzle, engine: Engine, options: GenerateOptions): CandidateSource {
  const { size, clues } = options;
  checkSymmetry(options.symmetry, size);
  if (!isRange(clues)) return openCandidates(type, engine, options);
  if (clues[0] > clues[1])
    throw new PuzzleError(
      'bad-clues',
      `found ${clues[0]}..${clues[1]} clues, expected the smaller number first`,
    );
  const source = openCandidates(type, engine, options);
  if (source.maxClues === undefined || clues[0] <= source.maxClues) return source;
  source.close();
  throw new PuzzleError(
    'bad-clues',
    `found ${clues[0]} clues or more, expected at most ${source.maxClues} on a board of ${size.width}x${size.height}`,
  );
}

const isRange = (clues: GenerateOptions['clues']): clues is readonly [number, number] =>
  clues !== undefined && clues !== 'least';

/** Generates the puzzle with one number, independently of the others. */
async function generateOne(
  context: AttemptContext,
  options: GenerateOptions,
  number: number,
  monitor: TaskMonitor,
): Promise<GeneratedPuzzle | GenerateOutcome> {
  const { attempts = ATTEMPTS } = options;
  const start = performance.now();
  let rejects: RejectCounts = context.techniques?.needs.length
    ? { ...NO_REJECTS, techniques: 0 }
    : NO_REJECTS;
  let best: GeneratedPuzzle | undefined;
  const undecided = (reason: UnknownReason | 'attempts'): GenerateOutcome => ({
    status: 'unknown',
    reason,
    number,
    rejected: rejects,
    ...(best && { best }),
  });
  for (let attempt = 0; attempt < attempts; attempt++) {
    const stopped = await monitor.pause();
    if (stopped) return undecided(stopped);
    try {
      const random = Random.of(seedOf(context, options, number, attempt));
      const shown = best === undefined && attempt >= UNRATED_ATTEMPTS;
      const { board, why: missed } = await tryAnswer(
        context,
        options,
        { random, shown, tooHard: rejects.hard },
        monitor,
      );
      const isEqual =
        board !== undefined &&
        context.others.size > 0 &&
        context.others.has(monitor.run(() => canonicalForm(context.type, board.puzzle)));
      const why = isEqual ? 'equal' : missed;
      if (board && !isEqual) {
        const puzzle = { ...board, number, rejected: rejects, milliseconds: performance.now() - start };
        if (why === undefined) return puzzle;
        if (!best || isNearer(puzzle, best, { ...context, difficulty: options.difficulty })) best = puzzle;
      }
      if (why === 'unsolvable')
        throw new PuzzleError(
          'unsolvable',
          `no ${context.type.title} of ${options.size.width}x${options.size.height} has an answer`,
        );
      if (why) rejects = { ...rejects, [why]: (rejects[why] ?? 0) + 1 };
      options.onProgress?.({ made: number - (options.first ?? 0), rejected: rejects });
    } catch (error) {
      if (!(error instanceof UndecidedError)) throw error;
      return undecided(error.reason);
    }
  }
  return undecided('attempts');
}

/** Seed of all random choices of one attempt. */
const seedOf = (
  { type: { id }, techniques }: Pick<AttemptContext, 'type' | 'techniques'>,
  options: GenerateOptions,
  number: number,
  attempt: number,
): string => {
  const { size, variant, difficulty, symmetry, clues, seed } = options;
  return JSON.stringify([
    VERSION,
    variant === undefined ? id : `${id} ${variant}`,
    size.width,
    size.height,
    difficulty ?? null,
    symmetry ?? 'none',
    clues ?? null,
    seed,
    number,
    attempt,
    ...(techniques ? [techniques.needs, techniques.maxLevel ?? null] : []),
  ]);
};

type Board = Pick<GeneratedPuzzle, 'puzzle' | 'answer' | 'text' | 'clues' | 'blank' | 'rating'>;

/** Draws one answer and makes a puzzle of it, or returns why it was rejected. */
async function tryAnswer(
  { type, engine, source, techniques }: AttemptContext,
  options: GenerateOptions,
  { random, shown, tooHard }: { readonly random: Random; readonly shown: boolean; readonly tooHard: number },
  monitor: TaskMonitor,
): Promise<{ board?: Board | undefined; why?: keyof RejectCounts | Rejection | undefined }> {
  const { size, difficulty, symmetry = 'none', clues: requestedClues, rated } = options;
  const maxGrade = difficulty ?? (requestedClues || techniques ? undefined : defaultMaxGrade(tooHard));
  const efforts = effortRange(type, { difficulty, maxGrade });
  const candidate = await source.draw({ size, symmetry, random, efforts }, monitor);
  if (typeof candidate === 'string') return { why: candidate };
  try {
    const { clues: all, answer, blank, fixed } = candidate;
    const { clueShare = 0 } = candidate.factory.settings;
    const minShown = requestedClues ? 0 : fixed + Math.floor(clueShare * all.length);
    const [min, max] = isRange(requestedClues) ? requestedClues : [minShown, Number.POSITIVE_INFINITY];
    const { orbits, spread } = monitor.run(() => ({
      orbits: candidate.order(symmetry, random, difficulty === 'hard' || difficulty === 'extreme'),
      spread: new ClueSpread(all.map(placeOf)),
    }));
    const may = (left: readonly Clue[]) => left.length + fixed >= min && spread.isEven(left.map(placeOf));
    const chain = () => candidate.chain(orbits, { may, monitor });
    const removal =
      maxGrade || techniques
        ? await removeToTarget(
            type,
            { difficulty, maxGrade, techniques },
            {
              orbits,
              isUnique: () => candidate.isUnique(),
              isEngineSlow: candidate.isEngineSlow,
              chain,
              isWithin: (effort, without) => monitor.run(() => candidate.isWithin(effort, without)),
              isWithinLevel: (level, without) => monitor.run(() => candidate.isWithinLevel(level, without)),
              techniques: (effort, without) => monitor.run(() => candidate.techniques(effort, without)),
              may: (removed) => monitor.run(() => may(without(all, removed))),
            },
          )
        : (await candidate.isUnique())
          ? { removed: await chain(), why: undefined }
          : { removed: [], why: 'several' as const };
    if (removal.why && !(shown && (await candidate.isUnique()))) return { why: removal.why };
    const finish = async (left: readonly Clue[], limits: TaskOptions) => {
      const puzzle = monitor.run(() => candidate.board(left));
      const rating =
        difficulty || techniques || rated ? await ratePuzzle(type, puzzle, engine, limits) : undefined;
      return {
        ...(await proveUnique(
          type,
          monitor.run(() => type.print(puzzle)),
          answer,
          engine,
          limits,
          monitor,
        )),
        ...(rating && { rating }),
        clues: left.length + fixed,
        blank,
      };
    };
    let { removed } = removal;
    for (let ratings = 1; ; ratings++) {
      const left = without(all, removed.flat());
      if (left.length + fixed > max || left.length + fixed < min) return { why: 'clues' };
      if (removal.why)
        return {
          why: removal.why,
          board: await undefinedIfUndecided(finish(left, monitor.limits(RATING_TIME_MS))),
        };
      const board = await finish(left, monitor.limits());
      if (!difficulty || board.rating!.name === difficulty)
        return { board, why: techniques && techniqueRejection(board.rating!, techniques) };
      const why = board.rating!.score < lowestScore(type, difficulty) ? 'easy' : 'hard';
      if (why === 'easy' || removed.length === 0 || ratings === MAX_RATINGS) return { board, why };
      removed = monitor.run(() =>
        putBack(removed, efforts, (level, some) => candidate.isWithinLevel(level, some)),
      );
    }
  } finally {
    await candidate.end();
  }
}

/** Returns the result, or undefined if time ran out. */
async function undefinedIfUndecided<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof UndecidedError)) throw error;
    return undefined;
  }
}

const placeOf = ({ spot }: Clue): Place => spot.place;

function without(all: readonly Clue[], taken: readonly Clue[]): readonly Clue[] {
  const removed = new Set(taken);
  return all.filter((clue) => !removed.has(clue));
}

/** Reads a puzzle from its text and proves that its original answer is the only one. */
async function proveUnique(
  type: AnyPuzzle,
  text: string,
  answer: unknown,
  engine: Engine,
  limits: TaskOptions,
  monitor: TaskMonitor,
): Promise<Pick<GeneratedPuzzle, 'puzzle' | 'answer' | 'text'>> {
  const puzzle: unknown = monitor.run(() => type.parse(text));
  const result = await unique(type, puzzle, engine, limits);
  if (result.status === 'unknown') throw new UndecidedError(result.reason);
  if (
    result.status !== 'unique' ||
    type.printAnswer(result.answer, puzzle) !== type.printAnswer(answer, puzzle)
  )
    throw new Error(`a generated ${type.id} has another answer than the one it was made of:\n${text}`);
  return { puzzle, answer: result.answer, text };
}

/** Returns whether a puzzle is nearer to the target than another. */
function isNearer(
  one: GeneratedPuzzle,
  other: GeneratedPuzzle,
  { type, difficulty, techniques }: Target & Pick<AttemptContext, 'type'>,
): boolean {
  if (!difficulty && !techniques) return one.clues < other.clues;
  const distance = ({ rating }: GeneratedPuzzle) =>
    (difficulty ? Math.abs(rating!.score - lowestScore(type, difficulty)) : 0) +
    (techniques ? techniqueDistance(rating!, techniques) : 0);
  return distance(one) < distance(other);
}
