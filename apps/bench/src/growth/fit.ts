/** A power law through measurements: `factor * size ** exponent`. */
export interface Fit {
  readonly exponent: number;
  readonly factor: number;
  /** The share of the variance of the logarithms that it explains. */
  readonly r2: number;
  /** Different sizes that it goes through. */
  readonly sizes: number;
}

/** Fewer different sizes say nothing of how something grows. */
const FEWEST = 4;

/** Least squares on the logarithms of both; undefined where there are not enough sizes. Values must be above 0. */
export function fitPower(points: readonly (readonly [size: number, value: number])[]): Fit | undefined {
  const sizes = new Set(points.map(([size]) => size)).size;
  if (sizes < FEWEST) return undefined;
  const logs = points.map(([size, value]) => [Math.log(size), Math.log(value)] as const);
  const mean = (at: 0 | 1) => logs.reduce((sum, log) => sum + log[at], 0) / logs.length;
  const [x0, y0] = [mean(0), mean(1)];
  const moment = (a: 0 | 1, b: 0 | 1) => {
    const centre = [x0, y0] as const;
    return logs.reduce((sum, log) => sum + (log[a] - centre[a]) * (log[b] - centre[b]), 0);
  };
  const [xx, xy, yy] = [moment(0, 0), moment(0, 1), moment(1, 1)];
  const exponent = xy / xx;
  return {
    exponent,
    factor: Math.exp(y0 - exponent * x0),
    // Values that are all the same are explained in full, by the exponent 0.
    r2: yy === 0 ? 1 : (xy * xy) / (xx * yy),
    sizes,
  };
}
