import * as Plot from '@observablehq/plot';
import { escapeHtml } from './markup.js';
import { drawPlot } from './plot.js';

/** Style of an engine: colour, symbol and dashes, each of which is unique. */
export interface Series {
  readonly color: string;
  readonly symbol: (typeof SYMBOLS)[number];
  readonly dash: string;
}

const SYMBOLS = ['circle', 'square', 'diamond', 'star', 'cross', 'wye'] as const;
const DASHES = ['none', '7 3', '2 3', '9 3 2 3', '4 4', '1 2'] as const;

/** Returns the style at an index. Styles repeat after six. */
export function seriesAt(at: number): Series {
  const index = at % SYMBOLS.length;
  return { color: `var(--series-${index})`, symbol: SYMBOLS[index]!, dash: DASHES[index]! };
}

/** Legend of some series: symbols with names. */
export function keys(names: readonly string[], notes: readonly string[] = []): string {
  const items = names.map((name, at) => `<span>${sign(seriesAt(at))}${escapeHtml(name)}</span>`);
  return `<div class="keys">${[...items, ...notes.map((note) => `<span>${note}</span>`)].join('')}</div>`;
}

function sign({ color, symbol, dash }: Series): string {
  return drawPlot({
    width: 34,
    height: 14,
    margin: 0,
    axis: null,
    x: { domain: [0, 2] },
    y: { domain: [0, 2] },
    marks: [
      Plot.line(
        [
          [0, 1],
          [2, 1],
        ],
        { stroke: color, strokeDasharray: dash, strokeWidth: 1.5 },
      ),
      Plot.dot([[1, 1]], { symbol, fill: color, r: 4.5 }),
    ],
  });
}
