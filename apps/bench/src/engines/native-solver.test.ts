import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countAnswers, type Session } from '@gridproof/core';
import { takuzu } from '@gridproof/takuzu';
import { describe, expect, it, vi } from 'vitest';
import { packageRoot } from '../package-root.js';
import { nativeSolver } from './native-solver.js';

const solver = (name: string) => nativeSolver(join(packageRoot, 'test', 'fixtures', `${name}.mjs`));
const SHAPE = { variables: 4, clauses: 0, counts: 0, linears: 0, lazy: false };

async function withSession(name: string, use: (session: Session) => void): Promise<void> {
  const session = await solver(name).open(SHAPE);
  expect(session.addVariables(4)).toBe(1);
  use(session);
  session.close();
}

/** Counts the assignments of the first four variables. */
function solutionsOf(session: Session): number {
  for (let n = 0; ; n++) {
    if (session.solve().status !== 'sat') return n;
    session.addClauses(Int32Array.of(...[1, 2, 3, 4].map((one) => (session.value(one) ? -one : one)), 0));
  }
}

describe.each(['cadical', 'minisat', 'z3'])('a judge that speaks as %s', (name) => {
  it('gets everything again for each question', async () => {
    await withSession(name, (session) => {
      session.addClauses(Int32Array.of(1, 2, 0, -1, -2, 0));
      session.addCounts(Int32Array.of(0, 2, 3, 4, 1, 2, 3, 4));
      session.addLinears(Int32Array.of(-3, 2, 3, 3, 2, 1, 3, 2, -1, 4));
      // One of the first two, and one or both of the others. Without the third, the first and the fourth sum to 1 only.
      expect(solutionsOf(session)).toBe(5);
    });
  });

  it('answers under assumptions, and blames all of them', async () => {
    await withSession(name, (session) => {
      session.addClauses(Int32Array.of(-1, 2, 0, -2, 3, 0));
      expect(session.solve(Int32Array.of(1, 4))).toEqual({ status: 'sat' });
      expect([1, 2, 3, 4, -1].map((one) => session.value(one))).toEqual([true, true, true, true, false]);
      expect(session.solve(Int32Array.of(1, -3))).toEqual({ status: 'unsat' });
      expect([...session.core()]).toEqual([1, -3]);
      expect(session.solve()).toEqual({ status: 'sat' });
      expect([...session.core()]).toEqual([]);
    });
  });
});

it('a native solver finds the answers of a puzzle with lazy constraints, and leaves no files behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gridproof-'));
  vi.stubEnv('TMPDIR', folder);
  const puzzle = takuzu.parse('1...\n..0.\n.1..\n....');
  const { status, count, stats } = await countAnswers(takuzu, puzzle, solver('cadical'), { searchSteps: 0 });
  expect({ status, count, engine: stats.engine }).toEqual({
    status: 'counted',
    count: 8,
    engine: 'native:cadical.mjs',
  });
  expect(stats.cuts).toBeGreaterThan(0);
  expect(readdirSync(folder)).toEqual([]);
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe('faults of a native solver', () => {
  it('is to work beyond a limit', async () => {
    await withSession('cadical', (session) => {
      const stopped = { status: 'unknown', reason: 'conflict limit' };
      expect(session.solve(undefined, { conflicts: 7 })).toEqual(stopped);
      expect(session.solve(undefined, { conflicts: 0 })).toEqual(stopped);
      expect(session.solve(undefined, { conflicts: 8 })).toEqual({ status: 'sat' });
    });
    await withSession('silent', (session) => {
      const late = { status: 'unknown', reason: 'time limit' };
      expect(session.solve(undefined, { deadline: Date.now() - 1 })).toEqual(late);
      const start = Date.now();
      expect(session.solve(undefined, { deadline: start + 200 })).toEqual(late);
    });
  });

  it('is to be misunderstood', async () => {
    await withSession('silent', (session) => {
      session.addClauses(Int32Array.of(1, 0));
      expect(() => session.solve()).toThrow(/silent\.mjs gave no answer: no idea$/);
    });
    await withSession('cadical', (session) => {
      expect(() => session.value(1)).toThrow('there is no assignment');
      expect(() => session.addClauses(Int32Array.of(9, 0))).toThrow(RangeError);
      expect(() => session.addClauses(Int32Array.of(1))).toThrow(RangeError);
      session.close();
      expect(() => session.solve()).toThrow('closed');
    });
  });

  it('is to work where it is not', () => {
    expect(() => nativeSolver('no-such-solver')).toThrow("there is no program 'no-such-solver' on the PATH");
    expect(() => nativeSolver('./no-such-solver')).toThrow("there is no program './no-such-solver'");
    expect(() => nativeSolver(import.meta.dirname)).toThrow('there is no program');
  });
});
