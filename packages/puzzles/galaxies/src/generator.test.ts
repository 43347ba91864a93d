import { Board, Grid, Random, type Symmetry, symmetryMaps } from '@gridproof/describe';
import { describe, expect, it } from 'vitest';
import { drawRegions, repairRegions } from './generator.js';
import { galaxies } from './index.js';

const SYMMETRIES: readonly Symmetry[] = ['none', 'half', 'mirror', 'quarter'];
const optionsFor = (symmetry: Symmetry, seed: string, side = 9) => ({
  board: new Board(side, side),
  symmetry,
  random: Random.of(seed),
});
const violations = (board: Board, { centers, answer }: ReturnType<typeof drawRegions>) => {
  const none = Grid.from(board.cells, () => undefined);
  return [...galaxies.verify({ board, centers, missing: none, givens: none }, answer)];
};
const areas = (answer: Grid<number>) => {
  const found = new Map<number, number>();
  for (const n of answer.values) found.set(n, (found.get(n) ?? 0) + 1);
  return [...found.values()];
};

describe.each(SYMMETRIES)('packed regions, symmetry %s', (symmetry) => {
  it('keep the rules, and their centres have the requested symmetry', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { board, ...options } = optionsFor(symmetry, seed);
      const { centers, answer } = drawRegions({ board, ...options });
      expect(violations(board, { centers, answer })).toEqual([]);
      for (const turn of symmetryMaps(symmetry, board))
        for (const cell of board.cells)
          for (const next of board.neighbours(cell)) {
            const [one, other] = [turn(cell), turn(next)].map(({ row, col }) =>
              answer.at(board.cell(row, col)),
            );
            expect(one === other).toBe(answer.at(cell) === answer.at(next));
          }
    }
  });

  it('are packed anew where a rival differs', () => {
    const options = optionsFor(symmetry, 'e');
    const { centers, answer } = drawRegions(options);
    const rival = answer.map((n, { row, col }) => (row === 4 && col === 4 ? n + 1 : n));
    const again = repairRegions(centers, answer, rival, options);
    expect(violations(options.board, again)).toEqual([]);
  });
});

it('few regions are single cells, and they differ in size', () => {
  for (let nth = 0; nth < 20; nth++) {
    const found = areas(drawRegions(optionsFor('none', `${nth}`, 10)).answer);
    expect(found.filter((area) => area === 1).length).toBeLessThanOrEqual(4);
    expect(new Set(found).size).toBeGreaterThan(4);
  }
});

it('a board may be a single line or a single cell', () => {
  for (const [width, height] of [
    [1, 1],
    [2, 1],
    [1, 7],
    [7, 2],
  ] as const) {
    const board = new Board(width, height);
    const { centers, answer } = drawRegions({ board, symmetry: 'half', random: Random.of('a') });
    expect(violations(board, { centers, answer })).toEqual([]);
  }
});
