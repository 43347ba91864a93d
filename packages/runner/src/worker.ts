import type { MessagePort } from 'node:worker_threads';
import {
  type AnyPuzzle,
  countAnswers,
  type Engine,
  enumerate,
  type Progress,
  solve,
  unique,
} from '@gridproof/core';
import type { Job, Message, Outcomes, Task } from './job.js';

/** Runs one job in the thread that it is called in. */
export default async function work({ job, port }: { job: Job; port: MessagePort }): Promise<Outcomes[Task]> {
  const send = (message: Message) => port.postMessage(message);
  try {
    const [type, engine] = (await Promise.all([load(job.type), load(job.engine)])) as [AnyPuzzle, Engine];
    const puzzle = type.parse(job.puzzle);
    const { timeout, limit } = job;
    const onProgress = (progress: Progress) => send({ kind: 'progress', progress });
    const print = (answer: unknown) => type.printAnswer(answer, puzzle);
    switch (job.task) {
      case 'solve': {
        const solved = await solve(type, puzzle, engine, { timeout, onProgress });
        return solved.status === 'solved' ? { ...solved, answer: print(solved.answer) } : solved;
      }
      case 'unique': {
        const result = await unique(type, puzzle, engine, { timeout, onProgress });
        if (result.status === 'multiple')
          return { ...result, answers: [print(result.answers[0]), print(result.answers[1])] };
        return 'answer' in result ? { ...result, answer: print(result.answer) } : result;
      }
      case 'count':
        return await countAnswers(type, puzzle, engine, { timeout, limit, onProgress });
      case 'enumerate': {
        const answers = enumerate(type, puzzle, engine, { timeout, limit, onProgress });
        for (;;) {
          const next = await answers.next();
          if (next.done) return next.value;
          send({ kind: 'answer', answer: print(next.value) });
        }
      }
    }
  } finally {
    port.close();
  }
}

async function load(module: string): Promise<unknown> {
  return (await import(module)).default;
}
