import type { Literal, Session } from '../engine.js';
import { CnfEncoder } from './cnf-encoder.js';
import type { EncodingThresholds } from './thresholds.js';

/** A session of an engine that takes only clauses. */
export type ClauseSession = Omit<Session, 'addCounts' | 'addLinears'>;

/** Wraps a session so that it encodes counting and linear rows as clauses with auxiliary variables. */
export function cnfSession(session: ClauseSession, sizes?: EncodingThresholds): Session {
  const expansion = new CnfEncoder(() => session.addVariables(1), sizes);
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
