import type { Literal } from '../engine.js';
import type { Draft } from './draft.js';
import type { Facts } from './facts.js';
import { IntList } from './int-list.js';

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

/** Draws all consequences that single clauses and rows of a draft have, and more as more becomes known. */
export class Propagation {
  /** Whether nothing contradicts anything so far. */
  consistent = true;
  readonly facts: Facts;
  readonly #clauses: Int32Array;
  readonly #counts: Int32Array;
  readonly #linears: Int32Array;
  readonly #layout: Layout;
  /** Which constraints mention each variable, as one array with the position where each variable's part begins. */
  readonly #begins: Int32Array;
  readonly #mentions: Int32Array;
  /** Constraints that may have consequences, and whether each of them waits. */
  readonly #waiting: IntList;
  readonly #queued: Uint8Array;

  constructor(draft: Draft) {
    this.facts = draft.facts;
    this.#clauses = draft.clauses.view();
    this.#counts = draft.counts.view();
    this.#linears = draft.linears.view();
    this.#layout = layOut(this.#clauses, this.#counts, this.#linears);
    const total = this.#layout.starts.length;
    const begins = new Int32Array(draft.variables + 2);
    for (let id = 0; id < total; id++) this.#eachLiteral(id, (literal) => begins[Math.abs(literal) + 1]!++);
    for (let variable = 1; variable < begins.length; variable++) begins[variable]! += begins[variable - 1]!;
    this.#begins = begins;
    this.#mentions = new Int32Array(begins[draft.variables + 1]!);
    const filled = begins.slice();
    for (let id = 0; id < total; id++)
      this.#eachLiteral(id, (literal) => {
        this.#mentions[filled[Math.abs(literal)]!++] = id;
      });
    this.#waiting = new IntList(total + 1);
    this.#queued = new Uint8Array(total).fill(1);
    for (let id = 0; id < total; id++) this.#waiting.push(id);
  }

  /** Draws every consequence of what is known; stops at a contradiction. */
  run(): boolean {
    const { starts, clauses, counts } = this.#layout;
    for (let next = 0; next < this.#waiting.length && this.consistent; next++) {
      const id = this.#waiting.at(next);
      this.#queued[id] = 0;
      if (id < clauses) this.#visitClause(starts[id]!);
      else if (id < clauses + counts) this.#visitCount(starts[id]!);
      else this.#visitLinear(starts[id]!);
    }
    this.#waiting.length = 0;
    return this.consistent;
  }

  /** Adds a fact; its consequences are drawn by `run`. */
  learn(literal: Literal): void {
    const known = this.facts.of(literal);
    if (known > 0) return;
    if (known < 0) {
      this.consistent = false;
      return;
    }
    this.facts.learn(literal);
    const variable = Math.abs(literal);
    for (let at = this.#begins[variable]!; at < this.#begins[variable + 1]!; at++) {
      const id = this.#mentions[at]!;
      if (this.#queued[id]) continue;
      this.#queued[id] = 1;
      this.#waiting.push(id);
    }
  }

  #eachLiteral(id: number, visit: (literal: Literal) => void): void {
    const { starts, clauses, counts } = this.#layout;
    let at = starts[id]!;
    if (id < clauses) {
      for (; this.#clauses[at] !== 0; at++) visit(this.#clauses[at]!);
      return;
    }
    const [rows, step] = id < clauses + counts ? [this.#counts, 1] : [this.#linears, 2];
    if (rows[at] !== 0) visit(rows[at]!);
    const end = at + 4 + step * rows[at + 3]!;
    for (at += 3 + step; at < end; at += step) visit(rows[at]!);
  }

  #visitClause(start: number): void {
    const { facts } = this;
    const clauses = this.#clauses;

    let open = 0;
    for (let at = start; clauses[at] !== 0; at++) {
      const known = facts.of(clauses[at]!);
      if (known > 0) return;
      if (known === 0) {
        if (open !== 0) return;
        open = clauses[at]!;
      }
    }
    if (open === 0) this.consistent = false;
    else this.learn(open);
  }

  #visitCount(start: number): void {
    const { facts } = this;
    const counts = this.#counts;

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
      if (guard === 0) this.consistent = false;
      else this.learn(-guard);
      return;
    }
    if (active === 0 || open === 0 || (sure < max && sure + open > min)) return;
    const truth = sure === max ? -1 : 1;
    for (let at = start + 4; at < end; at++) if (facts.of(counts[at]!) === 0) this.learn(truth * counts[at]!);
  }

  #visitLinear(start: number): void {
    const { facts } = this;
    const linears = this.#linears;

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
      if (guard === 0) this.consistent = false;
      else this.learn(-guard);
      return;
    }
    if (active === 0) return;
    for (let at = start + 4; at < end; at += 2) {
      const literal = linears[at + 1]!;
      if (facts.of(literal) !== 0) continue;
      const weight = Math.abs(linears[at]!);
      const upward = linears[at]! > 0 ? literal : -literal;
      if (least + weight > max) this.learn(-upward);
      else if (most - weight < min) this.learn(upward);
    }
  }
}
