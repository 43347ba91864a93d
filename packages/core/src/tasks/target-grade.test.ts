import { describe, expect, it } from 'vitest';
import { type ClueRemoval, putBack, removeToTarget, type Target } from './target-grade.js';

const CLUES = Array.from({ length: 40 }, (_, clue) => clue);
const ORBITS = CLUES.map((clue) => [clue]);

/**
 * Clues of which all may be removed. Each removed clue makes the puzzle harder by a tenth, and it has a step by `chain` while that is
 * harder than 3 and the clue 35 is on the board.
 */
function removalOf(chainLength = CLUES.length, isEngineSlow = false) {
  const checks = { levels: 0, techniques: 0 };
  const hardest = (removed: readonly number[]) => 1 + removed.length / 10;
  const removal: ClueRemoval<number> = {
    orbits: ORBITS,
    isUnique: async () => true,
    isEngineSlow,
    chain: async () => ORBITS.slice(0, chainLength),
    isWithin: (effort, removed) => hardest(removed) <= effort,
    isWithinLevel: (level, removed) => {
      checks.levels++;
      return hardest(removed) <= level;
    },
    techniques: (_, removed) => {
      checks.techniques++;
      const effort = hardest(removed);
      return new Map(effort > 3 && !removed.includes(35) ? [['chain', effort]] : [['single', effort]]);
    },
    may: () => true,
  };
  return { removal, checks };
}

const target = (techniques: Partial<Target['techniques']>): Target => ({
  difficulty: undefined,
  techniques: { needs: [], minLevel: 0, maxLevel: undefined, ...techniques },
});

describe('removing clues for techniques', () => {
  it('keeps the steps within a level, by a binary search and then one by one', async () => {
    const { removal, checks } = removalOf();
    expect((await removeToTarget({}, target({ maxLevel: 2 }), removal)).removed).toEqual(ORBITS.slice(0, 10));
    // All clues, a binary search among 40, and six clues after the first that makes it too hard.
    expect(checks).toEqual({ levels: 1 + 5 + 6, techniques: 0 });
  });

  it('asks no engine if that takes longer, and removes only some clues at once', async () => {
    const { removal, checks } = removalOf(0, true);
    const isUnique = () => {
      throw new Error('asks an engine');
    };
    const { removed } = await removeToTarget({}, target({ maxLevel: 2 }), { ...removal, isUnique });
    expect(removed).toEqual(ORBITS.slice(0, 10));
    // All clues, three times three of them, one more of two, and six that make it too hard.
    expect(checks.levels).toBe(1 + 3 + 2 + 6);
  });

  it('rejects an answer that is not the only one', async () => {
    const { removal } = removalOf();
    const several = { ...removal, isUnique: async () => false };
    expect((await removeToTarget({}, target({ maxLevel: 2 }), several)).why).toBe('several');
    expect((await removeToTarget({}, target({}), several)).why).toBe('several');
  });

  it('keeps both the level and the effort of a grade', async () => {
    const { removal } = removalOf();
    const easy = { ...target({ maxLevel: 2 }), difficulty: 'easy' as const };
    expect((await removeToTarget({}, easy, removal)).removed).toHaveLength(7);
    const hard = { ...target({ maxLevel: 2 }), difficulty: 'hard' as const };
    expect((await removeToTarget({}, hard, removal)).why).toBe('easy');
  });

  it('leaves a puzzle that the easier grade solves only narrowly to its rating', async () => {
    const whyAt = async (hardest: number) => {
      const isWithin = (effort: number) => hardest <= effort;
      const whole = { ...removalOf().removal, orbits: [], isWithin, isWithinLevel: isWithin };
      return (await removeToTarget({}, { ...target({}), difficulty: 'medium' }, whole)).why;
    };
    // The limit of easy puzzles is 1.7975.
    expect(await whyAt(1.79)).toBeUndefined();
    expect(await whyAt(1.7)).toBe('easy');
  });

  it('tests the easier grade first if no clues are removable', async () => {
    const efforts: number[] = [];
    const isWithin = (effort: number) => efforts.push(effort) > 0;
    const whole = { ...removalOf().removal, orbits: [], isWithin };
    expect((await removeToTarget({}, { ...target({}), difficulty: 'medium' }, whole)).why).toBe('easy');
    expect(efforts).toEqual([expect.closeTo(1.76625)]);
  });

  it('rejects a puzzle as too easy only if the levels of its techniques are low as well', async () => {
    const { removal } = removalOf(5);
    const medium = { ...target({}), difficulty: 'medium' as const };
    const few = { ...removal, orbits: ORBITS.slice(0, 5) };
    expect((await removeToTarget({}, medium, few)).why).toBe('easy');
    expect((await removeToTarget({}, medium, { ...few, isWithinLevel: () => false })).why).toBeUndefined();
  });

  it('rejects an answer that all clues leave too hard', async () => {
    const { removal } = removalOf();
    expect(await removeToTarget({}, target({ maxLevel: 0.5 }), removal)).toEqual({
      removed: [],
      why: 'hard',
    });
  });

  it('puts a clue back if the puzzle has a step by a needed technique with it', async () => {
    const { removal, checks } = removalOf();
    const { removed, why } = await removeToTarget({}, target({ needs: ['chain'], minLevel: 3 }), removal);
    expect(why).toBeUndefined();
    expect(removed.flat()).toEqual(CLUES.filter((clue) => clue !== 35));
    expect(checks).toEqual({ levels: 0, techniques: 1 + 5 });
  });

  it('rejects a puzzle without a needed technique', async () => {
    const { removal } = removalOf();
    expect((await removeToTarget({}, target({ needs: ['wing'] }), removal)).why).toBe('techniques');
  });

  it('puts no clue back if the puzzle is easier than the technique', async () => {
    const { removal, checks } = removalOf(10);
    expect((await removeToTarget({}, target({ needs: ['chain'], minLevel: 3 }), removal)).why).toBe(
      'techniques',
    );
    expect(checks.techniques).toBe(1);
  });
});

it('puts back an eighth of the clues, and more while the levels of the techniques are too high', () => {
  const putBackWithin = (most: number) =>
    putBack(ORBITS, { most }, (level, removed) => removed.length <= level).map(([clue]) => clue);
  expect(putBackWithin(40)).toEqual(CLUES.slice(0, 35));
  expect(putBackWithin(11)).toEqual(CLUES.slice(0, 11));
  expect(putBackWithin(0)).toEqual([]);
  expect(putBack(ORBITS.slice(0, 1), { most: 0 }, () => true)).toEqual([]);
});
