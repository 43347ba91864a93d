import { expect, it } from 'vitest';
import type { Engine, ProgramShape } from '../src/engine.js';
import { Board, count, differ, Model, not, or, sum } from '../src/index.js';
import { CoreSession } from '../src/reasons/core-session.js';
import { Stopwatch } from '../src/search/stopwatch.js';
import { TaskMonitor } from '../src/search/task-monitor.js';
import { TrialAndError } from './trial-and-error.js';

it('an engine knows how many clauses and rows a session over reasons is loaded with', async () => {
  const model = new Model();
  const board = new Board(3, 2);
  const lit = model.bools(board.cells);
  model.given(board.cells[0]!, lit.values[0]!);
  model.require('some', board.cells, or(lit.values[1]!, not(lit.values[2]!)));
  for (const row of board.rows) model.require('two', row, count(lit.pick(row)).is(2));
  model.require('weight', board.cells, sum(lit.values, [1, 2, 3, 1, 2, 3]).atMost(7));
  model.require('differ', board.cells, differ(lit.pick(board.rows[0]!), lit.pick(board.rows[1]!)));

  const shapes: ProgramShape[] = [];
  const engine: Engine = {
    name: 'noting',
    open: (shape) => {
      shapes.push(shape);
      return new TrialAndError().open(shape);
    },
  };
  const cores = await CoreSession.open(model, engine, new TaskMonitor({}), new Stopwatch());
  cores.close();
  const clauses = [...cores.program.rows.clauses].filter((literal) => literal === 0).length;
  expect(shapes).toEqual([
    { variables: cores.program.rows.variables, clauses, counts: 2, linears: 1, lazy: true, often: true },
  ]);
});
