import { setTimeout as sleep } from 'node:timers/promises';
import type { TaskProgress } from '@gridproof/core';
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
  spec: TaskSpec,
  engines: readonly InstalledEngine[],
  headStart = HEAD_START,
): Promise<TaskResult> {
  const start = Date.now();
  const stop = new AbortController();
  const collector = new AnswerCollector(spec);
  const onProgress = mergeProgress(spec.onProgress);
  let endHeadStart = () => {};
  const workDone = new Promise<void>((resolve) => {
    endHeadStart = resolve;
  });
  const joinRace = async (
    engine: InstalledEngine,
    runner: Pick<Runner, 'run'>,
    delay: number,
  ): Promise<TaskResult> => {
    const { timeout } = spec.query;
    const remaining = timeout && timeout - delay;
    if (remaining !== undefined && remaining <= 0) throw new UndecidedError([]);
    const result = await runTask(runner, {
      ...spec,
      engine,
      query: { ...spec.query, timeout: remaining },
      signal: stop.signal,
      onProgress: (progress) => {
        onProgress(engine, progress);
        if (progress.conflicts >= headStart.conflicts) endHeadStart();
      },
      onAnswer: (answer) => collector.add(answer, engine, Date.now() - start),
    });
    if (result.status === 'unknown') throw new UndecidedError([result]);
    return { ...result, elapsed: result.elapsed + delay };
  };
  const light = engines.filter(({ start }) => start === 'light');
  const heavy = light.length ? engines.filter((engine) => !light.includes(engine)) : [];
  const starters = light.length ? light : engines;
  const first = starters.map((engine) =>
    // Two engines in this thread would block each other.
    joinRace(engine, starters.length === 1 ? runners.inlineRunner(engine) : runners.threadRunner(engine), 0),
  );
  const headStartOver = heavy.length
    ? Promise.race([
        sleep(headStart.milliseconds, undefined, { signal: stop.signal }),
        workDone,
        Promise.any(first).then(
          () => Promise.reject(new UndecidedError([])),
          () => undefined,
        ),
      ])
    : undefined;
  const joiners = heavy.map((engine) =>
    headStartOver!.then(() => joinRace(engine, runners.threadRunner(engine), Date.now() - start)),
  );
  try {
    return collector.complete(
      await Promise.race([Promise.any([...first, ...joiners]), collector.limitReached]),
    );
  } catch (error) {
    return collector.complete(mergeUndecided(resultsOf(error)));
  } finally {
    collector.close();
    stop.abort();
  }
}

/** Thrown with the results of engines that do not know the answer. */
class UndecidedError extends Error {
  constructor(readonly results: readonly TaskResult[]) {
    super('no definite answer');
  }
}

/** The results of engines that all gave up. */
function resultsOf(error: unknown): readonly TaskResult[] {
  if (!(error instanceof AggregateError)) throw error;
  return error.errors.flatMap((one) => {
    if (one instanceof UndecidedError) return one.results;
    throw one;
  });
}

/** Merges results of engines that do not know the answer: the one with the most answers, with the reasons of all. */
export function mergeUndecided<R extends UndecidedResult>(results: readonly R[]): R {
  const answerCount = ({ count = 0, answers }: R) => Math.max(count, answers.length);
  const best = results.reduce((one, other) => (answerCount(other) > answerCount(one) ? other : one));
  const reasons = new Set(results.map(({ reason }) => reason));
  const details = results.map(({ engine, reason }) => `${engine}: ${reason}`).join('; ');
  return reasons.size === 1 ? best : { ...best, reason: details };
}

/** The result of an engine that does not know the answer. */
type UndecidedResult = Pick<TaskResult, 'answers' | 'count' | 'reason' | 'engine'>;

/** Collects the answers of an enumeration from several engines, each answer once and at most `limit` of them. */
class AnswerCollector {
  readonly #texts = new Set<string>();
  readonly #answers: unknown[] = [];
  #isClosed = false;
  #reachLimit!: (result: TaskResult) => void;
  /** Resolves when the limit is reached by several engines together, none of which reached it alone. */
  readonly limitReached = new Promise<TaskResult>((resolve) => {
    this.#reachLimit = resolve;
  });

  constructor(readonly spec: TaskSpec) {}

  add(answer: unknown, { name }: InstalledEngine, elapsed: number): void {
    const { read, query, onAnswer } = this.spec;
    const text = read.type.printAnswer(answer, read.puzzle);
    if (this.#isClosed || this.#texts.has(text)) return;
    this.#texts.add(text);
    this.#answers.push(answer);
    onAnswer?.(answer);
    if (this.#answers.length !== query.limit) return;
    this.close();
    this.#reachLimit({
      task: 'enumerate',
      status: 'enumerated',
      answers: [],
      complete: false,
      engine: name,
      elapsed,
    });
  }

  /** A result with all collected answers. It is a disagreement if the engine claims completeness with fewer answers. */
  complete(result: TaskResult): TaskResult {
    if (result.task !== 'enumerate') return result;
    const answers = this.#answers;
    const count = answers.length;
    if (!result.complete || result.count === count) return { ...result, answers, count };
    const reason = `${result.engine} says that there are no more than ${result.count} answers, and ${count} were found`;
    return { ...result, status: 'disagreement', reason, answers: [], count };
  }

  close(): void {
    this.#isClosed = true;
  }
}

/** Merges the progress of several engines: the maximum of the answers, the sum of the work. */
export function mergeProgress(
  onProgress: (progress: TaskProgress) => void = () => {},
): (engine: InstalledEngine, progress: TaskProgress) => void {
  const latest = new Map<InstalledEngine, TaskProgress>();
  return (engine, progress) => {
    latest.set(engine, progress);
    const all = [...latest.values()];
    const sum = (field: (one: TaskProgress) => number) => all.reduce((total, one) => total + field(one), 0);
    onProgress({
      answers: Math.max(...all.map(({ answers }) => answers)),
      rounds: sum(({ rounds }) => rounds),
      cuts: sum(({ cuts }) => cuts),
      conflicts: sum(({ conflicts }) => conflicts),
      elapsed: Math.max(...all.map(({ elapsed }) => elapsed)),
    });
  };
}
