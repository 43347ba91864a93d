/** Milliseconds between two messages of progress; a search can make thousands a second. */
const PROGRESS_EVERY = 50;

/** Reports progress now and then. */
export function throttle<T>(report: (progress: T) => void): (progress: T) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (progress) => {
    if (performance.now() - last < PROGRESS_EVERY) return;
    last = performance.now();
    report(progress);
  };
}
