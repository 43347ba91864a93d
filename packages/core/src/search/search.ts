import { UndecidedError } from '../checkpoint.js';
import type { Engine, Literal, Session, UnknownReason, Verdict } from '../engine.js';
import type { Variable } from '../expressions/expression.js';
import type { Assignment } from '../expressions/values.js';
import { type Cut, cutGenerator } from '../lazy/lazy-constraint.js';
import { TRUE } from '../literal.js';
import { lower } from '../lower/lower.js';
import type { Model } from '../model.js';
import { IntList } from '../program/int-list.js';
import { EMPTY, type Program } from '../program/program.js';
import { symmetryClasses } from '../program/variable-symmetry.js';
import { DepthFirstSearch } from './depth-first.js';
import { openSession } from './open-session.js';
import { Stopwatch } from './stopwatch.js';
import { TaskMonitor } from './task-monitor.js';
import { tally, traceProgram } from './trace.js';

/** Result of one search for the next solution. */
export type SearchResult =
  | { readonly status: 'solution'; readonly assignment: Assignment }
  | { readonly status: 'none' }
  | { readonly status: 'unknown'; readonly reason: UnknownReason };

/** Statistics of a search. */
export interface SearchStats {
  /**
   * Name of the engine; if none was needed, `propagation` if the clues alone decided everything, and `search` if a small search decided the
   * rest.
   */
  engine: string;
  variables: number;
  clauses: number;
  counts: number;
  linears: number;
  /** Number of engine calls. */
  calls: number;
  /** Number of proposals that violated a lazy constraint. */
  rounds: number;
  /** Number of clauses added by lazy constraints. */
  cuts: number;
  /** Milliseconds from the start of a task to its first verified answer; the rest is proof. */
  firstAnswer?: number;
  /** Time by phase, in milliseconds. */
  milliseconds: Record<string, number>;
}

/** Options of a search. */
export interface SearchOptions {
  /** Lowered program of the model, if it exists already. */
  readonly program?: Program;
  /** Omits solutions that moves generate from others. */
  readonly canonical?: boolean;
  readonly monitor?: TaskMonitor;
  readonly stopwatch?: Stopwatch;
  /** Called with each clause that a lazy constraint adds. */
  readonly onCut?: ((cut: Cut) => void) | undefined;
}

/** A source of proposed assignments: first a small search, then a session of an engine. */
type Proposer = DepthFirstSearch | Session;

/**
 * Finds the solutions of a model one after the other: lowers it, and when a proposed assignment violates a lazy constraint, adds cuts and
 * continues. Opens an engine only if neither propagation nor a small search decides.
 */
export class Search {
  readonly stats: SearchStats;
  /** Undefined if propagation leaves nothing open. */
  #proposer: Proposer | undefined;
  /** Clauses added to the program, which an engine needs, too. */
  readonly #added = new IntList(64);
  readonly #values: Int8Array;
  /** Variables whose values differ from the previous proposal; undefined for the first one. */
  #changed: IntList | undefined;
  /** Cut generators of the lazy constraints. */
  readonly #cutGenerators: readonly ReturnType<typeof cutGenerator>[];
  #exclusions = 0;
  /** Number of conflicts in slices of long calls so far. */
  #conflicts = 0;
  /** The first excluded solution, with the number of rounds since then; undefined from the second on. */
  #excluded: { readonly values: Int8Array; rounds: number } | undefined;
  /** `next` has found a solution. */
  #found = false;
  /** Without open variables: the only candidate has been excluded. */
  #exhausted: boolean;
  /** Reason for stopping before the start. */
  #stopped: UnknownReason | undefined;

