import { Board, Random } from '@gridproof/describe';
import { testPuzzle } from '@gridproof/testkit';
import { grown } from './grown.js';
import { pipes } from './index.js';

testPuzzle(pipes, { solved: planted });

/** A tree on a board that may wrap, with barriers where it has no pipe. */
function planted({ width, height }: { width: number; height: number }, below: (bound: number) => number) {
  const board = new Board(width, height);
  const random = new Random(below(1_000_000));
  const { clues, answer } = grown({ board, random, symmetry: 'none' });
  const wrap = below(2) === 0;
  const isFree = new Set(answer.places.filter((link) => !answer.at(link)));
  const barred = [...isFree, ...board.rimLinks].filter(() => below(3) === 0);
  const rows = Array.from({ length: 2 * height }, () => Array<string>(2 * width).fill('.'));
  for (const { row, col, towards } of barred)
    if (towards === 'right') rows[2 * row]![2 * col + 1] = '|';
    else rows[2 * row + 1]![2 * col] = '-';
  const tiles = board.rows.map((line) => line.map((cell) => clues.tiles.at(cell).toString(16)).join(''));
  return pipes.parse(
    [`wrap: ${wrap ? 'yes' : 'no'}`, ...tiles, '', ...rows.map((row) => row.join(''))].join('\n'),
  );
}
