import { type GradedType, nameInSentence, type Rating, rate, type Step, Verbalizer } from '@gridproof/core';
import { ratingJson, stepJson, stepsResultJson } from '../data/json.js';
import type { StepsResult } from '../execution/run-steps.js';
import type { ReadablePuzzle } from '../puzzle/puzzle-input.js';
import { countNoun, formatDuration } from './verdict.js';

/** The rating of a puzzle by its solve path; undefined if there is nothing to rate. */
export const pathRating = (type: GradedType, { status, steps }: StepsResult): Rating | undefined =>
  status === 'unique' || (status === 'forced' && steps.length) ? rate(steps, type) : undefined;

/** The label of a puzzle in statistics: its difficulty, or why it has none. */
export const gradeLabel = (type: GradedType, result: StepsResult): string =>
  pathRating(type, result)?.name ?? (result.status === 'forced' ? 'not rated' : result.status);

/** The rating in one sentence. */
export function ratingSentence(type: GradedType, result: StepsResult): string {
  const rating = pathRating(type, result);
  const { status, steps, reason, elapsed } = result;
  const duration = formatDuration(elapsed);
  if (rating) {
    const scope = status === 'forced' ? ' to what is certain in all of several answers' : '';
    return `${rating.name}: score ${rating.score.toFixed(1)}, ${countNoun(rating.steps, 'step')}${scope} (${duration})`;
  }
  if (status === 'unsolvable') return `unsolvable: there is no answer, and nothing to rate (${duration})`;
  if (status === 'forced')
    return `not rated: several answers have nothing in common that is not given (${duration})`;
  return `don't know: ${reason}, after ${countNoun(steps.length, 'step')} (${duration})`;
}

/** The reasons for the rating, one per line: the hardest step and the needs of the path. */
export function ratingReasons(
  { read: { type, puzzle } }: ReadablePuzzle,
  result: StepsResult,
): readonly string[] {
  const rating = pathRating(type, result);
  const hardest = hardestStep(result);
  if (!rating || !hardest) return [];
  const { step, number } = hardest;
  const { globalSteps, choices } = rating;
  const verbalizer = new Verbalizer(type, puzzle);
  const needs = globalSteps === 1 ? '1 step needs' : `${globalSteps} steps need`;
  return [
    `The hardest is step ${number}:`,
    `  ${verbalizer.step(step).sentence}`,
    `Techniques, the hardest first: ${techniqueList(rating)}.`,
    ...(globalSteps ? [`${needs} a loop or a piece that a rule over the whole board forbids.`] : []),
    ...(choices
      ? [`Usually there ${choices === 1 ? 'is only 1 thing' : `are ${choices} things`} to find next.`]
      : []),
  ];
}

/** The techniques of a path, the hardest first: `naked pair (2), hidden single (40)`. */
const techniqueList = ({ techniques }: Rating): string =>
  techniques.map((one) => `${nameInSentence(one)} (${one.steps})`).join(', ');

/** A rating as data; the README documents the keys. */
export function gradeJson(puzzle: ReadablePuzzle, result: StepsResult): object {
  const rating = pathRating(puzzle.read.type, result);
  const hardest = rating && hardestStep(result);
  if (!rating || !hardest) return stepsResultJson(puzzle, result, {});
  const step = stepJson(hardest.step, new Verbalizer(puzzle.read.type, puzzle.read.puzzle));
  return stepsResultJson(puzzle, result, {
    rating: ratingJson(rating),
    hardest: { number: hardest.number, ...step },
  });
}

/** The first step with the highest effort, and its number from 1; undefined for an empty path. */
function hardestStep({ steps }: StepsResult): { readonly step: Step; readonly number: number } | undefined {
  const maxEffort = Math.max(...steps.map(({ effort }) => effort));
  const index = steps.findIndex(({ effort }) => effort === maxEffort);
  return index < 0 ? undefined : { step: steps[index]!, number: index + 1 };
}
