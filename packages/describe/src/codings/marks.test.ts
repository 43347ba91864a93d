import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Scanner } from '../text/scanner.js';
import { readLetterSkips, writeLetterSkips } from './letter-skips.js';
import { readMarks, writeMarks } from './marks.js';

const signs = (marks: readonly boolean[]): string => marks.map((mark) => (mark ? 'T' : '.')).join('');
const marksOf = (text: string): boolean[] => [...text].map((sign) => sign === 'T');

it.each([
  ['j82323', '..T........T..T...T..T...'],
  ['h', `T${'.'.repeat(17)}`],
  ['z', '.'.repeat(18)],
  ['zi0', `${'.'.repeat(19)}T`],
  ['hk0', `T${'.'.repeat(20)}T`],
])('marks of puzz.link: %s', (text, marks) => {
  expect(signs(readMarks(new Scanner(text), marks.length))).toBe(marks);
  expect(writeMarks(marksOf(marks))).toBe(text);
});

it.each([
  ['addd', '.T....T....T....'],
  ['__a', 'TT.'],
  ['y', '.'.repeat(25)],
  ['zb_', `${'.'.repeat(27)}T`],
])("leaps of Simon Tatham's ids: %s", (text, marks) => {
  expect(signs(readLetterSkips(new Scanner(text), marks.length))).toBe(marks);
  expect(writeLetterSkips(marksOf(marks))).toBe(text);
});

it('reads back whatever it writes', () => {
  const marks = fc.array(fc.boolean(), { maxLength: 80 });
  const sparse = fc.array(fc.nat(20), { maxLength: 90 }).map((all) => all.map((one) => one === 0));
  fc.assert(
    fc.property(fc.oneof(marks, sparse), (marks) => {
      expect(readMarks(new Scanner(writeMarks(marks)), marks.length)).toEqual(marks);
      expect(readLetterSkips(new Scanner(writeLetterSkips(marks)), marks.length)).toEqual(marks);
    }),
  );
});

it.each([
  [() => readMarks(new Scanner('8.'), 20), "found '.', expected a digit or a letter"],
  [
    () => readMarks(new Scanner('82'), 15),
    'the text ends after 12 of the 15 cells of this board: 3 are missing',
  ],
  [() => readMarks(new Scanner('8'), 5), 'more than the 5 cells of this board are described'],
  [() => readLetterSkips(new Scanner('a1'), 5), "found '1', expected a letter or '_'"],
  [() => readLetterSkips(new Scanner('ad'), 5), 'more than the 5 cells of this board are described'],
  [
    () => readLetterSkips(new Scanner('a'), 5),
    'the text ends after 2 of the 5 cells of this board: 3 are missing',
  ],
  [
    () => readLetterSkips(new Scanner('d'), 5),
    'found the end, expected a last letter, which ends behind the board',
  ],
])('refuses what is no such text', (read, message) => {
  expect(read).toThrow(message);
});
