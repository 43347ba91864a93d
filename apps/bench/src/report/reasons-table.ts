import type { Result } from './result.js';
import { statusOf, timesOf } from './result-cells.js';
import { mebibytes, milliseconds, table } from './table.js';

const HEAD = [
  'puzzle',
  'status',
  'ms',
  '±',
  'first',
  'step',
  'longest',
  'calls',
  'a step',
  'steps',
  'reasons',
  'effort',
  'score',
  'rated',
  'MiB',
];

/**
 * Table of paths and explanations of one engine: time, number of steps, number of reasons in the hardest step or in the
 * explanation, and difficulty.
 */
export function reasonsTable(results: readonly Result[], timeout: number): string {
  return table(
    HEAD,
    results.map((result) => [
      result.name,
      statusOf(result),
      ...timesOf(result, timeout),
      ...['first', 'step', 'longest'].map((part) => {
        const spread = result.milliseconds[part];
        return spread ? milliseconds(spread.median) : '-';
      }),
      `${result.calls}`,
      result.rating?.steps ? (result.calls / result.rating.steps).toFixed(0) : '-',
      ...difficultyOf(result),
      mebibytes(result.memory),
    ]),
  );
}

function difficultyOf({ rating, explanation, status, censored }: Result): readonly string[] {
  if (rating)
    return [
      `${rating.steps}`,
      `${rating.maxReasons}`,
      rating.maxEffort.toFixed(1),
      ...(censored ? ['-', ''] : [rating.score.toFixed(1), rating.name]),
    ];
  const size = explanation && `${sign(explanation.least, status)}${explanation.size}`;
  return ['-', size ?? '-', '-', '-', ''];
}

/** Marks results that may not be minimal: reasons without a proof that none can be dropped, and cells that may not suffice. */
const sign = (least: boolean, status: string): string => (least ? '' : status === 'unsolvable' ? '≤ ' : '≥ ');
