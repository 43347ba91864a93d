import { type Fact, type GradedType, placeKey, rate } from '@gridproof/core';
import type { StepsResult } from '../execution/run-steps.js';
import { countNoun, formatDuration } from './verdict.js';

/** The outcome of a solve path in one sentence; `entered`: the path starts from the player's entries. */
export function pathSentence(type: GradedType, result: StepsResult, entered = false): string {
  const { status, steps, elapsed } = result;
  const duration = formatDuration(elapsed);
  const difficulty = steps.length ? `, difficulty: ${rate(steps, type).name}` : '';
  const evidence = `${countNoun(steps.length, 'step')}${difficulty}; ${duration}`;
  switch (status) {
    case 'unique':
      return `unique: the path ends in the only answer (${evidence})`;
    case 'forced':
      return `several answers: the path ends where nothing more is certain (${evidence})`;
    case 'unsolvable':
      return `unsolvable: ${entered ? 'no answer agrees with what is entered' : 'there is no answer'}`;
    case 'enough':
      return `stopped at step ${steps.length}, as asked`;
    case 'unknown':
      return partialPathSentence(result);
  }
}

/** The progress of a path that a limit or the player ended. */
function partialPathSentence({ reason, steps, remaining, elapsed }: StepsResult): string {
  if (reason !== 'aborted' && steps.length === 0 && !remaining) return `don't know: ${reason}`;
  const duration = formatDuration(elapsed);
  const ending =
    reason === 'aborted'
      ? `interrupted after ${duration}`
      : reason === 'time limit'
        ? `stopped after ${duration}`
        : `stopped after ${duration} (${reason})`;
  return `${ending}: ${countNoun(steps.length, 'step')}${remaining ? `, ${remainingText(remaining)}` : ''}`;
}

/** `12 cells are left`. */
function remainingText(facts: readonly Fact[]): string {
  const places = new Map(facts.flatMap(({ place }) => (place ? [[placeKey(place), place]] : [])));
  const cells = [...places.values()].every(({ kind }) => kind === 'cell');
  return `${countNoun(places.size, cells ? 'cell' : 'place')} ${places.size === 1 ? 'is' : 'are'} left`;
}

/** Returns a sentence that says why there is no next step. */
export function noStepSentence({ status, reason }: StepsResult): string {
  if (status === 'unique') return 'nothing is left to find: this is the only answer';
  if (status === 'forced') return 'nothing more is certain: there are several answers';
  return `don't know what comes next: ${reason}`;
}
