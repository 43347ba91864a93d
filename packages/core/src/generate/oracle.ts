import { UndecidedError } from '../checkpoint.js';
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

/** A SAT session that decides whether assumptions are possible. The verdicts depend on the program alone, never on the engine. */
export class Oracle {
  readonly #values: Int8Array;
  readonly #read: Int32Array;

  private constructor(
    readonly program: Program,
    readonly session: Session,
    /** Limits of the present task. */
    public monitor: TaskMonitor,
  ) {
    this.#values = new Int8Array(program.shape.variables + 1);
    this.#read = program.read;
  }

  static async open(program: Program, engine: Engine, monitor: TaskMonitor): Promise<Oracle> {
    return new Oracle(program, await openSession(engine, program, new Stopwatch(), monitor), monitor);
  }

  /**
   * Returns whether some literals can be true together, including lazy constraints.
   * @throws {UndecidedError} if time runs out
   */
  isPossible(literals: readonly Literal[]): boolean {
    return this.monitor.run(() => this.#isPossible(literals));
  }

  #isPossible(literals: readonly Literal[]): boolean {
    if (this.program.contradiction || literals.includes(-TRUE)) return false;
    const assumptions = Int32Array.from(literals.filter((literal) => literal !== TRUE));
    for (;;) {
      this.monitor.check();
      const verdict = this.session.solve(assumptions, { deadline: this.monitor.deadline });
      if (verdict.status === 'unknown') throw new UndecidedError(verdict.reason);
      if (verdict.status === 'unsat') return false;
      for (const variable of this.#read) this.#values[variable] = this.session.value(variable) ? 1 : 0;
      if (!this.#addCuts()) return true;
    }
  }

  /** Returns the assumptions that contradict each other, after `isPossible` returned false. */
  core(): ReadonlySet<Literal> {
    return this.program.contradiction ? new Set() : new Set(this.session.core());
  }

  /** Returns the value of a literal in the last solution. */
  value(literal: Literal): boolean {
    if (Math.abs(literal) === TRUE) return literal > 0;
    return literal > 0 ? this.#values[literal] === 1 : this.#values[-literal] === 0;
  }

  /** Adds a selector literal that requires some variable to differ from an assignment, and returns it. */
  requireOther(assignment: Assignment, variables: readonly Variable[]): Literal {
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

  /** Releases a selector of `requireOther`. */
  release(other: Literal): void {
    this.session.addClauses(Int32Array.of(-other, 0));
  }

  close(): void {
    this.session.close();
  }

  #addCuts(): boolean {
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

/** The literal for a variable having a value. */
export function literalOf({ literalMap }: Program, variable: Variable, value: boolean | number): Literal {
  const start = literalMap.first[variable.id]!;
  if (variable.op !== 'bool') return literalMap.literals[start + Number(value) - variable.min]!;
  return value ? literalMap.literals[start]! : -literalMap.literals[start]!;
}

/**
 * Yields to the event loop at intervals.
 * @throws {UndecidedError} if the task must stop
 */
export async function checkpoint(monitor: TaskMonitor): Promise<void> {
  const stopped = await monitor.pause();
  if (stopped) throw new UndecidedError(stopped);
}
