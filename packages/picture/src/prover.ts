import { type Engine, type TaskOptions, unique } from '@gridproof/core';
import type { Prover } from './read-picture.js';

/** Returns a prover that uses an engine, with these limits for each proof. */
export const proverWith =
  (engine: Engine, limits: TaskOptions = {}): Prover =>
  async (type, puzzle) => {
    const { status } = await unique(type, puzzle, engine, limits);
    return status === 'multiple' ? 'several' : status === 'unsolvable' ? 'none' : status;
  };
