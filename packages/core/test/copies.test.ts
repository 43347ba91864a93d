import { expect, test, vi } from 'vitest';
import { Grid, PuzzleError, readPuzzle, type Step, solve, steps } from '../src/index.js';
import { TrialAndError } from './trial-and-error.js';

// A puzzle type may bring its own copy of this package.
vi.resetModules();
const other = await import('../src/index.js');

const board = new other.Board(2, 2);
const digits = other.definePuzzle({
  id: 'digits',
  title: 'Digits',
  rules: { line: 'No number is twice in a line.' },
  parse(text) {
    if (!/^[12]$/.test(text))
      throw new other.PuzzleError('bad-symbol', `found '${text}', expected 1 or 2`, { column: 1 });
    return Number(text);
  },
  print: String,
  encode(m, first: number) {
    const number = other.Grid.from(board.cells, () => m.int(1, 2));
    m.given(board.cells[0]!, other.is(number.at(board.cells[0]!), first));
    for (const line of board.lines) m.require('line', line, other.allDifferent(number.pick(line)));
    return { number };
  },
  decode: ({ number }) => number,
  *verify() {},
  draw: () => ({ width: 2, height: 2, marks: [] }),
  printAnswer: (answer) => board.rows.map((row) => answer.pick(row).join('')).join('\n'),
  readAnswer: (text) => new other.Grid(board.cells, Array.from(text.replace('\n', ''), Number)),
  examples: [],
});

test('the copies are two', () => {
  expect(other.PuzzleError).not.toBe(PuzzleError);
  expect(other.Grid).not.toBe(Grid);
});

test('a puzzle type of another copy is solved and walked through', async () => {
  const engine = new TrialAndError();
  expect(await solve(digits, 1, engine)).toMatchObject({
    status: 'solved',
    answer: { values: [1, 2, 2, 1] },
  });
  const found: Step[] = [];
  for await (const step of steps(digits, 1, engine)) found.push(step);
  expect(found.length).toBeGreaterThan(0);
});

test('its errors in a text are reported with their place', () => {
  const read = () => readPuzzle('\n digits: 3', [digits]);
  expect(read).toThrow(PuzzleError);
  expect(read).toThrow(
    expect.objectContaining({ sentence: "line 2, column 10: found '3', expected 1 or 2" }),
  );
});

test('other errors and objects are what they were', () => {
  expect(new RangeError('far') instanceof PuzzleError).toBe(false);
  expect({ places: [], values: [] } instanceof Grid).toBe(false);
  expect((undefined as unknown) instanceof Grid).toBe(false);
});
