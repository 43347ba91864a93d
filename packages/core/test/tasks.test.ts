import { describe, expect, it } from 'vitest';
import {
  Board,
  count,
  countAnswers,
  definePuzzle,
  differ,
  type Engine,
  enumerate,
  forced,
  Grid,
  is,
  solve,
  type TaskProgress,
  UnsoundAnswerError,
  unique,
} from '../src/index.js';
import { TrialAndError } from './trial-and-error.js';

/** Rows of marbles: a number per row, and no two equal rows. Each row is written `?o?=2`. */
const marbles = definePuzzle({
  id: 'marbles',
  title: 'Marbles',
  rules: {
    total: 'As many marbles lie in a row as is written behind it.',
    distinct: 'No two rows are alike.',
  },
  parse(text) {
    const rows = text.split('/').map((row) => row.split('=') as [string, string]);
    const board = new Board(rows[0]![0].length, rows.length);
    const given = new Grid(
      board.cells,
      rows.flatMap(([row]) => [...row].map((sign) => sign === 'o')),
    );
    return { board, given, totals: rows.map(([, total]) => Number(total)) };
  },
  print: () => '',
  encode(m, { board, given, totals }) {
    const marble = m.bools(board.cells);
    for (const [cell, lies] of given.entries()) if (lies) m.given(cell, is(marble.at(cell), true));
    for (const [at, row] of board.rows.entries())
      m.require('total', row, count(marble.pick(row)).is(totals[at]!));
    for (const [at, row] of board.rows.entries())
      for (const other of board.rows.slice(at + 1))
        m.require('distinct', [...row, ...other], differ(marble.pick(row), marble.pick(other)));
    return marble;
  },
  decode: (marble) => marble,
  *verify({ board, totals }, answer) {
    for (const [at, row] of board.rows.entries())
      if (answer.pick(row).filter(Boolean).length !== totals[at]) yield { rule: 'total', places: row };
    if (new Set(board.rows.map((row) => `${answer.pick(row)}`)).size < board.height)
      yield { rule: 'distinct', places: board.cells };
  },
  draw: ({ board }) => ({ width: board.width, height: board.height, marks: [] }),
  printAnswer: (answer, { board }) =>
    board.rows
      .map((row) =>
        answer
          .pick(row)
          .map((lies) => (lies ? 'o' : '.'))
          .join(''),
      )
      .join('/'),
  readAnswer: (_, { given }) => given,
  examples: [],
});

const engine = new TrialAndError();
const read = (text: string) => marbles.parse(text);
const print = (answer: Grid<boolean>, text: string) => marbles.printAnswer(answer, read(text));

describe('solve', () => {
  it('finds an answer', async () => {
    const solved = await solve(marbles, read('?o?=2'), engine, { searchSteps: 0 });
    expect(solved.status === 'solved' && print(solved.answer, '?o?=2')).toBe('oo.');
    expect(solved.stats).toMatchObject({ engine: 'trial and error', calls: 1, rounds: 0 });
  });

  it('uses no engine if a small search decides', async () => {
    const { opened } = engine;
    const solved = await solve(marbles, read('?o?=2'), engine);
    expect(solved).toMatchObject({ status: 'solved', stats: { engine: 'search', calls: 0 } });
    expect(engine.opened).toBe(opened);
  });

  it('leaves to the engine what takes more steps, with the answers that were found', async () => {
    const puzzle = read('??????????=5');
    const { count, stats } = await countAnswers(marbles, puzzle, engine, { searchSteps: 170 });
    expect([count, stats.engine]).toEqual([252, 'trial and error']);
    // The answers that are left to the engine, and one more call that proves that there are no others.
    expect(stats.calls).toBeGreaterThan(1);
    expect(stats.calls).toBeLessThan(252);
    const { stats: alone } = await countAnswers(marbles, puzzle, engine);
    expect([alone.engine, alone.calls]).toEqual(['search', 0]);
  });

  it('reports that there is none, without an engine if the clues show it', async () => {
    const { opened } = engine;
    const solved = await solve(marbles, read('oo?=1'), engine);
    expect(solved).toMatchObject({ status: 'unsolvable', stats: { engine: 'propagation', calls: 0 } });
    expect(engine.opened).toBe(opened);
  });

  it('closes its session in all cases', async () => {
    const own = new TrialAndError();
    const searchSteps = 0;
    await solve(marbles, read('???=2'), own, { searchSteps });
    await unique(marbles, read('???=2'), own, { searchSteps });
    await solve(marbles, read('???=2'), own, { searchSteps, timeout: 0 });
    const answers = enumerate(marbles, read('???=2'), own, { searchSteps });
    await answers.next();
    await answers.return(undefined as never);
    // The task without time may end before it opens one.
    expect(own.opened).toBeGreaterThanOrEqual(3);
    expect(own.closed).toBe(own.opened);
  });
});

