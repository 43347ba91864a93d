import { versions } from 'node:process';

/**
 * Returns V8 flags that optimize a function after a multiple of the usual work. Optimizing code that is soon no longer
 * used takes up to a third of the processor time of short runs (docs/benchmarks.md). None from Node 24 on, where V8 has
 * a quick compiler before the slow one.
 */
export function lateOptimization(factor: number): readonly string[] {
  const v8 = Number.parseInt(versions.v8, 10);
  // V8's defaults, multiplied.
  if (v8 < 12) return [`--interrupt-budget=${factor * 67_584}`];
  if (v8 < 13)
    return [`--invocation-count-for-turbofan=${factor * 3000}`, `--invocation-count-for-osr=${factor * 800}`];
  return [];
}
