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

/** What puzzles are made of, and by whom. */
export interface GenerateContext {
  readonly type: AnyPuzzle;
  readonly typeUrl: string;
  readonly engine: {
    readonly url: string;
    /** Loads it into this thread, where puzzles are made too. */
    load(): Promise<Engine>;
  };
  /** How many puzzles may be made at the same time. */
  readonly threads: number;
  /** Megabytes that the process may have in use. */
  readonly maxMemory?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called with what puzzle types and engines throw when nothing waits for it any more. */
  /** Called with what was rejected for puzzles that are not done yet. */
  readonly onRejected: (rejected: readonly GeneratedPuzzle['rejected'][]) => void;
}

/** A new puzzle, as it was made by whichever thread. */
export type NewPuzzle = Omit<GeneratedPuzzle, 'blank'>;

/** How the making of puzzles ended. */
export type GenerateEnd =
  | { readonly status: 'complete' }
  | (Omit<Extract<GenerateOutcome, { status: 'unknown' }>, 'best'> & { readonly best?: NewPuzzle });

/** Whether puzzles are made in the thread that calls: a signal would not be heard there. */
export const isMadeHere = ({ size, count = 1 }: GenerateJobOptions, threads: number): boolean =>
  isSmallSize(size) && (threads === 1 || count < 2);

/** A thread is handed at most this many puzzles at a time: the board is written down once for all of them. */
const HAND = 8;

/**
 * Makes the puzzles that are wished, in their order, in this thread or, where there are several or large ones, in threads of their own. None of them
 * equals another one: a thread that does not know those before its own may make one again, and then another is made here in its place.
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
  // What cannot be made is said here, before threads are started.
  for await (const _ of generate(type, engine, { ...wish, count: 0 }));
  const others = new Set(wish.others);
  const isAlone = count < 2 && others.size === 0;
  const { maxMemory } = crew;
  const runner = new Runner({ threads: Math.max(1, Math.min(crew.threads, count)), maxMemory });
  try {
    // What is done with a large board may take long between two looks at the time: its thread is ended.
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

/** Has some puzzles made in a thread. */
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
