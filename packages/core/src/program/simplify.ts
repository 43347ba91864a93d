import { checkpoint } from '../checkpoint.js';
import type { Literal } from '../engine.js';
import type { EagerWriter, PostedLazyConstraint } from '../lazy/lazy-constraint.js';
import { TRUE } from '../literal.js';
import { IntList } from './int-list.js';
import type { Program } from './program.js';
import type { ProgramBuilder } from './program-builder.js';
import { Propagation } from './propagation.js';
import type { RootAssignment } from './root-assignment.js';
import { type ProgramRows, shapeOf } from './rows.js';
import { withoutSubsumedRows } from './subsumed-rows.js';

/** Propagates everything that a program under construction implies, and returns the open rest with densely numbered variables. */
export function simplify(builder: ProgramBuilder): Program {
  const { facts } = builder;
  const propagation = new Propagation(rowsOf(builder), facts.values(builder.variables));
  let consistent = propagation.run();
  while (consistent) {
    const implied = builder.lazies.flatMap((posted) => impliedBy(posted, facts));
    if (implied.length === 0) break;
    consistent =
      implied.every((literal) => literal !== -TRUE && propagation.learn(literal)) && propagation.run();
  }
  if (consistent) for (const posted of builder.lazies) addEagerClauses(posted, builder);
  return new OpenProgram(builder).program(!consistent);
}

const rowsOf = ({ variables, clauses, counts, linears }: ProgramBuilder): ProgramRows => ({
  variables,
  clauses: clauses.view(),
  counts: counts.view(),
  linears: linears.view(),
});

/** Writes the eager clauses of a lazy constraint, after propagation. */
function addEagerClauses({ constraint, unless }: PostedLazyConstraint, builder: ProgramBuilder): void {
  const known = (literal: Literal) => builder.facts.of(literal);
  const writer: EagerWriter = {
    fresh: () => builder.fresh(),
    total(terms, is) {
      const guard = builder.guard(unless);
      if (terms.some(([coefficient]) => coefficient !== 1)) builder.linear(guard, is, is, terms);
      else
        builder.count(
          guard,
          is,
          is,
          terms.map(([, literal]) => literal),
        );
    },
  };
  for (const clause of constraint.eagerClauses?.(known, writer) ?? []) builder.clause([...unless, ...clause]);
}

/** Returns the literals that a lazy constraint implies and that are not known yet. */
function impliedBy({ constraint, unless }: PostedLazyConstraint, facts: RootAssignment): Literal[] {
  const known = (literal: Literal) => facts.of(literal);
  const implied: Literal[] = [];
  if (!unless.some((literal) => known(literal) >= 0))
    constraint.propagate?.(known, (literal) => {
      if (known(literal) <= 0) implied.push(literal);
    });
  return implied;
}

/** Writes the rest that is open after propagation. */
class OpenProgram {
  readonly #numbers: Int32Array;
  #variables = 0;
  readonly #clauses: IntList;
  readonly #counts = new IntList();
  readonly #linears = new IntList();

  constructor(readonly builder: ProgramBuilder) {
    this.#clauses = new IntList(builder.clauses.length || 1);
    this.#numbers = new Int32Array(builder.variables + 1);
  }

