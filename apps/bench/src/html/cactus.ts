import * as Plot from '@observablehq/plot';
import type { BenchReport } from '../report/report.js';
import { time } from '../report/table.js';
import { drawPlot, logScale, timeAxis } from './plot.js';
import { seriesAt } from './series.js';

/** Plots the number of puzzles that each engine solves within a time. */
export function cactus({ results, engines }: BenchReport): string {
  const end = Math.max(...results.map(({ milliseconds }) => milliseconds.total!.median));
  const curves = engines.map((engine) => {
    const own = results.filter((result) => result.engine === engine && !result.censored);
    const times = own
      .map(({ name, milliseconds }) => ({ name, time: milliseconds.total!.median }))
      .sort((a, b) => a.time - b.time);
    const steps = times.map((one, at) => ({
      time: one.time,
      solved: at + 1,
      title: `${engine}: ${at + 1} within ${time(one.time)}, the last ${one.name}`,
    }));
    return { engine, steps };
  });
  const all = curves.flatMap(({ steps }) => steps.map((step) => step.time));
  const x = logScale([...all, end], 'time for one puzzle');
  return drawPlot({
    width: 640,
    height: 340,
    marginLeft: 44,
    marginRight: 14,
    marginBottom: 38,
    x: x.scale,
    y: {
      label: 'puzzles solved',
      grid: true,
      domain: [0, Math.max(1, ...curves.map(({ steps }) => steps.length))],
    },
    marks: [
      timeAxis(x),
      Plot.ruleY([0]),
      curves.flatMap(({ steps }, at) => {
        const { color, symbol, dash } = seriesAt(at);
        const whole = steps.length ? [...steps, { ...steps.at(-1)!, time: end }] : [];
        return [
          Plot.line(whole, {
            x: 'time',
            y: 'solved',
            curve: 'step-after',
            stroke: color,
            strokeDasharray: dash,
            strokeWidth: 1.8,
          }),
          Plot.dot(steps, { x: 'time', y: 'solved', symbol, fill: color, r: 2.8, title: 'title' }),
        ];
      }),
    ],
  });
}
