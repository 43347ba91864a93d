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
import { crashMessage } from '../execution/crash-message.js';
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
export const isMadeHere = ({ size, count = 1 }: GenerateJobOptions, threads: number): boolean =>
  isSmallSize(size) && (threads === 1 || count < 2);

/** Maximum number of puzzles per job: a job encodes the board once for all of them. */
const HAND = 8;

/**
 * Generates puzzles in order, in this thread or, if there are several or large ones, in threads of their own. All
 * puzzles differ: a thread may repeat a puzzle of another thread, which is then replaced by one generated here.
 */
export async function* generateParallel(
  crew: GenerateContext,
  wish: GenerateJobOptions,
): AsyncGenerator<NewPuzzle, GenerateEnd, undefined> {
  const { type, signal, onRejected } = crew;
  const engine = await crew.engine.load();
  const { first = 0, count = 1 } = wish;
  const here = (wish: GenerateJobOptions) =>
    generate(type, engine, { ...wish, signal, onProgress: ({ rejected }) => onRejected([rejected]) });
  const small = isSmallSize(wish.size);
  if (isMadeHere(wish, crew.threads)) {
    const course = here(wish);
    yield* course;
    return course.end!;
  }
  // Throws for impossible options before threads are started.
  for await (const _ of generate(type, engine, { ...wish, count: 0 }));
  const others = new Set(wish.others);
  const isAlone = count < 2 && others.size === 0;
  const { maxMemory } = crew;
  const runner = new Runner({ threads: Math.max(1, Math.min(crew.threads, count)), maxMemory });
  try {
    // Work on a large board may not check the time for long: its thread is killed.
    const size = small ? Math.max(1, Math.min(HAND, Math.ceil(count / crew.threads / 2))) : 1;
    const timeout = small ? undefined : wish.timeout;
    const hands = Array.from({ length: Math.ceil(count / size) }, (_, n) => ({
      ...wish,
      others: undefined,
      first: first + n * size,
      count: Math.min(size, count - n * size),
    }));
    for await (const { made, end } of mapOrdered(
      hands,
      generateInThread(crew, runner, timeout),
      crew.threads,
    )) {
      for (const one of made) {
        const form = isAlone ? undefined : canonicalForm(type, one.puzzle);
        if (form === undefined || !others.has(form)) {
          if (form !== undefined) others.add(form);
          yield one;
          continue;
        }
        const course = here({ ...wish, first: one.number, count: 1, others });
        for await (const other of course) {
          others.add(canonicalForm(type, other.puzzle));
          yield other;
        }
        if (course.end!.status !== 'complete') return course.end!;
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
    wish: GenerateJobOptions,
  ): Promise<{ readonly made: readonly NewPuzzle[]; readonly end: GenerateEnd }> => {
    const made: NewPuzzle[] = [];
    const outcome = await runner.run(
      { task: 'generate', type: typeUrl, engine: engine.url, puzzle: '', wish, timeout },
      {
        signal,
        onMade: (one) => made.push(read(one)),
        onRejected: (now) => onRejected([...rejected.set(wish, now).values()]),
      },
    );
    const last = rejected.get(wish) ?? NO_REJECTS;
    rejected.delete(wish);
    const number = (wish.first ?? 0) + made.length;
    const unknown = (reason: string): GenerateEnd => ({ status: 'unknown', reason, number, rejected: last });
    switch (outcome.status) {
      case 'complete':
        return { made, end: outcome };
      case 'refused':
        throw new PuzzleError(outcome.code, outcome.message);
      case 'unknown': {
        const { best, ...end } = outcome;
        return { made, end: { ...end, ...(best && { best: read(best) }) } };
      }
      case 'killed':
        return { made, end: unknown(outcome.reason) };
      case 'crashed':
        return { made, end: unknown(crashMessage(type.id, outcome)) };
    }
  };
}
