import type { Literal, Session } from '../engine.js';
import { Expansion } from './expansion.js';
import type { Sizes } from './sizes.js';

/** A session of an engine that knows clauses only. */
export type ClauseSession = Omit<Session, 'addCounts' | 'addLinears'>;

/** A session that makes clauses of counting and linear rows, with variables of its own. */
export function counting(session: ClauseSession, sizes?: Sizes): Session {
  const expansion = new Expansion(() => session.addVariables(1), sizes);
  return {
    addVariables: (n) => session.addVariables(n),
    addClauses: (flat) => session.addClauses(flat),
    addCounts: (rows) => session.addClauses(expansion.counts(rows)),
    addLinears: (rows) => session.addClauses(expansion.linears(rows)),
    solve: (assumptions, limits) => session.solve(assumptions, limits),
    resumes: session.resumes ?? false,
    value: (literal: Literal) => session.value(literal),
    ...(session.prefer && { prefer: (literals) => session.prefer!(literals) }),
    core: () => session.core(),
    close: () => session.close(),
  };
}
