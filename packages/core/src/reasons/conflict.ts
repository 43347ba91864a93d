import { UndecidedError } from '../checkpoint.js';
import { Random } from '../random.js';
import type { TaskMonitor } from '../search/task-monitor.js';
import { BoundedPropagation } from './bounded-propagation.js';
import type { CoreSession } from './core-session.js';
import { type CountConflict, countConflict } from './count-conflict.js';
import { minimizeReasons } from './minimize-reasons.js';
import type { ConstraintReason, Reason } from './reason.js';

/** A set of contradictory reasons. */
export interface Conflict<R extends Reason = Reason> {
  readonly reasons: readonly R[];
  /** No reason can be removed, as has been proved. */
  readonly minimal: boolean;
  /** The numbers of the reasons contradict each other by their sums alone. */
  readonly count?: CountConflict;
}

/** Maximum number of reasons of a contradiction found by bounded propagation. */
const MAX_PROPAGATED = 6;
/** Maximum number of reasons of a contradiction that is preferred to one of sums. */
const MAX_BESIDE_SUMS = 3;
/** Conflicts of an engine after which a contradiction of sums is not known to be minimal. */
const SUMS_CONFLICTS = 10_000;
/** Time for the first minimal set, as a multiple of the budget. */
const FIRST_BUDGETS = 3;
/** Number of successive failures that ends the search for a smaller set. */
const MAX_FAILURES = 12;

/**
 * Searches for a small minimal set of contradictory reasons. Shrinks the engine's core by deletion, repeatedly from other cores and in
 * other orders, with the reasons near a random one tried last; and also a contradiction of bounded propagation. Returns the smallest set
 * within the budget (in milliseconds), or before several failures in a row, which need not be the smallest of all (compare Liffiton and
 * Malik, "Enumerating infeasibility", 2013). Undefined if all reasons are consistent.
 * @throws {UndecidedError} if even that is undecided
 */
export async function smallConflict(
  cores: CoreSession,
  monitor: TaskMonitor,
  budget: number,
): Promise<Conflict<ConstraintReason> | undefined> {
  const { program } = cores;
  const all = program.posted;
  const counted = monitor.run(() => contradictionOfSums(cores));
  if (counted) return counted;
  let best = monitor.run(() => cores.conflict(all));
  if (!best) return undefined;
  const start = Date.now();
  const until = (time: number) => Math.min(time, monitor.deadline ?? time);
  cores.deadline = until(start + FIRST_BUDGETS * budget);
  let proved = false;
  const take = (
    core: readonly number[] | undefined,
    order: (reasons: readonly number[]) => readonly number[],
  ): boolean => {
    if (!core) return false;
    const onFewer = (fewer: readonly number[]) => {
      if (!proved) best = fewer;
    };
    const minimal = minimizeReasons(cores, order(core), [], { onFewer });
    if (proved && cost(cores, minimal) >= cost(cores, best!)) return false;
    best = minimal;
    proved = true;
    cores.deadline = until(start + budget);
    return true;
  };
  try {
    monitor.run(() => {
      take(contradiction(cores, MAX_PROPAGATED), (reasons) => reasons);
      take(best, (reasons) => reasons);
    });
    // A fixed seed, so that each puzzle is always explained in the same way.
    const random = new Random(all.length);
    for (let failures = 0; failures < MAX_FAILURES; failures++) {
      if ((await monitor.pause()) || Date.now() >= start + budget) break;
      const centre = best[random.below(best.length)]!;
      const order = (reasons: readonly number[]) => farthestFirst(cores, reasons, centre);
      const isBetter = monitor.run(() => {
        const from = failures % 2 ? random.shuffled(all) : [...order(all)].reverse();
        return take(cores.conflict(from), order);
      });
      if (isBetter) failures = 0;
    }
  } catch (error) {
    if (!(error instanceof UndecidedError)) throw error;
  }
  const inOrder = best.toSorted((a, b) => a - b);
  return { reasons: inOrder.map((reason) => program.reasons[reason]!.reason), minimal: proved };
}

/** Returns a contradiction of sums, unless few reasons contradict each other in another way. */
function contradictionOfSums(cores: CoreSession): Conflict<ConstraintReason> | undefined {
  const { program } = cores;
  const count = countConflict(program);
  if (!count || contradiction(cores, MAX_BESIDE_SUMS)) return undefined;
  const reasons = count.sides.flatMap((side) => side.reasons);
  const minimal = reasons.every((reason) => {
    const others = reasons.filter((one) => one !== reason);
    return cores.query(others, [], SUMS_CONFLICTS).status === 'possible';
  });
  const index = new Map(reasons.map((reason, at) => [reason, at]));
  const sides = count.sides.map(({ reasons: some, sum }) => ({
    reasons: some.map((reason) => index.get(reason)!),
    sum,
  }));
  return {
    reasons: reasons.map((reason) => program.reasons[reason]!.reason),
    minimal,
    count: { ...count, sides },
  };
}

/** Finds a contradiction by bounded propagation, of as few reasons as possible. */
function contradiction(cores: CoreSession, maxReasons: number): readonly number[] | undefined {
  const consequences = new BoundedPropagation(cores.program, cores);
  cores.onCut = (cut) => consequences.addClause(cut);
  for (let most = 1; most <= maxReasons; most++) {
    const refutation = consequences.contradiction(most);
    if (refutation) return refutation.reasons;
  }
  return undefined;
}

/** Cost of an explanation: prefers few reasons, near ones, and those with few places. */
function cost(cores: CoreSession, reasons: readonly number[]): number {
  const places = reasons.map((reason) => cores.program.reasons[reason]!.reason.places);
  const all = places.flat();
  const span = (of: (place: { row: number; col: number }) => number) =>
    all.length ? Math.max(...all.map(of)) - Math.min(...all.map(of)) : 0;
  return reasons.length + (span(({ row }) => row) + span(({ col }) => col)) / 50 + all.length / 1000;
}

function farthestFirst(cores: CoreSession, reasons: readonly number[], centre: number): readonly number[] {
  const middle = (reason: number) => {
    const { places } = cores.program.reasons[reason]!.reason;
    const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / Math.max(1, of.length);
    return {
      row: mean(places.map(({ row }) => row)),
      col: mean(places.map(({ col }) => col)),
      size: places.length,
    };
  };
  const from = middle(centre);
  const distances = new Map(
    reasons.map((reason) => {
      const { row, col, size } = middle(reason);
      return [reason, Math.abs(row - from.row) + Math.abs(col - from.col) + size / 4];
    }),
  );
  return reasons.toSorted((a, b) => distances.get(b)! - distances.get(a)!);
}
