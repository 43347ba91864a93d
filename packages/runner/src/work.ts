import {
  type AnyPuzzle,
  countAnswers,
  type Engine,
  enumerate,
  explain,
  forced,
  type Progress,
  type Reason,
  solve,
  steps,
  unique,
} from '@gridproof/core';
import type { Job, News, Outcomes, Task } from './job.js';

/** Milliseconds between two messages of progress; a search can make thousands a second. */
const PROGRESS_EVERY = 50;

/**
 * Does one job in the thread that it is called in; the signal ends it between two calls of the engine. Throws whatever the
 * puzzle type or the engine throws.
 */
export async function work(
  job: Job,
  send: (news: News) => void,
  signal?: AbortSignal,
): Promise<Outcomes[Task]> {
  const start = Date.now();
  const [type, engine] = (await Promise.all([load(job.type), load(job.engine)])) as [AnyPuzzle, Engine];
  const puzzle = type.parse(job.puzzle);
  const print = (answer: unknown) => type.printAnswer(answer, puzzle);
  const options = {
    // Loading the modules is part of the job's time.
    timeout: job.timeout && Math.max(0, job.timeout - (Date.now() - start)),
    limit: job.limit,
    entries: job.entries,
    budget: job.budget,
    signal,
    onProgress: sparsely((progress) => send({ kind: 'progress', progress })),
  };
  switch (job.task) {
    case 'solve': {
      const solved = await solve(type, puzzle, engine, options);
      return solved.status === 'solved' ? { ...solved, answer: print(solved.answer) } : solved;
    }
    case 'unique': {
      const result = await unique(type, puzzle, engine, options);
      if (result.status === 'multiple')
        return { ...result, answers: [print(result.answers[0]), print(result.answers[1])] };
      return 'answer' in result ? { ...result, answer: print(result.answer) } : result;
    }
    case 'forced': {
      const result = await forced(type, puzzle, engine, options);
      return 'answer' in result ? { ...result, answer: print(result.answer) } : result;
    }
    case 'count':
      return await countAnswers(type, puzzle, engine, options);
    case 'enumerate': {
      const answers = enumerate(type, puzzle, engine, options);
      for (;;) {
        const next = await answers.next();
        if (next.done) return next.value;
        send({ kind: 'answer', answer: print(next.value) });
      }
    }
    case 'explain': {
      const result = await explain(type, puzzle, engine, options);
      if (result.status === 'unsolvable') {
        const { conflict, broken } = result;
        return {
          ...result,
          conflict: { ...conflict, reasons: conflict.reasons.map(plain) },
          broken: broken.map(plain),
        };
      }
      return 'answer' in result ? { ...result, answer: print(result.answer) } : result;
    }
    case 'steps': {
      const path = steps(type, puzzle, engine, options);
      for (;;) {
        const next = await path.next();
        if (!next.done)
          send({ kind: 'step', step: { ...next.value, reasons: next.value.reasons.map(plain) } });
        else return 'answer' in next.value ? { ...next.value, answer: print(next.value.answer) } : next.value;
      }
    }
  }
}

/** A reason without its constraint, whose parts are known by their identity: that would not outlive the way to another thread. */
const plain = ({ rule, places, cut }: Reason): Reason => ({ rule, places, cut });

async function load(module: string): Promise<unknown> {
  return (await import(module)).default;
}

function sparsely(report: (progress: Progress) => void): (progress: Progress) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (progress) => {
    if (performance.now() - last < PROGRESS_EVERY) return;
    last = performance.now();
    report(progress);
  };
}
