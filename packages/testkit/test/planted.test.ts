import { count, is } from '@gridproof/core';
import { z3 } from '@gridproof/engine-z3';
import { checkAgreement } from '@gridproof/testkit';
import { describe, expect, it } from 'vitest';
import { readExample } from '../src/read-example.js';
import { scaledRuns } from '../src/run-budget.js';
import { apart, columns, givens, type Lamps, lamps, type Part, rows } from './lamps.js';

/** Returns the puzzle type with an `encode` of these parts. */
const encodedBy = (...parts: readonly Part[]): typeof lamps => ({
  ...lamps,
  encode(m, puzzle) {
    const lit = m.bools(puzzle.board.cells);
    for (const part of parts) part(m, puzzle, lit);
    return lit;
  },
});

const small = lamps.parse('....\n-.-.');
const large = lamps.parse('......\n....-.\n.*....\n......\n.....-');

/** Finds a disagreement within a type. */
async function found(type: typeof lamps, puzzle: Lamps) {
  return (await checkAgreement(type, puzzle, z3)).disagreement;
}

describe('a type without a fault', () => {
  it('agrees with itself on a small board, all assignments of it', async () => {
    expect(await checkAgreement(lamps, small, z3)).toMatchObject({
      assignmentCount: 256,
      isExhaustive: true,
      answers: 3,
      disagreement: undefined,
    });
  });

  it('agrees with itself on a large board', async () => {
    const { assignmentCount, isExhaustive, disagreement } = await checkAgreement(lamps, large, z3);
    expect({ isExhaustive, disagreement }).toEqual({
      isExhaustive: false,
      disagreement: undefined,
    });
    expect(assignmentCount).toBeGreaterThan(scaledRuns(10_000, 500));
  });
});

/** The puzzle type with each planted fault in `encode`. */
const planted: Readonly<Record<string, typeof lamps>> = {
  'a forgotten given': encodedBy(
    (m, { givens: clues }, lit) => {
      for (const [cell, clue] of clues.known().slice(1)) m.given(cell, is(lit.at(cell), clue));
    },
    rows,
    columns,
    apart,
  ),
  'a given that is read for another value': encodedBy(
    (m, { givens: clues }, lit) => {
      for (const [cell] of clues.known()) m.given(cell, is(lit.at(cell), true));
    },
    rows,
    columns,
    apart,
  ),
  'a given whose row and column are swapped': encodedBy(
    (m, { board, givens: clues }, lit) => {
      for (const [cell, clue] of clues.known()) {
        const at = (cell.col * board.width + cell.row) % board.cells.length;
        m.given(cell, is(lit.values[at]!, clue));
      }
    },
    rows,
    columns,
    apart,
  ),
  'a rule that is not posted': encodedBy(givens, columns, apart),
  'the rule of rows, posted for columns': encodedBy(
    givens,
    (m, { board }, lit) => {
      for (const column of board.columns) m.require('row', column, count(lit.pick(column)).is(1));
    },
    columns,
    apart,
  ),
  'width and height swapped in an index': encodedBy(
    givens,
    (m, { board }, lit) => {
      for (const row of board.rows)
        m.require(
          'row',
          row,
          count(row.map((cell) => lit.values[cell.row * board.height + cell.col]!)).is(1),
        );
    },
    columns,
    apart,
  ),
  'a rule that is posted only at clues': encodedBy(
    givens,
    (m, { board, givens: clues }, lit) => {
      for (const row of board.rows)
        if (clues.pick(row).some((clue) => clue !== undefined))
          m.require('row', row, count(lit.pick(row)).is(1));
    },
    columns,
    (m, { board, givens: clues }, lit) => {
      for (const [cell] of clues.known())
        for (const other of board.around(cell))
          m.require('apart', [cell, other], count(lit.pick([cell, other])).atMost(1));
    },
  ),
  'a bound that is off by one': encodedBy(
    givens,
    (m, { board }, lit) => {
      for (const row of board.rows) m.require('row', row, count(lit.pick(row)).between(0, 1));
    },
    columns,
    apart,
  ),
};

describe.each(Object.entries(planted))('%s', (_, faulty) => {
  it('is found on a small board', async () => {
    expect(await found(lamps, small)).toBeUndefined();
    expect(await found(faulty, small)).toBeDefined();
  });

  it('is found on a large board', async () => {
    expect(await found(faulty, large)).toBeDefined();
  });
});

describe('the words of a fault', () => {
  it('state which side allows an answer, and why the other does not', async () => {
    const words = async (name: string) => (await found(planted[name]!, small))?.words;
    expect(await words('a forgotten given')).toMatchInlineSnapshot(`
      "encode allows this, and verify refuses it:
        given: row 2, column 1
      ---*
      *---"
    `);
    expect(await words('a rule that is not posted')).toMatchInlineSnapshot(`
      "encode allows this, and verify refuses it:
        row: row 1
        row: row 2
      ----
      ----"
    `);
    expect(await words('the rule of rows, posted for columns')).toMatchInlineSnapshot(`
      "verify allows this, and encode refuses it:
        row: column 1
        row: column 3
      ---*
      -*--"
    `);
  });

  it('is the assignment, and the rules that are broken on each side', async () => {
    const { assignment, encode, verify } = (await found(planted['a forgotten given']!, small))!;
    expect(assignment.map(Number)).toEqual([0, 0, 0, 1, 1, 0, 0, 0]);
    expect([encode, verify]).toEqual([[], ['given']]);
  });
});

describe('an encode that allows nothing', () => {
  it('is found where the answer is known', async () => {
    const strict = encodedBy(givens, rows, columns, apart, (m, { board }, lit) => {
      for (const row of board.rows) m.require('row', row, count(lit.pick(row)).is(0));
    });
    const [example] = lamps.examples;
    const puzzle = readExample(lamps, example!).puzzle as Lamps;
    const known = lamps.readAnswer(example!.answer!, puzzle).values;
    const { disagreement } = await checkAgreement(strict, puzzle, z3, known);
    expect(disagreement?.words).toMatchInlineSnapshot(`
      "verify allows this, and encode refuses it:
        row: row 1
        row: row 2
      --*--
      ----*"
    `);
  });
});

describe('an example that cannot be read', () => {
  it('is named', () => {
    const example = { name: 'four wide', source: 'made here', puzzle: '....\n-.x.', answer: null };
    expect(() => readExample(lamps, example)).toThrowErrorMatchingInlineSnapshot(
      `[Error: the example 'four wide' of lamps cannot be read: found 'x', expected '.', '*' or '-']`,
    );
  });
});

describe('a fault in verify', () => {
  it('is found as well', async () => {
    const blind: typeof lamps = {
      ...lamps,
      *verify(puzzle, answer) {
        for (const violation of lamps.verify(puzzle, answer)) if (violation.rule !== 'given') yield violation;
      },
    };
    expect((await found(blind, small))?.words).toMatchInlineSnapshot(`
      "verify allows this, and encode refuses it:
        given: row 2, column 1
      ---*
      *---"
    `);
    expect(await found(blind, large)).toBeDefined();
  });
});