  private constructor(
    readonly model: Model,
    readonly program: Program,
    private readonly engine: Engine,
    readonly stopwatch: Stopwatch,
    private readonly monitor: TaskMonitor,
    private readonly onCut: ((cut: Cut) => void) | undefined,
  ) {
    const { variables, clauses, counts, linears } = program.shape;
    this.#values = new Int8Array(variables + 1);
    this.#cutGenerators = program.lazies.map(cutGenerator);
    this.#exhausted = program.contradiction;
    this.stats = {
      engine: 'propagation',
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

  /** Lowers a model and, if anything is open, starts a small search or opens a session of an engine. */
  static async open(
    model: Model,
    engine: Engine,
    {
      program: lowered,
      canonical = false,
      monitor = new TaskMonitor({}),
      stopwatch = new Stopwatch(),
      onCut,
    }: SearchOptions = {},
  ): Promise<Search> {
    const start = performance.now();
    try {
      const program =
        lowered ?? stopwatch.time('lower', () => monitor.run(() => lower(model, { canonical })));
      if (monitor.trace) traceProgram(program, performance.now() - start, monitor.trace);
      const search = new Search(model, program, engine, stopwatch, monitor, onCut);
      if (program.shape.variables > 0 && !program.contradiction) await search.#begin();
      return search;
    } catch (error) {
      if (!(error instanceof UndecidedError)) throw error;
      return Search.createStopped(model, engine, error.reason, { monitor, stopwatch });
    }
  }

  /** Creates a search that was stopped before the start and only reports the reason. */
  static createStopped(
    model: Model,
    engine: Engine,
    reason: UnknownReason,
    {
      monitor = new TaskMonitor({}),
      stopwatch = new Stopwatch(),
    }: Pick<SearchOptions, 'monitor' | 'stopwatch'> = {},
  ): Search {
    const search = new Search(model, EMPTY, engine, stopwatch, monitor, undefined);
    search.#stopped = reason;
    return search;
  }

  /** The session of the engine; undefined if none is open. */
  get session(): Session | undefined {
    return this.#proposer instanceof DepthFirstSearch ? undefined : this.#proposer;
  }

  /** Finds the next solution that satisfies every lazy constraint. */
  async next(): Promise<SearchResult> {
    if (this.#stopped) return { status: 'unknown', reason: this.#stopped };
    try {
      return await this.#next();
    } catch (error) {
      if (!(error instanceof UndecidedError)) throw error;
      return { status: 'unknown', reason: error.reason };
    }
  }

  async #next(): Promise<SearchResult> {
    for (let spent = 0; ; ) {
      const stopped = await this.monitor.pause();
      if (stopped) return { status: 'unknown', reason: stopped };
      const most = this.#slice(spent);
      const verdict = this.monitor.run(() => this.#propose(most));
      if (verdict.status === 'unknown') {
        if (!this.session) await this.#openEngine();
        else if (most === SLICE_CONFLICTS && verdict.reason === 'conflict limit') {
          spent += most;
          this.#conflicts += most;
          this.monitor.report({ conflicts: this.#conflicts });
        } else return verdict;
        continue;
      }
      spent = 0;
      if (verdict.status === 'unsat') return { status: 'none' };
      const cuts = this.stopwatch.time('cut', () => this.monitor.run(() => this.#cut()));
      if (cuts === 0) {
        this.#found = true;
        return { status: 'solution', assignment: this.#assignment() };
      }
      this.stats.rounds++;
      this.stats.cuts += cuts;
      this.monitor.report({ rounds: this.stats.rounds, cuts: this.stats.cuts });
      this.#preferOpposite();
    }
  }

  /**
   * Excludes the last solution, so that `next` finds a different one; it differs in one of the `among` literals, which are true in the last
   * one, if given.
   */
  exclude(
    among: readonly Literal[] = this.model.variables.map((variable) => this.#chosen(variable).literal),
  ): void {
    if (!this.#found) throw new Error('there is no solution to exclude');
    const clause = new IntList(among.length + 1);
    for (const literal of among) if (literal !== TRUE) clause.push(-literal);
    clause.push(0);
    this.#add(clause);
    this.#exclusions++;
    if (this.#exclusions === 1) this.#excluded = { values: this.#values.slice(), rounds: 0 };
    else if (this.#excluded) {
      this.#excluded = undefined;
      this.session?.prefer?.([]);
    }
  }

  /**
   * Proposals after an excluded solution differ from it in one spot, where they violate a lazy constraint, and then in another, one per
   * round. After a few such rounds, prefers the opposite of the solution everywhere.
   */
  #preferOpposite(): void {
    const { session } = this;
    const excluded = this.#excluded;
    if (!excluded || !session?.prefer || ++excluded.rounds !== NEAR_ROUNDS) return;
    const { values } = excluded;
    session.prefer(this.program.read.map((variable) => (values[variable] === 1 ? -variable : variable)));
  }

  /** By variable of the model: a class of variables whose values can be exchanged in any solution. */
  exchangeable(): readonly number[] {
    const { literalMap } = this.program;
    const classes = symmetryClasses(this.program);
    return this.model.variables.map(({ op, id }) => {
      const literal = literalMap.literals[literalMap.first[id]!]!;
      const isAlone = op === 'int' || Math.abs(literal) === TRUE;
      return isAlone ? -1 - id : 2 * classes[Math.abs(literal)]! + (literal > 0 ? 1 : 0);
    });
  }

  /** Closes the session, if one is open. */
  close(): void {
    this.session?.close();
  }

  /** Starts a small search, or opens the engine if the program is too large for it. */
  async #begin(): Promise<void> {
    const { shape } = this.program;
    // Cuts of lazy constraints come late, and more steps are wasted.
    const steps = this.monitor.searchSteps / (shape.lazy ? 2 : 1);
    if (steps < MIN_STEPS_PER_VARIABLE * shape.variables) return this.#openEngine();
    const rows = { ...this.program, variables: shape.variables };
    this.#proposer = this.stopwatch.time('search', () =>
      this.monitor.run(() => new DepthFirstSearch(rows, steps, shape.lazy ? steps / 2 : steps, PATIENCE)),
    );
    this.stats.engine = 'search';
  }

  /** Opens the engine with the program and the facts of the small search. */
  async #openEngine(): Promise<void> {
    const { program, engine } = this;
    const facts = this.#proposer instanceof DepthFirstSearch ? this.#proposer.facts() : [];
    this.#proposer = undefined;
    const session = await openSession(engine, program, this.stopwatch, this.monitor);
    this.#proposer = session;
    this.stats.engine = engine.name;
    for (const fact of facts) this.#added.append([fact, 0]);
    if (this.#added.length > 0) session.addClauses(this.#added.view());
  }

  /** Maximum number of conflicts of the next call; long calls are sliced so that events are processed in between. */
  #slice(spent: number): number | undefined {
    const { conflicts = Number.POSITIVE_INFINITY } = this.monitor;
    const most = Math.min(
      conflicts - spent,
      this.session?.resumes ? SLICE_CONFLICTS : Number.POSITIVE_INFINITY,
    );
    return most < Number.POSITIVE_INFINITY ? most : undefined;
  }

  #propose(conflicts: number | undefined): Verdict {
    const proposer = this.#proposer;
    if (!proposer) return { status: this.#exhausted ? 'unsat' : 'sat' };
    const { deadline, trace } = this.monitor;
    const start = performance.now();
    const verdict = this.stopwatch.time('search', () => proposer.solve(undefined, { deadline, conflicts }));
    const milliseconds = performance.now() - start;
    if (proposer instanceof DepthFirstSearch)
      trace?.({ event: 'searched', verdict: verdict.status, tried: proposer.decisions, milliseconds });
    else {
      this.stats.calls++;
      trace?.({ event: 'called', verdict: verdict.status, assumed: 0, milliseconds });
    }
    if (verdict.status === 'sat')
      this.stopwatch.time('decode', () => {
        this.#read(proposer);
      });
    return verdict;
  }

  /** Reads a proposal and records the changes. */
  #read(proposer: Proposer): void {
    const values = this.#values;
    const { read } = this.program;
    if (this.#changed) this.#changed.length = 0;
    for (let at = 0; at < read.length; at++) {
      const variable = read[at]!;
      const value = proposer.value(variable) ? 1 : 0;
      if (values[variable] === value) continue;
      values[variable] = value;
      this.#changed?.push(variable);
    }
  }

  #cut(): number {
    const start = performance.now();
    const value = (literal: Literal) => this.#value(literal);
    const changed = this.#changed?.view();
    this.#changed ??= new IntList();
    const cuts = this.#cutGenerators.flatMap((cutsOf) => cutsOf(value, changed));
    if (cuts.length === 0) return 0;
    const clauses = new IntList();
    for (const cut of cuts) {
      clauses.append(cut.clause);
      clauses.push(0);
      this.onCut?.(cut);
    }
    this.#add(clauses);
    const milliseconds = performance.now() - start;
    this.monitor.trace?.({ event: 'cut', cuts: tally(cuts, ({ source }) => source), milliseconds });
    return cuts.length;
  }

  #add(clauses: IntList): void {
    if (!this.#proposer) {
      this.#exhausted = true;
      return;
    }
    this.#proposer.addClauses(clauses.view());
    if (!this.session) this.#added.append(clauses.view());
  }

  #value(literal: Literal): boolean {
    if (Math.abs(literal) === TRUE) return literal > 0;
    return literal > 0 ? this.#values[literal] === 1 : this.#values[-literal] === 0;
  }

  #assignment(): Assignment {
    return this.model.variables.map((variable) => this.#chosen(variable).value);
  }

  /** Returns the value of a variable in the last proposal, with its literal. */
  #chosen(variable: Variable): { value: boolean | number; literal: Literal } {
    const { first, literals } = this.program.literalMap;
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

/** Number of rounds near a solution before the opposite is preferred. */
const NEAR_ROUNDS = 3;

/** Conflicts per slice, after which events are processed: some tens of milliseconds. Slices have no measurable cost. */
const SLICE_CONFLICTS = 2_000;

/** How many limits a small search may take that is near its end. */
const PATIENCE = 5;

/** Minimum number of steps per variable for starting a small search; finding an answer and excluding it takes some. */
const MIN_STEPS_PER_VARIABLE = 15;
