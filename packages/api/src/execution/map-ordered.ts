/** Maximum number of items that were started and not yet yielded: a slow item delays those behind it. */
const MAX_STARTED = 4096;

/** Milliseconds of work in this thread after which the event loop gets a turn, for signals and readers. */
const YIELD_INTERVAL_MS = 20;

/** Yields the result of each item in order, while up to `concurrency` items are in progress. */
export async function* mapOrdered<T, R>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<R>,
  concurrency: number,
): AsyncGenerator<R> {
  const started: Promise<R>[] = [];
  const notifier = new Notifier();
  let active = 0;
  let exhausted = false;
  let stopped = false;
  let lastYield = performance.now();
  const feed = async (): Promise<void> => {
    for await (const item of items) {
      const task = work(item).finally(() => {
        active--;
        notifier.notify();
      });
      // The consumer handles a failure when it reaches the item.
      task.catch(() => {});
      active++;
      started.push(task);
      notifier.notify();
      while (!stopped && (active >= concurrency || started.length >= MAX_STARTED)) await notifier.next();
      if (performance.now() - lastYield > YIELD_INTERVAL_MS) {
        await new Promise((resolve) => setImmediate(resolve));
        lastYield = performance.now();
      }
      if (stopped) return;
    }
  };
  const feeder = feed().finally(() => {
    exhausted = true;
    notifier.notify();
  });
  feeder.catch(() => {});
  try {
    for (;;) {
      if (started.length > 0) {
        yield await started[0]!;
        started.shift();
        notifier.notify();
      } else if (exhausted) return await feeder;
      else await notifier.next();
    }
  } finally {
    stopped = true;
    notifier.notify();
  }
}

/** A notification that can be awaited repeatedly. */
class Notifier {
  #resolve!: () => void;
  #promise = this.#renew();

  next(): Promise<void> {
    return this.#promise;
  }

  notify(): void {
    this.#resolve();
    this.#promise = this.#renew();
  }

  #renew(): Promise<void> {
    return new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }
}
