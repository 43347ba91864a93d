import type { Field } from '@gridproof/core';
import type { Values } from './facts.js';
import { type Notes, takesValues } from './notes.js';

const EMPTY = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Entries in a few characters for an address: for each field the number of its value in base 36, `~` before one of two digits, and a
 * capital letter for 1 to 26 fields without an entry. What is empty at the end is left out.
 */
export function encodeEntries(fields: readonly Field[], values: Values): string {
  return encoded(fields, ({ values: all }, variable) => {
    const at = all.findIndex(({ value }) => value === values.get(variable));
    return at === -1 ? '' : digit(at);
  });
}

/** The inverse of `encodeEntries`. What no field takes is passed over: an address may be anything. */
export function decodeEntries(fields: readonly Field[], text: string): Values {
  const values = new Map<number, boolean | number>();
  for (const [variable, [at]] of decoded(text, fields.length, /~[0-9a-z]{2}|[0-9a-z]|[A-Z]/g)) {
    const value = fields[variable]!.values[at!];
    if (value && fields[variable]!.given === undefined) values.set(variable, value.value);
  }
  return values;
}

/** Notes, written as entries are: for each field the numbers of its values, and a dot behind them. */
export function encodeNotes(fields: readonly Field[], notes: Notes): string {
  return encoded(fields, ({ values }, variable) => {
    const own = notes.get(variable);
    if (!own) return '';
    return `${values.flatMap(({ value }, at) => (own.has(value) ? digit(at) : [])).join('')}.`;
  });
}

/** The inverse of `encodeNotes`. What no field takes is passed over. */
export function decodeNotes(fields: readonly Field[], text: string): Notes {
  const notes = new Map<number, ReadonlySet<boolean | number>>();
  for (const [variable, all] of decoded(text, fields.length, /(?:~[0-9a-z]{2}|[0-9a-z])+\.|[A-Z]/g)) {
    const field = fields[variable]!;
    const own = all.flatMap((at) => field.values[at]?.value ?? []);
    if (own.length && field.given === undefined)
      notes.set(variable, new Set(takesValues(field) ? own : [field.values[0]!.value]));
  }
  return notes;
}

const digit = (at: number): string => (at < 36 ? at.toString(36) : `~${at.toString(36).padStart(2, '0')}`);

/** What is written of each field; fields of which nothing is are counted. */
function encoded(fields: readonly Field[], write: (field: Field, variable: number) => string): string {
  let text = '';
  let empty = 0;
  for (const [variable, field] of fields.entries()) {
    const own = write(field, variable);
    if (own === '') {
      empty++;
      continue;
    }
    for (; empty > 0; empty -= Math.min(empty, 26)) text += EMPTY[Math.min(empty, 26) - 1];
    text += own;
  }
  return text;
}

/** The numbers that stand there for each field of which something is written. */
function* decoded(
  text: string,
  length: number,
  sign: RegExp,
): Generator<readonly [variable: number, numbers: readonly number[]]> {
  let variable = 0;
  for (const [found] of text.matchAll(sign)) {
    const empty = EMPTY.indexOf(found);
    if (empty >= 0) variable += empty + 1;
    else if (variable < length)
      yield [
        variable++,
        Array.from(found.matchAll(/~(..)|[^.~]/g), ([one, two]) => Number.parseInt(two ?? one, 36)),
      ];
    if (variable >= length) return;
  }
}
