import type { Field } from '@gridproof/core';
import { describe, expect, it } from 'vitest';
import { decodeEntries, decodeNotes, encodeEntries, encodeNotes } from './coding.js';

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

describe('notes in an address', () => {
  it('are read as they are written', () => {
    const fields = Array.from({ length: 60 }, (_, at) => field(at < 3 ? 2 : 50));
    const notes = new Map([
      [1, new Set([0])],
      [4, new Set([0, 8, 35, 36, 49])],
      [50, new Set([3])],
    ]);
    const text = encodeNotes(fields, notes);
    expect(text).toBe('A0.B08z~10~1d.ZS3.');
    expect(decodeNotes(fields, text)).toEqual(notes);
  });

  it('may be anything', () => {
    const fields = [field(3), field(3, 1), field(2)];
    expect(decodeNotes(fields, '9.0.1.')).toEqual(new Map([[2, new Set([0])]]));
    expect(decodeNotes(fields, '~~..<b>012')).toEqual(new Map());
    expect(decodeNotes(fields, '01.'.repeat(500)).size).toBe(2);
  });
});
