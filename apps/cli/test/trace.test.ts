import { expect, test } from 'vitest';
import { gridproof } from './gridproof.js';

const LITS = ['solve', 'examples/lits-10x10.txt', '--engine', 'cadical', '--quiet'];

/** Returns the events in order. */
const eventsOf = (err: string): string[] =>
  err
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).event as string);

test('a trace shows constraints, remaining rows, each call, each cut and the answer', async () => {
  const { status, out, err } = await gridproof([...LITS, '--trace']);
  expect(status).toBe(0);
  expect(out).toMatch(/^[.#\n]+$/);
  const lines = err.trimEnd().split('\n');
  for (const line of lines) expect(line).toMatch(/^ *\d+\.\d ms {2}cadical {2}[a-z]+ /);
  expect(err).toMatch(/posted {4}square: not 81\n/);
  expect(err).toMatch(/lowered {3}\d+ of 100 decided by propagation; left: \d+ variables/);
  expect(err).toMatch(/called {4}sat \(/);
  expect(err).toMatch(/cut {7}connected: \d+ \(/);
  expect(lines.at(-1)).toMatch(/called {4}unsat \(/);
});

test('nothing is shown by default', async () => {
  expect(await gridproof(LITS)).toMatchObject({ status: 0, err: '' });
});

test.each([
  [[...LITS, '--trace', '--format', 'json'], {}],
  [LITS, { GRIDPROOF_TRACE: 'json' }],
])('a trace is data where data are asked for: %s', async (args, env) => {
  const { err } = await gridproof(
    args.filter((one) => one !== '--quiet'),
    { env },
  );
  const events = eventsOf(err);
  expect(events.slice(0, 2)).toEqual(['encoded', 'posted']);
  expect(events.filter((one) => one === 'verified')).toHaveLength(1);
});

test('the trace of a path names its steps', async () => {
  const { err } = await gridproof(['steps', 'examples/takuzu-6x6.txt', '--trace', '--format', 'json']);
  const events = err
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const steps = events.filter(({ event }) => event === 'reasoned').map((one) => one.steps as number);
  const { out } = await gridproof(['steps', 'examples/takuzu-6x6.txt', '--format', 'json']);
  expect(steps.reduce((sum, one) => sum + one, 0)).toBe(JSON.parse(out).steps.length);
});

test('lists the values of the variable', async () => {
  const { status, err } = await gridproof(LITS, { env: { GRIDPROOF_TRACE: 'loud' } });
  expect({ status, err }).toEqual({
    status: 2,
    err: "gridproof: GRIDPROOF_TRACE is 'loud'; it may be text, json, 1 or 0\n",
  });
});
