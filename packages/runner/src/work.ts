import {
  type AnyPuzzle,
  countAnswers,
  type Engine,
  enumerate,
  explain,
  forced,
  type Generated,
  generate,
  type Progress,
  PuzzleError,
  type Reason,
  solve,
  steps,
  type TraceEvent,
  unique,
} from '@gridproof/core';
import type { Job, Made, Making, News, Outcomes, Task } from './job.js';

/** Milliseconds between two messages of progress; a search can make thousands a second. */
const PROGRESS_EVERY = 50;

/** Loads the module of a puzzle type or of an engine, by the name that a job has for it: its default export. */
export type Load = (module: string) => Promise<unknown>;

/**
 * Does one job in the thread that it is called in, in browsers too; the signal ends it between two calls of the engine. Throws
 * whatever the puzzle type or the engine throws.
 */
export async function work(
  job: Job,
  load: Load,
  send: (news: News) => void,
  signal?: AbortSignal,
): Promise<Outcomes[Task]> {
  const start = Date.now();
  const [type, engine] = (await Promise.all([load(job.type), load(job.engine)])) as [AnyPuzzle, Engine];
  // Loading the modules is part of the job's time.
  const timeout = job.timeout && Math.max(0, job.timeout - (Date.now() - start));
  if (job.task === 'generate') return made(type, engine, job, { timeout, signal }, send);
  const puzzle = type.parse(job.puzzle);
  const print = (answer: unknown) => type.printAnswer(answer, puzzle);
  const options = {
    timeout,
    conflicts: job.conflicts,
    limit: job.limit,
    entries: job.entries,
    budget: job.budget,
    signal,
    onProgress: sparsely((progress: Progress) => send({ kind: 'progress', progress })),
    onTrace: job.trace ? (event: TraceEvent) => send({ kind: 'trace', event }) : undefined,
  };
  const printed = <R extends object>(result: R) =>
    'answer' in result ? { ...result, answer: print(result.answer) } : result;
  switch (job.task) {
    case 'solve':
      return printed(await solve(type, puzzle, engine, options));
    case 'unique': {
      const result = await unique(type, puzzle, engine, options);
      if (result.status !== 'multiple') return printed(result);
      return { ...result, answers: [print(result.answers[0]), print(result.answers[1])] };
    }
    case 'forced':
      return printed(await forced(type, puzzle, engine, options));
    case 'count':
      return await countAnswers(type, puzzle, engine, options);
    case 'enumerate': {
      const answers = enumerate(type, puzzle, engine, options);
      for await (const answer of answers) send({ kind: 'answer', answer: print(answer) });
      return answers.end!;
    }
    case 'explain': {
      const result = await explain(type, puzzle, engine, options);
      if (result.status !== 'unsolvable') return printed(result);
      const { conflict, broken } = result;
      return {
        ...result,
        conflict: { ...conflict, reasons: conflict.reasons.map(plain) },
        broken: broken.map(plain),
      };
    }
    case 'steps': {
      const path = steps(type, puzzle, engine, options);
      for await (const step of path)
        send({ kind: 'step', step: { ...step, reasons: step.reasons.map(plain) } });
      return printed(path.end!);
    }
  }
}

/** Makes the puzzles that are wished. */
async function made(
  type: AnyPuzzle,
  engine: Engine,
  { wish }: Job,
  limits: { readonly timeout: number | undefined; readonly signal: AbortSignal | undefined },
  send: (news: News) => void,
): Promise<Making> {
  if (!wish) throw new TypeError('a job that generates needs a wish');
  const onProgress = sparsely(({ thrown }: { thrown: Generated['thrown'] }) =>
    send({ kind: 'thrown', thrown }),
  );
  const timeout =
    limits.timeout === undefined
      ? wish.timeout
      : Math.min(limits.timeout, wish.timeout ?? Number.POSITIVE_INFINITY);
  const course = generate(type, engine, { ...wish, ...limits, timeout, onProgress });
  const written = ({ puzzle, blank: _, answer, ...more }: Generated): Made => ({
    ...more,
    answer: type.printAnswer(answer, puzzle),
  });
  try {
    for await (const one of course) send({ kind: 'made', made: written(one) });
  } catch (error) {
    if (error instanceof PuzzleError) return { status: 'refused', code: error.code, message: error.sentence };
    throw error;
  }
  const end = course.end!;
  if (end.status === 'complete') return end;
  const { best, ...unknown } = end;
  return { ...unknown, ...(best && { best: written(best) }) };
}

/** A reason without its constraint, whose parts are known by their identity: that would not outlive the way to another thread. */
const plain = ({ rule, places, cut }: Reason): Reason => ({ rule, places, cut });

function sparsely<T>(report: (progress: T) => void): (progress: T) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (progress) => {
    if (performance.now() - last < PROGRESS_EVERY) return;
    last = performance.now();
    report(progress);
  };
}
