import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Peak resident memory of the process from a moment on, including all threads and engines. Earlier work counts too, because
 * neither engines nor JavaScript release all memory.
 */
export class PeakMemory {
  private constructor(
    readonly exact: boolean,
    readonly before: number,
  ) {}

  /** Starts measuring. Linux keeps the high-water mark; on other systems memory is read only at the start and the end. */
  static watch(): PeakMemory {
    return new PeakMemory(forgetMark(), process.memoryUsage.rss());
  }

  /** In bytes. */
  peak(): number {
    return (this.exact && mark()) || Math.max(this.before, process.memoryUsage.rss());
  }
}

/** True if the peak is exact on this machine. */
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
