import { PuzzleError } from '@gridproof/describe';
import { stepsInWords, stepsTo, testPuzzle, unsolvableReasons } from '@gridproof/testkit';
import { describe, expect, it } from 'vitest';
import { futoshiki } from './index.js';

testPuzzle(futoshiki);

const { sgt, puzzleTeam } = futoshiki.formats as Record<
  string,
  { read(text: string, options: object): any; write(puzzle: any): string }
>;

const faultOf = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    if (error instanceof PuzzleError) return error.sentence;
    throw error;
  }
  return 'none';
};

describe('ids', () => {
  it.each([
    '4:0,3,0,2,0,1,0,0,2,0,0,0,0,0,0,4,',
    '4a:0,0RD,0DL,0,0RD,0UL,0UR,2DL,0UR,0DL,4RD,0UL,4,0UR,3UL,0,',
    '5:2,3RD,0,0,0,0R,0,0,0L,0,0R,0D,0,0,0L,0,0,0,0,0,0,0,0,0,0U,',
    '10:7,0,0,0,0,0,0,0,0,10,0R,9,0D,8,0,0,0,1,0,0,0,0,0,0,0D,0,0,0,4,0,0,0,0L,0,0,0,6,0,0,0,0R,0,0,0,0,0,0,5,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,',
  ])('are written as they are read: %.24s', (id) => {
    const puzzle = sgt!.read(id, {});
    expect(sgt!.write(puzzle)).toBe(id);
    expect(sgt!.write(futoshiki.parse(futoshiki.print(puzzle)))).toBe(id);
  });

  it('say their difficulty, which is no part of the puzzle', () => {
    expect(sgt!.read('4adt:0R,0L,0,0,0,0,0,0,0,0,0,0,0,0,0,0,', {})).toEqual(
      sgt!.read('4a:0R,0L,0,0,0,0,0,0,0,0,0,0,0,0,0,0,', {}),
    );
  });

  it('hold no board smaller than the program takes', () => {
    expect(faultOf(() => sgt!.write(futoshiki.parse('.<.\n.+.\n...')))).toMatchInlineSnapshot(
      `"an id is of a board of at least 3x3; this one is 2x2"`,
    );
  });
});

it('reads tasks of both modes: marks at both cells are dots', () => {
  const size = { size: { width: 3, height: 3 } };
  expect(futoshiki.print(puzzleTeam!.read('0R,0,0,0,2,0D,0,0,0', size))).toBe(
    '.>...\n.+.+.\n..2..\n.+.+v\n.....',
  );
  const dots = puzzleTeam!.read('0R,0L,0,0,2,0D,0,0,0U', size);
  expect(futoshiki.print(dots)).toBe('renzoku: yes\n.o...\n.+.+.\n..2..\n.+.+o\n.....');
  expect(puzzleTeam!.write(dots)).toBe('0R,0L,0,0,2,0D,0,0,0U');
  expect(
    faultOf(() => puzzleTeam!.write(futoshiki.parse('renzoku: yes\n...\n.+.\n...'))),
  ).toMatchInlineSnapshot(`"a Puzzle Team task cannot say that this is Renzoku: it has no dot"`);
});

it('says where a sign belongs to the other mode', () => {
  expect(
    ['.o.\n.+.\n...', 'renzoku: yes\n.o.\nv+.\n...', '.v.\n.+.\n...', '.<.\n>+.\n...'].map((text) =>
      faultOf(() => futoshiki.parse(text)),
    ),
  ).toMatchInlineSnapshot(`
    [
      "line 1, column 2: a dot stands at the side right of row 1, column 1; dots are for Renzoku, where the text says 'renzoku: yes'",
      "line 3, column 1: a sign that is no dot stands at the side below row 1, column 1; Renzoku has dots alone",
      "line 1, column 2: found 'v', expected '<', '>', 'o' or '.'",
      "line 2, column 1: found '>', expected '^', 'o', 'v' or '.'",
    ]
  `);
});

it('reads what a picture in text shows', () => {
  const drawn = '  .   3 > .\n          ∧\n  . < .   2\n\n  .   .   .';
  expect(futoshiki.print(futoshiki.parse(drawn))).toBe('..3>.\n.+.+^\n.<..2\n.+.+.\n.....');
});

