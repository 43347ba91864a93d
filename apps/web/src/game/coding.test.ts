import type { Field } from '@gridproof/core';
import { describe, expect, it } from 'vitest';
import { decodeEntries, encodeEntries } from './coding.js';

const field = (values: number, given?: number): Field => ({
  place: { kind: 'cell', row: 0, col: 0 },
  given,
  values: Array.from({ length: values }, (_, value) => ({ value, sign: `${value}` })),
});

describe('entries in an address', () => {
  it('are read as they are written, however many values a field takes and however many fields are empty', () => {
    const fields = Array.from({ length: 90 }, (_, at) => field(at < 40 ? 2 : 50));
    const values = new Map([
      [0, 1],
      [3, 0],
      [40, 35],
      [41, 36],
      [42, 49],
      [89, 7],
    ]);
    const text = encodeEntries(fields, values);
    expect(text).toBe('1B0ZJz~10~1dZT7');
    expect(decodeEntries(fields, text)).toEqual(values);
  });

  it('may be anything: what no field takes is passed over', () => {
    const fields = [field(2), field(2, 1), field(2)];
    expect(decodeEntries(fields, '~zz<b>99')).toEqual(new Map());
    expect(decodeEntries(fields, '101')).toEqual(
      new Map([
        [0, 1],
        [2, 1],
      ]),
    );
    expect(decodeEntries(fields, '9'.repeat(1000))).toEqual(new Map());
  });
});
