import { computed, type ReadonlySignal, signal } from '@preact/signals';

/** Something as it stood once, and how it stood before. */
export interface Moment<T> {
  readonly is: T;
  readonly before: Moment<T> | undefined;
}

/** How something stands, and how it stood before: changes are taken back, and made again. */
export class History<T> {
  readonly #now;
  readonly #undone = signal<readonly Moment<T>[]>([]);
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;

  constructor(first: T) {
    this.#now = signal<Moment<T>>({ is: first, before: undefined });
    this.canUndo = computed(() => this.now.before !== undefined);
    this.canRedo = computed(() => this.#undone.value.length > 0);
  }

  get now(): Moment<T> {
    return this.#now.value;
  }

  /** Makes it another; with `going`, in place of what the last change made. */
  become(is: T, going = false): void {
    const { now } = this;
    this.#undone.value = [];
    this.#now.value = { is, before: going ? now.before : now };
  }

  undo(): void {
    const { now } = this;
    if (!now.before) return;
    this.#undone.value = [...this.#undone.value, now];
    this.#now.value = now.before;
  }

  redo(): void {
    const next = this.#undone.value.at(-1);
    if (!next) return;
    this.#undone.value = this.#undone.value.slice(0, -1);
    this.#now.value = next;
  }

  /** Takes changes back until it stands as it did at a moment before. */
  goBackTo(moment: Moment<T>): void {
    while (this.now !== moment) this.undo();
  }
}
