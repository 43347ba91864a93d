import { setTimeout as sleep } from 'node:timers/promises';
import type { Progress } from '@gridproof/core';
import type { InstalledEngine } from '@gridproof/plugins';
import type { Runner } from '@gridproof/runner';
import { runTask, type TaskResult, type TaskSpec } from './run-task.js';
import type { Runners } from './runners.js';

/** Conflicts or milliseconds after which the heavy engines join the light ones. */
interface HeadStart {
  readonly conflicts: number;
  readonly milliseconds: number;
}

/**
 * Most puzzles are solved by then. Conflicts measure work, so that heavy engines are not loaded in vain on a busy
 * machine or for a large board; the time limit is for searches with many calls of few conflicts.
 */
const HEAD_START: HeadStart = { conflicts: 10_000, milliseconds: 5_000 };

/**
 * Runs a task on several engines: on the light ones immediately, on the others if there is no answer after some work.
 * The first definite answer wins and the others are stopped. An engine that does not know the answer or crashes loses to
 * one that does.
 */
export async function race(
  runners: Runners,
  posed: TaskSpec,
  engines: readonly InstalledEngine[],
  headStart = HEAD_START,
): Promise<TaskResult> {
  const start = Date.now();
  const stop = new AbortController();
  const shown = new Shown(posed);
  const onProgress = together(posed.onProgress);
  let endHeadStart = () => {};
  const hasWorked = new Promise<void>((resolve) => {
    endHeadStart = resolve;
  });
  const enter = async (
    engine: InstalledEngine,
    runner: Pick<Runner, 'run'>,
    joined: number,
  ): Promise<TaskResult> => {
    const { timeout } = posed.question;
    const left = timeout && timeout - joined;
    if (left !== undefined && left <= 0) throw new GaveUp([]);
    const result = await runTask(runner, {
      ...posed,
      engine,
      question: { ...posed.question, timeout: left },
      signal: stop.signal,
      onProgress: (progress) => {
        onProgress(engine, progress);
        if (progress.conflicts >= headStart.conflicts) endHeadStart();
      },
      onAnswer: (answer) => shown.show(answer, engine, Date.now() - start),
    });
    if (result.status === 'unknown') throw new GaveUp([result]);
    return { ...result, elapsed: result.elapsed + joined };
  };
  const light = engines.filter(({ start }) => start === 'light');
  const late = light.length ? engines.filter((engine) => !light.includes(engine)) : [];
  const starters = light.length ? light : engines;
  const first = starters.map((engine) =>
    // Two engines in this thread would block each other.
    enter(engine, starters.length === 1 ? runners.alone(engine) : runners.of(engine), 0),
  );
  const turn = late.length
    ? Promise.race([
        sleep(headStart.milliseconds, undefined, { signal: stop.signal }),
        hasWorked,
        Promise.any(first).then(
          () => Promise.reject(new GaveUp([])),
          () => undefined,
        ),
      ])
    : undefined;
  const others = late.map((engine) =>
    turn!.then(() => enter(engine, runners.of(engine), Date.now() - start)),
  );
  try {
    return shown.whole(await Promise.race([Promise.any([...first, ...others]), shown.enough]));
  } catch (error) {
    return shown.whole(undecided(resultsOf(error)));
  } finally {
    shown.close();
    stop.abort();
  }
}

/** Thrown with the results of engines that do not know the answer. */
class GaveUp extends Error {
  constructor(readonly results: readonly TaskResult[]) {
    super('no definite answer');
  }
}

/** The results of engines that all gave up. */
function resultsOf(error: unknown): readonly TaskResult[] {
  if (!(error instanceof AggregateError)) throw error;
  return error.errors.flatMap((one) => {
    if (one instanceof GaveUp) return one.results;
    throw one;
  });
}

/** Merges results of engines that do not know the answer: the one with the most answers, with the reasons of all. */
export function undecided<R extends Undecided>(results: readonly R[]): R {
  const found = ({ count = 0, answers }: R) => Math.max(count, answers.length);
  const best = results.reduce((one, other) => (found(other) > found(one) ? other : one));
  const reasons = new Set(results.map(({ reason }) => reason));
  const each = results.map(({ engine, reason }) => `${engine}: ${reason}`).join('; ');
  return reasons.size === 1 ? best : { ...best, reason: each };
}

/** The result of an engine that does not know the answer. */
type Undecided = Pick<TaskResult, 'answers' | 'count' | 'reason' | 'engine'>;

/** Collects the answers of an enumeration from several engines, each answer once and at most `limit` of them. */
class Shown {
  readonly #texts = new Set<string>();
  readonly #answers: unknown[] = [];
  #closed = false;
  #reach!: (result: TaskResult) => void;
  /** Resolves when the limit is reached by several engines together, none of which reached it alone. */
  readonly enough = new Promise<TaskResult>((resolve) => {
    this.#reach = resolve;
  });

  constructor(readonly posed: TaskSpec) {}

  show(answer: unknown, { name }: InstalledEngine, elapsed: number): void {
    const { read, question, onAnswer } = this.posed;
    const text = read.type.printAnswer(answer, read.puzzle);
    if (this.#closed || this.#texts.has(text)) return;
    this.#texts.add(text);
    this.#answers.push(answer);
    onAnswer?.(answer);
    if (this.#answers.length !== question.limit) return;
    this.close();
    this.#reach({
      task: 'enumerate',
      status: 'enumerated',
      answers: [],
      complete: false,
      engine: name,
      elapsed,
    });
  }

  /** A result with all collected answers. It is a disagreement if the engine claims completeness with fewer answers. */
  whole(result: TaskResult): TaskResult {
    if (result.task !== 'enumerate') return result;
    const answers = this.#answers;
    const count = answers.length;
    if (!result.complete || result.count === count) return { ...result, answers, count };
    const reason = `${result.engine} says that there are no more than ${result.count} answers, and ${count} were found`;
    return { ...result, status: 'disagreement', reason, answers: [], count };
  }

  close(): void {
    this.#closed = true;
  }
}

/** Merges the progress of several engines: the maximum of the answers, the sum of the work. */
export function together(
  onProgress: (progress: Progress) => void = () => {},
): (engine: InstalledEngine, progress: Progress) => void {
  const latest = new Map<InstalledEngine, Progress>();
  return (engine, progress) => {
    latest.set(engine, progress);
    const all = [...latest.values()];
    const sum = (of: (one: Progress) => number) => all.reduce((total, one) => total + of(one), 0);
    onProgress({
      answers: Math.max(...all.map(({ answers }) => answers)),
      rounds: sum(({ rounds }) => rounds),
      cuts: sum(({ cuts }) => cuts),
      conflicts: sum(({ conflicts }) => conflicts),
      elapsed: Math.max(...all.map(({ elapsed }) => elapsed)),
    });
  };
}
