import { describe, expect, it } from 'vitest';
import { Crowded, Turns } from './turns.js';

const always = new AbortController().signal;

/** Turns by a clock of the test's own, and who has begun, in order. */
function taking(places: number, waiting: number) {
  let now = 0;
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const turns = new Turns(places, waiting, () => now);
  return {
    turns,
    begun,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    async take(client: string, name = client, signal = always) {
      const taken = turns.take(client, signal).then((end) => {
        begun.push(name);
        ends.set(name, end);
      });
      taken.catch(() => {});
      await new Promise(setImmediate);
      return taken;
    },
    async end(name: string) {
      ends.get(name)!();
      await new Promise(setImmediate);
    },
  };
}

describe('turns', () => {
  it('leave a place to the next who comes, and then each has its share', async () => {
    const { take, begun, turns } = taking(4, 9);
    for (const name of ['a1', 'a2', 'a3', 'a4']) void take('a', name);
    await new Promise(setImmediate);
    expect([begun, turns.waiting]).toEqual([['a1', 'a2', 'a3'], 1]);
    await take('b');
    expect(begun).toEqual(['a1', 'a2', 'a3', 'b']);
  });

  it('go to the client that has the fewest at work', async () => {
    const { take, begun, end } = taking(4, 9);
    await take('b', 'b1');
    for (const name of ['a1', 'a2', 'a3']) void take('a', name);
    void take('c');
    void take('b', 'b2');
    await new Promise(setImmediate);
    expect(begun).toEqual(['b1', 'a1', 'c']);
    await end('a1');
    expect(begun).toEqual(['b1', 'a1', 'c', 'a2']);
    await end('b1');
    expect(begun.at(-1)).toBe('b2');
  });

  it('give all places back to one who has been alone for a while', async () => {
    const { take, begun, end, pass } = taking(4, 9);
    await take('b');
    await end('b');
    for (const name of ['a1', 'a2', 'a3']) void take('a', name);
    await new Promise(setImmediate);
    expect(begun).toEqual(['b', 'a1']);
    pass(4_000);
    await end('a1');
    expect(begun).toEqual(['b', 'a1', 'a2', 'a3']);
  });

  it('refuse when too many wait, and forget who leaves', async () => {
    const { turns } = taking(1, 1);
    const first = await turns.take('a', always);
    const leaving = new AbortController();
    const second = turns.take('a', leaving.signal);
    await expect(turns.take('b', always)).rejects.toBeInstanceOf(Crowded);
    leaving.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    expect([turns.running, turns.waiting]).toEqual([1, 0]);
    first();
    first();
    await turns.idle();
    expect(turns.running).toBe(0);
  });
});
