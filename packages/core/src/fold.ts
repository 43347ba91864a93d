import type { Draft } from './draft.js';
import type { Literal } from './engine.js';
import { IntList } from './int-list.js';
import { TRUE } from './literal.js';
import type { Program } from './program.js';

/** Propagates everything that a draft implies by itself and returns what is left open, densely numbered. */
export function fold(draft: Draft): Program {
  const facts = new Facts(draft.variables);
  const contradiction = !propagate(draft, facts);
  return new Rest(draft, facts).program(contradiction);
}

/** What is known of each variable. */
class Facts {
  readonly #values: Int8Array;

  constructor(readonly variables: number) {
    this.#values = new Int8Array(variables + 1);
  }

  /** 1 true, -1 false, 0 open. */
  of(literal: Literal): number {
    if (literal === TRUE) return 1;
    if (literal === -TRUE) return -1;
    return literal > 0 ? this.#values[literal]! : -this.#values[-literal]!;
  }

  learn(literal: Literal): void {
    this.#values[Math.abs(literal)] = literal > 0 ? 1 : -1;
  }
}

/** Where each clause and row of a draft begins, in one numbering: clauses, then counts, then linear rows. */
interface Layout {
  readonly starts: Int32Array;
  readonly clauses: number;
  readonly counts: number;
}

function layOut(clauses: Int32Array, counts: Int32Array, linears: Int32Array): Layout {
  const starts = new IntList();
  let begin = true;
  for (let at = 0; at < clauses.length; at++) {
    if (begin) starts.push(at);
    begin = clauses[at] === 0;
  }
  const clauseCount = starts.length;
  for (let at = 0; at < counts.length; at += 4 + counts[at + 3]!) starts.push(at);
  const countCount = starts.length - clauseCount;
  for (let at = 0; at < linears.length; at += 4 + 2 * linears[at + 3]!) starts.push(at);
  return { starts: starts.view(), clauses: clauseCount, counts: countCount };
}

