import { Model } from '@gridproof/describe';
import { expect, it } from 'vitest';
import { galaxies } from './index.js';

/** A board of blocks of two by two, each with its centre in the middle. */
const blocks = (size: number) => {
  const line = (odd: boolean) =>
    Array.from({ length: 2 * size - 1 }, (_, at) =>
      odd ? (at % 2 ? (at % 4 === 1 ? 'o' : '+') : '-') : at % 2 ? '|' : '.',
    ).join('');
  return Array.from({ length: 2 * size - 1 }, (_, row) =>
    row % 2 && row % 4 === 1 ? line(true) : row % 2 ? line(true).replaceAll('o', '+') : line(false),
  ).join('\n');
};

it('says of each centre only what is near it, unless reasons are asked for', () => {
  const said = (size: number) => {
    const model = new Model<'symmetry' | 'connected'>();
    galaxies.encode(model, galaxies.parse(blocks(size)));
    return { needed: model.required.length, posted: model.posted.length };
  };
  const [small, large] = [said(8), said(16)];
  // Four times the cells and four times the centres: sixteen times the pairs of both.
  expect(large.posted / small.posted).toBeGreaterThan(15);
  expect(large.needed / small.needed).toBeLessThan(5);
});