describe('unique', () => {
  it('proves that an answer is the only one', async () => {
    expect(await unique(marbles, read('?o?=3'), engine)).toMatchObject({
      status: 'unique',
      stats: { engine: 'propagation' },
    });
    const proved = await unique(marbles, read('o?=1/??=1'), engine);
    expect(proved.status === 'unique' && print(proved.answer, 'o?=1/??=1')).toBe('o./.o');
  });

  it('shows two answers and where they differ', async () => {
    const several = await unique(marbles, read('?o?=2'), engine);
    expect(several).toMatchObject({
      status: 'multiple',
      differ: [
        { row: 0, col: 0 },
        { row: 0, col: 2 },
      ],
    });
  });

  it('cuts answers that break a lazy rule, and counts the cuts', async () => {
    const none = await unique(marbles, read('??=1/??=1/??=1'), engine);
    expect(none.status).toBe('unsolvable');
    expect(none.stats.cuts).toBeGreaterThan(0);
    expect(none.stats.rounds).toBeGreaterThan(0);
  });
});

describe('count and enumerate', () => {
  it('are exact without a limit', async () => {
    expect(await countAnswers(marbles, read('????=2'), engine)).toMatchObject({
      status: 'counted',
      complete: true,
      count: 6,
    });
    expect(await countAnswers(marbles, read('??=1/??=1'), engine)).toMatchObject({
      status: 'counted',
      complete: true,
      count: 2,
    });
    expect(await countAnswers(marbles, read('oo?=1'), engine)).toMatchObject({
      status: 'unsolvable',
      complete: true,
      count: 0,
    });
  });

  it('say "at least" at the limit, and are exact where the limit is just reached', async () => {
    const counted = (limit: number) => countAnswers(marbles, read('????=2'), engine, { limit });
    expect(await counted(5)).toMatchObject({ status: 'counted', complete: false, count: 5 });
    expect(await counted(6)).toMatchObject({ status: 'counted', complete: true, count: 6 });
  });

  it('yield each answer once', async () => {
    const found: string[] = [];
    for await (const answer of enumerate(marbles, read('????=2'), engine))
      found.push(print(answer, '????=2'));
    expect(found.sort()).toEqual(['..oo', '.o.o', '.oo.', 'o..o', 'o.o.', 'oo..']);
  });

  it('keeps its outcome, unless the loop was left early', async () => {
    const ended = async (limit: number, most = 10) => {
      const answers = enumerate(marbles, read('????=2'), engine, { limit });
      expect(answers.end).toBeUndefined();
      let found = 0;
      for await (const _ of answers) if (++found === most) break;
      return `${found} ${answers.end?.count} ${answers.end?.complete}`;
    };
    expect(await ended(7)).toBe('6 6 true');
    expect(await ended(5)).toBe('5 5 false');
    expect(await ended(5, 3)).toBe('3 undefined undefined');
    const opened = new TrialAndError();
    for await (const _ of enumerate(marbles, read('????=2'), opened, { searchSteps: 0 })) break;
    expect(opened.closed).toBe(1);
  });
});

describe('forced', () => {
  const certain = async (text: string) => {
    const result = await forced(marbles, read(text), engine);
    if (result.status !== 'forced') return result.status;
    return result.certain.map(({ place, value }) => `${place?.row}${place?.col} ${value}`);
  };

  it('finds what all answers have in common, but for clues', async () => {
    expect(await certain('o??=2')).toEqual([]);
    expect(await certain('o??=2/???=3')).toEqual(['10 true', '11 true', '12 true']);
    expect(await certain('?o?=2/???=0')).toEqual(['10 false', '11 false', '12 false']);
    expect(await certain('??=1')).toEqual([]);
  });

  it('calls the engine once for interchangeable marbles', async () => {
    const result = await forced(marbles, read('????????=4'), engine, { searchSteps: 0 });
    expect(result).toMatchObject({ status: 'forced', certain: [], stats: { calls: 2 } });
  });

  it('distinguishes one answer, none, and that it is not known', async () => {
    expect(await certain('o?=1/??=1')).toBe('unique');
    expect(await certain('o?=1')).toBe('unique');
    expect(await certain('oo?=1')).toBe('unsolvable');
    const late = await forced(marbles, read('????=2'), engine, { signal: AbortSignal.abort() });
    expect(late).toMatchObject({ status: 'unknown', reason: 'aborted' });
  });

  it('keeps the answer that it found before it was stopped', async () => {
    const abort = new AbortController();
    const options = { signal: abort.signal, onProgress: () => abort.abort() };
    expect(await forced(marbles, read('????=2'), engine, options)).toMatchObject({
      status: 'unknown',
      answer: expect.any(Grid),
    });
  });
});

