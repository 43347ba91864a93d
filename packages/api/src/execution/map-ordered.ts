/** Maximum number of items that were started and not yet yielded: a slow item delays those behind it. */
const MOST_BEGUN = 4096;

/** Milliseconds of work in this thread after which the event loop gets a turn, for signals and readers. */
const BREATH = 20;

/** Yields the result of each item in order, while up to `concurrency` items are in progress. */
export async function* mapOrdered<T, R>(
  things: Iterable<T> | AsyncIterable<T>,
  work: (thing: T) => Promise<R>,
  atOnce: number,
): AsyncGenerator<R> {
  const begun: Promise<R>[] = [];
  const change = new Change();
  let atWork = 0;
  let given = false;
  let over = false;
  let breathed = performance.now();
  const give = async (): Promise<void> => {
    for await (const thing of things) {
      const one = work(thing).finally(() => {
        atWork--;
        change.happen();
      });
      // The consumer handles a failure when it reaches the item.
      one.catch(() => {});
      atWork++;
      begun.push(one);
      change.happen();
      while (!over && (atWork >= atOnce || begun.length >= MOST_BEGUN)) await change.next();
      if (performance.now() - breathed > BREATH) {
        await new Promise((resolve) => setImmediate(resolve));
        breathed = performance.now();
      }
      if (over) return;
    }
  };
  const giving = give().finally(() => {
    given = true;
    change.happen();
  });
  giving.catch(() => {});
  try {
    for (;;) {
      if (begun.length > 0) {
        yield await begun[0]!;
        begun.shift();
        change.happen();
      } else if (given) return await giving;
      else await change.next();
    }
  } finally {
    over = true;
    change.happen();
  }
}

/** A notification that can be awaited repeatedly. */
class Change {
  #happen!: () => void;
  #next = this.#renewed();

  next(): Promise<void> {
    return this.#next;
  }

  happen(): void {
    this.#happen();
    this.#next = this.#renewed();
  }

  #renewed(): Promise<void> {
    return new Promise((resolve) => {
      this.#happen = resolve;
    });
  }
}
