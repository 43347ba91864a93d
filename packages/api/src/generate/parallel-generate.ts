import {
  type AnyPuzzle,
  canonicalForm,
  type Engine,
  type GeneratedPuzzle,
  type GenerateOutcome,
  generate,
  NO_REJECTS,
  PuzzleError,
} from '@gridproof/core';
import { type GeneratedText, type GenerateJobOptions, Runner } from '@gridproof/runner';
import { convertCrash } from '../execution/convert-crash.js';
import { isSmallSize } from '../execution/inline-first.js';
import { mapOrdered } from '../execution/map-ordered.js';

/** The puzzle type, engine and resources for generating puzzles. */
export interface GenerateContext {
  readonly type: AnyPuzzle;
  readonly typeUrl: string;
  readonly engine: {
    readonly url: string;
    /** Loads the engine into this thread, which generates puzzles too. */
    load(): Promise<Engine>;
  };
  /** The number of puzzles that may be generated in parallel. */
  readonly threads: number;
  /** Megabytes that the process may use. */
  readonly maxMemory?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called with the rejected candidates of unfinished puzzles. */
  readonly onRejected: (rejected: readonly GeneratedPuzzle['rejected'][]) => void;
}

/** A generated puzzle, from this or another thread. */
export type NewPuzzle = Omit<GeneratedPuzzle, 'blank'>;

/** How a generation ended. */
export type GenerateEnd =
  | { readonly status: 'complete' }
  | (Omit<Extract<GenerateOutcome, { status: 'unknown' }>, 'best'> & { readonly best?: NewPuzzle });

/** Whether puzzles are generated in the calling thread, where a signal cannot interrupt. */
export const canGenerateInline = ({ size, count = 1 }: GenerateJobOptions, threads: number): boolean =>
  isSmallSize(size) && (threads === 1 || count < 2);

/** Maximum number of puzzles per job: a job encodes the board once for all of them. */
const MAX_PUZZLES_PER_JOB = 8;

/**
 * Generates puzzles in order, in this thread or, if there are several or large ones, in threads of their own. All
 * puzzles differ: a thread may repeat a puzzle of another thread, which is then replaced by one generated here.
 */
export async function* generateParallel(
  context: GenerateContext,
  options: GenerateJobOptions,
): AsyncGenerator<NewPuzzle, GenerateEnd, undefined> {
  const { type, signal, onRejected } = context;
  const engine = await context.engine.load();
  const { first = 0, count = 1 } = options;
  const generateInline = (options: GenerateJobOptions) =>
    generate(type, engine, { ...options, signal, onProgress: ({ rejected }) => onRejected([rejected]) });
  const small = isSmallSize(options.size);
  if (canGenerateInline(options, context.threads)) {
    const generation = generateInline(options);
    yield* generation;
    return generation.end!;
  }
  // Throws for impossible options before threads are started.
  for await (const _ of generate(type, engine, { ...options, count: 0 }));
  const others = new Set(options.others);
  const isSingle = count < 2 && others.size === 0;
  const { maxMemory } = context;
  const runner = new Runner({ threads: Math.max(1, Math.min(context.threads, count)), maxMemory });
  try {
    // Work on a large board may not check the time for long: its thread is killed.
    const size = small
      ? Math.max(1, Math.min(MAX_PUZZLES_PER_JOB, Math.ceil(count / context.threads / 2)))
      : 1;
    const timeout = small ? undefined : options.timeout;
    const jobs = Array.from({ length: Math.ceil(count / size) }, (_, n) => ({
      ...options,
      others: undefined,
      first: first + n * size,
      count: Math.min(size, count - n * size),
    }));
    for await (const { puzzles, end } of mapOrdered(
      jobs,
      generateInThread(context, runner, timeout),
      context.threads,
    )) {
      for (const puzzle of puzzles) {
        const canonical = isSingle ? undefined : canonicalForm(type, puzzle.puzzle);
        if (canonical === undefined || !others.has(canonical)) {
          if (canonical !== undefined) others.add(canonical);
          yield puzzle;
          continue;
        }
        const stream = generateInline({ ...options, first: puzzle.number, count: 1, others });
        for await (const other of stream) {
          others.add(canonicalForm(type, other.puzzle));
          yield other;
        }
        if (stream.end!.status !== 'complete') return stream.end!;
      }
      if (end.status !== 'complete') return end;
    }
    return { status: 'complete' };
  } finally {
    await runner.close();
  }
}

/** Generates puzzles in a thread of the runner. */
export function generateInThread(
  {
    type,
    typeUrl,
    engine,
    signal,
    onRejected,
  }: Omit<GenerateContext, 'engine' | 'threads' | 'maxMemory'> & {
    readonly engine: { readonly url: string };
  },
  runner: Pick<Runner, 'run'>,
  timeout: number | undefined,
) {
  const rejected = new Map<GenerateJobOptions, GeneratedPuzzle['rejected']>();
  const read = ({ text, answer, ...more }: GeneratedText): NewPuzzle => {
    const puzzle: unknown = type.parse(text);
    return { ...more, text, puzzle, answer: type.readAnswer(answer, puzzle) };
  };
  return async (
    options: GenerateJobOptions,
  ): Promise<{ readonly puzzles: readonly NewPuzzle[]; readonly end: GenerateEnd }> => {
    const made: NewPuzzle[] = [];
    const threadOutcome = await runner.run(
      { task: 'generate', type: typeUrl, engine: engine.url, puzzle: '', generateOptions: options, timeout },
      {
        signal,
        onPuzzle: (generatedText) => made.push(read(generatedText)),
        onRejected: (now) => onRejected([...rejected.set(options, now).values()]),
      },
    );
    const outcome = convertCrash(threadOutcome, type.id);
    const last = rejected.get(options) ?? NO_REJECTS;
    rejected.delete(options);
    if (outcome.status === 'refused') throw new PuzzleError(outcome.code, outcome.message);
    if (outcome.status === 'complete') return { puzzles: made, end: outcome };
    const number = (options.first ?? 0) + made.length;
    const { best, ...end } = { best: undefined, number, rejected: last, ...outcome };
    return { puzzles: made, end: { ...end, ...(best && { best: read(best) }) } };
  };
}
