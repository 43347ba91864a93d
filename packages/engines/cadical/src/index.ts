import {
  cnfSession,
  type EncodingThresholds,
  type Engine,
  type ProgramShape,
  THRESHOLDS,
} from '@gridproof/core';
import { compiled } from './module.js';
import { CadicalSession, type Options } from './session.js';

/** The SAT solver CaDiCaL, compiled to WebAssembly: small, quick to load, and at home in every browser. */
export const cadical: Engine = cadicalWith(THRESHOLDS);

/** CaDiCaL with chosen sizes for rows written as clauses, and with chosen options, for benchmarks. */
export function cadicalWith(sizes: EncodingThresholds, options?: Options): Engine {
  return {
    name: 'cadical',
    open: async (shape) =>
      cnfSession(new CadicalSession(await compiled.load(), options ?? optionsFor(shape)), sizes),
  };
}

/**
 * Where rules are lazy it is called again and again, and assignments that are right by luck, all true or all false, would be tried each
 * time (docs/benchmarks.md).
 */
const MANY_CALLS: Options = { lucky: 0 };

/** Small questions are answered before it would pay to simplify the clauses for them. */
const SMALL_QUESTIONS: Options = { ...MANY_CALLS, inprocessing: 0 };

function optionsFor({ lazy, often }: ProgramShape): Options {
  if (often) return SMALL_QUESTIONS;
  return lazy ? MANY_CALLS : {};
}

export default cadical;
