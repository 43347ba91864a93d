import type { Job, Task } from '../src/index.js';

type Fixture =
  | 'marbles'
  | 'brute-force'
  | 'blocks'
  | 'blocks-later'
  | 'breaks'
  | 'throws-later'
  | 'throws-much-later'
  | 'slow'
  | 'exits'
  | 'lies';

const fixture = (name: Fixture) => new URL(`./fixtures/${name}.mjs`, import.meta.url).href;

/** A job for the toy puzzle without a search before the engine; by default with the honest engine. */
export const job = <T extends Task>(
  task: T,
  puzzle: string,
  engine: Fixture = 'brute-force',
  limits: Pick<Job, 'timeout' | 'limit' | 'entries' | 'budget'> = {},
): Job<T> => ({ task, type: fixture('marbles'), engine: fixture(engine), puzzle, searchSteps: 0, ...limits });
