import {
  type AnyPuzzle,
  type BoardInput,
  type DistinctSums,
  type EntriesFeedback,
  type Fact,
  type Field,
  instructionsFor,
  type Picture,
  type Place,
  placeKey,
  type Strokes,
  type Violation,
  valuesIn,
} from '@gridproof/core';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { valueLabel } from '../board/labels.js';
import { type Surface, signBegins, valueOfSign } from '../board/surface.js';
import { type EnteredValue, type EnteredValues, factsOf } from './entered-facts.js';
import { History, type Moment } from './history.js';
import {
  changeMarks,
  type MarkKind,
  type Marks,
  NO_MARKS,
  toggleColour,
  toggleMarks,
  withMarks,
} from './marks.js';

/** The entries, strokes and marks on a board. */
interface BoardState {
  readonly values: EnteredValues;
  readonly strokes: Strokes;
  readonly marks: Marks;
  /** The boards at the start of the open trials, outermost first. */
  readonly trials: readonly Pick<BoardState, 'values' | 'strokes' | 'marks'>[];
  /** True if candidates are filled in. An entered value then removes them from the places that must differ. */
  readonly keepsCandidates: boolean;
}

const EMPTY: BoardState = {
  values: new Map(),
  strokes: new Map(),
  marks: new Map(),
  trials: [],
  keepsCandidates: false,
};

/** The initial state of a game. */
export type GameStart = Partial<Omit<BoardState, 'trials'>>;

/** The rule that a closed area has a clue, which the types of such boards do not name. */
export const EMPTY_AREA = 'empty area';

const NO_PEERS: ReadonlySet<number> = new Set();

/** A puzzle that is played, with the history of its board. */
export class Game implements Surface {
  readonly fields: readonly Field[];
  readonly input: BoardInput;
  /** The goal and the rules that the puzzle uses. */
  readonly instructions: readonly string[];
  /** Variables that keys, marks and colours apply to. */
  readonly selection = signal<ReadonlySet<number>>(new Set());
  readonly picture: ReadonlySignal<Picture>;
  readonly ground: ReadonlySignal<Picture>;
  /** Values of the fields: entries, and consequences of strokes. */
  readonly values: ReadonlySignal<EnteredValues>;
  /** The player's decisions: entries and strokes, without the orientation of unlocked tiles. */
  readonly decisions: ReadonlySignal<EnteredValues>;
  /** Judges the board by the rules; undefined before they are posted. */
  readonly judge = signal<(() => EntriesFeedback | undefined) | undefined>(undefined);
  /** Feedback of the rules; undefined if it is not shown. */
  readonly feedback = computed(() => this.judge.value?.());
  /**
   * Values of fields with a clue that allows only one, if the rules are known. No other value can be entered there, and the board is solved
   * without them.
   */
  readonly fixedValues = signal<EnteredValues>(new Map());
  /** Returns the fields that must differ from a field, if the rules are known. */
  readonly peersOf = signal((_variable: number): ReadonlySet<number> => NO_PEERS);
  /** Returns the sums of distinct values that a field is part of, if the rules are known. */
  readonly sumsOf = signal((_variable: number): readonly DistinctSums[] => []);
  /** The sums of the only selected field. */
  readonly sums = computed(() => {
    const [variable, ...others] = this.selection.value;
    return variable === undefined || others.length > 0 ? [] : this.sumsOf.value(variable);
  });
  /** Values entered directly. */
  readonly explicit: ReadonlySignal<EnteredValues>;
  readonly strokes: ReadonlySignal<Strokes>;
  readonly marks: ReadonlySignal<Marks>;
  /** The entries as facts for tasks. */
  readonly entries: ReadonlySignal<readonly Fact[]>;
  /** Violations on a board without open fields; undefined before. */
  readonly broken: ReadonlySignal<readonly Violation[] | undefined>;
  /** True if the entries satisfy all rules and clues, with the blank value in open fields. */
  readonly isSolved: ReadonlySignal<boolean>;
  /** True if any field is open. */
  readonly isOpen: ReadonlySignal<boolean>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Number of open trials. */
  readonly trialDepth: ReadonlySignal<number>;
  readonly colours: ReadonlySignal<readonly (readonly [variable: number, colour: number])[]>;
  readonly trials: ReadonlySignal<readonly (readonly [place: Place, depth: number])[]>;
  /** Number of fields with a value, and number of all fields. */
  readonly progress: ReadonlySignal<{ readonly done: number; readonly all: number }>;
  readonly #description;
  readonly #words;
  readonly #history: History<BoardState>;

