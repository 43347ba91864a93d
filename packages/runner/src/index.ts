export type { Crashed, Job, Killed, Outcome, Outcomes, Task } from './job.js';
export { Runner, type RunnerOptions, type RunOptions } from './runner.js';
