import type { AnyPuzzle, GenerateOptions, RejectCounts, TargetTechniques } from '@gridproof/core';
import { countNoun } from '../messages/verdict.js';
import type { GenerateEnd } from './parallel-generate.js';

/** The numbers of rejected candidates by reason, as text. */
export function attemptSummary(all: readonly RejectCounts[]): string {
  return (Object.keys(WHY) as (keyof RejectCounts)[])
    .map((why) => [WHY[why], all.reduce((sum, rejected) => sum + (rejected[why] ?? 0), 0)] as const)
    .filter(([, times]) => times > 0)
    .map(([why, times]) => `${times} ${why}`)
    .join(', ');
}

const WHY: Readonly<Record<keyof RejectCounts, string>> = {
  several: 'with several answers',
  easy: 'too easy',
  hard: 'too hard',
  clues: 'with more or fewer clues',
  techniques: 'without a needed technique',
  undrawn: 'begun in vain',
  unfit: 'without clues that fit',
  equal: 'made already',
};

/** The requested number of clues, as text. */
function clueCount(clues: NonNullable<GenerateOptions['clues']>): string {
  if (clues === 'least') return 'as few clues as possible';
  const [min, max] = clues;
  if (min !== max) return `${min} to ${max} clues`;
  return max === 0 ? 'no clues' : countNoun(max, 'clue');
}

/** The target techniques, as text. */
function techniqueText({ needs = [], atMost }: TargetTechniques): string {
  const hardest = atMost === undefined ? [] : [`nothing harder than ${atMost}`];
  return [...needs, ...hardest].join(' and ');
}

/** Explains why no puzzle was found, and names the nearest candidate. */
export function missedMessage(
  type: AnyPuzzle,
  { size, variant, difficulty, techniques, clues, timeout }: GenerateOptions,
  { reason, number, rejected, best }: GenerateEnd & { readonly status: 'unknown' },
): string {
  const request = [
    difficulty,
    variant,
    `${type.title} of ${size.width}x${size.height}`,
    techniques && `that needs ${techniqueText(techniques)}`,
    clues && `with ${clueCount(clues)}`,
  ]
    .filter(Boolean)
    .join(' ');
  const attempts = Object.values(rejected).reduce((sum, one) => sum + one, 0);
  const limit =
    reason === 'attempts'
      ? `in ${attempts} attempts`
      : reason === 'time limit'
        ? `in ${(timeout ?? 0) / 1000} s`
        : `(${reason})`;
  if (2 * rejected.equal > attempts)
    return `there seem${number === 1 ? 's' : ''} to be only ${countNoun(number, 'different puzzle')} (${request}): ${rejected.equal} of ${attempts} attempts to make another came to ${number === 1 ? 'it' : 'one of them'} again, perhaps turned or mirrored`;
  const why = attemptSummary([rejected]);
  const nearest = best?.rating
    ? `; the nearest is ${best.rating.name} (score ${best.rating.score.toFixed(1)})`
    : best
      ? `; the nearest has ${best.clues} clues`
      : '';
  return `puzzle ${number + 1}: no ${request} was found ${limit}${why && `: ${why}`}${nearest}`;
}
