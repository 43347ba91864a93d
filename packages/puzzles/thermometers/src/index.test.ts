import { PuzzleError } from '@gridproof/describe';
import { stepsInWords, testPuzzle } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { thermometers } from './index.js';

testPuzzle(thermometers);

it('says where a tube leads nowhere', () => {
  const faultOf = (map: string): string => {
    try {
      thermometers.parse(`....\n....\n....\n\n${map}`);
    } catch (error) {
      if (error instanceof PuzzleError) return error.message;
      throw error;
    }
    return 'none';
  };
  expect(
    ['R>>\n...', 'R.*\n...', 'RL.\n...', 'D*.\n>^.', '>v.\n^<O', 'A..\n...'].map(faultOf),
  ).toMatchInlineSnapshot(`
    [
      "the thermometer leads on from row 1, column 3, but the board ends there",
      "the thermometer leads on from row 1, column 1, but not into row 1, column 2",
      "the thermometer leads on from row 1, column 1, but not into row 1, column 2",
      "none",
      "no thermometer leads into row 1, column 1",
      "found 'A', expected one of U R D L O ^ > v < * or '.'",
    ]
  `);
});

it('reads and writes a task', () => {
  const { puzzleTeam } = thermometers.formats as Record<string, { read: any; write: any }>;
  const task = '//2//1;0,1,2|5,4,3';
  const puzzle = puzzleTeam!.read(task, { size: { width: 3, height: 2 } });
  expect(thermometers.print(puzzle)).toBe('...2\n....\n1...\n\nR>*\n*<L');
  expect(puzzleTeam!.write(puzzle)).toBe(task);
});

it('calls a thermometer by its bulb', async () => {
  const steps = await stepsInWords('.0.1\n....\n1...\n\nR>*\n*<L', thermometers);
  expect(steps.map(({ claim, because }) => [claim, ...because])).toMatchInlineSnapshot(`
    [
      [
        "Column 1, rows 1 and 2 are empty.",
        "A number outside counts the filled cells of its row or column: 0 above column 1.",
      ],
      [
        "Row 1, columns 2 and 3 are empty.",
        "A thermometer is filled from its bulb on without a gap, or not at all: row 1, column 1.",
      ],
      [
        "Row 2, column 3 is filled.",
        "A number outside counts the filled cells of its row or column: 1 above column 3.",
      ],
      [
        "Row 2, column 2 is empty.",
        "A number outside counts the filled cells of its row or column: 1 left of row 2.",
      ],
    ]
  `);
});