/** Draws all consequences that single clauses and rows have; false if they contradict each other. */
function propagate(draft: Draft, facts: Facts): boolean {
  const clauses = draft.clauses.view();
  const counts = draft.counts.view();
  const linears = draft.linears.view();
  const { starts, clauses: clauseCount, counts: countCount } = layOut(clauses, counts, linears);
  const total = starts.length;

  const eachLiteral = (id: number, visit: (literal: Literal) => void): void => {
    let at = starts[id]!;
    if (id < clauseCount) {
      for (; clauses[at] !== 0; at++) visit(clauses[at]!);
      return;
    }
    const [rows, step] = id < clauseCount + countCount ? [counts, 1] : [linears, 2];
    if (rows[at] !== 0) visit(rows[at]!);
    const end = at + 4 + step * rows[at + 3]!;
    for (at += 3 + step; at < end; at += step) visit(rows[at]!);
  };

  // Which constraints mention each variable, as one array with the position where each variable's part begins.
  const begins = new Int32Array(draft.variables + 2);
  for (let id = 0; id < total; id++) eachLiteral(id, (literal) => begins[Math.abs(literal) + 1]!++);
  for (let variable = 1; variable < begins.length; variable++) begins[variable]! += begins[variable - 1]!;
  const mentions = new Int32Array(begins[draft.variables + 1]!);
  const filled = begins.slice();
  for (let id = 0; id < total; id++)
    eachLiteral(id, (literal) => {
      mentions[filled[Math.abs(literal)]!++] = id;
    });

  const waiting = new IntList(total + 1);
  const queued = new Uint8Array(total).fill(1);
  for (let id = 0; id < total; id++) waiting.push(id);
  let consistent = true;

  const learn = (literal: Literal): void => {
    const known = facts.of(literal);
    if (known > 0) return;
    if (known < 0) {
      consistent = false;
      return;
    }
    facts.learn(literal);
    const variable = Math.abs(literal);
    for (let at = begins[variable]!; at < begins[variable + 1]!; at++) {
      const id = mentions[at]!;
      if (queued[id]) continue;
      queued[id] = 1;
      waiting.push(id);
    }
  };

  const visitClause = (start: number): void => {
    let open = 0;
    for (let at = start; clauses[at] !== 0; at++) {
      const known = facts.of(clauses[at]!);
      if (known > 0) return;
      if (known === 0) {
        if (open !== 0) return;
        open = clauses[at]!;
      }
    }
    if (open === 0) consistent = false;
    else learn(open);
  };

  const visitCount = (start: number): void => {
    const guard = counts[start]!;
    const active = guard === 0 ? 1 : facts.of(guard);
    if (active < 0) return;
    const [min, max] = [counts[start + 1]!, counts[start + 2]!];
    const end = start + 4 + counts[start + 3]!;
    let sure = 0;
    let open = 0;
    for (let at = start + 4; at < end; at++) {
      const known = facts.of(counts[at]!);
      if (known > 0) sure++;
      else if (known === 0) open++;
    }
    if (sure > max || sure + open < min) {
      if (guard === 0) consistent = false;
      else learn(-guard);
      return;
    }
    if (active === 0 || open === 0 || (sure < max && sure + open > min)) return;
    const truth = sure === max ? -1 : 1;
    for (let at = start + 4; at < end; at++) if (facts.of(counts[at]!) === 0) learn(truth * counts[at]!);
  };

  const visitLinear = (start: number): void => {
    const guard = linears[start]!;
    const active = guard === 0 ? 1 : facts.of(guard);
    if (active < 0) return;
    const [min, max] = [linears[start + 1]!, linears[start + 2]!];
    const end = start + 4 + 2 * linears[start + 3]!;
    let least = 0;
    let most = 0;
    for (let at = start + 4; at < end; at += 2) {
      const coefficient = linears[at]!;
      const known = facts.of(linears[at + 1]!);
      if (known > 0 || (known === 0 && coefficient < 0)) least += coefficient;
      if (known > 0 || (known === 0 && coefficient > 0)) most += coefficient;
    }
    if (least > max || most < min) {
      if (guard === 0) consistent = false;
      else learn(-guard);
      return;
    }
    if (active === 0) return;
    for (let at = start + 4; at < end; at += 2) {
      const literal = linears[at + 1]!;
      if (facts.of(literal) !== 0) continue;
      const weight = Math.abs(linears[at]!);
      const upward = linears[at]! > 0 ? literal : -literal;
      if (least + weight > max) learn(-upward);
      else if (most - weight < min) learn(upward);
    }
  };

  for (let next = 0; next < waiting.length && consistent; next++) {
    const id = waiting.at(next);
    queued[id] = 0;
    if (id < clauseCount) visitClause(starts[id]!);
    else if (id < clauseCount + countCount) visitCount(starts[id]!);
    else visitLinear(starts[id]!);
  }
  return consistent;
}

/** Writes down what is still open after propagation. */
class Rest {
  readonly #numbers: Int32Array;
  #variables = 0;
  readonly #clauses = new IntList();
  readonly #counts = new IntList();
  readonly #linears = new IntList();
  #clauseCount = 0;
  #countCount = 0;
  #linearCount = 0;

  constructor(
    readonly draft: Draft,
    readonly facts: Facts,
  ) {
    this.#numbers = new Int32Array(draft.variables + 1);
  }

