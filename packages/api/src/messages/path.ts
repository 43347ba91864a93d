import { type Fact, placeKey, rate } from '@gridproof/core';
import type { StepsResult } from '../execution/run-steps.js';
import { countNoun, formatDuration } from './verdict.js';

/** The outcome of a solve path in one sentence; `entered`: the path starts from the player's entries. */
export function pathSentence(walk: StepsResult, entered = false): string {
  const { status, steps, elapsed } = walk;
  const took = formatDuration(elapsed);
  const difficulty = steps.length ? `, difficulty: ${rate(steps).name}` : '';
  const evidence = `${countNoun(steps.length, 'step')}${difficulty}; ${took}`;
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
      return cutShort(walk);
  }
}

/** The progress of a path that a limit or the player ended. */
function cutShort({ reason, steps, remaining: left, elapsed }: StepsResult): string {
  if (reason !== 'aborted' && steps.length === 0 && !left) return `don't know: ${reason}`;
  const took = formatDuration(elapsed);
  const how =
    reason === 'aborted'
      ? `interrupted after ${took}`
      : reason === 'time limit'
        ? `stopped after ${took}`
        : `stopped after ${took} (${reason})`;
  return `${how}: ${countNoun(steps.length, 'step')}${left ? `, ${stillLeft(left)}` : ''}`;
}

/** `12 cells are left`. */
function stillLeft(left: readonly Fact[]): string {
  const places = new Map(left.flatMap(({ place }) => (place ? [[placeKey(place), place]] : [])));
  const cells = [...places.values()].every(({ kind }) => kind === 'cell');
  return `${countNoun(places.size, cells ? 'cell' : 'place')} ${places.size === 1 ? 'is' : 'are'} left`;
}

/** The reason why there is no next step. */
export function nothingNext({ status, reason }: StepsResult): string {
  if (status === 'unique') return 'nothing is left to find: this is the only answer';
  if (status === 'forced') return 'nothing more is certain: there are several answers';
  return `don't know what comes next: ${reason}`;
}
