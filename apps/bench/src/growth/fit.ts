/** A power law fitted to measurements: `factor * size ** exponent`. */
export interface Fit {
  readonly exponent: number;
  readonly factor: number;
  /** Share of the variance of the logarithms that it explains. */
  readonly r2: number;
  /** Number of different sizes. */
  readonly sizes: number;
}

/** Minimum number of different sizes for a fit. */
const MIN_SIZES = 4;

/** Fits by least squares on the logarithms of both. Returns undefined if there are too few sizes. Values must be positive. */
export function fitPower(points: readonly (readonly [size: number, value: number])[]): Fit | undefined {
  const sizes = new Set(points.map(([size]) => size)).size;
  if (sizes < MIN_SIZES) return undefined;
  const logs = points.map(([size, value]) => [Math.log(size), Math.log(value)] as const);
  const mean = (at: 0 | 1) => logs.reduce((sum, log) => sum + log[at], 0) / logs.length;
  const [x0, y0] = [mean(0), mean(1)];
  const covariance = (a: 0 | 1, b: 0 | 1) => {
    const centre = [x0, y0] as const;
    return logs.reduce((sum, log) => sum + (log[a] - centre[a]) * (log[b] - centre[b]), 0);
  };
  const [xx, xy, yy] = [covariance(0, 0), covariance(0, 1), covariance(1, 1)];
  const exponent = xy / xx;
  return {
    exponent,
    factor: Math.exp(y0 - exponent * x0),
    // The exponent 0 fully explains constant values.
    r2: yy === 0 ? 1 : (xy * xy) / (xx * yy),
    sizes,
  };
}
