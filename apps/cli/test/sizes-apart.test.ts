import { enumerate } from '@gridproof/core';
import { cadical } from '@gridproof/engine-cadical';
import { fillomino, fillominoWith } from '@gridproof/fillomino';
import { expect, test } from 'vitest';

/** Merges numbers above all givens, as on large boards. */
const few = fillominoWith(0);

/** Yields all boards of two rows and three columns with these signs in two of their cells. */
function* boards(): Iterable<string> {
  const cells = [...Array(6).keys()];
  for (const one of cells)
    for (const other of cells.slice(one + 1))
      for (const signs of ['11', '12', '21', '22', '13', '23', '33', '41', '42', '51']) {
        const row = cells.map((at) => (at === one ? signs[0] : at === other ? signs[1] : '.')).join('');
        yield `${row.slice(0, 3)}\n${row.slice(3)}`;
      }
}

/** Returns the answers, and whether they are complete. */
async function answersOf(type: typeof fillomino, text: string) {
  const puzzle = type.parse(text);
  const answers: string[] = [];
  const course = enumerate(type, puzzle, cadical);
  for await (const answer of course) answers.push(type.printAnswer(answer, puzzle));
  return { ...(await course.end), answers: answers.sort() };
}

test('finds all other answers where numbers above the givens are merged, and reports that there are more', async () => {
  let [doubted, complete] = [0, 0];
  for (const text of boards()) {
    const given = Math.max(...text.match(/\d/g)!.map(Number));
    const { answers } = await answersOf(fillomino, text);
    const isAbove = answers.some((answer) => answer.match(/\d/g)!.some((n) => Number(n) > given));
    const found = await answersOf(few, text);
    if (isAbove) {
      expect(found, text).toMatchObject({ status: 'unknown' });
      expect((found as { reason: string }).reason).toContain(`may have a number above ${given},`);
      for (const answer of found.answers) expect(answers).toContain(answer);
      doubted++;
    } else {
      expect(found, text).toMatchObject({
        status: answers.length ? 'enumerated' : 'unsolvable',
        complete: true,
        answers,
      });
      if (answers.length) complete++;
    }
  }
  expect(doubted).toBeGreaterThan(20);
  expect(complete).toBeGreaterThan(20);
});
