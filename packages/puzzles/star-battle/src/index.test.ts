import { Board, evaluate, Grid, Model, Random } from '@gridproof/core';
import { RegionPartition } from '@gridproof/describe';
import { stepsInWords, testPuzzle, unsolvableReasons } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { starBattle } from './index.js';

testPuzzle(starBattle, {
  solvable: {
    minFraction: 0,
    reason: 'two by two and three by three have no answer, and four by four is too large to try all',
  },
});

it.each([4, 5])('encode and verify agree on every star in each line of boards of %i', (side) => {
  const random = new Random(side);
  const board = new Board(side, side);
  const ways = orders(side).map((columns) => Grid.from(board.cells, ({ row, col }) => columns[row] === col));
  const verdicts = new Set<boolean>();
  for (let boards = 0; boards < 40; boards++) {
    const starCells = ways[random.below(ways.length)]!;
    const partition = RegionPartition.grow(
      board,
      board.cells.filter((cell) => starCells.at(cell)),
      random,
    );
    const puzzle = starBattle.parse(`stars: 1\n${mapOf(partition, board)}`);
    const model = new Model<'stars' | 'apart'>();
    const key = starBattle.encode(model, puzzle);
    for (const answer of ways) {
      const assignment: boolean[] = [];
      for (const [cell, { id }] of key.entries()) assignment[id] = answer.at(cell);
      const holds = model.posted.every(({ constraint }) => evaluate(constraint, assignment));
      const [broken] = starBattle.verify(puzzle, answer);
      expect(holds, starBattle.printAnswer(answer, puzzle)).toBe(broken === undefined);
      verdicts.add(holds);
    }
  }
  expect(verdicts.size).toBe(2);
});

/** The regions of a board as a map. */
const mapOf = (partition: RegionPartition, { rows }: Board): string =>
  rows
    .map((row) => row.map((cell) => String.fromCharCode(65 + partition.numberAt(cell))).join(''))
    .join('\n');

/** All orders of the numbers below one. */
const orders = (below: number): readonly (readonly number[])[] =>
  below === 0
    ? [[]]
    : orders(below - 1).flatMap((order) =>
        Array.from({ length: below }, (_, at) => [...order.slice(0, at), below - 1, ...order.slice(at)]),
      );

it('sees in one look where regions have all the stars of some lines', async () => {
  const steps = await stepsInWords('stars: 1/AABBCC/DDBCCC/DDECEC/DDEEEE/DDDFEE/DDDFFF', starBattle);
  expect(Math.max(...steps.map(({ reasons }) => reasons))).toBeLessThanOrEqual(2);
  expect(steps[1]).toMatchInlineSnapshot(`
    {
      "because": [
        "Each row, each column and each region has the given number of stars: 2 regions lie in rows 1 and 2.",
      ],
      "claim": "Row 2, columns 1, 2 and 4 to 6 do not hold a star.",
      "known": "",
      "reasons": 1,
      "sentence": "Number is complete: row 2, columns 1, 2 and 4 to 6 do not hold a star (2 regions lie in rows 1 and 2).",
      "technique": "Number is complete",
    }
  `);
});

it('says why there are too few regions', async () => {
  expect(
    await unsolvableReasons('stars: 1/AABBC/AACCC/AADDC/AADDC/DDDDD', starBattle),
  ).toMatchInlineSnapshot(`
    [
      "Each row, each column and each region has the given number of stars: only 3 regions have cells in rows 2 to 5.",
    ]
  `);
});
