import {
  type Argument,
  type Assignment,
  type ConstraintReason,
  type Fact,
  Model,
  not,
  or,
  type RuleOf,
  type Step,
  steps,
} from '@gridproof/core';
import { cadical } from '@gridproof/engine-cadical';
import { z3 } from '@gridproof/engine-z3';
import { beforeAll, describe, expect, it } from 'vitest';
import { replay } from '../src/replay.js';
import { lamps } from './lamps.js';

const puzzle = lamps.parse('*.....\n.....*\n......\n.-....\n......\n......');
const model = new Model<RuleOf<typeof lamps>>();
const lit = lamps.encode(model, puzzle);

const path: Step<ConstraintReason>[] = [];
let answer: Assignment;

beforeAll(async () => {
  const walk = steps(lamps, puzzle, cadical);
  for await (const step of walk) path.push(step);
  if (walk.end?.status === 'unique') answer = walk.end.answer.values;
});

/** Returns the faults of a path with one step changed: the first that matches. */
async function faultsOf(
  such: (step: Step<ConstraintReason>) => boolean,
  change: (step: Step<ConstraintReason>) => Partial<Step<ConstraintReason>>,
): Promise<readonly string[]> {
  const at = path.findIndex(such);
  const step = path[at]!;
  const { faults } = await replay(lamps, puzzle, path.with(at, { ...step, ...change(step) }), answer, z3);
  return faults.map((fault) => fault.replace(/^step \d+ /, '').replace(/:.*/, ''));
}

const WRONG = 'claims what its reasons do not force, or not all of them';
const FEWER = 'does not claim';
const any = () => true;
const ofTwo = ({ reasons }: Step) => reasons.length > 1;

it('finds nothing wrong with a path', async () => {
  const { domains, faults } = await replay(lamps, puzzle, path, answer, z3);
  expect(faults).toEqual([]);
  expect(domains).toEqual(answer.map((value) => [value]));
});

it('finds a reason that is left out', async () => {
  expect(await faultsOf(ofTwo, ({ reasons }) => ({ reasons: reasons.slice(1) }))).toContain(WRONG);
});

it('finds a reason that is not needed', async () => {
  const [rule] = model.posted
    .toReversed()
    .map(({ source, ...rest }) => ({ rule: source, cut: false, ...rest }));
  expect(await faultsOf(any, ({ reasons }) => ({ reasons: [...reasons, rule!] }))).toContain(WRONG);
});

it('finds a claim that is not forced, and one that is left out', async () => {
  const last = path.at(-1)!.claims.at(-1)!;
  const first = ({ claims }: Step) => claims.length > 1;
  expect(await faultsOf(first, ({ claims }) => ({ claims: [...claims, last] }))).toContain(WRONG);
  expect(await faultsOf(first, ({ claims }) => ({ claims: claims.slice(1) }))).toContain(FEWER);
  expect(await faultsOf(any, () => ({ claims: [] }))).toContain('claims nothing');
});

it('finds a claim that is wrong', async () => {
  const wrong = ({ claims: [claim, ...others] }: Step<ConstraintReason>) => ({
    claims: [{ ...claim!, value: claim!.value !== true }, ...others],
  });
  expect(await faultsOf(any, wrong)).toEqual(expect.arrayContaining([WRONG, FEWER]));
});

it('finds facts that are left out, and facts that nobody knows yet', async () => {
  const withFacts = ({ facts }: Step) => facts.length > 0;
  expect(await faultsOf(withFacts, () => ({ facts: [] }))).toEqual(['names too few facts for']);
  const later = path.at(-1)!.claims;
  expect(await faultsOf(withFacts, ({ facts }) => ({ facts: [...facts, ...later] }))).toEqual([
    'needs what is not known',
  ]);
});

it('finds a cut that does not follow from its rule', async () => {
  const [corner, ...others] = lit.values;
  const cut = (constraint: ConstraintReason['constraint']) => ({
    rule: 'apart',
    places: [],
    cut: true,
    constraint,
  });
  const fault = 'names a cut that does not follow from its rule apart';
  const { faults } = await replay(lamps, puzzle, [...path, withReason(cut(not(corner!)))], answer, z3);
  expect(faults).toContain(`step ${path.length + 1} ${fault}`);
  const right = cut(or(not(corner!), not(others[0]!)));
  const { faults: none } = await replay(lamps, puzzle, [...path, withReason(right)], answer, z3);
  expect(none).not.toContain(`step ${path.length + 1} ${fault}`);
});

describe('an argument', () => {
  const opposite = (fact: Fact): Fact => ({ ...fact, value: fact.value !== true });
  const withArgument = (change: (argument: Argument<ConstraintReason>) => Partial<Argument>) =>
    faultsOf(any, ({ reasons, claims }) => {
      const lines = [{ reasons: reasons.map((_, at) => at), claims: [] }];
      const argument = { supposition: opposite(claims[0]!), reasons, lines };
      return { argument: { ...argument, ...change(argument) } as Argument<ConstraintReason> };
    });

  it('is right if its supposition contradicts its reasons', async () => {
    expect(await withArgument(() => ({}))).toEqual([]);
    const nested = ({ supposition, lines }: Argument) => ({
      lines: [{ reasons: [], claims: [opposite(supposition)], nested: { supposition, lines } }, ...lines],
    });
    expect(await withArgument(nested)).toEqual([]);
  });

  it('is wrong about something else, with a line that does not follow, or without a contradiction', async () => {
    const about = await withArgument(({ supposition }) => ({ supposition: opposite(supposition) }));
    expect(about).toContain('has an argument about something else than');
    const line = 'has a wrong line in its argument';
    expect(await withArgument(() => ({ lines: [{ reasons: [], claims: [] }] }))).toEqual([line]);
    expect(await withArgument(() => ({ lines: [] }))).toEqual([line]);
    const unfounded = ({ supposition, lines }: Argument) => ({
      lines: [{ reasons: [], claims: [opposite(supposition)] }, ...lines],
    });
    expect(await withArgument(unfounded)).toEqual([line]);
  });
});

const withReason = (reason: ConstraintReason): Step<ConstraintReason> => ({ ...path[0]!, reasons: [reason] });
