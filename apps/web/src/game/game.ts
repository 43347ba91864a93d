import type { AnyPuzzle, Fact, Field, Picture, Violation } from '@gridproof/core';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { factsOf, type Values, valuesIn } from './facts.js';

/** A state of the board, and the ones before it. */
interface Moment {
  readonly values: Values;
  readonly before: Moment | undefined;
  /** The player has marked it, to go back to it. */
  readonly marked: boolean;
}

/** A puzzle that is played: what was entered, and all that was entered before. */
export class Game {
  readonly fields: readonly Field[];
  readonly #now;
  readonly #undone = signal<readonly Moment[]>([]);
  readonly #described;
  readonly picture: ReadonlySignal<Picture>;
  readonly values: ReadonlySignal<Values>;
  /** What was entered, as tasks want it. */
  readonly entries: ReadonlySignal<readonly Fact[]>;
  /** What the rules say of a board on which nothing is open; none before. */
  readonly broken: ReadonlySignal<readonly Violation[] | undefined>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  readonly canGoBack: ReadonlySignal<boolean>;

  constructor(
    readonly type: AnyPuzzle,
    readonly puzzle: unknown,
    values: Values = new Map(),
  ) {
    this.#described = type.described!;
    this.fields = this.#described.fields(puzzle);
    const kept = new Map([...values].filter(([variable, value]) => this.takes(variable, value)));
    this.#now = signal<Moment>({ values: kept, before: undefined, marked: false });
    this.values = computed(() => this.#now.value.values);
    this.picture = computed(() => this.#described.drawEntered(puzzle, this.values.value));
    this.entries = computed(() => factsOf(this.fields, this.values.value));
    this.broken = computed(() => {
      const answer: unknown = this.#described.answered(puzzle, this.values.value);
      return answer === undefined ? undefined : [...(type.verify(puzzle, answer) as Iterable<Violation>)];
    });
    this.canUndo = computed(() => this.#now.value.before !== undefined);
    this.canRedo = computed(() => this.#undone.value.length > 0);
    this.canGoBack = computed(() => this.#marked() !== undefined);
  }

  /** What stands in a field: what was entered, or what is given. */
  at(variable: number): boolean | number | undefined {
    return this.fields[variable]?.given ?? this.values.value.get(variable);
  }

  /** Whether a value can be entered in a field. */
  takes(variable: number, value: boolean | number): boolean {
    const field = this.fields[variable];
    return field?.given === undefined && !!field?.values.some((one) => one.value === value);
  }

  /** Enters a value, or nothing; with `going`, as part of the stroke that the last entry began. */
  enter(variable: number, value: boolean | number | undefined, going = false): void {
    if (this.fields[variable]?.given !== undefined || this.values.value.get(variable) === value) return;
    if (value !== undefined && !this.takes(variable, value)) return;
    const values = new Map(this.values.value);
    if (value === undefined) values.delete(variable);
    else values.set(variable, value);
    this.#go(values, going);
  }

  /** Enters the value behind the one that stands there, in the order of the field's values, or nothing behind the last. */
  turn(variable: number, backwards = false): void {
    const cycle = [undefined, ...(this.fields[variable]?.values.map(({ value }) => value) ?? [])];
    const at = cycle.indexOf(this.values.value.get(variable));
    this.enter(variable, cycle[(at + (backwards ? cycle.length - 1 : 1)) % cycle.length]);
  }

  /** Enters several values at once. */
  enterAll(facts: readonly Fact[]): void {
    const values = new Map(this.values.value);
    for (const [variable, value] of valuesIn(facts))
      if (this.takes(variable, value)) values.set(variable, value);
    if (
      values.size !== this.values.value.size ||
      [...values].some(([id, one]) => this.values.value.get(id) !== one)
    )
      this.#go(values, false);
  }

  clear(): void {
    if (this.values.value.size > 0) this.#go(new Map(), false);
  }

  undo(): void {
    const { before } = this.#now.value;
    if (!before) return;
    this.#undone.value = [...this.#undone.value, this.#now.value];
    this.#now.value = before;
  }

  redo(): void {
    const next = this.#undone.value.at(-1);
    if (!next) return;
    this.#undone.value = this.#undone.value.slice(0, -1);
    this.#now.value = next;
  }

  /** Marks the board as it stands, before something is tried. */
  mark(): void {
    this.#now.value = { ...this.#now.value, marked: true };
  }

  /** Goes back to the board that was marked last; what came of it can be redone. */
  goBack(): void {
    const marked = this.#marked();
    if (!marked) return;
    while (this.#now.value !== marked) this.undo();
    this.#now.value = { ...marked, marked: false };
  }

  /** The boards from the first entry to the last. */
  get history(): readonly Values[] {
    const all: Values[] = [];
    for (let one: Moment | undefined = this.#now.value; one; one = one.before) all.unshift(one.values);
    return all;
  }

  /** Goes back so many entries. */
  goTo(entries: number): void {
    for (let left = this.history.length - 1 - entries; left > 0; left--) this.undo();
  }

  #marked(): Moment | undefined {
    let one: Moment | undefined = this.#now.value;
    while (one && !one.marked) one = one.before;
    return one;
  }

  #go(values: Values, going: boolean): void {
    const now = this.#now.value;
    this.#undone.value = [];
    this.#now.value = { values, before: going ? now.before : now, marked: false };
  }
}
