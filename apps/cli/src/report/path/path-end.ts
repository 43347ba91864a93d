import { pathSentence, type StepsResult } from '@gridproof/api';
import { EXPLAINS, SHOWS_MORE } from '../next-command.js';

/** Describes the end of a path and names the command that explains more. `entered`: the path starts from user entries. */
export function pathEnd(walk: StepsResult, entered = false): string {
  const sentence = pathSentence(walk, entered);
  if (walk.status === 'forced') return `${sentence}; ${SHOWS_MORE}`;
  return walk.status === 'unsolvable' ? `${sentence}; ${EXPLAINS}` : sentence;
}
