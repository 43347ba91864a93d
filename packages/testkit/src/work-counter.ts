type Method = (this: any, ...values: any[]) => any;

/** Counts one step for each call. */
const one = (): number => 1;
/** Counts a step for each item of the array. */
const each = (array: { readonly length: number }): number => 1 + array.length;
/** Counts a step for each item of the result. */
const made = (_: unknown, result: { readonly length: number }): number => 1 + result.length;
/** Counts a step for each item that was compared. */
const sought = (array: { readonly length: number }, result: unknown): number => {
  if (typeof result === 'number') return result < 0 ? 1 + array.length : 1 + result;
  return result ? 1 : 1 + array.length;
};

/** Methods that most loops call, and the steps of a call. */
const METHODS: readonly (readonly [object, readonly string[], (self: any, result: any) => number])[] = [
  [Map.prototype, ['get', 'set', 'has', 'delete'], one],
  [Set.prototype, ['has', 'add', 'delete'], one],
  [WeakMap.prototype, ['get', 'set', 'has'], one],
  [Array.prototype, ['push', 'pop', 'at'], one],
  [
    Array.prototype,
    [
      'map',
      'filter',
      'forEach',
      'reduce',
      'sort',
      'toSorted',
      'toReversed',
      'reverse',
      'join',
      'fill',
      'with',
    ],
    each,
  ],
  [Array.prototype, ['flatMap', 'flat', 'slice', 'concat'], made],
  [Array.prototype, ['includes', 'indexOf', 'findIndex', 'lastIndexOf'], sought],
  [Array, ['from'], made],
];

/** Measures work without a clock: it counts calls of built-in methods, as many on every machine. */
export class WorkCounter {
  /** Steps since the last restart. */
  #steps = 0;
  /** The most steps between two restarts. */
  #longest = 0;

  /** Runs work with counting methods, and puts the built-in ones back. Either makes compiled code invalid, so call it rarely. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const restore = METHODS.flatMap(([owner, names, cost]) =>
      names.map((name) => this.#replace(owner, name, cost)),
    );
    try {
      return await work();
    } finally {
      for (const undo of restore) undo();
    }
  }

  /** Returns the most steps between two restarts, and forgets them. */
  takeLongest(): number {
    this.restart();
    const longest = this.#longest;
    this.#longest = 0;
    return longest;
  }

  /** Restarts the count. */
  restart(): void {
    if (this.#steps > this.#longest) this.#longest = this.#steps;
    this.#steps = 0;
  }

  #replace(owner: object, name: string, cost: (self: any, result: any) => number): () => void {
    const own = Object.getOwnPropertyDescriptor(owner, name)!;
    const method = own.value as Method;
    const counter = this;
    const value: Method = function (...values) {
      const result = method.apply(this, values);
      counter.#steps += cost(this, result);
      return result;
    };
    Object.defineProperty(owner, name, { ...own, value });
    return () => Object.defineProperty(owner, name, own);
  }
}