  program(contradiction: boolean): Program {
    const { first, literals } = this.draft.key;
    const key = { first, literals: literals.map((literal) => this.#renumber(literal)) };
    const lazies = this.draft.lazies.flatMap(
      (lazy) => lazy.renamed((literal) => this.#renumber(literal)) ?? [],
    );
    const read = new Set<number>();
    for (const literal of key.literals) read.add(Math.abs(literal));
    for (const lazy of lazies) for (const literal of lazy.literals()) read.add(Math.abs(literal));
    read.delete(TRUE);
    if (!contradiction) {
      this.#openClauses();
      this.#openCounts();
      this.#openLinears();
    }
    return {
      shape: {
        variables: this.#variables,
        clauses: this.#clauseCount,
        counts: this.#countCount,
        linears: this.#linearCount,
        lazy: lazies.length > 0,
      },
      contradiction,
      clauses: this.#clauses.view(),
      counts: this.#counts.view(),
      linears: this.#linears.view(),
      lazies,
      key,
      read: Int32Array.from(read),
    };
  }

  #renumber(literal: Literal): Literal {
    const known = this.facts.of(literal);
    if (known !== 0) return known * TRUE;
    const variable = Math.abs(literal);
    this.#numbers[variable] ||= ++this.#variables;
    return literal > 0 ? this.#numbers[variable]! : -this.#numbers[variable]!;
  }

  #clause(literals: Iterable<Literal>): void {
    for (const literal of literals) this.#clauses.push(this.#renumber(literal));
    this.#clauses.push(0);
    this.#clauseCount++;
  }

  #openClauses(): void {
    const clauses = this.draft.clauses.view();
    let open: Literal[] = [];
    let holds = false;
    for (const literal of clauses) {
      if (literal === 0) {
        if (!holds) this.#clause(open);
        open = [];
        holds = false;
        continue;
      }
      const known = this.facts.of(literal);
      if (known > 0) holds = true;
      else if (known === 0) open.push(literal);
    }
  }

  #openCounts(): void {
    const rows = this.draft.counts.view();
    for (let start = 0; start < rows.length; start += 4 + rows[start + 3]!) {
      const guard = this.#openGuard(rows[start]!);
      if (guard === undefined) continue;
      const open: Literal[] = [];
      let sure = 0;
      for (let at = start + 4; at < start + 4 + rows[start + 3]!; at++) {
        const known = this.facts.of(rows[at]!);
        if (known > 0) sure++;
        else if (known === 0) open.push(rows[at]!);
      }
      const min = Math.max(0, rows[start + 1]! - sure);
      const max = Math.min(open.length, rows[start + 2]! - sure);
      this.#countRow(guard, min, max, open);
    }
  }

  /** A row that says no more than a clause or two becomes these. */
  #countRow(guard: Literal, min: number, max: number, open: readonly Literal[]): void {
    const n = open.length;
    const unless = guard === 0 ? [] : [-guard];
    if (min > max) {
      this.#clause(unless);
      return;
    }
    const floor = min === 0 || min === 1;
    const ceiling = max === n || max === n - 1;
    if (floor && ceiling) {
      if (min === 1) this.#clause([...unless, ...open]);
      if (max === n - 1) this.#clause([...unless, ...open.map((literal) => -literal)]);
      return;
    }
    this.#counts.append([guard && this.#renumber(guard), min, max, n]);
    for (const literal of open) this.#counts.push(this.#renumber(literal));
    this.#countCount++;
  }

  #openLinears(): void {
    const rows = this.draft.linears.view();
    for (let start = 0; start < rows.length; start += 4 + 2 * rows[start + 3]!) {
      const guard = this.#openGuard(rows[start]!);
      if (guard === undefined) continue;
      let sure = 0;
      let least = 0;
      let most = 0;
      const open: number[] = [];
      for (let at = start + 4; at < start + 4 + 2 * rows[start + 3]!; at += 2) {
        const coefficient = rows[at]!;
        const known = this.facts.of(rows[at + 1]!);
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
      this.#linearCount++;
    }
  }

  /** 0 where the row holds always, undefined where it is released for good. */
  #openGuard(guard: Literal): Literal | undefined {
    if (guard === 0) return 0;
    const known = this.facts.of(guard);
    return known === 0 ? guard : known > 0 ? 0 : undefined;
  }
}
