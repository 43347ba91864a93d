import * as Plot from '@observablehq/plot';
import { spreadOf } from '../measure/statistics.js';
import type { Result } from '../report/result.js';
import { milliseconds, time } from '../report/table.js';
import { axes, drawPlot, logScale } from './plot.js';
import { seriesAt } from './series.js';

/** Plots the times of one type against the cells of its boards, both logarithmic, with a symbol per puzzle and engine. */
export function timeBySize(results: readonly Result[], engines: readonly string[]): string {
  const own = results.map((result) => ({
    ...result,
    time: result.milliseconds.total!.median,
    title: titleOf(result),
  }));
  const limits = [...new Set(own.filter(({ censored }) => censored).map((one) => one.time))];
  const x = logScale(
    own.map(({ cells }) => cells),
    'cells of the board',
  );
  const y = logScale(
    own.map((one) => one.time),
    'time, median',
  );
  return drawPlot({
    width: 360,
    height: 250,
    marginLeft: 52,
    marginRight: 14,
    marginBottom: 36,
    x: x.scale,
    y: y.scale,
    marks: [
      axes(x, y),
      Plot.ruleY(limits, { strokeDasharray: '3 3', strokeOpacity: 0.6 }),
      engines.flatMap((engine, at) => {
        const { color, symbol, dash } = seriesAt(at);
        const some = own.filter((one) => one.engine === engine);
        return [
          Plot.line(medians(some), {
            x: 'cells',
            y: 'time',
            stroke: color,
            strokeDasharray: dash,
            strokeOpacity: 0.55,
          }),
          Plot.dot(
            some.filter(({ censored }) => !censored),
            { x: 'cells', y: 'time', symbol, fill: color, fillOpacity: 0.85, r: 3.5, title: 'title' },
          ),
          Plot.dot(
            some.filter(({ censored }) => censored),
            {
              x: 'cells',
              y: 'time',
              symbol: 'triangle',
              stroke: color,
              strokeWidth: 1.5,
              r: 4.5,
              title: 'title',
            },
          ),
        ];
      }),
    ],
  });
}

function titleOf({ name, engine, status, censored, milliseconds: { total }, runs }: Result): string {
  const { median, mad } = total!;
  if (censored) return `${name}, ${engine}: not solved within ${time(median)}`;
  return `${name}, ${engine}: ${status}, ${milliseconds(median)} ± ${milliseconds(mad)} ms in ${runs} runs`;
}

/** Returns the medians of the solved cases of each size, by size. */
function medians(
  results: readonly { readonly cells: number; readonly time: number; readonly censored: boolean }[],
) {
  const sizes = new Map<number, number[]>();
  for (const { cells, time: ms, censored } of results)
    if (!censored) sizes.set(cells, [...(sizes.get(cells) ?? []), ms]);
  return [...sizes]
    .map(([cells, times]) => ({ cells, time: spreadOf(times).median }))
    .sort((a, b) => a.cells - b.cells);
}
