import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Assignment, Model, placesOf, steps } from '../src/index.js';
import { BoundedSolver } from '../src/reasons/bounded-solver.js';
import { meaning } from './brute-force.js';
import { numbers, smallPuzzle } from './small-puzzles.js';
import { TrialAndError } from './trial-and-error.js';

/** A small puzzle as a model without some of its rules, and its solutions. */
function posted({ type, puzzle }: { type: any; puzzle: any }, without: ReadonlySet<number> = new Set()) {
  const model = new Model<'rule'>();
  const places = placesOf(type.encode(model, puzzle));
  const left = new Model<'rule'>();
  type.encode(
    left,
    puzzle.filter((_: unknown, at: number) => !without.has(at)),
  );
  return {
    model: { variables: model.variables, derived: model.derived, posted: model.posted, places },
    solutions: [...meaning(left)].map((one) => JSON.parse(one) as Assignment),
  };
}

/** A naked single in a cell with two values: its premise is the same fact. */
const WITH_TWO_VALUES = {
  type: numbers as never,
  puzzle: [
    { kind: 'count', cells: [2, 3], n: 3 },
    { kind: 'count', cells: [0, 1, 3, 2], n: 4 },
    { kind: 'global', cells: [0, 3], n: 0 },
  ],
};

describe('BoundedSolver', () => {
  it('reaches only unique answers, almost independently of earlier calls', () => {
    let reached = 0;
    let missed = 0;
    fc.assert(
      fc.property(smallPuzzle, fc.infiniteStream(fc.nat(6)), (small, numbers) => {
        const { model, solutions } = posted(small);
        if (solutions.length !== 1 || model.posted.length !== small.puzzle.length) return;
        const reach = new BoundedSolver(model, solutions[0]!);
        for (const most of [4.5, 2.5, 1.75, 4.5]) {
          const without = new Set([...Array(2)].map(() => numbers.next().value! % small.puzzle.length));
          const fresh = new BoundedSolver(model, solutions[0]!).reachesAnswer(most, without);
          const again = reach.reachesAnswer(most, without);
          if (fresh && !again) missed++;
          if (again) expect(posted(small, without).solutions).toHaveLength(1);
          if (again) reached++;
        }
      }),
      { numRuns: 3000 },
    );
    expect(reached).toBeGreaterThan(20);
    expect(missed).toBeLessThan(reached / 10);
  });

  it('reaches the answer at the effort of a path found by bounded propagation', async () => {
    let reached = 0;
    let harder = 0;
    await fc.assert(
      fc.asyncProperty(smallPuzzle, async (small) => {
        const { model, solutions } = posted(small);
        if (solutions.length !== 1) return;
        const reach = new BoundedSolver(model, solutions[0]!);
        let hardest = 0;
        for await (const { effort } of steps(small.type, small.puzzle, new TrialAndError()))
          hardest = Math.max(hardest, effort);
        if (reach.reachesAnswer(1.75, new Set())) {
          reached++;
          // A path may cut off a larger component, of cells that became known together, which takes more effort to see.
          if (hardest > 1.75) harder++;
        }
        if (hardest === 0) expect(reach.reachesAnswer(1, new Set())).toBe(true);
      }),
      { numRuns: 1500, examples: [[WITH_TWO_VALUES as never]] },
    );
    expect(reached).toBeGreaterThan(20);
    expect(harder).toBeLessThanOrEqual(1);
  });
});
