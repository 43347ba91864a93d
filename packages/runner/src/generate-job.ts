import { type AnyPuzzle, type Engine, type GeneratedPuzzle, generate, PuzzleError } from '@gridproof/core';
import type { GeneratedText, GenerateJobOutcome, Job, JobEvent } from './job.js';
import { throttle } from './throttle.js';

/** Runs a `generate` job and sends each puzzle. */
export async function runGenerateJob(
  type: AnyPuzzle,
  engine: Engine,
  { wish }: Job,
  limits: { readonly timeout: number | undefined; readonly signal: AbortSignal | undefined },
  send: (news: JobEvent) => void,
): Promise<GenerateJobOutcome> {
  if (!wish) throw new TypeError('a job that generates needs a wish');
  const onProgress = throttle(({ rejected }: { rejected: GeneratedPuzzle['rejected'] }) =>
    send({ kind: 'rejected', rejected }),
  );
  const timeout =
    limits.timeout === undefined
      ? wish.timeout
      : Math.min(limits.timeout, wish.timeout ?? Number.POSITIVE_INFINITY);
  const stream = generate(type, engine, { ...wish, ...limits, timeout, onProgress });
  const written = ({ puzzle, blank: _, answer, ...more }: GeneratedPuzzle): GeneratedText => ({
    ...more,
    answer: type.printAnswer(answer, puzzle),
  });
  try {
    for await (const one of stream) send({ kind: 'made', made: written(one) });
  } catch (error) {
    if (error instanceof PuzzleError) return { status: 'refused', code: error.code, message: error.sentence };
    throw error;
  }
  const end = stream.end!;
  if (end.status === 'complete') return end;
  const { best, ...unknown } = end;
  return { ...unknown, ...(best && { best: written(best) }) };
}
