import { Board, Random } from '@gridproof/describe';
import { testPuzzle } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { yajilin } from './index.js';
import { looped } from './looped.js';

/** A board around a loop: clues at random mostly leave no room for one. */
testPuzzle(yajilin, {
  solved({ width, height }, below) {
    const drawn = looped(new Board(width, height), new Random(below(1_000_000)));
    if (!drawn) return undefined;
    const { values } = drawn.clues.arrows;
    const arrows = Array.from({ length: height }, (_, row) =>
      values.slice(row * width, (row + 1) * width).map((clue) => clue ?? null),
    );
    return yajilin.formats!.json!.read(JSON.stringify({ puzzle: 'yajilin', arrows }), {});
  },
});

it('reads rows of an answer that begin with a shaded cell', () => {
  const puzzle = yajilin.parse('...\n...');
  const answer = yajilin.readAnswer('#x.-.\nx+|+|\n#x.-.', puzzle);
  expect([...yajilin.verify(puzzle, answer)].map(({ rule }) => rule)).toEqual(['apart']);
});