it('notes down what signs exclude, and names each with the cells between which it stands', async () => {
  // Simon Tatham's Unequal, generated at 4, easy.
  const steps = await stepsInWords('4:0,0,0,0L,0,0,0,0U,0R,0,0U,0,0,0,0L,0L,', futoshiki);
  expect(Math.max(...steps.map(({ reasons }) => reasons))).toBeLessThanOrEqual(4);
  expect(
    steps.slice(0, 3).map(({ claim, known, because }) => [claim, known, ...because]),
  ).toMatchInlineSnapshot(`
    [
      [
        "Row 3, column 3 is 4.",
        "",
        "A sign between two neighbours points to the smaller number: < between row 1, columns 3 and 4 and between row 4, columns 3 and 4; ^ between column 3, rows 2 and 3.",
        "Each column holds every number once: column 3.",
      ],
      [
        "Row 3, column 4 is 1.",
        "",
        "A sign between two neighbours points to the smaller number: < between row 1, columns 3 and 4 and between row 4, columns 3 and 4; ^ between column 4, rows 1 and 2.",
        "Each column holds every number once: column 4.",
      ],
      [
        "Row 3, column 2 is 2.",
        "Known: row 3, column 3 is 4; row 3, column 4 is 1.",
        "Each row holds every number once: row 3.",
        "A sign between two neighbours points to the smaller number: > between row 3, columns 1 and 2.",
      ],
    ]
  `);
});

it('names the two cells between which no dot stands', async () => {
  // Simon Tatham's Unequal, generated at 5, adjacent, trivial.
  const steps = await stepsInWords(
    '5a:5,0R,0DL,1,4,0D,5R,0URL,0DL,1,0U,0R,2L,4UR,0L,1,0RD,0L,0R,0DL,0R,0UL,0,0,0U,',
    futoshiki,
  );
  expect(Math.max(...steps.map(({ reasons }) => reasons))).toBeLessThanOrEqual(5);
  expect(
    steps
      .filter(({ because }) => because.some((sentence) => sentence.includes('without a dot')))
      .slice(0, 2)
      .map(({ claim, known, because }) => [claim, known, ...because]),
  ).toMatchInlineSnapshot(`
    [
      [
        "Row 4, column 5 is not 2.",
        "Known: row 3, column 4 is 4; row 4, column 1 is 1.",
        "Two neighbours without a dot between them do not differ by 1: column 4, rows 3 and 4.",
        "Each row holds every number once: row 4.",
        "Two neighbours with a dot between them differ by 1: an open dot between row 4, columns 4 and 5.",
      ],
      [
        "Row 4, column 4 is 2.",
        "Known: row 4, column 1 is 1; row 3, column 3 is 2; row 4, column 5 is not 2.",
        "Two neighbours without a dot between them do not differ by 1: row 4, columns 1 and 2.",
        "Each column holds every number once: column 3.",
        "Each row holds every number once: row 4.",
      ],
    ]
  `);
});

it('says why nothing fits', async () => {
  expect(await unsolvableReasons('.<.\nv+^\n.>.', futoshiki)).toMatchInlineSnapshot(`
    [
      "A sign between two neighbours points to the smaller number: < between row 1, columns 1 and 2; v between column 1, rows 1 and 2.",
    ]
  `);
  expect(await unsolvableReasons('.<3<.\n.+.+.\n.....\n.+.+.\n.....', futoshiki)).toMatchInlineSnapshot(`
    [
      "Clue: 3 at row 1, column 2.",
      "A sign between two neighbours points to the smaller number: < between row 1, columns 2 and 3.",
    ]
  `);
});

it('takes more effort where dots only exclude what a player must note', async () => {
  const effortOf = async (id: string) =>
    Math.max(...(await stepsTo(id, futoshiki)).map(({ effort }) => effort));
  // Simon Tatham's Unequal, generated at 5a, trivial and easy.
  expect(
    await effortOf('5a:1D,0D,0R,0DL,0D,0U,0UR,0L,3U,1U,4D,0RD,1L,0,3,0U,0U,0,2D,0D,5,0R,0RL,0UL,4U,'),
  ).toBe(1.25);
  expect(
    await effortOf('5a:0D,0D,0R,0DL,0D,0U,0UR,0L,0U,1U,0D,0RD,0L,5,0,0U,0U,0,0D,0D,0,0R,0RL,0UL,0U,'),
  ).toBe(1.5);
});
