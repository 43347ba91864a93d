import type { Field } from '@gridproof/core';
import { describe, expect, it } from 'vitest';
import {
  decodeEntries,
  decodeMarks,
  decodeStrokes,
  encodeEntries,
  encodeMarks,
  encodeStrokes,
} from './entry-codec.js';

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

  it('may be anything: skips values that no field takes', () => {
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

describe('marks in an address', () => {
  it('are read as they are written', () => {
    const fields = Array.from({ length: 60 }, (_, at) => field(at < 3 ? 2 : 50));
    const marks = new Map([
      [1, { centre: new Set([0]), corner: new Set<number>(), colour: 0 }],
      [4, { centre: new Set([0, 8, 35, 36, 49]), corner: new Set([2]), colour: 9 }],
      [50, { centre: new Set<number>(), corner: new Set<number>(), colour: 3 }],
    ]);
    const text = encodeMarks(fields, marks);
    expect(text).toBe('A0..;B08z~10~1d.2.9;ZS..3;');
    expect(decodeMarks(fields, text)).toEqual(marks);
  });

  it('may be anything', () => {
    const fields = [field(3), field(3, 1), field(2)];
    const only = { centre: new Set([0]), corner: new Set(), colour: 0 };
    expect(decodeMarks(fields, '~..;0..;0..;').get(2)).toEqual(only);
    expect(decodeMarks(fields, '~~..<b>012')).toEqual(new Map());
    expect(decodeMarks(fields, '01..;'.repeat(500)).size).toBe(2);
  });
});

describe('strokes in an address', () => {
  it('are read as they are written, and may be anything', () => {
    const strokes = new Map([
      [0, 3],
      [70_001, 1],
      [12, 40],
    ]);
    expect(decodeStrokes(encodeStrokes(strokes))).toEqual(strokes);
    expect(decodeStrokes('')).toEqual(new Map());
    expect(decodeStrokes('<b>.1-1.2.3-zzzzzzzzz.1')).toEqual(new Map());
  });
});
