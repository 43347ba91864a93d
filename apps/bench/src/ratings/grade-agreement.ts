import type { Rating } from '@gridproof/core';
import { sampleRankCorrelation } from 'simple-statistics';
import { spreadOf } from '../measure/statistics.js';
import type { Result } from '../report/result.js';
import { table } from '../report/table.js';

const NAMES: readonly Rating['name'][] = ['easy', 'medium', 'hard', 'extreme'];

/**
 * Formats how far the ratings of a suite agree with the grades of its generator: the ratings of each grade, and Spearman's
 * rank correlation of grades and scores, in which ties share their rank. The grade that comes first in the suite is the
 * lowest.
 */
export function formatGradeAgreement(results: readonly Result[]): string {
  const rated = results.flatMap(({ rating, censored, grade = '' }) =>
    rating && !censored ? [{ rating, grade }] : [],
  );
  const order = [...new Set(results.map(({ grade = '' }) => grade))];
  const rows = order.flatMap((grade) => {
    const ratings = rated.filter((one) => one.grade === grade).map(({ rating }) => rating);
    if (ratings.length === 0) return [];
    const { min, median, max } = spreadOf(ratings.map(({ score }) => score));
    return [
      [
        grade,
        `${ratings.length}`,
        ...NAMES.map((name) => `${ratings.filter((rating) => rating.name === name).length || ''}`),
        ...[min, median, max].map((score) => score.toFixed(2)),
      ],
    ];
  });
  const unrated = results.length - rated.length;
  return [
    table(['grade', 'puzzles', ...NAMES, 'least', 'median', 'most'], rows),
    formatCorrelation(
      rated.map(({ grade }) => order.indexOf(grade)),
      rated.map(({ rating }) => rating.score),
    ),
    ...(unrated > 0 ? [`${unrated} not rated: no path within the time`] : []),
  ].join('\n\n');
}

/** The correlation cannot reach 1, because puzzles of one grade have different scores. Its maximum is that of the sorted scores. */
function formatCorrelation(grades: number[], scores: number[]): string {
  if (new Set(grades).size < 2 || new Set(scores).size < 2)
    return 'no rank correlation: there are no different grades, or no different scores';
  const sortAscending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
  const [correlation, max] = [
    sampleRankCorrelation(grades, scores),
    sampleRankCorrelation(sortAscending(grades), sortAscending(scores)),
  ];
  return `rank correlation ${correlation.toFixed(3)} of at most ${max.toFixed(3)}`;
}
