import type { Engine, Literal, Session } from '@gridproof/core';

/**
 * An engine that gets rows of up to so many literals, of which at most one is true, as clauses: one for each pair,
 * and one for them all where one must be true. All other rows stay rows.
 */
export function pairwise(engine: Engine, most: number): Engine {
  return {
    name: engine.name,
    open: async (shape) => expanding(await engine.open(shape), most),
  };
}

function expanding(session: Session, most: number): Session {
  return {
    addVariables: (n) => session.addVariables(n),
    addClauses: (flat) => session.addClauses(flat),
    addCounts(flat) {
      const { clauses, rows } = expanded(flat, most);
      if (clauses.length) session.addClauses(clauses);
      if (rows.length) session.addCounts(rows);
    },
    addLinears: (flat) => session.addLinears(flat),
    solve: (assumptions, limits) => session.solve(assumptions, limits),
    value: (literal) => session.value(literal),
    core: () => session.core(),
    close: () => session.close(),
  };
}

/** The rows of `addCounts`, parted into clauses and the rows that stay. */
export function expanded(flat: Int32Array, most: number): { clauses: Int32Array; rows: Int32Array } {
  const clauses: number[] = [];
  const rows: number[] = [];
  for (let at = 0; at < flat.length; at += 4 + flat[at + 3]!) {
    const [guard, min, max, n] = flat.subarray(at, at + 4) as unknown as [Literal, number, number, number];
    const literals = flat.subarray(at + 4, at + 4 + n);
    if (n > most || max !== 1 || min > 1) {
      for (const value of flat.subarray(at, at + 4 + n)) rows.push(value);
      continue;
    }
    const unless = guard === 0 ? [] : [-guard];
    if (min === 1) clauses.push(...unless, ...literals, 0);
    for (let a = 0; a < n; a++)
      for (let b = a + 1; b < n; b++) clauses.push(...unless, -literals[a]!, -literals[b]!, 0);
  }
  return { clauses: Int32Array.from(clauses), rows: Int32Array.from(rows) };
}
