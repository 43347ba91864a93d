import { describe, expect, it } from 'vitest';
import { FairQueue, QueueFullError } from './fair-queue.js';

const always = new AbortController().signal;

/** A queue with an injected clock, and the clients in order of their turns. */
function taking(places: number, waiting: number) {
  let now = 0;
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const due: { readonly at: number; readonly work: () => void }[] = [];
  const turns = new FairQueue(
    places,
    waiting,
    () => now,
    (milliseconds, work) => due.push({ at: now + milliseconds, work }),
  );
  return {
    turns,
    begun,
    async pass(milliseconds: number) {
      now += milliseconds;
      for (const one of due.splice(0)) one.at <= now ? one.work() : due.push(one);
      await new Promise(setImmediate);
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
  it('of a client with quick requests take all slots but one, with or without other clients', async () => {
    const { take, begun, end } = taking(4, 9);
    for (const client of ['a', 'b']) {
      await take(client);
      await end(client);
    }
    for (const name of ['a1', 'a2', 'a3', 'a4']) void take('a', name);
    await new Promise(setImmediate);
    expect(begun.slice(2)).toEqual(['a1', 'a2', 'a3']);
    await take('b', 'b1');
    expect(begun.at(-1)).toBe('b1');
  });

  it('of an unknown client, or one with heavy requests, take half of the slots, and a quarter while others are active', async () => {
    const { take, begun, end, pass } = taking(4, 9);
    for (const name of ['a1', 'a2', 'a3']) void take('a', name);
    await new Promise(setImmediate);
    expect(begun).toEqual(['a1', 'a2']);
    void take('b');
    await pass(1_000);
    await end('a1');
    await end('a2');
    expect(begun).toEqual(['a1', 'a2', 'b']);
    await pass(1_000);
    expect(begun).toEqual(['a1', 'a2', 'b', 'a3']);
    void take('a', 'a4');
    await new Promise(setImmediate);
    expect(begun.at(-1)).toBe('a3');
    await end('b');
    await pass(4_000);
    await end('a3');
    expect(begun.at(-1)).toBe('a4');
  });

  it('of a client after a heavy request come after an equal rest, while others are active', async () => {
    const { take, begun, end, pass } = taking(4, 9);
    await take('b');
    await end('b');
    await take('a', 'a1');
    await pass(2_000);
    await end('a1');
    void take('a', 'a2');
    await pass(900);
    await take('b', 'b2');
    expect(begun).toEqual(['b', 'a1', 'b2']);
    await pass(1_200);
    expect(begun).toEqual(['b', 'a1', 'b2', 'a2']);
    await end('b2');
    // The rest ends before a waiting client is refused, even after a very heavy request.
    await pass(60_000);
    await take('b', 'b3');
    await end('a2');
    void take('a', 'a3');
    await pass(7_900);
    expect(begun.at(-1)).toBe('b3');
    await pass(200);
    expect(begun.at(-1)).toBe('a3');
  });

  it('of the only client do not wait', async () => {
    const { take, begun, end, pass } = taking(4, 9);
    await take('b');
    await end('b');
    await pass(2_000);
    await take('a', 'a1');
    await pass(2_000);
    await end('a1');
    await take('a', 'a2');
    expect(begun).toEqual(['b', 'a1', 'a2']);
    await end('a2');
  });

  it('go to the client with the fewest running requests', async () => {
    const { take, begun, end } = taking(2, 9);
    await take('a', 'a1');
    await take('b', 'b1');
    void take('a', 'a2');
    void take('c', 'c1');
    await end('b1');
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    await end('a1');
    expect(begun.at(-1)).toBe('a2');
  });

  it('are refused when too many wait, and forget clients that leave', async () => {
    const { turns } = taking(1, 1);
    const first = await turns.take('a', always);
    const leaving = new AbortController();
    const second = turns.take('a', leaving.signal);
    await expect(turns.take('b', always)).rejects.toBeInstanceOf(QueueFullError);
    leaving.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    expect([turns.running, turns.waiting]).toEqual([1, 0]);
    first();
    first();
    await turns.idle();
    expect(turns.running).toBe(0);
  });
});
