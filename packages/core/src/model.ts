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
 * A constraint with the reason why it is posted, and the places it speaks of: a rule, a clue of this instance (`given`), or
 * what a player has entered (`entry`).
 */
export interface Posted<Rule extends string = string> {
  readonly source: Rule | 'given' | 'entry';
  readonly places: readonly Place[];
  readonly constraint: Constraint;
  /** What a player calls this instance, where its places do not say it: `the domino 3-5`; empty where the clues at them say nothing of it. */
  readonly label?: string;
}

/** Each value of an integer becomes a literal, so there cannot be very many. */
const MOST_VALUES = 1_000_000;

/** Creates variables and collects constraints; it solves nothing. */
export class Model<Rule extends string = string> {
  readonly #variables: Variable[] = [];
  /** What is needed for answers. */
  #needed: Posted<Rule>[] = [];
  /** What else there is for reasons, each behind so many of those that are needed. */
  readonly #besides: { readonly behind: number; readonly post: () => void }[] = [];
  /** Both, once they were asked for. */
  #posted: Posted<Rule>[] | undefined;
  readonly #notes: DerivedChoice[] = [];

  /** All variables; a variable's `id` is its position. */
  get variables(): readonly Variable[] {
    return this.#variables;
  }

  /** All constraints in the order of posting. */
  get posted(): readonly Posted<Rule>[] {
    if (this.#besides.length === 0) return this.#needed;
    this.#posted ??= this.#withBesides();
    return this.#posted;
  }

  /** Those from which all others follow: an engine needs no more. */
  get required(): readonly Posted<Rule>[] {
    return this.#needed;
  }

  /** What players note down beside the answer, in the order of noting. */
  get notes(): readonly DerivedChoice[] {
    return this.#notes;
  }

  /** A new boolean variable. */
  bool(): BoolVar {
    return this.#add({ op: 'bool', id: this.#variables.length });
  }

  /** An integer from `min` to `max`, both included. */
  int(min: number, max: number): IntVar {
    if (!(Number.isSafeInteger(min) && Number.isSafeInteger(max) && min <= max))
      throw new RangeError(`no integer from ${min} to ${max}`);
    if (max - min >= MOST_VALUES)
      throw new RangeError(`an integer from ${min} to ${max} has more than ${MOST_VALUES} values`);
    return this.#add({ op: 'int', id: this.#variables.length, min, max });
  }

  /** A boolean for each place. */
  bools<K extends Place>(places: readonly K[]): Grid<BoolVar, K> {
    return Grid.over(places, () => this.bool());
  }

  /** An integer from `min` to `max` for each place. */
  ints<K extends Place>(places: readonly K[], min: number, max: number): Grid<IntVar, K> {
    return Grid.over(places, () => this.int(min, max));
  }

  /**
   * Names an expression that is used more than once, or in a clue of its own: its truth becomes one literal. It says
   * nothing new, so the answer key is as free as before.
   */
  define(expression: Bool): Bool {
    return { op: 'defined', as: expression };
  }

  /**
   * What a player notes down at a place before the answer is known there, so that steps may speak of it. By this instance of a rule exactly
   * one of some things is true. Which one follows from the answer, so it is not in the answer key, whose variables are all
   * made before. Returns for each that it is true.
   */
  derive(rule: Rule, place: Place, choices: readonly DerivedOption[]): readonly Bool[] {
    const [only, more] = choices;
    if (only && !more) {
      this.require(rule, place, only.means);
      return [true];
    }
    const variable: IntVar = { op: 'int', id: this.#variables.length, min: 0, max: choices.length - 1 };
    this.#variables.push(variable);
    this.#notes.push({ variable, place, choices });
    const noted = choices.map((_, at) => is(variable, at));
    this.require(rule, place, and(...choices.map(({ means }, at) => iff(noted[at]!, means))));
    return noted;
  }

  /** Posts a clue of this instance. */
  given(places: Place | readonly Place[], constraint: Constraint): void {
    this.#post('given', places, constraint);
  }

  /** Posts what a player has entered. */
  enter(place: Place | undefined, constraint: Constraint): void {
    this.#post('entry', place ?? [], constraint);
  }

  /**
   * Posts one instance of a rule, with the places it speaks of; where it is a clue's, only the place of the clue. `called`: its
   * name, where places do not say what it is about; '' where it is about no clue that its places may show.
   */
  require(rule: Rule, places: Place | readonly Place[], constraint: Constraint, called?: string): void {
    this.#post(rule, places, constraint, called);
  }

  /**
   * Posts what follows from all the rest, and is a reason of its own: what one instance says would otherwise take a chain of them. `post`
   * is called where reasons are asked for; an engine does without.
   */
  implied(post: () => void): void {
    this.#besides.push({ behind: this.#needed.length, post });
    this.#posted = undefined;
  }

  #withBesides(): Posted<Rule>[] {
    const needed = this.#needed;
    const all: Posted<Rule>[] = [];
    let from = 0;
    for (const { behind, post } of this.#besides) {
      all.push(...needed.slice(from, behind));
      from = behind;
      this.#needed = all;
      try {
        post();
      } finally {
        this.#needed = needed;
      }
    }
    all.push(...needed.slice(from));
    return all;
  }

  #post(
    source: Posted<Rule>['source'],
    places: Place | readonly Place[],
    constraint: Constraint,
    called?: string,
  ): void {
    checkpoint();
    const all = Array.isArray(places) ? places : [places as Place];
    this.#needed.push(
      called === undefined
        ? { source, places: all, constraint }
        : { source, places: all, constraint, label: called },
    );
    this.#posted = undefined;
  }

  #add<T extends Variable>(variable: T): T {
    checkpoint();
    if (this.#notes.length > 0) throw new RangeError('a variable of the answer key is made after a note');
    this.#variables.push(variable);
    return variable;
  }
}
