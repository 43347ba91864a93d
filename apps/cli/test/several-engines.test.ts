import { describe, expect, it } from 'vitest';
import { gridproof } from './gridproof.js';

const EMPTY_4X4 = 'takuzu:..../..../..../....';
const SEVERAL = 'takuzu:1.../..0./.1../....';

describe.each([[['--engine', 'auto']], [['--confirm']]])('%j', (choice) => {
  const solve = (...args: readonly string[]) => gridproof(['solve', ...choice, ...args]);
  const by =
    choice[0] === '--confirm'
      ? String.raw`confirmed by \w+ and \w+ in # ms`
      : String.raw`(?:proved by )?[\w ]+(?:, | in )# ms`;

  it('does every task', async () => {
    const all = await Promise.all([
      solve(SEVERAL),
      solve('--no-unique', EMPTY_4X4),
      solve('--forced', 'takuzu:0.0./..../..../....'),
      solve('--count', EMPTY_4X4),
      solve('--limit', '3', EMPTY_4X4),
    ]);
    const said = all.map(({ status, out }) => out.split('\n').map((line) => `${status} ${line}`));
    const claims = [
      String.raw`0 several answers: here are two, they differ at \d+ places`,
      '0 solved: one answer; whether it is the only one was not checked',
      '0 several answers: 2 places shown here are certain in all of them',
      '0 exactly 72 answers',
      '0 at least 3 answers: stopped at the limit',
    ];
    for (const [at, claim] of claims.entries())
      expect(said[at]).toContainEqual(expect.stringMatching(new RegExp(`^${claim} \\(${by}\\)$`)));
  });

  it('shows each answer once', async () => {
    const { out } = await solve('--all', '--quiet', EMPTY_4X4);
    const answers = out.trim().split('\n\n');
    expect(answers).toHaveLength(72);
    expect(new Set(answers).size).toBe(72);
  });

  it('keeps the time limit', async () => {
    const nine = `sudoku:${Array(9).fill('.'.repeat(9)).join('/')}`;
    const { status, out } = await solve('--count', '--timeout', '500ms', nine);
    expect(status).toBe(3);
    expect(out).toMatch(/^don't know: .*time limit/);
  });

  it('solves many', async () => {
    const { status, out } = await solve('examples/sudoku-hard.txt', '--as', 'sudoku');
    expect(status).toBe(0);
    expect(out).toMatch(/\n3 puzzles: 3 unique\n$/);
  });

  it('names the engine in JSON', async () => {
    const data = JSON.parse((await solve('--format', 'json', '--count', EMPTY_4X4)).out);
    expect(data).toMatchObject({ status: 'counted', count: 72, engine: expect.stringMatching(/^\w+$/) });
    expect(data.confirmedBy?.toSorted()).toEqual(choice[0] === '--confirm' ? ['cadical', 'z3'] : undefined);
  });
});

it('an engine that is named is the only one', async () => {
  const { out } = await gridproof(['solve', '--engine', 'CaDiCaL', '--count', EMPTY_4X4]);
  expect(out).toBe('exactly 72 answers (proved by propagation and search in # ms)\n');
});

it('refuses all engines together with one of them', async () => {
  const { status, err } = await gridproof(['solve', '--confirm', '--engine', 'z3', EMPTY_4X4]);
  expect(status).toBe(2);
  expect(err).toContain("option '--confirm' cannot be used with option '--engine <engine>'");
});
