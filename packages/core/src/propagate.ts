import type { Draft } from './draft.js';
import type { Literal } from './engine.js';
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

/** Draws all consequences that single clauses and rows have; false if they contradict each other. */
export function propagate(draft: Draft, facts: Facts): boolean {
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
