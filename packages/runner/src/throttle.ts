/** Minimum milliseconds between two progress reports; a search can produce thousands per second. */
const PROGRESS_INTERVAL_MS = 50;

/** Limits the rate of progress reports. */
export function throttle<T>(report: (progress: T) => void): (progress: T) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (progress) => {
    if (performance.now() - last < PROGRESS_INTERVAL_MS) return;
    last = performance.now();
    report(progress);
  };
}
