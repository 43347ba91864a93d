import { expect, test } from 'vitest';
import { Plugins } from '../plugins.js';
import { casesOf, type LeaveOut } from './case.js';
import { suites, suitesByName } from './suites.js';

const plugins = new Plugins();

const types = await plugins.types();

test('cases are chosen by type and by the longer side', () => {
  const large = suitesByName(['large']);
  const slants = casesOf(large, types, { only: ['slant'] });
  expect(slants.map(({ name }) => name)).toEqual([
    'slant 40x25 1',
    'slant 40x25 2',
    'slant 40x40 1',
    'slant 40x40 2',
  ]);
  const sides = casesOf(large, types, { sides: { min: 16, max: 30 } }).map(({ width, height }) =>
    Math.max(width, height),
  );
  expect([Math.min(...sides), Math.max(...sides)]).toEqual([16, 30]);
});

test('a case knows the cells of its board and the literals of its answer key', () => {
  const [sudoku] = casesOf(suitesByName(['sudoku-hard']), types);
  expect(sudoku).toMatchObject({ type: 'sudoku', width: 9, height: 9, cells: 81, literals: 729 });
  const sparse = casesOf(suitesByName(['standard']), types, { only: ['puzlogic'] });
  expect(sparse[0]!.cells).toBeLessThan(sparse[0]!.width * sparse[0]!.height);
});

test('suites of this program leave out types that are not installed, with a notice', () => {
  const notes: string[] = [];
  const few = types.filter(({ id }) => ['takuzu', 'lits'].includes(id));
  const note: LeaveOut = ({ name }, puzzles, all) => notes.push(`${name}: ${puzzles} of ${all}`);
  const cases = casesOf(suitesByName(['sudoku-hard', 'corpus', 'large']), few, {}, note);
  expect(new Set(cases.map(({ type }) => type))).toEqual(new Set(['takuzu', 'lits']));
  expect(notes).toEqual(['sudoku-hard: 3 of 3', expect.stringMatching(/^large: \d+ of \d+$/)]);
});

test('a type that a suite has no puzzle of takes part with its examples, where every type is to take part', () => {
  const suite = { name: 'lamps', entries: () => [{ text: 'takuzu:1./..' }] };
  expect(casesOf([suite], types)).toHaveLength(1);
  const all = casesOf([{ ...suite, everyType: true }], types);
  expect(all.map(({ type }) => type)).toEqual([
    'takuzu',
    ...types.filter(({ id }) => id !== 'takuzu').flatMap(({ id, examples }) => examples.map(() => id)),
  ]);
});

test("refuses a user's own puzzles of a type that is not installed, with advice", () => {
  const own = {
    name: 'mine',
    entries: () => [{ text: 'slant:.1./.../...', place: 'mine.txt:3' }],
  };
  const few = types.filter(({ id }) => id === 'takuzu');
  expect(() => casesOf([{ ...own, isUserSuite: true }], few)).toThrowErrorMatchingInlineSnapshot(
    `[UsageError: mine.txt:3: slant is not installed. Run: npm install @gridproof/slant]`,
  );
  expect(() => casesOf([own], few, { only: ['slant'] })).toThrowErrorMatchingInlineSnapshot(
    `[UsageError: slant is not installed. Run: npm install @gridproof/slant]`,
  );
  expect(() => casesOf([own], few, { only: ['takuzo'] })).toThrowErrorMatchingInlineSnapshot(
    `[UsageError: 'takuzo' is not a puzzle type known here; did you mean takuzu?]`,
  );
  expect(() => casesOf([own], [], {}, () => {})).toThrow('no puzzle is installed');
});

test('types that are not known, and choices that leave nothing, are refused', () => {
  expect(() => casesOf(suites, types, { only: ['marbles'] })).toThrow("'marbles' is not a puzzle type");
  expect(() => casesOf(suites, types, { sides: { min: 900, max: 901 } })).toThrow(/^none of the \d+ puzzles/);
});
