/** What a task finds one after the other, as an async generator that keeps what it returned: a `for` loop drops it. */
export interface ResultStream<T, R> extends AsyncGenerator<T, R, undefined> {
  /** How it ended; undefined until then, and where the loop was left. */
  readonly end: R | undefined;
}

/** The result stream of a generator. */
export function streamOf<T, R>(generator: AsyncGenerator<T, R, undefined>): ResultStream<T, R> {
  let end: R | undefined;
  const stream = (async function* () {
    end = yield* generator;
    return end;
  })();
  return Object.defineProperty(stream, 'end', { get: () => end }) as ResultStream<T, R>;
}