describe('limits', () => {
  /** There are six such rows. */
  const seven = Array(7).fill('????=2').join('/');

  it('a deadline ends a task with its reason', async () => {
    const solved = await solve(marbles, read(seven), engine, { timeout: 50 });
    expect(solved).toMatchObject({ status: 'unknown', reason: 'time limit' });
    const counted = await countAnswers(marbles, read(seven), engine, { timeout: 50 });
    expect(counted).toMatchObject({ status: 'unknown', complete: false, reason: 'time limit' });
  });

  it('each call of the engine has the conflicts that the task may take, and its reason is passed on', async () => {
    const allowed: (number | undefined)[] = [];
    const stopping: Engine = {
      name: 'stopping',
      async open(shape) {
        const session = await engine.open(shape);
        const solve = session.solve.bind(session);
        session.solve = (assumptions, limits) => {
          allowed.push(limits?.conflicts);
          return allowed.length < 3
            ? solve(assumptions, limits)
            : { status: 'unknown', reason: 'conflict limit' };
        };
        return session;
      },
    };
    const counted = await countAnswers(marbles, read('????=2'), stopping, { conflicts: 5, searchSteps: 0 });
    expect(counted).toMatchObject({ status: 'unknown', complete: false, count: 2, reason: 'conflict limit' });
    expect(allowed).toEqual([5, 5, 5]);
  });

  /** An engine that reaches a verdict in the third slice of each call, like one that resumes. */
  const resuming = (allowed: (number | undefined)[]): Engine => ({
    name: 'resuming',
    async open(shape) {
      const session = await engine.open(shape);
      const solve = session.solve.bind(session);
      session.solve = (assumptions, limits) =>
        allowed.push(limits?.conflicts) % 3 === 0
          ? solve(assumptions, limits)
          : { status: 'unknown', reason: 'conflict limit' };
      return Object.assign(session, { resumes: true });
    },
  });

  it('long calls of an engine that resumes are made in slices, and their conflicts reported', async () => {
    const allowed: (number | undefined)[] = [];
    const conflicts: number[] = [];
    const solved = await solve(marbles, read('????=2'), resuming(allowed), {
      searchSteps: 0,
      onProgress: (progress) => conflicts.push(progress.conflicts),
    });
    expect(solved.status).toBe('solved');
    expect(allowed).toEqual([2_000, 2_000, 2_000]);
    expect(conflicts.slice(0, 2)).toEqual([2_000, 4_000]);
    const limited: (number | undefined)[] = [];
    const stopped = await solve(marbles, read('????=2'), resuming(limited), {
      searchSteps: 0,
      conflicts: 2_500,
    });
    expect(stopped).toMatchObject({ status: 'unknown', reason: 'conflict limit' });
    expect(limited).toEqual([2_000, 500]);
  });

  it('a signal ends a task between two calls of the engine', async () => {
    const aborted = await solve(marbles, read('????=2'), engine, { signal: AbortSignal.abort() });
    expect(aborted).toMatchObject({ status: 'unknown', reason: 'aborted' });
    const abort = new AbortController();
    const counted = await countAnswers(marbles, read('????=2'), engine, {
      signal: abort.signal,
      onProgress: ({ answers }) => {
        if (answers === 3) abort.abort();
      },
    });
    expect(counted).toMatchObject({ status: 'unknown', complete: false, count: 3, reason: 'aborted' });
  });

  it('keeps the answer if the proof does not finish', async () => {
    const abort = new AbortController();
    const result = await unique(marbles, read('????=2'), engine, {
      signal: abort.signal,
      onProgress: () => abort.abort(),
    });
    expect(result).toMatchObject({ status: 'unknown', reason: 'aborted', answer: expect.any(Grid) });
  });

  it('progress reports answers, rounds and cuts', async () => {
    const events: TaskProgress[] = [];
    await countAnswers(marbles, read('??=1/??=1'), engine, {
      onProgress: (progress) => events.push(progress),
    });
    expect(events.map(({ answers }) => answers)).toEqual(events.map(({ answers }) => answers).toSorted());
    expect(events.at(-1)).toMatchObject({ answers: 2 });
    expect(events.at(-1)!.cuts).toBeGreaterThan(0);
  });
});

describe('an answer that verify rejects', () => {
  it('throws an error and is never returned', async () => {
    const careless = { ...marbles, encode: (m: never, puzzle: never) => marbles.encode(silent(m), puzzle) };
    const pending = solve(careless as typeof marbles, read('??=1/??=1'), engine);
    await expect(pending).rejects.toThrow(UnsoundAnswerError);
    await expect(pending).rejects.toThrow(
      "encode and verify of marbles disagree: an answer that was found breaks 'total' at row 1",
    );
  });

  /** A model that ignores every constraint. */
  function silent<M extends object>(model: M): M {
    return new Proxy(model, {
      get: (target, name) => {
        const member = Reflect.get(target, name);
        return name === 'require' ? () => {} : typeof member === 'function' ? member.bind(target) : member;
      },
    });
  }
});
