import { arch, availableParallelism, cpus, platform, totalmem } from 'node:os';
import { MARKED } from './peak-memory.js';

/** What matters of the machine for the figures. */
export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  /** Bytes. */
  readonly memory: number;
  readonly platform: string;
  readonly node: string;
  /** How memory was read: Linux keeps the highest mark, elsewhere only the ends of a run are looked at. */
  readonly memoryRead: 'highest mark' | 'before and after each run';
}

/** The machine that this program runs on. */
export function thisMachine(): Machine {
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memory: totalmem(),
    platform: `${platform()}-${arch()}`,
    node: process.version,
    memoryRead: MARKED ? 'highest mark' : 'before and after each run',
  };
}
