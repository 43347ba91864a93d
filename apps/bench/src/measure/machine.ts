import { arch, availableParallelism, cpus, platform, totalmem } from 'node:os';
import { MARKED } from './peak-memory.js';

/** Properties of the machine that affect measurements. */
export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  /** In bytes. */
  readonly memory: number;
  readonly platform: string;
  readonly node: string;
  /** Method of reading memory: Linux keeps a high-water mark; on other systems memory is read before and after each run. */
  readonly memoryRead: 'highest mark' | 'before and after each run';
}

/** Returns the properties of this machine. */
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
