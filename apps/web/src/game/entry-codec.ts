import type { Field, Strokes } from '@gridproof/core';
import type { EnteredValues } from './entered-facts.js';
import { COLOURS, type Marks, type PencilMarks } from './marks.js';

const EMPTY = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Encodes entries for an address: for each field the index of its value in base 36, with `~` before an index of two digits,
 * and a capital letter for 1 to 26 open fields. Open fields at the end are left out.
 */
export function encodeEntries(fields: readonly Field[], values: EnteredValues): string {
  return encodeFields(fields, ({ values: all }, variable) => {
    const entered = values.get(variable);
    if (entered === undefined) return '';
    const at = all.findIndex(({ value }) => value === entered);
    return at === -1 ? '' : digit(at);
  });
}

/** Inverse of `encodeEntries`. Skips values that a field does not take, because an address may contain anything. */
export function decodeEntries(fields: readonly Field[], text: string): EnteredValues {
  const values = new Map<number, boolean | number>();
  for (const [variable, code] of decodeFields(text, fields.length, /~[0-9a-z]{2}|[0-9a-z]|[A-Z]/g)) {
    const value = fields[variable]!.values[numbersIn(code)[0]!];
    if (value && fields[variable]!.given === undefined) values.set(variable, value.value);
  }
  return values;
}

/** Encodes marks in the same way: for each field the indices of its centre marks, of its corner marks, and its colour, as in `12.4.3;`. */
export function encodeMarks(fields: readonly Field[], marks: Marks): string {
  return encodeFields(fields, ({ values }, variable) => {
    const pencilMarks = marks.get(variable);
    if (!pencilMarks) return '';
    const numbers = (some: ReadonlySet<number>) =>
      values.flatMap(({ value }, at) => (some.has(Number(value)) ? digit(at) : [])).join('');
    return `${numbers(pencilMarks.centre)}.${numbers(pencilMarks.corner)}.${pencilMarks.colour || ''};`;
  });
}

/** Inverse of `encodeMarks`. Skips marks that a field does not take. */
export function decodeMarks(fields: readonly Field[], text: string): Marks {
  const marks = new Map<number, PencilMarks>();
  for (const [variable, code] of decodeFields(text, fields.length, /[A-Z]|[^;A-Z]{1,500};?/g)) {
    if (!code.endsWith(';')) continue;
    const field = fields[variable]!;
    const [centre = '', corner = '', colour = ''] = code.slice(0, -1).split('.');
    const values = (numbers: string) =>
      new Set(numbersIn(numbers).flatMap((at) => (field.values[at] ? [Number(field.values[at].value)] : [])));
    if (field.given === undefined)
      marks.set(variable, {
        centre: values(centre),
        corner: values(corner),
        colour: Math.min(COLOURS, Number(colour)),
      });
  }
  return marks;
}

/** Encodes strokes: each key and its stroke in base 36, as in `1a.2`, separated by `-`. */
export const encodeStrokes = (strokes: Strokes): string =>
  Array.from(strokes, ([key, stroke]) => `${key.toString(36)}.${stroke.toString(36)}`).join('-');

/** Inverse of `encodeStrokes`. Skips invalid strokes. */
export const decodeStrokes = (text: string): Strokes =>
  new Map(
    text.split('-').flatMap((one) => {
      const [, key, stroke] = /^([0-9a-z]{1,7})\.([0-9a-z]{1,6})$/.exec(one) ?? [];
      return key === undefined ? [] : [[Number.parseInt(key, 36), Number.parseInt(stroke!, 36)] as const];
    }),
  );

const digit = (at: number): string => (at < 36 ? at.toString(36) : `~${at.toString(36).padStart(2, '0')}`);

const numbersIn = (text: string): readonly number[] =>
  Array.from(text.matchAll(/~(..)|[^~]/g), ([one, two]) => Number.parseInt(two ?? one, 36));

/** Encodes each field with `write`, and counts fields for which it returns ''. */
function encodeFields(fields: readonly Field[], write: (field: Field, variable: number) => string): string {
  let text = '';
  let empty = 0;
  for (const [variable, field] of fields.entries()) {
    const code = write(field, variable);
    if (code === '') {
      empty++;
      continue;
    }
    for (; empty > 0; empty -= Math.min(empty, 26)) text += EMPTY[Math.min(empty, 26) - 1];
    text += code;
  }
  return text;
}

/** Yields the encoded text of each field that is not empty. */
function* decodeFields(
  text: string,
  length: number,
  sign: RegExp,
): Generator<readonly [variable: number, found: string]> {
  let variable = 0;
  for (const [code] of text.matchAll(sign)) {
    const empty = EMPTY.indexOf(code);
    if (empty >= 0) variable += empty + 1;
    else if (variable < length) yield [variable++, code];
    if (variable >= length) return;
  }
}
