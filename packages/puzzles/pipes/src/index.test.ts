import { Board, Random } from '@gridproof/describe';
import { testPuzzle } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { drawTree } from './generator.js';
import { pipes } from './index.js';

testPuzzle(pipes, { drawSolvable: planted });

/** A tree on a board that may wrap, with barriers where it has no pipe. */
function planted(
  { width, height }: { width: number; height: number },
  randomBelow: (bound: number) => number,
) {
  const board = new Board(width, height);
  const random = new Random(randomBelow(1_000_000));
  const { clues, answer } = drawTree({ board, random, symmetry: 'none' });
  const wrap = randomBelow(2) === 0;
  const isFree = new Set(answer.places.filter((link) => !answer.at(link)));
  const barred = [...isFree, ...board.wrappingLinks].filter(() => randomBelow(3) === 0);
  const rows = Array.from({ length: 2 * height }, () => Array<string>(2 * width).fill('.'));
  for (const { row, col, towards } of barred)
    if (towards === 'right') rows[2 * row]![2 * col + 1] = '|';
    else rows[2 * row + 1]![2 * col] = '-';
  const tiles = board.rows.map((line) => line.map((cell) => clues.tiles.at(cell).toString(16)).join(''));
  return pipes.parse(
    [`wrap: ${wrap ? 'yes' : 'no'}`, ...tiles, '', ...rows.map((row) => row.join(''))].join('\n'),
  );
}

it('draws turned tiles without signs between them', () => {
  const puzzle = pipes.parse('╶┬╴\n╶┴╴\n╶┴╴');
  const { drawEntries, input } = pipes.described!;
  const values = new Map([[0, false]]);
  const picture = drawEntries(puzzle, values);
  expect(picture.marks).toHaveLength(1);
  expect(input(puzzle).strokes!.draw(picture, new Map(), values).marks).toEqual([]);
});

it('colours the tiles that are connected with the one in the middle, as they lie', () => {
  const fed = (text: string, ...quarters: readonly (readonly [tile: number, turns: number])[]) => {
    const puzzle = pipes.parse(text);
    const { strokes } = pipes.described!.input(puzzle);
    if (strokes?.kind !== 'tiles') throw new Error('expected tiles');
    const drawn = strokes.draw(
      pipes.draw(puzzle),
      new Map(quarters.map(([tile, turns]) => [tile, 2 * turns])),
    );
    return drawn.fed?.map(({ row, col }) => `${row}${col}`).toSorted();
  };
  const text = '╶┬╴\n╶┴╴\n╶┴╴';
  expect(fed(text)).toEqual(['00', '01', '02', '10', '11', '12']);
  expect(fed(text, [1, 2])).toEqual(['10', '11', '12']);
  // Pipes cross the edge only if the board wraps, and never cross a barrier.
  const around = '...\n╴└─\n...';
  expect(fed(around)).toEqual(['11', '12']);
  expect(fed(`wrap: yes\n${around}`)).toEqual(['10', '11', '12']);
  expect(fed(`${text}\n\n......\n......\n...|..\n......\n......\n......`)).not.toContain('12');
});
