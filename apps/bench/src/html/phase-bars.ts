import * as Plot from '@observablehq/plot';
import { PHASES, type Result } from '../report/result.js';
import { time } from '../report/table.js';
import { drawPlot } from './plot.js';

/** Colours of Okabe and Ito for the phases, the same in light and dark themes, each with a readable text colour. */
export const PHASE_COLORS: Readonly<Record<string, readonly [color: string, ink: string]>> = {
  parse: ['#8b939c', '#000'],
  encode: ['#56b4e9', '#000'],
  lower: ['#0072b2', '#fff'],
  load: ['#cc79a7', '#000'],
  search: ['#d55e00', '#fff'],
  cut: ['#e69f00', '#000'],
  decode: ['#009e73', '#fff'],
  verify: ['#c2b000', '#000'],
};

/** Minimum share that has space for its name. */
const ROOM = 0.13;

/** Draws the share of each phase in the time of each engine, over some solved cases. */
export function phaseBars(results: readonly Result[], engines: readonly string[]): string {
  const bars = engines.flatMap((engine) => {
    const own = results.filter((result) => result.engine === engine && !result.censored);
    const sums = PHASES.map((phase) =>
      own.reduce((sum, { milliseconds }) => sum + (milliseconds[phase]?.median ?? 0), 0),
    );
    const whole = sums.reduce((sum, one) => sum + one, 0);
    return PHASES.flatMap((phase, at) => {
      const share = sums[at]! / whole;
      if (!(share > 0)) return [];
      const before = sums.slice(0, at).reduce((sum, one) => sum + one, 0) / whole;
      const title = `${engine}, ${phase}: ${(100 * share).toFixed(1)} %, ${time(sums[at]!)} in all`;
      return [{ engine, phase, from: before, to: before + share, share, title }];
    });
  });
  const shown = engines.filter((engine) => bars.some((bar) => bar.engine === engine));
  const widest = Math.max(...shown.map((engine) => engine.length));
  return drawPlot({
    width: 360,
    height: 44 + 26 * shown.length,
    marginLeft: 12 + 6.5 * widest,
    marginRight: 14,
    marginTop: 4,
    marginBottom: 36,
    x: { domain: [0, 100], percent: true, label: 'share of the time, %', ticks: 5 },
    y: { domain: shown, label: null, tickSize: 0 },
    marks: [
      Plot.barX(bars, {
        x1: 'from',
        x2: 'to',
        y: 'engine',
        fill: ({ phase }) => PHASE_COLORS[phase]![0],
        title: 'title',
      }),
      Plot.text(
        bars.filter(({ share }) => share > ROOM),
        {
          x: ({ from, to }) => (from + to) / 2,
          y: 'engine',
          text: 'phase',
          fill: ({ phase }) => PHASE_COLORS[phase]![1],
          pointerEvents: 'none',
        },
      ),
    ],
  });
}

/** Legend of the phases. */
export const phaseKeys = (): string =>
  `<div class="keys">${PHASES.map((phase) => `<span><i style="background:${PHASE_COLORS[phase]![0]}"></i>${phase}</span>`).join('')}</div>`;
