/**
 * The compiled module of an engine: loaded once in each thread, when it is first needed, and again after a fault that ended it or
 * kept it from loading.
 */
export class WasmModule<M> {
  #loading: Promise<M> | undefined;

  readonly #start: () => Promise<M>;

  /** `start` loads it. */
  constructor(start: () => Promise<M>) {
    this.#start = start;
  }

  /** The module; every call gets the same one. */
  load(): Promise<M> {
    this.#loading ??= this.#start().catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  /** Works with the module. After a fault of the module itself nothing that it holds can be used: `ended` is called. */
  use<T>(work: () => T, ended: () => void): T {
    try {
      return work();
    } catch (error) {
      if (isFatal(error)) {
        this.#loading = undefined;
        ended();
      }
      throw error;
    }
  }
}

/** The module has ended itself: most often it had no memory left. */
export const isFatal = (error: unknown): boolean => error instanceof Error && error.name === 'RuntimeError';
