/**
 * The compiled module of an engine. It is loaded once per thread on first use, and again after a fault that ended it or prevented loading.
 */
export class WasmModule<M> {
  #loading: Promise<M> | undefined;

  readonly #start: () => Promise<M>;

  /** `start` loads the module. */
  constructor(start: () => Promise<M>) {
    this.#start = start;
  }

  /** Returns the module; every call gets the same one. */
  load(): Promise<M> {
    this.#loading ??= this.#start().catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  /** Runs work with the module. After a fatal fault of the module its memory is unusable, and `ended` is called. */
  use<T>(work: () => T, onFatal: () => void): T {
    try {
      return work();
    } catch (error) {
      if (isFatal(error)) {
        this.#loading = undefined;
        onFatal();
      }
      throw error;
    }
  }
}

/** Returns whether the module has ended itself, usually because it ran out of memory. */
export const isFatal = (error: unknown): boolean => error instanceof Error && error.name === 'RuntimeError';
