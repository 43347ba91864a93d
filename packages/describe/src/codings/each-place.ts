import type { Scanner } from '../text/scanner.js';

/** Calls `read` for each of a number of places and expects the end; `what` names the places in messages: `cells`. */
export function readEach<T>(scanner: Scanner, places: number, what: string, read: () => T): T[] {
  const all = `${places} ${what}`;
  const values: T[] = [];
  while (values.length < places) {
    if (scanner.done) throw scanner.tooShort(values.length, all);
    values.push(read());
  }
  if (!scanner.done) throw scanner.tooLong(all);
  return values;
}
