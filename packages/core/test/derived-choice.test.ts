import { describe, expect, it } from 'vitest';
import {
  allDifferent,
  type Cell,
  cell,
  count,
  definePuzzle,
  explain,
  is,
  Model,
  type Step,
  steps,
  Verbalizer,
  withDerived,
} from '../src/index.js';
import { TrialAndError } from './trial-and-error.js';

/** Three cells contain 1, 2 and 3; a derived variable of each number is its cell. */
const cells: readonly Cell[] = [cell(0, 0), cell(0, 1), cell(0, 2)];
const placed = (clues: readonly number[]) => ({ clues });
const type = definePuzzle({
  id: 'placed',
  title: 'Placed',
  rules: { once: 'Each number stands in one cell.', where: 'A number stands somewhere.' },
  parse: (text: string) => placed([...text].map(Number)),
  print: ({ clues }) => clues.join(''),
  encode(m, { clues }) {
    const number = m.ints(cells, 1, 3);
    for (const [at, n] of clues.entries()) if (n) m.given(cells[at]!, is(number.values[at]!, n));
    m.require('once', cells, allDifferent(number.values));
    for (const [at, place] of cells.entries()) {
      const here = m.derive(
        'where',
        place,
        cells.map((one, other) => ({
          condition: is(number.values[other]!, at + 1),
          words: (name) => ({
            is: 'is',
            are: 'are',
            isNot: 'is not',
            areNot: 'are not',
            phrase: `met at ${name([one])}`,
          }),
        })),
      );
      m.require('where', place, count(here).atLeast(1));
    }
    return number;
  },
  decode: (values) => values.values,
  *verify(_, answer) {
    if (new Set(answer).size < 3) yield { rule: 'once', places: cells };
  },
  draw: () => ({ width: 3, height: 1, marks: [] }),
  printAnswer: (answer) => answer.join(''),
  readAnswer: (text) => [...text].map(Number),
  formats: {},
  examples: [],
});

describe('derived choices', () => {
  it('follow from the answer variables', () => {
    const model = new Model<'once' | 'where'>();
    type.encode(model, placed([0, 0, 0]));
    expect(withDerived([2, 3, 1], model.derived)).toEqual([2, 3, 1, 2, 0, 1]);
    expect(() => model.bool()).toThrow('after a note');
  });

  it('need no variable if there is one choice', () => {
    const model = new Model<'where'>();
    const one = model.int(1, 3);
    const [here] = model.derive('where', cells[0]!, [{ condition: is(one, 2), words: () => ({}) as never }]);
    expect(here).toBe(true);
    expect([model.derived.length, model.variables.length, model.posted.length]).toEqual([0, 1, 1]);
  });

  it('occur in steps, with their own words', async () => {
    const puzzle = placed([2, 3, 0]);
    const path: Step[] = [];
    const walk = steps(type, puzzle, new TrialAndError());
    for await (const step of walk) path.push(step);
    expect(walk.end).toMatchObject({ status: 'unique', answer: [2, 3, 1] });
    const verbalizer = new Verbalizer(type, puzzle);
    const claims = path.map((step) => verbalizer.step(step).claim).join(' ');
    expect(claims).toContain('is met at row 1, column 3');
    expect(path.flatMap(({ claims }) => claims).every(({ place }) => place)).toBe(true);
  });

  it('are no missing givens of a puzzle with several answers', async () => {
    const explained = await explain(type, placed([2, 0, 0]), new TrialAndError());
    if (explained.status !== 'multiple') throw new Error(`it is ${explained.status}`);
    expect(explained.certain).toEqual([]);
    expect(explained.missingGivens!.map(({ variable }) => variable < 3)).toEqual([true]);
  });
});
