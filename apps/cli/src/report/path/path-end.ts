import { pathSentence, type StepsResult } from '@gridproof/api';
import type { GradedType } from '@gridproof/core';
import { EXPLAIN_ADVICE, UNIQUE_ADVICE } from '../next-command.js';

/** Describes the end of a path and names the command that explains more. `entered`: the path starts from user entries. */
export function pathEnd(type: GradedType, result: StepsResult, entered = false): string {
  const sentence = pathSentence(type, result, entered);
  if (result.status === 'forced') return `${sentence}; ${UNIQUE_ADVICE}`;
  return result.status === 'unsolvable' ? `${sentence}; ${EXPLAIN_ADVICE}` : sentence;
}
