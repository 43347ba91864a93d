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
 * Paths and explanations of one engine: what they took, a path's steps, reasons in the largest of them or in the explanation,
 * and how hard it is.
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

/** Reasons may still be dropped where it is not proved that none can; fewer cells than were tried do not settle a puzzle. */
const sign = (least: boolean, status: string): string => (least ? '' : status === 'unsolvable' ? '≤ ' : '≥ ');
