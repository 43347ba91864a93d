import { Board, type Cell, Random } from '@gridproof/describe';
import { testPuzzle } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { drawLoop } from './generator.js';
import { yajilin } from './index.js';

/** A board around a loop, with some of its answer: clues at random mostly leave no room for one. */
testPuzzle(yajilin, {
  drawSolvable({ width, height }, randomBelow) {
    const board = new Board(width, height);
    const drawn = drawLoop(board, new Random(randomBelow(1_000_000)));
    if (!drawn) return undefined;
    const { clues, answer } = drawn;
    const inRows = <T>(of: (cell: Cell) => T) => board.rows.map((row) => row.map((cell) => of(cell) ?? null));
    // A clue may say less than it could, or nothing.
    const arrows = inRows((cell) => {
      const clue = clues.arrows.at(cell);
      return clue === undefined || randomBelow(3)
        ? clue
        : ([clue, ['?', clue[1]], 'closed'] as const)[randomBelow(3)];
    });
    const shaded = inRows((cell) =>
      answer.shaded.has(cell) && randomBelow(4) === 0 ? answer.shaded.at(cell) : null,
    );
    return yajilin.formats!.json!.read(JSON.stringify({ puzzle: 'yajilin', arrows, shaded }), {});
  },
});

it('writes files of puzz.link, each clue as a way and a number', () => {
  const puzzle = yajilin.parse('. 2< ?^\n. . .\n10 . .');
  const file = 'pzprv3\nyajilin\n3\n3\n. 3,2 1,-\n. . .\n0,10 . .\n';
  expect(yajilin.formats!.pzprv3!.write(puzzle)).toBe(file);
  expect(yajilin.print(yajilin.formats!.pzprv3!.read(file, {}))).toBe(yajilin.print(puzzle));
});

it('reads rows of an answer that begin with a shaded cell', () => {
  const puzzle = yajilin.parse('...\n...');
  const answer = yajilin.readAnswer('#x.-.\nx+|+|\n#x.-.', puzzle);
  expect([...yajilin.verify(puzzle, answer)].map(({ rule }) => rule)).toEqual(['apart']);
});
