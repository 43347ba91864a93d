import { describe, expect, it } from 'vitest';
import { allDifferent } from '../constraints/all-different/definition.js';
import { distinctSum } from '../constraints/distinct-sum/definition.js';
import { evaluate } from '../constraints/evaluate.js';
import { type Bool, type IntVar, is, sum } from '../expressions/expression.js';
import { Model } from '../model.js';
import { Random } from '../random.js';
import { derivedSums } from './derived-sums.js';
import { lower } from './lower.js';

/** A square of numbers that are all different in each row and each column. */
function square(side: number) {
  const model = new Model();
  const rows = Array.from({ length: side }, () => Array.from({ length: side }, () => model.int(1, side)));
  const columns = rows.map((_, col) => rows.map((row) => row[col]!));
  for (const line of [...rows, ...columns]) model.require('line', [], allDifferent(line));
  return { model, rows, columns };
}

/** Formats derived sums, like `+1 -2 = 3`, by the ids of variables. */
const written = (sums: readonly Bool[]): readonly string[] =>
  sums.map((one) => {
    if (typeof one !== 'object' || one.op !== 'linear') throw new Error('it is no sum');
    const terms = one.terms.map(
      ({ coefficient, of }) => `${coefficient > 0 ? '+' : '-'}${(of as IntVar).id}`,
    );
    return `${terms.sort().join(' ')} = ${one.min}`;
  });

const nothing = () => undefined;

describe('derived sums', () => {
  it('give the cells that a line leaves', () => {
    const { model, rows } = square(4);
    model.require('sum', [], distinctSum(rows[0]!.slice(0, 3), 9));
    expect(written(derivedSums(model.posted, nothing))).toEqual(['+3 = 1']);
  });

  it('give the cells of sums outside a line', () => {
    const { model, rows } = square(4);
    model.require('sum', [], distinctSum([...rows[0]!.slice(0, 2), rows[1]![0]!], 6));
    model.require('sum', [], sum([...rows[0]!.slice(2), rows[1]![3]!]).is(8));
    // The first row has 10 of the 14 of both sums together.
    expect(written(derivedSums(model.posted, nothing))).toContain('-4 -7 = -4');
  });

  it('combine lines that a sum connects', () => {
    const { model, rows } = square(4);
    const [first, second] = rows as [IntVar[], IntVar[]];
    model.require('sum', [], distinctSum([first[0]!, first[1]!], 3));
    model.require('sum', [], sum([first[2]!, first[3]!, second[3]!, second[2]!]).is(10));
    expect(written(derivedSums(model.posted, nothing))).toContain('+4 +5 = 7');
    const given = (one: IntVar) => (one === second[0] ? 4 : undefined);
    expect(written(derivedSums(model.posted, given))).toContain('+5 = 3');
  });

  it('are none where no sum or no whole line is given', () => {
    const { model } = square(4);
    expect(derivedSums(model.posted, nothing)).toEqual([]);
    const other = new Model();
    other.require('sum', [], distinctSum([other.int(1, 9), other.int(1, 9)], 17));
    expect(derivedSums(other.posted, nothing)).toEqual([]);
  });

  it('ignore sums that contain a number twice, and given numbers', () => {
    const { model, rows } = square(4);
    const [a, b, c] = rows[0] as [IntVar, IntVar, IntVar];
    model.given([], is(a, 1));
    model.require('sum', [], sum([a, b, b]).is(7));
    expect(derivedSums(model.posted, nothing)).toEqual([]);
    model.require('sum', [], sum([a, b, c]).is(8));
    expect(written(derivedSums(model.posted, nothing))).toContain('+3 = 2');
  });

  it('count a number once where sums overlap', () => {
    const { model, rows } = square(4);
    model.require('sum', [], distinctSum(rows[0]!.slice(0, 2), 3));
    model.require('sum', [], distinctSum(rows[0]!.slice(1, 3), 6));
    expect(written(derivedSums(model.posted, nothing))).toContain('+2 +3 = 7');
  });

  it('hold in every answer, whatever the sums are of', () => {
    let found = 0;
    for (let seed = 0; seed < 200; seed++) {
      const random = new Random(seed);
      const side = 4 + random.below(3);
      const { model, rows } = square(side);
      const shift = random.shuffled(rows.map((_, at) => at));
      const answer: number[] = [];
      for (const [row, line] of rows.entries())
        for (const [col, one] of line.entries()) answer[one.id] = ((col + shift[row]!) % side) + 1;
      const cells = rows.flat();
      for (let n = 0; n < cells.length / 4; n++) {
        // Mostly neighbours, so that few remain.
        const from = random.below(cells.length - 2);
        const neighbours = cells.slice(from, from + 2 + random.below(4));
        const some = random.below(4) ? neighbours : random.shuffled(cells).slice(0, 3);
        model.require('sum', [], sum(some).is(some.reduce((total, { id }) => total + answer[id]!, 0)));
      }
      const derived = derivedSums(model.posted, (one) => (random.below(3) ? undefined : answer[one.id]));
      found += derived.length;
      for (const one of derived) expect(evaluate(one, answer)).toBe(true);
      expect(lower(model).contradiction).toBe(false);
    }
    expect(found).toBeGreaterThan(200);
  });
});