  program(contradiction: boolean): Program {
    const { first, literals } = this.builder.literalMap;
    const literalMap = { first, literals: literals.map((literal) => this.#renumber(literal)) };
    const lazies = this.builder.lazies.flatMap((posted) => this.#openLazy(posted));
    const read = new Uint8Array(this.#variables + 1);
    const reads = (literal: Literal) => {
      if (Math.abs(literal) !== TRUE) read[Math.abs(literal)] = 1;
    };
    for (const literal of literalMap.literals) reads(literal);
    for (const { constraint, unless } of lazies) {
      for (const literal of constraint.literals()) {
        checkpoint();
        reads(literal);
      }
      for (const literal of unless) reads(literal);
    }
    if (!contradiction) {
      this.#openClauses();
      this.#openCounts();
      this.#openLinears();
    }
    const rows = {
      clauses: this.#clauses.view(),
      counts: this.#counts.view(),
      linears: this.#linears.view(),
    };
    return {
      shape: shapeOf({ variables: this.#variables, ...rows }, lazies.length > 0),
      contradiction,
      ...rows,
      lazies,
      literalMap,
      read: positionsOf(read),
    };
  }

  #renumber(literal: Literal): Literal {
    const known = this.builder.facts.of(literal);
    if (known !== 0) return known * TRUE;
    const variable = Math.abs(literal);
    this.#numbers[variable] ||= ++this.#variables;
    return literal > 0 ? this.#numbers[variable]! : -this.#numbers[variable]!;
  }

  #openLazy(posted: PostedLazyConstraint): PostedLazyConstraint[] {
    const to = (literal: Literal) => this.#renumber(literal);
    const unless = posted.unless.map(to);
    const constraint = unless.includes(TRUE) ? undefined : posted.constraint.rename(to);
    return constraint ? [{ ...posted, constraint, unless }] : [];
  }

  /** Adds a clause: if the guard is true (0: always), one of these literals of a list, or of their negations (`sign` -1). */
  #clause(guard: Literal, flat: Int32Array, start: number, end: number, sign: 1 | -1): void {
    if (guard !== 0) this.#clauses.push(this.#renumber(-guard));
    for (let at = start; at < end; at++) this.#clauses.push(this.#renumber(sign * flat[at]!));
    this.#clauses.push(0);
  }

  #openClauses(): void {
    const { facts } = this.builder;
    const clauses = this.builder.clauses.view();
    for (let start = 0, end = 0; start < clauses.length; start = ++end) {
      checkpoint();
      let holds = false;
      for (; clauses[end] !== 0; end++) holds ||= facts.of(clauses[end]!) > 0;
      if (holds) continue;
      for (let at = start; at < end; at++)
        if (facts.of(clauses[at]!) === 0) this.#clauses.push(this.#renumber(clauses[at]!));
      this.#clauses.push(0);
    }
  }

  #openCounts(): void {
    const rows = withoutSubsumedRows(this.#openRows());
    for (let start = 0; start < rows.length; start += 4 + rows[start + 3]!) this.#countRow(rows, start);
  }

  /** Returns the open parts of the counting rows; most have none. */
  #openRows(): Int32Array {
    const { facts } = this.builder;
    const rows = this.builder.counts.view();
    const left = new IntList(rows.length || 1);
    for (let start = 0; start < rows.length; start += 4 + rows[start + 3]!) {
      const guard = this.#openGuard(rows[start]!);
      if (guard === undefined) continue;
      checkpoint(1 + (rows[start + 3]! >> 6));
      const head = left.length;
      left.append([guard, 0, 0, 0]);
      const end = start + 4 + rows[start + 3]!;
      let sure = 0;
      for (let at = start + 4; at < end; at++) {
        const known = facts.of(rows[at]!);
        if (known > 0) sure++;
        else if (known === 0) left.push(rows[at]!);
      }
      const n = left.length - head - 4;
      const min = Math.max(0, rows[start + 1]! - sure);
      const max = Math.min(n, rows[start + 2]! - sure);
      if (min === 0 && max === n) left.length = head;
      else {
        left.set(head + 1, min);
        left.set(head + 2, max);
        left.set(head + 3, n);
      }
    }
    return left.view();
  }

  /** Writes the row at an index, as one or two clauses if it means no more. */
  #countRow(rows: Int32Array, start: number): void {
    const [guard, min, max, n] = [rows[start]!, rows[start + 1]!, rows[start + 2]!, rows[start + 3]!];
    if (min > max) this.#clause(guard, rows, start, start, 1);
    else if (min <= 1 && max >= n - 1) {
      if (min === 1) this.#clause(guard, rows, start + 4, start + 4 + n, 1);
      if (max === n - 1) this.#clause(guard, rows, start + 4, start + 4 + n, -1);
    } else {
      this.#counts.append([guard && this.#renumber(guard), min, max, n]);
      for (let at = start + 4; at < start + 4 + n; at++) this.#counts.push(this.#renumber(rows[at]!));
    }
  }

  #openLinears(): void {
    const rows = this.builder.linears.view();
    for (let start = 0; start < rows.length; start += 4 + 2 * rows[start + 3]!) {
      const guard = this.#openGuard(rows[start]!);
      if (guard === undefined) continue;
      checkpoint(1 + (rows[start + 3]! >> 6));
      let sure = 0;
      let least = 0;
      let most = 0;
      const open: number[] = [];
      for (let at = start + 4; at < start + 4 + 2 * rows[start + 3]!; at += 2) {
        const coefficient = rows[at]!;
        const known = this.builder.facts.of(rows[at + 1]!);
        if (known > 0) sure += coefficient;
        if (known !== 0) continue;
        open.push(coefficient, this.#renumber(rows[at + 1]!));
        least += Math.min(0, coefficient);
        most += Math.max(0, coefficient);
      }
      const min = rows[start + 1]! - sure;
      const max = rows[start + 2]! - sure;
      if (min <= least && most <= max) continue;
      this.#linears.append([
        guard && this.#renumber(guard),
        Math.max(min, least),
        Math.min(max, most),
        open.length / 2,
      ]);
      this.#linears.append(open);
    }
  }

  /** Returns 0 if the row always holds, undefined if it never applies. */
  #openGuard(guard: Literal): Literal | undefined {
    if (guard === 0) return 0;
    const known = this.builder.facts.of(guard);
    return known === 0 ? guard : known > 0 ? 0 : undefined;
  }
}

/** Returns the indices of nonzero entries. */
function positionsOf(marks: Uint8Array): Int32Array {
  const positions = new IntList();
  for (let at = 0; at < marks.length; at++) if (marks[at]) positions.push(at);
  return positions.view();
}
