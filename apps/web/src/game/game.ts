import type { AnyPuzzle, Fact, Field, Picture, Violation } from '@gridproof/core';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { said } from '../board/names.js';
import { type Surface, signBegins, valueSigned } from '../board/surface.js';
import { factsOf, type Values, valuesIn } from './facts.js';
import { History, type Moment } from './history.js';
import { type Notes, noted, takesValues, withNotes } from './notes.js';

/** What stands on a board. */
interface Entered {
  readonly values: Values;
  readonly notes: Notes;
}

/** A puzzle that is played: what was entered, and all that was entered before. */
export class Game implements Surface {
  readonly fields: readonly Field[];
  readonly #history: History<Entered>;
  /** Those to which the player wants to go back. */
  readonly #marks = signal<ReadonlySet<Moment<Entered>>>(new Set());
  readonly #described;
  readonly picture: ReadonlySignal<Picture>;
  readonly ground: ReadonlySignal<Picture>;
  readonly values: ReadonlySignal<Values>;
  readonly notes: ReadonlySignal<Notes>;
  /** What was entered, as tasks want it. */
  readonly entries: ReadonlySignal<readonly Fact[]>;
  /** What the rules say of a board on which nothing is open; none before. */
  readonly broken: ReadonlySignal<readonly Violation[] | undefined>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  readonly canGoBack: ReadonlySignal<boolean>;
  /** How many fields were entered or changed since the board was marked; none where it was not. */
  readonly sinceMark: ReadonlySignal<number | undefined>;

  constructor(
    readonly type: AnyPuzzle,
    readonly puzzle: unknown,
    { values = new Map(), notes = new Map() }: Partial<Entered> = {},
  ) {
    this.#described = type.described!;
    this.fields = this.#described.fields(puzzle);
    const kept = new Map([...values].filter(([variable, value]) => this.takes(variable, value)));
    this.#history = new History<Entered>({ values: kept, notes });
    this.values = computed(() => this.#history.now.is.values);
    this.notes = computed(() => this.#history.now.is.notes);
    this.picture = computed(() =>
      withNotes(this.#described.drawEntered(puzzle, this.values.value), this.fields, this.#history.now.is),
    );
    this.ground = computed((): Picture => type.draw(puzzle));
    this.entries = computed(() => factsOf(this.fields, this.values.value));
    this.broken = computed(() => {
      const answer: unknown = this.#described.answered(puzzle, this.values.value);
      return answer === undefined ? undefined : [...(type.verify(puzzle, answer) as Iterable<Violation>)];
    });
    this.canUndo = this.#history.canUndo;
    this.canRedo = this.#history.canRedo;
    this.canGoBack = computed(() => this.#marked() !== undefined);
    this.sinceMark = computed(() => {
      const marked = this.#marked();
      return marked && changed(marked.is.values, this.values.value);
    });
  }

  /** What stands in a field: what was entered, or what is given. */
  at(variable: number): boolean | number | undefined {
    return this.fields[variable]?.given ?? this.values.value.get(variable);
  }

  called(variable: number, value: boolean | number): string {
    return said(this.#described.words(this.puzzle)(variable, value), value);
  }

  meant(variable: number, text: string): boolean | number | undefined {
    return valueSigned(this.fields[variable]!, text);
  }

  begins(variable: number, text: string): boolean {
    return signBegins(this.fields[variable]!, text);
  }

  notedAt(variable: number): readonly string[] {
    const own = this.notes.value.get(variable);
    // It is asked of every field after each entry, and few have notes.
    if (!own || this.values.value.has(variable)) return [];
    return takesValues(this.fields[variable]!)
      ? [...own].map((value) => this.called(variable, value))
      : [...own].map(() => DOT);
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
    this.#go({ values }, going);
  }

  /** Notes a value, or takes that note back; a field of two values takes a dot. Where something is entered there is nothing to note. */
  note(variable: number, value: boolean | number): void {
    const field = this.fields[variable];
    if (!field || this.values.value.has(variable) || !this.takes(variable, value)) return;
    const own = takesValues(field) ? value : field.values[0]!.value;
    this.#go({ notes: noted(this.notes.value, variable, own) }, false);
  }

  /** Enters a value where nothing stands, in all fields that take it. */
  fill(value: boolean | number): void {
    const values = new Map(this.values.value);
    for (const variable of this.fields.keys())
      if (!values.has(variable) && this.takes(variable, value)) values.set(variable, value);
    if (values.size !== this.values.value.size) this.#go({ values }, false);
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
    if (changed(this.values.value, values) > 0) this.#go({ values }, false);
  }

  /** Takes all entries and notes away. */
  clear(): void {
    if (this.values.value.size + this.notes.value.size > 0)
      this.#go({ values: new Map(), notes: new Map() }, false);
  }

  undo(): void {
    this.#history.undo();
  }

  redo(): void {
    this.#history.redo();
  }

  /** Marks the board as it stands, before something is tried. */
  mark(): void {
    this.#marks.value = new Set([...this.#marks.value, this.#history.now]);
  }

  /** Goes back to the board that was marked last, which then is marked no more; what was entered since can be redone. */
  goBack(): void {
    const marked = this.#marked();
    if (!marked) return;
    this.#history.goBackTo(marked);
    this.#marks.value = new Set([...this.#marks.value].filter((one) => one !== marked));
  }

  /** The entries of each board from the first to the one that is seen, those that differ in notes alone only once. */
  get history(): readonly Values[] {
    return this.#moments().map(({ is }) => is.values);
  }

  /** Goes back to a board of the history. */
  goTo(at: number): void {
    const wanted = this.#moments()[at];
    if (wanted) this.#history.goBackTo(wanted);
  }

  /** The last moment with each of the boards. */
  #moments(): readonly Moment<Entered>[] {
    const all: Moment<Entered>[] = [];
    for (let one: Moment<Entered> | undefined = this.#history.now; one; one = one.before)
      if (all[0]?.is.values !== one.is.values) all.unshift(one);
    return all;
  }

  #marked(): Moment<Entered> | undefined {
    let one: Moment<Entered> | undefined = this.#history.now;
    while (one && !this.#marks.value.has(one)) one = one.before;
    return one;
  }

  #go(entered: Partial<Entered>, going: boolean): void {
    this.#history.become({ ...this.#history.now.is, ...entered }, going);
  }
}

/** What is said of a note where there is no room for a value. */
const DOT = 'a dot';

/** In how many fields two boards differ. */
function changed(one: Values, other: Values): number {
  const all = new Set([...one.keys(), ...other.keys()]);
  return [...all].filter((variable) => one.get(variable) !== other.get(variable)).length;
}
