import { pathSentence, type StepsResult } from '@gridproof/api';
import { EXPLAINS, SHOWS_MORE } from '../next-command.js';

/** What a path comes to, and which command says more; `entered`: it begins at something that was entered. */
export function pathEnd(walk: StepsResult, entered = false): string {
  const sentence = pathSentence(walk, entered);
  if (walk.status === 'forced') return `${sentence}; ${SHOWS_MORE}`;
  return walk.status === 'unsolvable' ? `${sentence}; ${EXPLAINS}` : sentence;
}
