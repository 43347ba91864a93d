import { Grid } from './board/grid.js';
import type { Place } from './board/place.js';
import { checkpoint } from './checkpoint.js';
import type { Constraint } from './constraints/constraint.js';
import type { DerivedChoice, DerivedOption } from './expressions/derived-choice.js';
import {
  and,
  type Bool,
  type BoolVar,
  type IntVar,
  iff,
  is,
  type Variable,
} from './expressions/expression.js';

/**
 * A constraint with its reason and its places: an instance of a rule, a clue of this puzzle (`given`), or an entry of the player (`entry`).
 */
export interface Posted<Rule extends string = string> {
  readonly source: Rule | 'given' | 'entry';
  readonly places: readonly Place[];
  readonly constraint: Constraint;
  /** Name of this instance for players if its places do not identify it: `the domino 3-5`. Empty if it concerns no clue at its places. */
  readonly label?: string;
}

/** Maximum size of an integer's range, because each value becomes a literal. */
const MAX_VALUES = 1_000_000;

/** Creates variables and collects constraints. */
export class Model<Rule extends string = string> {
  readonly #variables: Variable[] = [];
  /** Constraints that define the answers. */
  #required: Posted<Rule>[] = [];
  /** Posts of implied constraints, each with the number of required constraints before it. */
  readonly #implied: { readonly behind: number; readonly post: () => void }[] = [];
  /** Required and implied constraints; undefined until first use. */
  #posted: Posted<Rule>[] | undefined;
  readonly #derived: DerivedChoice[] = [];

  /** All variables; a variable's `id` is its index. */
  get variables(): readonly Variable[] {
    return this.#variables;
  }

  /** All constraints in the order of posting. */
  get posted(): readonly Posted<Rule>[] {
    if (this.#implied.length === 0) return this.#required;
    this.#posted ??= this.#withImplied();
    return this.#posted;
  }

  /** Constraints that imply all others; they suffice for an engine. */
  get required(): readonly Posted<Rule>[] {
    return this.#required;
  }

  /** Derived variables, in the order of creation. */
  get derived(): readonly DerivedChoice[] {
    return this.#derived;
  }

  /** Creates a boolean variable. */
  bool(): BoolVar {
    return this.#add({ op: 'bool', id: this.#variables.length });
  }

  /** Creates an integer variable from `min` to `max`, both included. */
  int(min: number, max: number): IntVar {
    if (!(Number.isSafeInteger(min) && Number.isSafeInteger(max) && min <= max))
      throw new RangeError(`no integer from ${min} to ${max}`);
    if (max - min >= MAX_VALUES)
      throw new RangeError(`an integer from ${min} to ${max} has more than ${MAX_VALUES} values`);
    return this.#add({ op: 'int', id: this.#variables.length, min, max });
  }

  /** Creates a boolean for each place. */
  bools<K extends Place>(places: readonly K[]): Grid<BoolVar, K> {
    return Grid.from(places, () => this.bool());
  }

  /** Creates an integer from `min` to `max` for each place. */
  ints<K extends Place>(places: readonly K[], min: number, max: number): Grid<IntVar, K> {
    return Grid.from(places, () => this.int(min, max));
  }

  /**
   * Names an expression that is used more than once, or in a clue of its own, so that it becomes one literal. Adds no constraint and no
   * answer variable.
   */
  define(expression: Bool): Bool {
    return { op: 'defined', as: expression };
  }

  /**
   * Creates a derived variable at a place for what players note before they know the answer there, so that steps can mention it. By this
   * instance of a rule exactly one of the choices is true. The answer decides which one, so the variable is no answer variable; create all
   * answer variables first. Returns a condition for each choice.
   */
  derive(rule: Rule, place: Place, choices: readonly DerivedOption[]): readonly Bool[] {
    const [only, more] = choices;
    if (only && !more) {
      this.require(rule, place, only.condition);
      return [true];
    }
    const variable: IntVar = { op: 'int', id: this.#variables.length, min: 0, max: choices.length - 1 };
    this.#variables.push(variable);
    this.#derived.push({ variable, place, choices });
    const conditions = choices.map((_, at) => is(variable, at));
    this.require(rule, place, and(...choices.map(({ condition }, at) => iff(conditions[at]!, condition))));
    return conditions;
  }

  /** Posts a clue of this puzzle. */
  given(places: Place | readonly Place[], constraint: Constraint): void {
    this.#post('given', places, constraint);
  }

  /** Posts an entry of the player. */
  enter(place: Place | undefined, constraint: Constraint): void {
    this.#post('entry', place ?? [], constraint);
  }

  /**
   * Posts an instance of a rule with its places; for a clue, only the place of the clue. `label` names the instance if the places do not
   * identify it, and is empty if it concerns no clue at its places.
   */
  require(rule: Rule, places: Place | readonly Place[], constraint: Constraint, label?: string): void {
    this.#post(rule, places, constraint, label);
  }

  /**
   * Posts implied constraints, which are reasons of their own and replace a chain of inferences. `post` is called only for explanations; an
   * engine does without them.
   */
  implied(post: () => void): void {
    this.#implied.push({ behind: this.#required.length, post });
    this.#posted = undefined;
  }

  #withImplied(): Posted<Rule>[] {
    const required = this.#required;
    const all: Posted<Rule>[] = [];
    let from = 0;
    for (const { behind: index, post } of this.#implied) {
      all.push(...required.slice(from, index));
      from = index;
      this.#required = all;
      try {
        post();
      } finally {
        this.#required = required;
      }
    }
    all.push(...required.slice(from));
    return all;
  }

  #post(
    source: Posted<Rule>['source'],
    places: Place | readonly Place[],
    constraint: Constraint,
    label?: string,
  ): void {
    checkpoint();
    const all = Array.isArray(places) ? places : [places as Place];
    this.#required.push(
      label === undefined ? { source, places: all, constraint } : { source, places: all, constraint, label },
    );
    this.#posted = undefined;
  }

  #add<T extends Variable>(variable: T): T {
    checkpoint();
    if (this.#derived.length > 0) throw new RangeError('a variable of the answer key is made after a note');
    this.#variables.push(variable);
    return variable;
  }
}
