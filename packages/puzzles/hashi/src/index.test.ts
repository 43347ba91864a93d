import { readEntries, readPuzzle } from '@gridproof/core';
import { readError, stepsInWords, stepsTo, testPuzzle, unsolvableReasons } from '@gridproof/testkit';
import { describe, expect, it } from 'vitest';
import { hashi } from './index.js';

testPuzzle(hashi);

describe('an answer', () => {
  const puzzle = hashi.parse('3.3\n...\n1.1');
  const drawn = '3=3\n|.|\n1.1';
  const fault = (text: string, of = puzzle) => readError(text, (one) => hashi.readAnswer(one, of));

  it.each([
    ['blanks', '3=3\n| |\n1 1'],
    ['frames', '3═3\n│.│\n1.1'],
    ['letters', '323\na.a\n1.1'],
    ['no numbers', '.=.\n|.|\n...'],
    ['a place between any two cells', '3===3\n|...|\n|...|\n|...|\n1...1'],
  ])('is read with %s', (_, text) => {
    expect(hashi.printAnswer(hashi.readAnswer(text, puzzle), puzzle)).toBe(drawn);
  });

  it('is refused where its fault is', () => {
    expect(fault('3=3\n|.-\n1.1')).toBe(`line 2, column 3: found '-', expected '"', '.' or '|'`);
    expect(fault('3=3\n|x|\n1.1')).toBe("line 2, column 2: found 'x', expected '.'");
    expect(fault('3=2\n|.|\n1.1')).toBe("line 1, column 3: found '2', expected 3 as in the puzzle");
    expect(fault('3=\n|.\n1.')).toBe('line 1: row 1 has 2 cells, expected 3');
    expect(fault('2-.2', hashi.parse('2..2'))).toBe(
      "line 1, column 3: found '.', expected '-' as before on this line",
    );
  });

  it('is open wherever a part of it is', () => {
    const entriesOf = (text: string) => readEntries(hashi, puzzle, text).map(({ value }) => value);
    expect(entriesOf('3?3\n|.?\n1.1')).toEqual([0, 1]);
    expect(entriesOf('3=3\n   \n1 1')).toEqual([2]);
  });

  it('may have a row of nothing but blanks', () => {
    const apart = hashi.parse('1.1\n...\n1.1');
    expect(hashi.printAnswer(hashi.readAnswer('1-1\n\n1-1', apart), apart)).toBe('1-1\n...\n1-1');
  });

  it('may have neighbours with a bridge of no length', () => {
    const beside = hashi.parse('12\n.1');
    const text = '1-2\n..|\n..1';
    expect(hashi.printAnswer(hashi.readAnswer(text, beside), beside)).toBe(text);
  });
});

it('names a link by the islands at its ends', async () => {
  // Simon Tatham's Bridges, generated at 7x7m2, easy.
  const steps = await stepsInWords('7x7m2:4e4i1k4a3c3g3d2a', hashi);
  expect(Math.max(...steps.map(({ reasons }) => reasons))).toBeLessThanOrEqual(3);
  expect(steps[0]).toMatchInlineSnapshot(`
    {
      "because": [
        "A number counts the bridges that end at its island: 4 at row 1, column 1.",
      ],
      "claim": "Row 1, columns 1 and 7; column 1, rows 1 and 5 each share two bridges.",
      "known": "",
      "reasons": 1,
      "sentence": "Number needs the rest: row 1, columns 1 and 7; column 1, rows 1 and 5 each share two bridges.",
      "technique": "Number needs the rest",
    }
  `);
  expect(steps.at(-1)).toMatchInlineSnapshot(`
    {
      "because": [
        "A number counts the bridges that end at its island: 4 at row 5, column 1.",
      ],
      "claim": "Row 5, columns 1 and 3 share one bridge.",
      "known": "Known: column 1, rows 1 and 5 share two bridges; column 1, rows 5 and 7 share one bridge.",
      "reasons": 1,
      "sentence": "Number needs the rest: row 5, columns 1 and 3 share one bridge (4 at row 5, column 1).",
      "technique": "Number needs the rest",
    }
  `);
});

it('takes more effort where a number only excludes what a player must note', async () => {
  const effortOf = async (id: string) => Math.max(...(await stepsTo(id, hashi)).map(({ effort }) => effort));
  // Simon Tatham's Bridges, generated at 7x7i30e10m2, easy and medium.
  expect(await effortOf('7x7m2:3c2a2g3b1e1a6a5g1c3c2d3')).toBe(1.25);
  expect(await effortOf('7x7m2:a2a4b31a2a2j1b6a5g1a2a3h2')).toBe(1.75);
});

it('tells why nothing fits', async () => {
  expect(await unsolvableReasons('1.1\n...\n1.1', hashi)).toMatchInlineSnapshot(`
    [
      "A number counts the bridges that end at its island: 1 at row 1, columns 1 and 3 and row 3, column 3.",
      "Bridges straight across or down connect all islands, at most two between two islands or as many as the puzzle says: the piece from row 1, column 1 to row 3; the piece from row 1, column 1 to column 3.",
    ]
  `);
});

describe('ids of Bridges', () => {
  const written = (text: string) => {
    const { puzzle } = readPuzzle(text, [hashi], { as: 'hashi' });
    return hashi.formats!.sgt!.write(puzzle as never);
  };

  it('say how many bridges there may be, and whether loops', () => {
    for (const id of ['5x5m4:3a2f42i2a7a8', '7x7m2L:4b4i12a2g5b34a4e2a6a2a4e3', '3x3m4:Aa1cGa1'])
      expect(written(id)).toBe(id);
    expect(written('7x7i30e10m2d2:4e4i1k4a3c3g3d2a')).toBe('7x7m2:4e4i1k4a3c3g3d2a');
  });

  it('are refused by what they lack', () => {
    const fault = (text: string) => readError(text, written);
    expect(fault('7x7m5:4e4i1k4a3c3g3d2a')).toMatch(/found the size '7x7m5', expected one as in 10x10m2/);
    expect(fault('1.1')).toBe('an id is of a board of at least 3x3; this one is 3x1');
  });
});
