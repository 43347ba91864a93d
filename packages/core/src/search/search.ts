import type { Engine, Literal, Session, UnknownReason } from '../engine.js';
import type { Variable } from '../expressions/expression.js';
import type { Assignment } from '../expressions/values.js';
import { type Cut, cutsOf } from '../lazy/lazy.js';
import { TRUE } from '../literal.js';
import { lower } from '../lower/lower.js';
import type { Model } from '../model.js';
import { IntList } from '../program/int-list.js';
import { interchangeable } from '../program/interchangeable.js';
import type { Program } from '../program/program.js';
import { openSession } from './open-session.js';
import { Stopwatch } from './stopwatch.js';
import { tally, traceProgram } from './trace.js';
import { Watch } from './watch.js';

/** What one search for the next solution found. */
export type Found =
  | { readonly status: 'solution'; readonly assignment: Assignment }
  | { readonly status: 'none' }
  | { readonly status: 'unknown'; readonly reason: UnknownReason };

/** How large a search was and what it did. */
export interface SearchStats {
  /** The engine's name; `propagation` if the clues alone decided everything and no engine was asked. */
  engine: string;
  variables: number;
  clauses: number;
  counts: number;
  linears: number;
  /** Calls of the engine. */
  calls: number;
  /** Calls whose proposal broke a lazy rule. */
  rounds: number;
  /** Clauses added by lazy rules. */
  cuts: number;
  /** Milliseconds from the start of a task to its first verified answer: the rest is proof. */
  firstAnswer?: number;
  /** Time by phase, in milliseconds. */
  milliseconds: Record<string, number>;
}

/** What a search may be given that it would otherwise make itself. */
export interface SearchOptions {
  /** The model's program, where it has been lowered already. */
  readonly program?: Program;
  readonly watch?: Watch;
  readonly stopwatch?: Stopwatch;
  /** Called with each clause that a lazy rule adds. */
  readonly onCut?: ((cut: Cut) => void) | undefined;
}

/**
 * Finds the solutions of a model one after the other: lowers it, opens a session and, where a lazy rule is broken,
 * cuts and asks again. Where propagation leaves nothing open, no engine is opened.
 */
export class Search {
  readonly stats: SearchStats;
  readonly #watch: Watch;
  readonly #values: Int8Array;
  /** Whether `next` has found a solution. */
  #found = false;
  /** Without a session, whether the only candidate has been excluded. */
  #exhausted: boolean;

  private constructor(
    readonly model: Model,
    readonly program: Program,
    readonly session: Session | undefined,
    engine: Engine,
    readonly stopwatch: Stopwatch,
    watch: Watch,
    private readonly onCut: ((cut: Cut) => void) | undefined,
  ) {
    const { variables, clauses, counts, linears } = program.shape;
    this.#watch = watch;
    this.#values = new Int8Array(variables + 1);
    this.#exhausted = program.contradiction;
    this.stats = {
      engine: session ? engine.name : 'propagation',
      variables,
      clauses,
      counts,
      linears,
      calls: 0,
      rounds: 0,
      cuts: 0,
      milliseconds: stopwatch.milliseconds,
    };
  }

  /** Lowers a model and opens a session of an engine, if anything is left to ask. */
  static async open(
    model: Model,
    engine: Engine,
    { program: lowered, watch = new Watch({}), stopwatch = new Stopwatch(), onCut }: SearchOptions = {},
  ): Promise<Search> {
    const start = performance.now();
    const program = lowered ?? stopwatch.time('lower', () => lower(model));
    if (watch.trace) traceProgram(program, performance.now() - start, watch.trace);
    const open = program.shape.variables > 0 && !program.contradiction;
    const session = open ? await openSession(engine, program, stopwatch, watch.trace) : undefined;
    return new Search(model, program, session, engine, stopwatch, watch, onCut);
  }

