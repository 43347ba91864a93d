import {
  type AnswersOptions,
  type AnyPuzzle,
  answersOf,
  type Engine,
  PuzzleError,
  readAnswer,
  readPuzzle,
  requireSize,
  solve,
  unique,
} from '@gridproof/core';
import type { Job, RowOutcome, SolutionVerdict } from './job.js';

/** Parses and solves the text of a puzzle within the time limit, and compares a solution with the answers. */
export async function runRowJob(
  type: AnyPuzzle,
  engine: Engine,
  job: Pick<Job, 'puzzle' | 'unique' | 'size' | 'solution'>,
  options: AnswersOptions,
  onEngine: () => void = () => {},
): Promise<RowOutcome> {
  const start = performance.now();
  const spent = () => performance.now() - start;
  const { size } = job;
  const read = attempt(() => requireSize(readPuzzle(job.puzzle, [type], { as: type.id, size }), size));
  if ('fault' in read) return read.fault;
  const { puzzle, format } = read.value;
  const timeout = options.timeout && Math.max(0, options.timeout - spent());
  if (timeout === 0)
    return {
      status: 'unknown',
      format,
      answers: [],
      verdict: {},
      reason: 'time limit',
      engine: engine.name,
      milliseconds: spent(),
    };
  const result = await (job.unique ? unique : solve)(type, puzzle, withOpenListener(engine, onEngine), {
    ...options,
    timeout,
  });
  const { status, stats } = result;
  const answers = answersOf(result).map((answer) => type.printAnswer(answer, puzzle));
  const { solution } = job;
  const verdict = attempt(() =>
    solution === undefined || status === 'unknown' ? {} : verdictOf(type, puzzle, answers, solution),
  );
  if ('fault' in verdict) return verdict.fault;
  return {
    status,
    format,
    answers,
    ...('reason' in result && { reason: result.reason }),
    verdict: verdict.value,
    engine: stats.engine,
    milliseconds: spent(),
  };
}

/** Runs a call of the puzzle type and converts its errors. */
function attempt<T>(work: () => T): { readonly value: T } | { readonly fault: RowOutcome } {
  try {
    return { value: work() };
  } catch (error) {
    if (!(error instanceof PuzzleError)) return { fault: { status: 'unreadable', message: String(error) } };
    const { code, message, line, column } = error;
    return { fault: { status: 'unread', error: { code, message, line, column } } };
  }
}

/** Compares a solution with the printed answers. */
function verdictOf(
  type: AnyPuzzle,
  puzzle: unknown,
  answers: readonly string[],
  solution: string,
): SolutionVerdict {
  try {
    const given = type.printAnswer(readAnswer(solution, type, puzzle), puzzle);
    return { solutionMatches: answers.includes(given) };
  } catch (error) {
    if (error instanceof PuzzleError) return { solutionMatches: false, solutionError: error.sentence };
    throw error;
  }
}

/** Wraps an engine so that `before` is called each time a session is opened. */
const withOpenListener = (engine: Engine, before: () => void): Engine =>
  Object.create(engine, {
    open: {
      value: (shape: Parameters<Engine['open']>[0]) => {
        before();
        return engine.open(shape);
      },
    },
  });
