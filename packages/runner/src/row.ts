import {
  type AnswersOptions,
  type AnyPuzzle,
  type Engine,
  type ReadPuzzle,
  readPuzzle,
  solve,
  unique,
} from '@gridproof/core';
import type { Job, Row } from './job.js';

/** Reads the text of a puzzle, and solves it, both within its time limit. The type is known: whatever else the text could be is for those who handed it in. */
export async function row(
  type: AnyPuzzle,
  engine: Engine,
  job: Pick<Job, 'puzzle' | 'unique'>,
  options: AnswersOptions,
  onEngine: () => void = () => {},
): Promise<Row> {
  const start = performance.now();
  const spent = () => performance.now() - start;
  const read = readAs(type, job.puzzle);
  if (!read) return { status: 'unread' };
  const { puzzle, format } = read;
  const timeout = options.timeout && Math.max(0, options.timeout - spent());
  if (timeout === 0)
    return {
      status: 'unknown',
      format,
      answers: [],
      reason: 'time limit',
      engine: engine.name,
      milliseconds: spent(),
    };
  const result = await (job.unique ? unique : solve)(type, puzzle, announced(engine, onEngine), {
    ...options,
    timeout,
  });
  const { status, stats } = result;
  return {
    status,
    format,
    answers: answersOf(result).map((answer) => type.printAnswer(answer, puzzle)),
    ...('reason' in result && { reason: result.reason }),
    engine: stats.engine,
    milliseconds: spent(),
  };
}

/** Undefined where that fails, in whichever way. */
function readAs(type: AnyPuzzle, text: string): ReadPuzzle | undefined {
  try {
    return readPuzzle(text, [type], { as: type.id });
  } catch {
    return undefined;
  }
}

/** The same engine; each time it is to be asked, something is done before. */
const announced = (engine: Engine, before: () => void): Engine =>
  Object.create(engine, {
    open: {
      value: (shape: Parameters<Engine['open']>[0]) => {
        before();
        return engine.open(shape);
      },
    },
  });

/** One, the two of several, or none. */
function answersOf(result: object): readonly unknown[] {
  if ('answers' in result) return result.answers as readonly unknown[];
  return 'answer' in result && result.answer !== undefined ? [result.answer] : [];
}