  constructor(
    readonly type: AnyPuzzle,
    readonly puzzle: unknown,
    start: GameStart = {},
  ) {
    this.#description = type.described!;
    this.fields = this.#description.fields(puzzle);
    this.input = this.#description.input(puzzle);
    this.#words = this.#description.words(puzzle);
    this.instructions = instructionsFor(type, puzzle);
    const values = new Map(
      [...(start.values ?? [])].filter(([variable, value]) => this.takes(variable, value)),
    );
    this.#history = new History<BoardState>({ ...EMPTY, ...start, values });
    this.explicit = computed(() => this.#state.values);
    this.strokes = computed(() => this.#state.strokes);
    this.marks = computed(() => this.#state.marks);
    this.values = computed(() => this.#effective(this.#state, false));
    this.decisions = computed(() => this.#effective(this.#state, true));
    this.entries = computed(() => factsOf(this.fields, this.decisions.value));
    this.picture = computed(() => this.#render());
    this.ground = computed((): Picture => type.draw(puzzle));
    this.broken = computed(() => this.#violations(false));
    this.isSolved = computed(() => this.#violations(true)?.length === 0 && !this.#hasWrongWall());
    this.isOpen = computed(() =>
      [...this.fields.keys()].some(
        (variable) => this.at(variable) === undefined && !this.fixedValues.value.has(variable),
      ),
    );
    this.canUndo = this.#history.canUndo;
    this.canRedo = this.#history.canRedo;
    this.trialDepth = computed(() => this.#state.trials.length);
    this.colours = computed(() =>
      [...this.marks.value].flatMap(([variable, { colour }]) =>
        colour ? [[variable, colour] as const] : [],
      ),
    );
    this.trials = computed(() => {
      if (this.#state.trials.length === 0) return [];
      const { values, strokes } = this.#state;
      return [
        ...Array.from(
          values.keys(),
          (variable) => [this.fields[variable]!.place, this.trialOf(variable)] as const,
        ),
        ...Array.from(
          strokes.keys(),
          (key) => [this.#placeOfStroke(key), this.#trialIn('strokes', key)] as const,
        ),
      ].flatMap(([place, depth]) => (place && depth ? [[place, depth] as const] : []));
    });
    this.progress = computed(() => ({
      done: this.values.value.size,
      all: this.fields.filter(({ given, blank }) => given === undefined && blank === undefined).length,
    }));
  }

  get #state(): BoardState {
    return this.#history.now.state;
  }

  /** Returns the value of a field: the entry, or the given. */
  at(variable: number): EnteredValue {
    return this.fields[variable]?.given ?? this.values.value.get(variable);
  }

  label(variable: number, value: boolean | number): string {
    return valueLabel(this.#words(variable, value), value);
  }

  parse(variable: number, text: string): EnteredValue {
    return valueOfSign(this.fields[variable]!, text);
  }

  begins(variable: number, text: string): boolean {
    return signBegins(this.fields[variable]!, text);
  }

  /** Returns the trial in which the value of a field was entered, from 1; 0 if none. */
  trialOf(variable: number): number {
    return this.#trialIn('values', variable);
  }

  #trialIn(part: 'values' | 'strokes', key: number): number {
    const { trials, [part]: now } = this.#state;
    return trials.findLastIndex((trial) => trial[part].get(key) !== now.get(key)) + 1;
  }

  /** Returns the tile, the side or the first cell of a stroke. */
  #placeOfStroke(key: number): Place | undefined {
    const { strokes } = this.input;
    if (strokes?.kind === 'tiles') return strokes.tiles[key]?.cell;
    if (strokes?.kind === 'chain') return this.fields[key]?.place;
    return strokes?.sides.find((side) => placeKey(side) === key);
  }

  marksAt(variable: number): readonly string[] {
    const pencilMarks = this.marks.value.get(variable);
    if (!pencilMarks || this.values.value.has(variable)) return [];
    return [...pencilMarks.centre, ...pencilMarks.corner].map((value) => this.label(variable, value));
  }

  /** Returns whether a value can be entered in a field. */
  takes(variable: number, value: EnteredValue): boolean {
    const field = this.fields[variable];
    if (field?.given !== undefined) return false;
    if (value === undefined) return true;
    return (
      (this.fixedValues.value.get(variable) ?? value) === value &&
      !!field?.values.some((one) => one.value === value)
    );
  }

  /** Enters values and their consequences. `continues` continues the stroke of the last entry. */
  enterAll(entries: readonly (readonly [variable: number, value: EnteredValue])[], continues = false): void {
    const values = new Map(this.#state.values);
    const put = (variable: number, value: EnteredValue) => {
      if (!this.takes(variable, value)) return;
      if (value === undefined) values.delete(variable);
      else values.set(variable, value);
    };
    for (const [variable, value] of entries) {
      put(variable, value);
      for (const [other, follows] of this.input.linkedValues(variable, value)) put(other, follows);
    }
    if (differs(values, this.#state.values))
      this.#become({ values, marks: this.#marksBeside(values) }, continues);
  }

  enter(variable: number, value: EnteredValue, continues = false): void {
    this.enterAll([[variable, value]], continues);
  }

  /** Enters the value after the current one, in the order of the field's values; clears the field after the last. */
  turn(variable: number, backwards = false): void {
    const cycle = [undefined, ...(this.fields[variable]?.values.map(({ value }) => value) ?? [])];
    const at = cycle.indexOf(this.values.value.get(variable));
    this.enter(variable, cycle[(at + (backwards ? cycle.length - 1 : 1)) % cycle.length]);
  }

  /** Draws strokes: a number for each key; undefined erases it. */
  draw(strokes: Iterable<readonly [key: number, stroke: number | undefined]>, continues = false): void {
    const all = new Map(this.#state.strokes);
    for (const [key, stroke] of strokes) {
      if (stroke === undefined) all.delete(key);
      else all.set(key, stroke);
    }
    if (differs(all, this.#state.strokes)) this.#become({ strokes: all }, continues);
  }

  /** Returns whether the board has all values of facts, even if a line there may still grow. */
  hasAll(facts: readonly Fact[]): boolean {
    return this.#newValues(facts).length === 0;
  }

  #newValues(facts: readonly Fact[]): readonly (readonly [variable: number, value: boolean | number])[] {
    return [...valuesIn(facts)].filter(([variable, value]) => this.decisions.value.get(variable) !== value);
  }

  /** Enters the facts of a step or an answer and keeps the other entries, but no walls that contradict the facts. */
  enterFacts(facts: readonly Fact[]): void {
    const { explicit, strokes, decisions, input } = this;
    const before = explicit.value;
    this.enterAll(this.#newValues(facts));
    const known = new Map([...decisions.value, ...valuesIn(facts)]);
    const fitted = input.strokes?.fit?.(strokes.value, known);
    if (!fitted) return;
    const erased = Array.from(strokes.value.keys(), (key) => [key, undefined] as const);
    this.draw([...erased, ...fitted], explicit.value !== before);
  }

  /** Enters a value in all open fields that accept it. */
  fill(value: boolean | number): void {
    this.enterAll(
      [...this.fields.keys()].flatMap((variable) =>
        this.at(variable) === undefined ? [[variable, value]] : [],
      ),
    );
  }

  toggleMark(variables: readonly number[], kind: MarkKind, value: number): void {
    const open = variables.filter((variable) => this.at(variable) === undefined);
    if (open.length) this.#become({ marks: toggleMarks(this.#state.marks, open, kind, value) });
  }

  toggleColour(variables: readonly number[], colour: number): void {
    if (variables.length) this.#become({ marks: toggleColour(this.#state.marks, variables, colour) });
  }

  /** The value that can fill all open fields: the blank value of a board with two values per field. */
  get rest(): { readonly value: boolean | number; readonly label: string } | undefined {
    const variable = this.fields.findIndex(
      ({ given, values, blank }) => given === undefined && values.length === 2 && blank !== undefined,
    );
    const value = this.fields[variable]?.blank;
    return value === undefined ? undefined : { value, label: this.label(variable, value) };
  }

  /** True if entries update the candidates. */
  get keepsCandidates(): boolean {
    return this.#state.keepsCandidates;
  }

  /** Returns the marks without the values that new entries exclude, if entries update the candidates. */
  #marksBeside(values: EnteredValues): Marks {
    const { marks, keepsCandidates, values: before } = this.#state;
    if (!keepsCandidates) return marks;
    return [...values].reduce((all, [variable, value]) => {
      if (before.get(variable) === value) return all;
      const noted = [...this.peersOf.value(variable)].filter((peer) =>
        all.get(peer)?.centre.has(Number(value)),
      );
      return changeMarks(all, noted, ({ centre }) => ({
        centre: new Set([...centre].filter((one) => one !== value)),
      }));
    }, marks);
  }

  /** Writes the possible values into fields without marks of values, as candidates. Entries update them from now on. */
  setCandidates(candidates: ReadonlyMap<number, readonly number[]>): void {
    const marks = [...candidates].reduce(
      (all, [variable, values]) =>
        changeMarks(all, [variable], ({ centre, corner }) =>
          centre.size + corner.size > 0 ? {} : { centre: new Set(values) },
        ),
      this.#state.marks,
    );
    this.#become({ marks, keepsCandidates: true });
  }

  /** Clears fields: entries first, and marks if there are no entries. */
  erase(variables: readonly number[]): void {
    const entered = variables.filter((variable) => this.#state.values.has(variable));
    if (entered.length) this.enterAll(entered.map((variable) => [variable, undefined]));
    else if (variables.some((variable) => this.#state.marks.has(variable)))
      this.#become({ marks: changeMarks(this.#state.marks, variables, () => NO_MARKS) });
  }

  clearMarks(): void {
    const { values, marks } = this.#state;
    const drawn = new Map([...values].filter(([variable, value]) => this.fields[variable]!.blank !== value));
    if (marks.size || drawn.size < values.size)
      this.#become({ marks: new Map(), values: drawn, keepsCandidates: false });
  }

  clear(): void {
    const { values, strokes, marks } = this.#state;
    if (values.size + strokes.size + marks.size > 0) this.#become(EMPTY);
  }

  undo(): void {
    this.#history.undo();
  }

  redo(): void {
    this.#history.redo();
  }

  /** Begins a trial. Its entries can be rejected together. */
  beginTrial(): void {
    const { values, strokes, marks, trials } = this.#state;
    this.#become({ trials: [...trials, { values, strokes, marks }] });
  }

  /** Ends the last trial and keeps its entries. */
  acceptTrial(): void {
    const { trials } = this.#state;
    if (trials.length) this.#become({ trials: trials.slice(0, -1) });
  }

  /** Ends all trials and keeps their entries, as part of the last stroke. */
  acceptTrials(): void {
    if (this.#state.trials.length) this.#become({ trials: [] }, true);
  }

  /** Ends the last trial and removes its entries. */
  rejectTrial(): void {
    const { trials } = this.#state;
    const last = trials.at(-1);
    if (last) this.#become({ ...last, trials: trials.slice(0, -1) });
  }

  /** Entries of each board from the first to the current one, without boards that differ only in marks. */
  get history(): readonly EnteredValues[] {
    return this.#moments().map(({ state: is }) => this.#effective(is, true));
  }

  /** Returns to a board of the history. */
  goTo(at: number): void {
    const wanted = this.#moments()[at];
    if (wanted) this.#history.goBackTo(wanted);
  }

  /** The last history step of each of these boards. */
  #moments() {
    const all = [];
    for (let one: Moment<BoardState> | undefined = this.#history.now; one; one = one.previous)
      if (all[0]?.state.values !== one.state.values || all[0].state.strokes !== one.state.strokes)
        all.unshift(one);
    return all;
  }

  #effective({ values, strokes }: Pick<BoardState, 'values' | 'strokes'>, sure: boolean): EnteredValues {
    const stroked = this.input.strokes?.values(strokes, values, sure) ?? values;
    const implied = this.input.impliedValues(stroked);
    return implied.size ? new Map([...implied, ...stroked]) : stroked;
  }

  #render(): Picture {
    const { strokes, marks } = this.#state;
    const values = this.values.value;
    const picture = this.#description.drawEntries(this.puzzle, values);
    const drawn = this.input.strokes?.draw(picture, strokes, values) ?? picture;
    return withMarks(drawn, this.fields, marks, values);
  }

  #violations(blank: boolean): readonly Violation[] | undefined {
    const values = new Map([...this.fixedValues.value, ...this.values.value]);
    const answer: unknown = this.#description.completeAnswer(this.puzzle, values, { blank });
    return answer === undefined
      ? undefined
      : [...(this.type.verify(this.puzzle, answer) as Iterable<Violation>)];
  }

  /** Returns whether a wall divides an area of cells that belong together. */
  #hasWrongWall(): boolean {
    const strokes = this.strokes.value;
    const fitted = this.input.strokes?.fit?.(strokes, this.values.value);
    return fitted !== undefined && [...strokes.keys()].some((key) => !fitted.has(key));
  }

  #become(state: Partial<BoardState>, continues = false): void {
    this.#history.become({ ...this.#state, ...state }, continues);
  }
}

function differs<T>(one: ReadonlyMap<number, T>, other: ReadonlyMap<number, T>): boolean {
  return one.size !== other.size || [...one].some(([key, value]) => other.get(key) !== value);
}
