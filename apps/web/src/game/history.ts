import { computed, type ReadonlySignal, signal } from '@preact/signals';

/** A state and the step before it. */
export interface Moment<T> {
  readonly state: T;
  readonly previous: Moment<T> | undefined;
}

/** A state with undo and redo. */
export class History<T> {
  readonly #now;
  readonly #undone = signal<readonly Moment<T>[]>([]);
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;

  constructor(first: T) {
    this.#now = signal<Moment<T>>({ state: first, previous: undefined });
    this.canUndo = computed(() => this.now.previous !== undefined);
    this.canRedo = computed(() => this.#undone.value.length > 0);
  }

  get now(): Moment<T> {
    return this.#now.value;
  }

  /** Sets a new state; with `continues`, replaces the last change. */
  become(state: T, continues = false): void {
    const { now } = this;
    this.#undone.value = [];
    this.#now.value = { state, previous: continues ? now.previous : now };
  }

  undo(): void {
    const { now } = this;
    if (!now.previous) return;
    this.#undone.value = [...this.#undone.value, now];
    this.#now.value = now.previous;
  }

  redo(): void {
    const next = this.#undone.value.at(-1);
    if (!next) return;
    this.#undone.value = this.#undone.value.slice(0, -1);
    this.#now.value = next;
  }

  /** Undoes changes back to an earlier step. */
  goBackTo(moment: Moment<T>): void {
    while (this.now !== moment) this.undo();
  }
}
