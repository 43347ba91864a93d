import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faults } from '../../test/marked-faults.js';
import { Scanner } from '../text/scanner.js';
import { readSkips, writeSkips } from './skips.js';

const _ = undefined;
const marks = fc
  .array(
    fc.oneof(
      fc.boolean().map((mark) => [mark]),
      fc.integer({ min: 1, max: 80 }).map((n) => Array<undefined>(n).fill(undefined)),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.flat());

describe('skips', () => {
  it('are read as they are written', () => {
    fc.assert(
      fc.property(marks, (places) => {
        expect(readSkips(new Scanner(writeSkips(places)), places.length)).toEqual(places);
      }),
    );
  });

  it('are written as they are read', () => {
    for (const text of ['aaaa', 'BaCb', 'zzy', 'zA', 'azaza', ''])
      expect(writeSkips(readSkips(new Scanner(text), 90))).toBe(text);
  });

  it('stand in front of their mark', () => {
    expect(readSkips(new Scanner('bAa'), 6)).toEqual([_, false, true, false, _, _]);
    expect(readSkips(new Scanner('zB'), 28)).toEqual([...Array(26).fill(_), true, _]);
    expect(readSkips(new Scanner('z'), 25)).toEqual(Array(25).fill(_));
  });

  it('report errors with their positions', () => {
    const read = (text: string) => readSkips(new Scanner(text), 4);
    expect(faults(['ad', 'aaaaa', 'z', 'd1', 'a,b', 'e'], read)).toMatchInlineSnapshot(`
      "
      ad
       ^
      column 2: more than the 4 places of this board are described
      aaaaa
          ^
      column 5: more than the 4 places of this board are described
      z
      ^
      column 1: more than the 4 places of this board are described
      d1
       ^
      column 2: found '1', expected a letter
      a,b
       ^
      column 2: found ',', expected a letter
      e
      ^
      column 1: more than the 4 places of this board are described
      "
    `);
  });
});

it('only z skips, not Z', () => {
  expect(() => readSkips(new Scanner('Za'), 30)).toThrow("found 'Z', expected a letter");
});
