import type { InstalledEngine } from '@gridproof/plugins';
import type { Runner } from '@gridproof/runner';
import { ask, type Posed, type Result } from './ask.js';
import { undecided } from './race.js';

/**
 * The conflicts that a call of an engine may take when it is first its turn. Of the puzzles in the benchmarks one in a
 * hundred takes more than a thousand with CaDiCaL, and none takes ten thousand: a quarter of a second.
 */
const CONFLICTS = 10_000;

/** Each time round, engines get this many times as many: what was done before is a third of it at most. */
const GROWTH = 4;

/** As good as no limit. */
const MOST = 2 ** 31;

/** What distinguishes a choice of engines from others that may come to another answer of several. */
export const turnsOf = (engines: readonly Pick<InstalledEngine, 'name'>[], conflicts = CONFLICTS): string =>
  [...engines.map(({ name }) => name), ...(engines.length > 1 ? [conflicts, GROWTH] : [])].join();

/** What an engine came to, as far as turns are concerned. */
export interface Ended {
  readonly status: string;
  readonly reason?: string;
}

/**
 * Asks engines one after the other, each up to a number of conflicts, and then all over again with more, until one knows or there
 * is no time left: on every machine the same one, however fast it is. An engine that gives up for another reason is not asked again, and
 * the only one is asked without a limit. What came of it: what the one says that knows, or each that does not, by then.
 */
export async function inTurn<E, R extends Ended>(
  engines: readonly E[],
  ask: (engine: E, conflicts: number | undefined) => Promise<R>,
  first = CONFLICTS,
): Promise<readonly R[]> {
  const came = new Map<E, R>();
  let left = engines;
  for (let most = first; left.length > 0; most *= GROWTH) {
    const conflicts = left.length > 1 && most < MOST ? most : undefined;
    for (const engine of left) {
      const result = await ask(engine, conflicts);
      if (result.status !== 'unknown') return [result];
      came.set(engine, result);
      if (isOver(result)) return [...came.values()];
    }
    if (conflicts === undefined) break;
    left = left.filter((engine) => came.get(engine)!.reason === 'conflict limit');
  }
  return [...came.values()];
}

/** Whether no other engine could know either, because the time is over. */
const isOver = ({ reason }: Ended): boolean => reason === 'time limit' || reason === 'aborted';

/** Asks engines in turn one question of one puzzle, all in threads of one runner; the time limit is for all of them together. */
export async function askInTurn(
  runner: Pick<Runner, 'run'>,
  posed: Posed,
  engines: readonly InstalledEngine[],
  first?: number,
): Promise<Result> {
  const { question } = posed;
  let spent = 0;
  const results = await inTurn(
    engines,
    async (engine, conflicts) => {
      const timeout = question.timeout && Math.max(1, question.timeout - spent);
      const result = await ask(runner, { ...posed, engine, question: { ...question, conflicts, timeout } });
      spent += result.elapsed;
      return result;
    },
    first,
  );
  const over = results.find(isOver);
  return { ...undecided(results), ...(over && { reason: over.reason }), elapsed: spent };
}
