import type { Literal } from '../engine.js';
import { IntList } from '../program/int-list.js';
import { clausesIn } from '../program/rows.js';
import { DepthFirstSearch } from '../search/depth-first.js';
import type { AssumptionProgram } from './assumption-program.js';

/** The clauses and rows of some reasons, over own variables. */
export interface Subprogram {
  /** Its search takes less time than an engine with the whole program, whose assignments are complete. */
  readonly isFast: boolean;
  /** Searches with a step limit; it must be restarted for each query. */
  readonly search: DepthFirstSearch;
  /** Translates a literal of the program; undefined if its variable does not occur. */
  translate(literal: Literal): Literal | undefined;
}

/** A clause or row of the program. */
interface Entry {
  readonly list: 'clauses' | 'counts' | 'linears';
  /** Guard other than the selector of a reason; 0 if there is none. */
  readonly guard: Literal;
  /** Numbers as in the program; for a clause, without the selector. */
  readonly numbers: Int32Array;
  readonly variables: readonly number[];
}

/** Number of variables that a small program may have in any case. */
const MAX_VARIABLES = 400;
/** Share of the variables of the whole program up to which a search takes less time than an engine. */
const FAST_SHARE = 1 / 8;
/** Maximum number of search steps per variable; reasons that once needed more are left to the engine. */
const STEPS_PER_VARIABLE = 30;

/** Extracts small programs from an assumption program: the rows of some reasons, with the definitions on which they depend. */
export class Subprograms {
  /** Clauses and rows by reason. */
  readonly #entries = new Map<number, Entry[]>();
  /** Definitions by variable. */
  readonly #definitions: Entry[][];
  /** Constraints over the whole board, which are more than their clauses and rows. */
  readonly #global = new Set<number>();
  /** Cache by reasons. */
  readonly #cache = new Map<string, Subprogram | undefined>();
  /** Number of variables up to which a search is fast. */
  readonly #fast: number;
  /** Number of cuts read so far. */
  #cuts = 0;

  constructor(
    readonly program: AssumptionProgram,
    fastShare = FAST_SHARE,
  ) {
    this.#fast = fastShare * program.rows.variables;
    const { rows, reasons: programReasons } = program;
    this.#definitions = Array.from({ length: rows.variables + 1 }, () => []);
    const owners = new Map(programReasons.map(({ selector }, reason) => [selector, reason]));
    for (const [reason, { lazy, whole }] of programReasons.entries()) {
      if (lazy) this.#global.add(reason);
      if (whole !== undefined) this.#global.add(whole);
    }
    for (const clause of clausesIn(rows.clauses)) {
      const releasing = clause.filter((literal) => owners.has(Math.abs(literal)));
      // The clause that releases a part with its whole is no part of the board.
      if (releasing.length > 1) continue;
      const numbers = clause.filter((literal) => literal !== releasing[0]);
      this.#addEntry(owners.get(releasing[0] ?? 0), clauseEntry(numbers));
    }
    for (const [list, step] of [
      ['counts', 1],
      ['linears', 2],
    ] as const)
      for (let at = 0, flat = rows[list]; at < flat.length; ) {
        const numbers = flat.subarray(at, at + 4 + step * flat[at + 3]!);
        const owner = owners.get(-numbers[0]!);
        const guard = owner === undefined ? numbers[0]! : 0;
        const literals = numbers.subarray(4).filter((_, term) => step === 1 || term % 2 === 1);
        const variables = variablesOf(guard === 0 ? literals : [guard, ...literals]);
        this.#addEntry(owner, { list, guard, numbers, variables });
        at += numbers.length;
      }
  }

  /** Returns the program of some reasons; undefined if it is not small, or a constraint over the whole board is among them. */
  of(reasons: readonly number[]): Subprogram | undefined {
    this.#readCuts();
    const name = reasons.join();
    if (!this.#cache.has(name)) this.#cache.set(name, this.#extract(reasons));
    return this.#cache.get(name);
  }

  /** Marks the reasons as not small. */
  giveUp(reasons: readonly number[]): void {
    this.#cache.set(reasons.join(), undefined);
  }

  /** Reads the cuts that the program has received since. */
  #readCuts(): void {
    const { cutClauses } = this.program;
    for (; this.#cuts < cutClauses.length; this.#cuts++) {
      const { owner, clause } = cutClauses[this.#cuts]!;
      // A loop or component may receive a further clause.
      if (this.#entries.has(owner)) this.#cache.clear();
      this.#addEntry(owner, clauseEntry(Int32Array.from(clause)));
    }
  }

  #extract(reasons: readonly number[]): Subprogram | undefined {
    if (reasons.some((reason) => this.#global.has(reason))) return undefined;
    const numbers = new Map<number, number>();
    const entries = new Set<Entry>();
    const take = (entry: Entry) => {
      if (entries.has(entry)) return;
      entries.add(entry);
      for (const variable of entry.variables)
        if (!numbers.has(variable)) numbers.set(variable, numbers.size + 1);
    };
    for (const reason of reasons) for (const entry of this.#entries.get(reason) ?? []) take(entry);
    // Variables of definitions are added to the same loop.
    const most = Math.max(MAX_VARIABLES, this.#fast);
    for (const variable of numbers.keys()) {
      if (numbers.size > most) return undefined;
      for (const entry of this.#definitions[variable]!) take(entry);
    }
    return subprogramOf(entries, numbers, this.#fast);
  }

  #addEntry(owner: number | undefined, entry: Entry): void {
    if (owner === undefined) for (const variable of entry.variables) this.#definitions[variable]!.push(entry);
    else if (this.#entries.has(owner)) this.#entries.get(owner)!.push(entry);
    else this.#entries.set(owner, [entry]);
  }
}

/** `fast`: number of variables up to which the search is fast. */
function subprogramOf(
  entries: Iterable<Entry>,
  ownNumbers: ReadonlyMap<number, number>,
  fast: number,
): Subprogram {
  const of = (literal: Literal) => Math.sign(literal) * ownNumbers.get(Math.abs(literal))!;
  const lists = { clauses: new IntList(64), counts: new IntList(64), linears: new IntList(64) };
  for (const { list, guard, numbers } of entries) {
    const to = lists[list];
    if (list === 'clauses') {
      for (const literal of numbers) to.push(of(literal));
      to.push(0);
      continue;
    }
    to.push(guard === 0 ? 0 : of(guard));
    to.append(numbers.subarray(1, 4));
    for (let at = 4; at < numbers.length; at++)
      to.push(list === 'counts' || at % 2 === 1 ? of(numbers[at]!) : numbers[at]!);
  }
  const [clauses, counts, linears] = [lists.clauses, lists.counts, lists.linears].map((list) =>
    list.view().slice(),
  ) as [Int32Array, Int32Array, Int32Array];
  const translate = (literal: Literal) => (ownNumbers.has(Math.abs(literal)) ? of(literal) : undefined);
  const rows = { variables: ownNumbers.size, clauses, counts, linears };
  return {
    isFast: rows.variables <= fast,
    search: new DepthFirstSearch(rows, STEPS_PER_VARIABLE * rows.variables),
    translate,
  };
}

const clauseEntry = (numbers: Int32Array): Entry => ({
  list: 'clauses',
  guard: 0,
  numbers,
  variables: variablesOf(numbers),
});

const variablesOf = (literals: Iterable<Literal>): number[] => [...literals].map(Math.abs);
