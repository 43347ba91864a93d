import { Readable } from 'node:stream';
import type { AnyPuzzle } from '@gridproof/core';
import { expect, it } from 'vitest';
import { readEntries } from './entries.js';

/** Returns how often a format looks at a line while a text is read, and the number of entries. */
async function countLooks(text: string): Promise<{ readonly looks: number; readonly entries: number }> {
  let looks = 0;
  const identifiesType = () => {
    looks++;
    return false;
  };
  const type = { id: 'lamps', title: 'Lamps', formats: { link: { accepts: () => false, identifiesType } } };
  const options = {
    types: [type as unknown as AnyPuzzle],
    say: () => {},
    signal: new AbortController().signal,
    stdin: Readable.from([Buffer.from(text)]),
  };
  let entries = 0;
  for await (const _ of readEntries(['-'], options)) entries++;
  return { looks, entries };
}

it('looks at each line of a file at most twice before its first entry', async () => {
  for (const lines of [1_000, 50_000]) {
    const { looks, entries } = await countLooks('x\n'.repeat(lines));
    expect(entries).toBe(1);
    expect(looks).toBeGreaterThanOrEqual(lines);
    expect(looks).toBeLessThanOrEqual(2 * lines);
  }
});
