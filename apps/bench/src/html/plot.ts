import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';

const { document } = new JSDOM('').window;

/** Draws a plot as SVG text in the colours of the page. */
export function drawPlot({ style, ...options }: Plot.PlotOptions & { readonly style?: string }): string {
  return Plot.plot({
    document,
    style: `color: var(--ink); font-size: 11px; --plot-background: var(--card);${style ?? ''}`,
    ...options,
  }).outerHTML;
}

/** A logarithmic scale between two round numbers, with its axis. */
export interface LogScale {
  readonly scale: Plot.ScaleOptions;
  readonly domain: readonly [number, number];
  /** Numbers at the axis. */
  readonly ticks: readonly number[];
}

/** Returns a logarithmic scale for some values, with a readable number of ticks. */
export function logScale(values: readonly number[], label: string): LogScale {
  const steps = roundSteps(Math.min(...values), Math.max(...values));
  const domain: readonly [number, number] = [steps[0]!.value, steps.at(-1)!.value];
  return {
    scale: { type: 'log', domain, axis: null, label },
    domain,
    ticks: readable(steps).map(({ value }) => value),
  };
}

/** Axes and grid of two scales: sizes to the right, times upwards. */
export const axes = (across: LogScale, up: LogScale): Plot.Markish[] => [...sizeAxis(across), ...upAxis(up)];

const sizeAxis = ({ ticks, scale: { label } }: LogScale): Plot.Markish[] => [
  Plot.gridX(ticks),
  Plot.axisX(ticks, { text: plain, label: label ?? null }),
];

const upAxis = ({ ticks, scale: { label } }: LogScale): Plot.Markish[] => [
  Plot.gridY(ticks),
  Plot.axisY(ticks, { text: unit, label: label ?? null }),
];

/** Horizontal axis of a logarithmic time scale. */
export const timeAxis = ({ ticks, scale: { label } }: LogScale): Plot.Markish[] => [
  Plot.gridX(ticks),
  Plot.axisX(ticks, { text: unit, label: label ?? null }),
];

/** Formats a time, such as 5 ms or 2 s. */
const unit = (ms: number): string => (ms < 1000 ? `${plain(ms)} ms` : `${plain(ms / 1000)} s`);

/** A number with one digit that is not zero. */
interface Step {
  readonly digit: number;
  readonly value: number;
}

/** Returns the numbers 1, 2, 5, 10, 20 … that enclose a range. */
function roundSteps(low: number, high: number): readonly Step[] {
  const steps: Step[] = [];
  for (let power = Math.floor(Math.log10(low)) - 1; power <= Math.ceil(Math.log10(high)) + 1; power++)
    for (const digit of [1, 2, 5]) steps.push({ digit, value: Number(`${digit}e${power}`) });
  const first = steps.findLastIndex(({ value }) => value <= low);
  const last = steps.findIndex(({ value }) => value >= high);
  // A single value needs space on both sides.
  return first === last ? steps.slice(first - 1, last + 2) : steps.slice(first, last + 1);
}

/** Returns the powers of ten if there are at least three; otherwise adds others that fit. */
function readable(steps: readonly Step[]): readonly Step[] {
  for (const digits of [[1], [1, 5]]) {
    const some = steps.filter(({ digit }) => digits.includes(digit));
    if (some.length >= 3 && (steps.length > 5 || digits.length === 1)) return some;
  }
  return steps;
}

/** Formats a number, such as 1,600 or 0.5. */
const plain = (value: number): string => value.toLocaleString('en');
