import { describe, expect, it } from 'vitest';
import { Scanner } from './scanner.js';

describe('Scanner', () => {
  it('walks to the end', () => {
    const scanner = new Scanner('ab1');
    expect([scanner.peek, scanner.next(), scanner.done]).toEqual(['a', 'a', false]);
    expect(scanner.take(/\d/y)).toBeUndefined();
    expect(scanner.at).toBe(1);
    expect(scanner.take(/[a-z]\d/y)).toBe('b1');
    expect([scanner.peek, scanner.next(), scanner.done]).toEqual(['', '', true]);
  });

  it('names the unexpected character, a pair of surrogates as one', () => {
    const scanner = new Scanner('a\u{1F642}b', 10);
    scanner.next();
    expect(scanner.unexpected('a digit')).toMatchObject({
      code: 'unexpected',
      column: 12,
      message: "found '\u{1F642}', expected a digit",
    });
    expect(scanner.unexpected('a digit', 4).message).toBe('found the end, expected a digit');
    expect(scanner.error('too-long', 'more than there is room for', 0)).toMatchObject({
      code: 'too-long',
      column: 11,
    });
  });

  it('expects the end, and reports missing or additional text', () => {
    const scanner = new Scanner('ab', 4);
    scanner.next();
    expect(() => scanner.expectEnd()).toThrow("found 'b', expected the end");
    expect(scanner.tooLong('4 cells').sentence).toBe(
      'column 6: more than the 4 cells of this board are described',
    );
    expect(scanner.tooShort(3, '4 cells').sentence).toBe(
      'column 6: the text ends after 3 of the 4 cells of this board: 1 is missing',
    );
    expect(scanner.positionOf(0)).toEqual({ column: 5 });
    scanner.next();
    expect(() => scanner.expectEnd()).not.toThrow();
  });
});
