import { type AnyPuzzle, type Engine, type GeneratedPuzzle, generate, PuzzleError } from '@gridproof/core';
import type { GeneratedText, GenerateJobOutcome, Job, JobEvent } from './job.js';
import { throttle } from './throttle.js';

/** Runs a `generate` job and sends each puzzle. */
export async function runGenerateJob(
  type: AnyPuzzle,
  engine: Engine,
  { generateOptions }: Job,
  limits: { readonly timeout: number | undefined; readonly signal: AbortSignal | undefined },
  send: (event: JobEvent) => void,
): Promise<GenerateJobOutcome> {
  if (!generateOptions) throw new TypeError('a generate job needs generateOptions');
  const onProgress = throttle(({ rejected }: { rejected: GeneratedPuzzle['rejected'] }) =>
    send({ kind: 'rejected', rejected }),
  );
  const timeout =
    limits.timeout === undefined
      ? generateOptions.timeout
      : Math.min(limits.timeout, generateOptions.timeout ?? Number.POSITIVE_INFINITY);
  const stream = generate(type, engine, { ...generateOptions, ...limits, timeout, onProgress });
  const printPuzzle = ({ puzzle, blank: _, answer, ...more }: GeneratedPuzzle): GeneratedText => ({
    ...more,
    answer: type.printAnswer(answer, puzzle),
  });
  try {
    for await (const one of stream) send({ kind: 'puzzle', puzzle: printPuzzle(one) });
  } catch (error) {
    if (error instanceof PuzzleError) return { status: 'refused', code: error.code, message: error.sentence };
    throw error;
  }
  const end = stream.end!;
  if (end.status === 'complete') return end;
  const { best, ...unknown } = end;
  return { ...unknown, ...(best && { best: printPuzzle(best) }) };
}
