export { here } from './here.js';
export type {
  Crashed,
  Job,
  Killed,
  Made,
  Making,
  MakingWish,
  News,
  Outcome,
  Outcomes,
  ReadFault,
  Row,
  RunOptions,
  SolutionVerdict,
  Task,
} from './job.js';
export type { Importing } from './load.js';
export { defaultMaxMemory, residentMegabytes } from './memory.js';
export type { ResourceLimits } from './resource-limits.js';
export { Runner, type RunnerOptions } from './runner.js';