  /** The next solution that keeps every lazy rule. */
  async next(): Promise<Found> {
    for (;;) {
      const stopped = await this.#watch.pause();
      if (stopped) return { status: 'unknown', reason: stopped };
      const verdict = this.#propose();
      if (verdict.status === 'unknown') return verdict;
      if (verdict.status === 'unsat') return { status: 'none' };
      const cuts = this.stopwatch.time('cut', () => this.#cut());
      if (cuts === 0) {
        this.#found = true;
        return { status: 'solution', assignment: this.#assignment() };
      }
      this.stats.rounds++;
      this.stats.cuts += cuts;
      this.#watch.report({ rounds: this.stats.rounds, cuts: this.stats.cuts });
    }
  }

  /**
   * Forbids the solution found last, so that `next` finds one that differs from it in something; in one of some literals
   * that are true in it, where they are given.
   */
  exclude(
    among: readonly Literal[] = this.model.variables.map((variable) => this.#chosen(variable).literal),
  ): void {
    if (!this.#found) throw new Error('there is no solution to exclude');
    const clause = new IntList();
    for (const literal of among) if (literal !== TRUE) clause.push(-literal);
    clause.push(0);
    this.#add(clause);
  }

  /** By variable of the model: a number that is equal for variables whose values may be exchanged in any solution. */
  alike(): readonly number[] {
    const { key } = this.program;
    const classes = interchangeable(this.program);
    return this.model.variables.map(({ op, id }) => {
      const literal = key.literals[key.first[id]!]!;
      const own = op === 'int' || Math.abs(literal) === TRUE;
      return own ? -1 - id : 2 * classes[Math.abs(literal)]! + (literal > 0 ? 1 : 0);
    });
  }

  /** Closes the session. */
  close(): void {
    this.session?.close();
  }

  #propose() {
    const { session } = this;
    const { deadline, conflicts } = this.#watch;
    if (!session) return { status: this.#exhausted ? 'unsat' : 'sat' } as const;
    this.stats.calls++;
    const start = performance.now();
    const verdict = this.stopwatch.time('search', () => session.solve(undefined, { deadline, conflicts }));
    const took = performance.now() - start;
    this.#watch.trace?.({ event: 'called', verdict: verdict.status, assumed: 0, took });
    if (verdict.status === 'sat')
      this.stopwatch.time('decode', () => {
        for (const variable of this.program.read) this.#values[variable] = session.value(variable) ? 1 : 0;
      });
    return verdict;
  }

  #cut(): number {
    const start = performance.now();
    const cuts = this.program.lazies.flatMap((lazy) => cutsOf(lazy, (literal) => this.#value(literal)));
    const clauses = new IntList();
    for (const cut of cuts) {
      clauses.append(cut.clause);
      clauses.push(0);
      this.onCut?.(cut);
    }
    if (cuts.length === 0) return 0;
    this.#add(clauses);
    const took = performance.now() - start;
    this.#watch.trace?.({ event: 'cut', cuts: tally(cuts, ({ source }) => source), took });
    return cuts.length;
  }

  #add(clauses: IntList): void {
    if (this.session) this.session.addClauses(clauses.view());
    else this.#exhausted = true;
  }

  #value(literal: Literal): boolean {
    if (Math.abs(literal) === TRUE) return literal > 0;
    return literal > 0 ? this.#values[literal] === 1 : this.#values[-literal] === 0;
  }

  #assignment(): Assignment {
    return this.model.variables.map((variable) => this.#chosen(variable).value);
  }

  /** The value of a variable in the last proposal, and the literal that says so. */
  #chosen(variable: Variable): { value: boolean | number; literal: Literal } {
    const { first, literals } = this.program.key;
    const start = first[variable.id]!;
    if (variable.op === 'bool') {
      const value = this.#value(literals[start]!);
      return { value, literal: value ? literals[start]! : -literals[start]! };
    }
    for (let at = start; at < first[variable.id + 1]!; at++)
      if (this.#value(literals[at]!)) return { value: variable.min + at - start, literal: literals[at]! };
    throw new Error(`the engine gave no value to variable ${variable.id}`);
  }
}
