import * as Plot from '@observablehq/plot';
import type { TimeGrowth } from '../growth/growth.js';
import { spreadOf } from '../measure/statistics.js';
import { PHASES } from '../report/result.js';
import { time } from '../report/table.js';
import { PHASE_COLORS } from './phase-bars.js';
import { axes, drawPlot, logScale } from './plot.js';

/** Shorter times are noise; in milliseconds. */
const NOISE_MS = 0.005;

/** Time of one phase in one case. */
interface Point {
  readonly phase: string;
  readonly cells: number;
  readonly literals: number;
  readonly median: number;
  readonly title: string;
}

/** Plots the time of each phase against the literals of the puzzle, both logarithmic. */
export function phasesBySize({ results }: TimeGrowth): string {
  const points = PHASES.flatMap((phase) =>
    results.flatMap(({ name, cells, literals, milliseconds }) => {
      const median = milliseconds[phase]?.median ?? 0;
      return median < NOISE_MS
        ? []
        : [
            {
              phase,
              cells,
              literals,
              median,
              title: `${name}, ${phase}: ${time(median)}, ${literals} literals`,
            },
          ];
    }),
  );
  const last = PHASES.flatMap((phase) => points.findLast((point) => point.phase === phase) ?? []);
  const x = logScale(
    points.map(({ literals }) => literals),
    'literals before simplifying',
  );
  const y = logScale(
    points.map(({ median }) => median),
    'time, median',
  );
  return drawPlot({
    width: 360,
    height: 280,
    marginLeft: 52,
    marginRight: 48,
    marginBottom: 36,
    x: x.scale,
    y: y.scale,
    marks: [
      axes(x, y),
      PHASES.map((phase) => {
        const own = points.filter((point) => point.phase === phase);
        return Plot.line(bySize(own), {
          x: 'literals',
          y: 'median',
          stroke: PHASE_COLORS[phase]![0],
          strokeWidth: 1.6,
        });
      }),
      Plot.dot(points, {
        x: 'literals',
        y: 'median',
        fill: ({ phase }) => PHASE_COLORS[phase]![0],
        r: 2.6,
        title: 'title',
      }),
      Plot.text(spaceNames(last, y.domain), {
        x: 'literals',
        y: 'label',
        text: 'phase',
        textAnchor: 'start',
        dx: 7,
        fill: 'currentColor',
      }),
    ],
  });
}

/** Returns the medians of the boards of each size. The points are sorted by size. */
function bySize(points: readonly Point[]) {
  const sizes = new Map<number, Point[]>();
  for (const point of points) sizes.set(point.cells, [...(sizes.get(point.cells) ?? []), point]);
  return [...sizes.values()].map((own) => ({
    literals: spreadOf(own.map(({ literals }) => literals)).median,
    median: spreadOf(own.map(({ median }) => median)).median,
  }));
}

/** Height of a name as a share of the height of the plot. */
const NAME = 0.06;

/** Spaces the names at the ends of the lines so that they do not overlap. */
function spaceNames(ends: readonly Point[], [low, high]: readonly [number, number]) {
  const apart = (high / low) ** NAME;
  const placed: (Point & { label: number })[] = [];
  for (const end of [...ends].sort((a, b) => a.median - b.median)) {
    const below = placed.at(-1)?.label ?? 0;
    placed.push({ ...end, label: Math.max(end.median, below * apart) });
  }
  return placed;
}
