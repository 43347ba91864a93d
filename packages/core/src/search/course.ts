/** What a task finds one after the other, as an async generator that keeps what it returned: a `for` loop drops it. */
export interface Course<T, R> extends AsyncGenerator<T, R, undefined> {
  /** How it ended; undefined until then, and where it was broken off. */
  readonly end: R | undefined;
}

/** The course of a generator. */
export function courseOf<T, R>(generator: AsyncGenerator<T, R, undefined>): Course<T, R> {
  let end: R | undefined;
  const course = (async function* () {
    end = yield* generator;
    return end;
  })();
  return Object.defineProperty(course, 'end', { get: () => end }) as Course<T, R>;
}
