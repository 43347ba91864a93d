import { spreadOf } from '../measure/spread.js';
import { typesOf } from '../report/grouping.js';
import type { Result } from '../report/result.js';
import { milliseconds, table } from '../report/table.js';

/** Whether a mistake was explained in time, by reasons of which it is proved that none can be dropped. */
export const isExplained = (result: Result, within: number): boolean =>
  wasExplained(result, within) && result.explanation!.least;

const wasExplained = ({ explanation, milliseconds: { total } }: Result, within: number): boolean =>
  explanation !== undefined && total!.median <= within;

/**
 * For each type and each sort of mistake: how many were explained in time, for how many of these it is proved that no reason
 * can be dropped, how many reasons there are, and what it took.
 */
export function errorsTable(results: readonly Result[], within: number): string {
  const rows = typesOf(results).flatMap((type) =>
    [...new Set(results.map(({ suite }) => suite))].flatMap((suite): string[][] => {
      const own = results.filter((result) => result.type === type && result.suite === suite);
      if (own.length === 0) return [];
      const sizes = own.flatMap(({ explanation }) => (explanation ? [explanation.size] : []));
      const size = sizes.length > 0 ? spreadOf(sizes) : undefined;
      const times = spreadOf(own.map(({ milliseconds: { total } }) => total!.median));
      return [
        [
          type,
          suite,
          `${own.filter((result) => wasExplained(result, within)).length} of ${own.length}`,
          `${own.filter((result) => isExplained(result, within)).length}`,
          size ? `${size.median}` : '-',
          size ? `${size.max}` : '-',
          milliseconds(times.median),
          milliseconds(times.max),
          `${Math.max(...own.map(({ calls }) => calls))}`,
        ],
      ];
    }),
  );
  return table(
    ['puzzle type', 'mistake', 'explained', 'minimal', 'reasons', 'most', 'ms', 'longest', 'most calls'],
    rows,
  );
}
