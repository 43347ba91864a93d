import { Undecided } from '../checkpoint.js';
import type { Engine, Literal, Session } from '../engine.js';
import type { Variable } from '../expressions/expression.js';
import type { Assignment } from '../expressions/values.js';
import { cutsOf } from '../lazy/lazy-constraint.js';
import { TRUE } from '../literal.js';
import { IntList } from '../program/int-list.js';
import type { Program } from '../program/program.js';
import { openSession } from '../search/open-session.js';
import { Stopwatch } from '../search/stopwatch.js';
import type { TaskMonitor } from '../search/task-monitor.js';

/** A program in a session of an engine, which is asked what is possible. What it says depends on the program alone, never on the engine. */
export class Oracle {
  readonly #values: Int8Array;
  readonly #read: Int32Array;

  private constructor(
    readonly program: Program,
    readonly session: Session,
    /** The limits of the task that asks. */
    public watch: TaskMonitor,
  ) {
    this.#values = new Int8Array(program.shape.variables + 1);
    this.#read = program.read;
  }

  static async open(program: Program, engine: Engine, watch: TaskMonitor): Promise<Oracle> {
    return new Oracle(program, await openSession(engine, program, new Stopwatch(), watch), watch);
  }

  /** Whether some literals can hold together, with every lazy rule. Throws `Undecided` where there is no time. */
  possible(literals: readonly Literal[]): boolean {
    return this.watch.run(() => this.#possible(literals));
  }

  #possible(literals: readonly Literal[]): boolean {
    if (this.program.contradiction || literals.includes(-TRUE)) return false;
    const assumptions = Int32Array.from(literals.filter((literal) => literal !== TRUE));
    for (;;) {
      this.watch.check();
      const verdict = this.session.solve(assumptions, { deadline: this.watch.deadline });
      if (verdict.status === 'unknown') throw new Undecided(verdict.reason);
      if (verdict.status === 'unsat') return false;
      for (const variable of this.#read) this.#values[variable] = this.session.value(variable) ? 1 : 0;
      if (!this.#cut()) return true;
    }
  }

  /** After something was found impossible: those of the assumed literals that already make it so. */
  core(): ReadonlySet<Literal> {
    return this.program.contradiction ? new Set() : new Set(this.session.core());
  }

  /** The value of a literal when something was last found possible. */
  value(literal: Literal): boolean {
    if (Math.abs(literal) === TRUE) return literal > 0;
    return literal > 0 ? this.#values[literal] === 1 : this.#values[-literal] === 0;
  }

  /** A literal that, while it is assumed, says that something differs from an assignment. */
  otherThan(assignment: Assignment, variables: readonly Variable[]): Literal {
    const other = this.session.addVariables(1);
    const clause = new IntList();
    clause.push(-other);
    for (const variable of variables) {
      const literal = literalOf(this.program, variable, assignment[variable.id]!);
      if (literal !== TRUE) clause.push(-literal);
    }
    clause.push(0);
    this.session.addClauses(clause.view());
    return other;
  }

  /** Withdraws what `otherThan` has stated. */
  forget(other: Literal): void {
    this.session.addClauses(Int32Array.of(-other, 0));
  }

  close(): void {
    this.session.close();
  }

  #cut(): boolean {
    const clauses = new IntList();
    for (const lazy of this.program.lazies)
      for (const { clause } of cutsOf(lazy, (literal) => this.value(literal))) {
        clauses.append(clause);
        clauses.push(0);
      }
    const view = clauses.view();
    if (view.length) this.session.addClauses(view);
    return view.length > 0;
  }
}

/** The literal that says that a variable has a value. */
export function literalOf({ key }: Program, variable: Variable, value: boolean | number): Literal {
  const start = key.first[variable.id]!;
  if (variable.op !== 'bool') return key.literals[start + Number(value) - variable.min]!;
  return value ? key.literals[start]! : -key.literals[start]!;
}

/** Lets events in now and then. Throws `Undecided` where the work must stop. */
export async function checkpoint(watch: TaskMonitor): Promise<void> {
  const stopped = await watch.pause();
  if (stopped) throw new Undecided(stopped);
}
