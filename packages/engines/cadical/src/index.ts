import {
  cnfSession,
  type EncodingThresholds,
  type Engine,
  type ProgramShape,
  THRESHOLDS,
} from '@gridproof/core';
import { wasmModule } from './module.js';
import { type CadicalOptions, CadicalSession } from './session.js';

/** The SAT solver CaDiCaL, compiled to WebAssembly: small, fast to load, and available in every browser. */
export const cadical: Engine = cadicalWith(THRESHOLDS);

/** CaDiCaL with other encoding thresholds and options, for benchmarks. */
export function cadicalWith(sizes: EncodingThresholds, options?: CadicalOptions): Engine {
  return {
    name: 'cadical',
    open: async (shape) =>
      cnfSession(new CadicalSession(await wasmModule.load(), options ?? optionsFor(shape)), sizes),
  };
}

/**
 * Options for lazy constraints, which need repeated calls: skips the lucky strategies, which would try trivial assignments each time
 * (docs/benchmarks.md).
 */
const MANY_CALLS: CadicalOptions = { lucky: 0 };

/** Options for small queries, which are answered before simplifying the clauses would pay off. */
const SMALL_QUESTIONS: CadicalOptions = { ...MANY_CALLS, inprocessing: 0 };

function optionsFor({ lazy, often }: ProgramShape): CadicalOptions {
  if (often) return SMALL_QUESTIONS;
  return lazy ? MANY_CALLS : {};
}

export default cadical;
