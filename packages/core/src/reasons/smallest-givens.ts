import { UndecidedError } from '../checkpoint.js';
import type { Engine, Literal } from '../engine.js';
import { minimizeSet } from '../minimize-set.js';
import type { TaskMonitor } from '../search/task-monitor.js';
import type { CoreSession } from './core-session.js';

/** The fewest givens that make a puzzle unique, or a lower bound of their number if time ran out. */
export type SmallestGivens =
  | { readonly status: 'fewest'; readonly literals: readonly Literal[] }
  | { readonly status: 'atLeast'; readonly count: number };

/**
 * Finds the fewest of an answer's literals that exclude all other answers. Every other answer differs in some literals, one of which must
 * be given. Each round tries the fewest literals that hit all differences so far; if another answer exists, it adds a minimal difference
 * (implicit hitting sets; Ignatiev, Previti, Liffiton and Marques-Silva, "Smallest MUS extraction with minimal hitting set dualization",
 * 2015). Ends after at most `rounds`.
 */
export async function smallestGivens(
  cores: CoreSession,
  engine: Engine,
  answer: readonly Literal[],
  monitor: TaskMonitor,
  deadline: number,
  rounds: number,
): Promise<SmallestGivens> {
  const { posted } = cores.program;
  cores.deadline = Math.min(deadline, monitor.deadline ?? deadline);
  const hitting = await HittingSets.open(engine, answer.length, cores.deadline, monitor.conflicts);
  let count = 1;
  try {
    for (let round = 0; round < rounds && !(await monitor.pause()); round++) {
      const result = monitor.run(() => {
        const chosen = hitting.fewest().map((at) => answer[at]!);
        count = Math.max(count, chosen.length);
        const differences = otherAnswer(cores, posted, chosen, without(answer, chosen));
        if (!differences) return { literals: chosen };
        // Minimizes the difference.
        const few = minimizeSet(differences, (some) =>
          some.length === 0 ? undefined : otherAnswer(cores, posted, without(answer, some), some),
        );
        hitting.add(few.map((literal) => answer.indexOf(literal)));
        return undefined;
      });
      if (result) return { status: 'fewest', ...result };
    }
  } catch (error) {
    if (!(error instanceof UndecidedError)) throw error;
  } finally {
    hitting.close();
  }
  return { status: 'atLeast', count };
}

function without(literals: readonly Literal[], removed: readonly Literal[]): readonly Literal[] {
  const removedSet = new Set(removed);
  return literals.filter((literal) => !removedSet.has(literal));
}

/** Returns the changing literals that are false in some answer with the fixed ones; undefined if there is no such answer. */
function otherAnswer(
  cores: CoreSession,
  reasons: readonly number[],
  fixed: readonly Literal[],
  changing: readonly Literal[],
): readonly Literal[] | undefined {
  const { session } = cores;
  const differs = cores.fresh();
  session.addClauses(Int32Array.from([-differs, ...changing.map((literal) => -literal), 0]));
  if (cores.refute(reasons, [...fixed, differs])) return undefined;
  return changing.filter((literal) => !cores.value(literal));
}

/** Finds minimum hitting sets. */
class HittingSets {
  #fewest = 0;

  private constructor(
    readonly session: Awaited<ReturnType<Engine['open']>>,
    readonly size: number,
    /** Time limit in milliseconds like `Date.now()`. */
    readonly deadline: number,
    readonly conflicts: number | undefined,
  ) {}

  static async open(
    engine: Engine,
    size: number,
    deadline: number,
    conflicts: number | undefined,
  ): Promise<HittingSets> {
    const session = await engine.open({ variables: size, clauses: 0, counts: 0, linears: 0, lazy: true });
    session.addVariables(size);
    return new HittingSets(session, size, deadline, conflicts);
  }

  /** Adds a set that must be hit. */
  add(indices: readonly number[]): void {
    this.session.addClauses(Int32Array.from([...indices.map((at) => at + 1), 0]));
  }

  /**
   * Returns a minimum hitting set.
   * @throws {UndecidedError}
   */
  fewest(): number[] {
    const all = Array.from({ length: this.size }, (_, at) => at + 1);
    for (; ; this.#fewest++) {
      const few = this.session.addVariables(1);
      this.session.addCounts(Int32Array.from([few, 0, this.#fewest, this.size, ...all]));
      const { deadline, conflicts } = this;
      const verdict = this.session.solve(Int32Array.of(few), { deadline, conflicts });
      if (verdict.status === 'unknown') throw new UndecidedError(verdict.reason);
      if (verdict.status === 'sat')
        return all.flatMap((variable, at) => (this.session.value(variable) ? [at] : []));
    }
  }

  close(): void {
    this.session.close();
  }
}
