/** Results of a task as an async generator that keeps its return value, which a `for` loop discards. */
export interface ResultStream<T, R> extends AsyncGenerator<T, R, undefined> {
  /** The outcome; undefined until the end, and if the loop was left early. */
  readonly end: R | undefined;
}

/** Wraps a generator as a result stream. */
export function streamOf<T, R>(generator: AsyncGenerator<T, R, undefined>): ResultStream<T, R> {
  let end: R | undefined;
  const stream = (async function* () {
    end = yield* generator;
    return end;
  })();
  return Object.defineProperty(stream, 'end', { get: () => end }) as ResultStream<T, R>;
}
