import { Board, Random } from '@gridproof/describe';
import { expect, it } from 'vitest';
import { drawPicture, repairPicture, runsIn } from './picture.js';
import { readPicture } from './picture-text.js';

it('half of the cells or a little more are shaded, more of them side by side than by chance', () => {
  for (let nth = 0; nth < 20; nth++) {
    const board = new Board(15, 10);
    const picture = drawPicture(board, Random.of(`${nth}`));
    const share = picture.values.filter(Boolean).length / 150;
    expect(share).toBeGreaterThanOrEqual(0.5);
    expect(share).toBeLessThanOrEqual(0.6);
    const alike = board.cells.flatMap((cell) =>
      board.neighbours(cell).map((next) => picture.at(cell) === picture.at(next)),
    );
    expect(alike.filter(Boolean).length / alike.length).toBeGreaterThan(0.6);
  }
});

it('lines have their runs from the left and from above', () => {
  const { board, picture } = readPicture('##.#\n....\n.###');
  expect(runsIn(board, picture).values).toEqual([[1], [1, 1], [1], [1, 1], [2, 1], [], [3]]);
});

it('one cell is changed of each group that shares lines', () => {
  const { picture } = readPicture('#.#...\n.#....\n......\n...#.#\n....#.\n......');
  const { picture: rival } = readPicture('.##...\n#.....\n......\n....##\n...#..\n......');
  const other = repairPicture(picture, rival, Random.of('a'));
  const cells = picture.places.filter((cell) => other.at(cell) !== picture.at(cell));
  expect(cells.map(({ row }) => row < 3)).toEqual([true, false]);
  for (const cell of cells) expect(rival.at(cell)).toBe(other.at(cell));
});
