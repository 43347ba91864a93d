import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';

const { document } = new JSDOM('').window;

/** Draws a plot as the text of an SVG, in the colours of the page around it. */
export function drawn({ style, ...options }: Plot.PlotOptions & { readonly style?: string }): string {
  return Plot.plot({
    document,
    style: `color: var(--ink); font-size: 11px; --plot-background: var(--card);${style ?? ''}`,
    ...options,
  }).outerHTML;
}

/** A logarithmic scale from a round number to a round number, and its axis. */
export interface LogScale {
  readonly scale: Plot.ScaleOptions;
  readonly domain: readonly [number, number];
  /** The numbers at its axis. */
  readonly ticks: readonly number[];
}

/** A logarithmic scale for some values, with as many ticks as can be read. */
export function logScale(values: readonly number[], label: string): LogScale {
  const steps = roundSteps(Math.min(...values), Math.max(...values));
  const domain: readonly [number, number] = [steps[0]!.value, steps.at(-1)!.value];
  return {
    scale: { type: 'log', domain, axis: null, label },
    domain,
    ticks: readable(steps).map(({ value }) => value),
  };
}

/** The axes of two such scales, of sizes to the right and of times upwards, with the lines of a grid. */
export const axes = (across: LogScale, up: LogScale): Plot.Markish[] => [...sizeAxis(across), ...upAxis(up)];

const sizeAxis = ({ ticks, scale: { label } }: LogScale): Plot.Markish[] => [
  Plot.gridX(ticks),
  Plot.axisX(ticks, { text: plain, label: label ?? null }),
];

const upAxis = ({ ticks, scale: { label } }: LogScale): Plot.Markish[] => [
  Plot.gridY(ticks),
  Plot.axisY(ticks, { text: unit, label: label ?? null }),
];

/** The axis of a logarithmic scale of times to the right. */
export const timeAxis = ({ ticks, scale: { label } }: LogScale): Plot.Markish[] => [
  Plot.gridX(ticks),
  Plot.axisX(ticks, { text: unit, label: label ?? null }),
];

/** 5 ms, 2 s. */
const unit = (ms: number): string => (ms < 1000 ? `${plain(ms)} ms` : `${plain(ms / 1000)} s`);

/** A number with one digit that is not zero. */
interface Step {
  readonly digit: number;
  readonly value: number;
}

/** 1, 2, 5, 10, 20 … from the last that is not above a number to the first that is not below another. */
function roundSteps(low: number, high: number): readonly Step[] {
  const steps: Step[] = [];
  for (let power = Math.floor(Math.log10(low)) - 1; power <= Math.ceil(Math.log10(high)) + 1; power++)
    for (const digit of [1, 2, 5]) steps.push({ digit, value: Number(`${digit}e${power}`) });
  const first = steps.findLastIndex(({ value }) => value <= low);
  const last = steps.findIndex(({ value }) => value >= high);
  // One value alone needs room around it.
  return first === last ? steps.slice(first - 1, last + 2) : steps.slice(first, last + 1);
}

/** The powers of ten, if there are three; else others with them, as long as they do not crowd. */
function readable(steps: readonly Step[]): readonly Step[] {
  for (const digits of [[1], [1, 5]]) {
    const some = steps.filter(({ digit }) => digits.includes(digit));
    if (some.length >= 3 && (steps.length > 5 || digits.length === 1)) return some;
  }
  return steps;
}

/** 1,600 and 0.5. */
const plain = (value: number): string => value.toLocaleString('en');
