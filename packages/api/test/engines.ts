import { type AnyPuzzle, Board, definePuzzle, Grid, or } from '@gridproof/core';
import type { InstalledEngine } from '@gridproof/plugins';
import type { Job, Outcome, RunOptions, Task } from '@gridproof/runner';
import type { AnswerTask, TaskSpec } from '../src/execution/run-task.js';
import { Runners } from '../src/execution/runners.js';

/** Two lamps, at least one of which must be lit: `o.`, `.o` and `oo` are its answers. */
const lamps: AnyPuzzle = definePuzzle({
  id: 'lamps',
  title: 'Lamps',
  rules: { lit: 'A lamp is lit.' },
  parse: () => new Board(2, 1),
  print: () => '..',
  encode(m, { cells }) {
    const lit = m.bools(cells);
    m.require('lit', cells, or(...lit.values));
    return lit;
  },
  decode: (lit) => lit,
  *verify({ cells }, lit) {
    if (!lit.values.includes(true)) yield { rule: 'lit', places: cells };
  },
  draw: (_, lit) => ({
    width: 2,
    height: 1,
    marks: (lit?.entries() ?? []).map(([at, on]) => ({ at, source: 'found' as const, text: on ? 'o' : '.' })),
  }),
  printAnswer: (lit) => lit.values.map((on) => (on ? 'o' : '.')).join(''),
  readAnswer: (text, { cells }) =>
    new Grid(
      cells,
      Array.from(text, (one) => one === 'o'),
    ),
  examples: [],
});

const board = new Board(2, 1);

export const taskSpec = (task: AnswerTask, more: Partial<TaskSpec['query']> = {}): TaskSpec => ({
  read: { type: lamps, format: 'text', puzzle: board },
  typeUrl: 'lamps',
  query: { task, ...more },
});

/** Replaces the work of an engine thread on a job. */
export type FakeEngine = (job: Job, options: RunOptions) => Promise<Outcome<Task>>;

/** Fake engines by name, with the runners that call them; `light` names the engines that start light. */
export function fakeEngines(behaviors: Readonly<Record<string, FakeEngine>>, light: readonly string[] = []) {
  const log: string[] = [];
  const engines = Object.keys(behaviors).map(
    (name): InstalledEngine => ({
      name,
      package: `engine-${name}`,
      version: '1.0.0',
      from: 'project',
      url: name,
      start: light.includes(name) ? 'light' : undefined,
      claims: undefined,
      stub: undefined,
      load: () => Promise.reject(new Error('it is loaded in a thread')),
      dependencies: () => ({}),
      isTrusted: true,
    }),
  );
  const run = (async (job: Job, options: RunOptions) => {
    log.push(`${job.engine} begins`);
    options.signal?.addEventListener('abort', () => log.push(`${job.engine} is stopped`));
    return await behaviors[job.engine]!(job, options);
  }) as never;
  const runners = new Runners({}, () => ({ run, close: async () => {} }));
  return { engines, runners, log };
}

/** Returns an outcome after some milliseconds, unless the job is stopped. */
export const respondAfter =
  (milliseconds: number, outcome: object, answers: readonly string[] = []): FakeEngine =>
  ({ engine }, { signal, onAnswer }) =>
    new Promise((resolve) => {
      const stats = { engine, milliseconds: { search: milliseconds } };
      const timer = setTimeout(() => {
        for (const one of answers) onAnswer?.(one);
        resolve({ stats, ...outcome } as never);
      }, milliseconds);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve({ status: 'unknown', reason: 'aborted' });
      });
    });
