export { findModule } from './find-module.js';
export type {
  Crashed,
  GeneratedText,
  GenerateJobOptions,
  GenerateJobOutcome,
  Interruption,
  Job,
  JobEvent,
  Outcome,
  Outcomes,
  PathEnd,
  ReadFault,
  RowOutcome,
  RunOptions,
  SolutionVerdict,
  Task,
} from './job.js';
export { importModule, type ModuleImporter } from './load-module.js';
export { defaultMaxMemory, residentMegabytes } from './memory.js';
export type { ResourceLimits } from './resource-limits.js';
export { runInline } from './run-inline.js';
export { keepThreads, Runner, type RunnerOptions } from './runner.js';
