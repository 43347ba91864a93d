import { checkpoint } from '../checkpoint.js';
import type { Literal } from '../engine.js';
import type { PostedLazyConstraint } from '../lazy/lazy-constraint.js';
import { TRUE } from '../literal.js';
import { IntList } from './int-list.js';
import type { LiteralMap } from './program.js';
import { RootAssignment } from './root-assignment.js';

/** A program under construction. A unit clause becomes a fact, and later clauses and rows omit its literal. */
export class ProgramBuilder {
  variables = 0;
  readonly facts = new RootAssignment();
  readonly clauses = new IntList();
  readonly counts = new IntList();
  readonly linears = new IntList();
  readonly lazies: PostedLazyConstraint[] = [];

  constructor(readonly literalMap: LiteralMap) {}

  fresh(): Literal {
    checkpoint();
    return ++this.variables;
  }

  /** Adds a clause: the first `length` literals of a list, whose rest may be unused. */
  clause(literals: readonly Literal[], length = literals.length): void {
    checkpoint(1 + (length >> 4));
    const start = this.clauses.length;
    for (let at = 0; at < length; at++) {
      const literal = literals[at]!;
      const known = this.facts.of(literal);
      if (known > 0) {
        this.clauses.length = start;
        return;
      }
      if (known === 0) this.clauses.push(literal);
    }
    if (this.clauses.length === start + 1) {
      this.facts.learn(this.clauses.at(start));
      this.clauses.length = start;
    } else this.clauses.push(0);
  }

  /** Returns a literal that is true unless one of these is; 0, which is always true, if there are none. */
  guard(unless: readonly Literal[]): Literal {
    if (unless.length === 0) return 0;
    if (unless.length === 1 && Math.abs(unless[0]!) !== TRUE) return -unless[0]!;
    const guard = this.fresh();
    this.clause([...unless, guard]);
    return guard;
  }

  /** Adds a row: if the guard is true (0: always), between min and max of the literals are true. */
  count(guard: Literal, min: number, max: number, literals: readonly Literal[]): void {
    checkpoint(1 + (literals.length >> 4));
    const head = this.counts.length;
    this.counts.append([guard, 0, 0, 0]);
    let sure = 0;
    for (const literal of literals) {
      const known = this.facts.of(literal);
      if (known > 0) sure++;
      else if (known === 0) this.counts.push(literal);
    }
    const open = this.counts.length - head - 4;
    const bounds = this.#bounds(guard, [0, open], [min - sure, max - sure]);
    if (!bounds) {
      this.counts.length = head;
      return;
    }
    this.counts.set(head + 1, bounds[0]);
    this.counts.set(head + 2, bounds[1]);
    this.counts.set(head + 3, open);
  }

  /** Adds a row: if the guard is true (0: always), the coefficients of the true literals add up to between min and max. */
  linear(guard: Literal, min: number, max: number, terms: readonly (readonly [number, Literal])[]): void {
    checkpoint(1 + (terms.length >> 2));
    const open = terms.filter(([, literal]) => this.facts.of(literal) === 0);
    const sure = terms.reduce(
      (n, [coefficient, literal]) => n + (this.facts.of(literal) > 0 ? coefficient : 0),
      0,
    );
    const least = open.reduce((n, [coefficient]) => n + Math.min(0, coefficient), 0);
    const most = open.reduce((n, [coefficient]) => n + Math.max(0, coefficient), 0);
    if (most - least > LARGEST)
      throw new RangeError(`a sum from ${least} to ${most} is too wide for an engine`);
    const bounds = this.#bounds(guard, [least, most], [min - sure, max - sure]);
    if (!bounds) return;
    this.linears.append([guard, ...bounds, open.length]);
    this.linears.append(open.flat());
  }

  /** Returns the attainable part of the bounds; if there is none, excludes the guard and returns undefined. */
  #bounds(
    guard: Literal,
    [least, most]: readonly [number, number],
    [min, max]: readonly [number, number],
  ): readonly [number, number] | undefined {
    if (min <= most && max >= least) return [Math.max(least, min), Math.min(most, max)];
    this.clause(guard === 0 ? [] : [-guard]);
    return undefined;
  }
}

/** Maximum 32-bit integer. */
const LARGEST = 2 ** 31 - 1;
