import { readFileSync, writeFileSync } from 'node:fs';

/**
 * The most memory that the process holds of the machine's, from some moment on: of all threads and engines, and of what
 * ran before, since neither engines nor JavaScript give everything back.
 */
export class PeakMemory {
  private constructor(
    readonly exact: boolean,
    readonly before: number,
  ) {}

  /** Begins to watch. Linux keeps the highest mark itself; elsewhere only the beginning and the end are looked at. */
  static watch(): PeakMemory {
    return new PeakMemory(forgetMark(), process.memoryUsage.rss());
  }

  /** In bytes. */
  peak(): number {
    return (this.exact && mark()) || Math.max(this.before, process.memoryUsage.rss());
  }
}

/** Whether the mark is exact on this machine, for readers of the figures. */
export const MARKED = forgetMark();

function forgetMark(): boolean {
  if (process.platform !== 'linux') return false;
  try {
    writeFileSync('/proc/self/clear_refs', '5');
    return mark() !== undefined;
  } catch {
    return false;
  }
}

function mark(): number | undefined {
  const kibibytes = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
}
