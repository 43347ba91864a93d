import { describe, expect, it } from 'vitest';
import { faults } from '../../test/marked-faults.js';
import { looksLikeSgtId, splitSgtId } from './sgt.js';

describe("Simon Tatham's ids", () => {
  it('are known by their look, right or wrong', () => {
    for (const id of [
      '8x8:aebABB',
      '10x6u:x',
      '9x9n10:2,4,mae5',
      '6j:3e4,cb',
      '3x3#123456',
      '8x8dn#1',
      '8x8:',
      '3x3xk:1_2',
    ])
      expect([id, looksLikeSgtId(id)]).toEqual([id, true]);
    for (const text of [
      '',
      '8x8',
      'x8:a',
      'slant:8x8:a',
      '8x8:a b',
      '8x8:a\n8x8:b',
      '1:2',
      '53..7....',
      '#8x8:a',
    ])
      expect([text, looksLikeSgtId(text)]).toEqual([text, false]);
  });

  it('are split at the first colon, and columns count from the start of the id', () => {
    const { params, description } = splitSgtId('10x6u:ab:c');
    expect(params).toBe('10x6u');
    expect(description.text).toBe('ab:c');
    expect(description.error('any', 'any')).toMatchObject({ column: 7 });
  });

  it('are refused where they hold no puzzle', () => {
    expect(faults(['3x3#123456', '8x8dn#9:1', '8x8'], splitSgtId)).toMatchInlineSnapshot(`
      "
      3x3#123456
         ^
      column 4: '3x3#123456' is a random seed that only its own program can turn into a puzzle; expected an id with a colon
      8x8dn#9:1
           ^
      column 6: '8x8dn#9:1' is a random seed that only its own program can turn into a puzzle; expected an id with a colon
      8x8
      '8x8' is not an id, expected size:description
      "
    `);
  });
});

it('long texts are looked at quickly', () => {
  for (const one of [`1x${'1'.repeat(900_000)}`, `1j${'-'.repeat(900_000)}`])
    expect(looksLikeSgtId(one)).toBe(false);
});
