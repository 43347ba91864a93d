import type { StepsResult } from '@gridproof/api';
import { cell, type Fact, type Step } from '@gridproof/core';
import { describe, expect, it } from 'vitest';
import { exitOf } from '../../exit.js';
import { pathEnd } from './path-view.js';

const step: Step = { reasons: [], facts: [], claims: [], effort: 1, choices: 1 };
const open = (col: number): Fact => ({ variable: col, place: cell(0, col), value: true, holds: true });

const resultWith = (found: Partial<StepsResult>): StepsResult => ({
  status: 'unique',
  steps: [step, step],
  engine: 'cadical',
  elapsed: 3_400,
  ...found,
});

describe('a sentence about a path', () => {
  it('says how it ends, and how far it came', () => {
    const said = [
      resultWith({}),
      resultWith({ status: 'forced', steps: [step] }),
      resultWith({ status: 'enough' }),
      resultWith({ status: 'unsolvable', steps: [] }),
      resultWith({ status: 'unknown', reason: 'time limit', remaining: [open(0), open(1)] }),
      resultWith({ status: 'unknown', reason: 'time limit', steps: [], remaining: [open(0)] }),
      resultWith({ status: 'unknown', reason: 'time limit' }),
      resultWith({ status: 'unknown', reason: 'time limit', steps: [] }),
      resultWith({ status: 'unknown', reason: 'aborted', steps: [] }),
      resultWith({ status: 'unknown', reason: 'memory', remaining: [open(0)] }),
    ].map((one) => `${exitOf(one)} ${pathEnd({}, one)}`);
    expect(said.join('\n')).toMatchInlineSnapshot(`
      "0 unique: the path ends in the only answer (2 steps, difficulty: easy; 3.4 s)
      0 several answers: the path ends where nothing more is certain (1 step, difficulty: easy; 3.4 s); gridproof explain shows what would make it unique
      0 stopped at step 2, as asked
      1 unsolvable: there is no answer; gridproof explain says why
      3 stopped after 3.4 s: 2 steps, 2 cells are left
      3 stopped after 3.4 s: 0 steps, 1 cell is left
      3 stopped after 3.4 s: 2 steps
      3 don't know: time limit
      3 interrupted after 3.4 s: 0 steps
      3 stopped after 3.4 s (memory): 2 steps, 1 cell is left"
    `);
    expect(pathEnd({}, resultWith({ status: 'unsolvable', steps: [] }), true)).toMatchInlineSnapshot(
      `"unsolvable: no answer agrees with what is entered; gridproof explain says why"`,
    );
  });
});
