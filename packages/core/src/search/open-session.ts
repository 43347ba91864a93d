import type { Engine, Session } from '../engine.js';
import type { Program } from '../program/program.js';
import type { Stopwatch } from './stopwatch.js';
import type { TaskMonitor } from './task-monitor.js';

/** Opens a session of an engine and loads a program, within the limits of a task. Closes the session if loading fails. */
export async function openSession(
  engine: Engine,
  { shape, clauses, counts, linears }: Pick<Program, 'shape' | 'clauses' | 'counts' | 'linears'>,
  stopwatch: Stopwatch,
  monitor: TaskMonitor,
): Promise<Session> {
  const start = performance.now();
  const session = await stopwatch.wait('load', engine.open(shape));
  try {
    stopwatch.time('load', () =>
      monitor.run(() => {
        session.addVariables(shape.variables);
        if (shape.clauses) session.addClauses(clauses);
        if (shape.counts) session.addCounts(counts);
        if (shape.linears) session.addLinears(linears);
      }),
    );
  } catch (error) {
    session.close();
    throw error;
  }
  monitor.trace?.({ event: 'loaded', engine: engine.name, milliseconds: performance.now() - start });
  return session;
}
