import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Scanner } from '../text/scanner.js';
import { type ArrowNumber16, readArrowNumber16, writeArrowNumber16 } from './arrow-number16.js';

it('reads what sites write', () => {
  expect(readArrowNumber16(new Scanner('210.b70f-3100+a'), 8)).toEqual([
    [1, 'down'],
    ['?', undefined],
    undefined,
    undefined,
    [15, 'down'],
    [256, 'left'],
    'closed',
    undefined,
  ]);
});

it('reads what it writes', () => {
  const clue = fc.oneof(
    fc.constantFrom<ArrowNumber16>(undefined, 'closed'),
    fc.tuple(
      fc.oneof(fc.nat(4095), fc.nat(20), fc.constant('?' as const)),
      fc.constantFrom('up', 'down', 'left', 'right', undefined),
    ),
  );
  fc.assert(
    fc.property(fc.array(clue, { maxLength: 80 }), (clues) => {
      const scanner = new Scanner(writeArrowNumber16(clues));
      expect(readArrowNumber16(scanner, clues.length)).toEqual(clues);
      expect(scanner.done).toBe(true);
    }),
  );
});

it('reports the expected text', () => {
  for (const [text, message] of [
    ['2', 'a hexadecimal digit'],
    ['7f', '2 hexadecimal digits'],
    ['-9', "a digit from 0 to 4 after '-'"],
    ['.', 'a digit for the way'],
    ['z', '4 cells'],
    ['21a', 'the text ends after 2 of the 4 cells of this board: 2 are missing'],
  ] as const)
    expect(() => readArrowNumber16(new Scanner(text), 4)).toThrow(message);
});
