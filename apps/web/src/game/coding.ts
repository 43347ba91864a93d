import type { Field } from '@gridproof/core';
import type { Values } from './facts.js';

const EMPTY = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Entries in a few characters for an address: for each field the number of its value in base 36, `~` before one of two digits, and a
 * capital letter for 1 to 26 fields without an entry. What is empty at the end is left out.
 */
export function encodeEntries(fields: readonly Field[], values: Values): string {
  let text = '';
  let empty = 0;
  for (const [variable, { values: all }] of fields.entries()) {
    const at = all.findIndex(({ value }) => value === values.get(variable));
    if (at === -1) {
      empty++;
      continue;
    }
    for (; empty > 0; empty -= Math.min(empty, 26)) text += EMPTY[Math.min(empty, 26) - 1];
    text += at < 36 ? at.toString(36) : `~${at.toString(36).padStart(2, '0')}`;
  }
  return text;
}

/** The inverse of `encodeEntries`. What no field takes is passed over: an address may be anything. */
export function decodeEntries(fields: readonly Field[], text: string): Values {
  const values = new Map<number, boolean | number>();
  let variable = 0;
  for (const [sign, long] of text.matchAll(/~([0-9a-z]{2})|[0-9a-z]|[A-Z]/g)) {
    const empty = EMPTY.indexOf(sign);
    if (empty >= 0) variable += empty + 1;
    else {
      const value = fields[variable]?.values[Number.parseInt(long ?? sign, 36)];
      if (value && fields[variable]!.given === undefined) values.set(variable, value.value);
      variable++;
    }
    if (variable >= fields.length) break;
  }
  return values;
}
