import type { Scanner } from '../text/scanner.js';

/** Calls `read` for each of a number of places and expects the end; `what` names the places in messages: `cells`. */
export function readEach<T>(scanner: Scanner, places: number, what: string, read: () => T): T[] {
  const all = `${places} ${what}`;
  const found: T[] = [];
  while (found.length < places) {
    if (scanner.done) throw scanner.tooShort(found.length, all);
    found.push(read());
  }
  if (!scanner.done) throw scanner.tooLong(all);
  return found;
}
