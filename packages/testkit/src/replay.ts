import {
  type AnyPuzzle,
  type ArgumentContradiction,
  type ArgumentLine,
  type Assignment,
  type Bool,
  type ConstraintReason,
  domain,
  type Engine,
  type Fact,
  isValue,
  Model,
  not,
  type Step,
  scopeOf,
  type Variable,
} from '@gridproof/core';
import { type Domains, narrowDomains } from './domains.js';
import { forcedBy } from './forced-by.js';
import { solution } from './model-solution.js';

/** The result of a solve path, and the faults of its steps. */
export interface ReplayResult {
  /** The values of each variable that remain at the end. */
  readonly domains: Domains;
  readonly faults: readonly string[];
}

/**
 * Replays a solve path with a separate model and another engine. The facts of single clues are known at the start, as are those of unnamed
 * rules about a single variable. The reasons of each step alone, with the known facts, must force its claims, and no smaller set of reasons
 * may force all of them. A step without a named technique must claim all that they force, and no smaller set may force any of it.
 */
export async function replay(
  type: AnyPuzzle,
  puzzle: unknown,
  path: readonly Step<ConstraintReason>[],
  answer: Assignment,
  engine: Engine,
): Promise<ReplayResult> {
  const model = new Model();
  type.encode(model, puzzle);
  const { variables, posted } = model;
  const all = variables.map(domain);
  const faults: string[] = [];
  const forced = (
    reasons: readonly Pick<ConstraintReason, 'constraint'>[],
    facts: readonly Fact[],
    within: Domains,
  ) =>
    forcedBy(
      reasons.map(({ constraint }) => constraint),
      facts,
      within,
      variables,
      engine,
    );

  let known: Domains = all;
  for (const one of posted) {
    const scope = scopeOf(one.constraint);
    if (one.source === 'given' || (scope.size === 1 && !one.label))
      known = narrowDomains(known, await forced([one], truths(scope, all, variables, answer), all));
  }
  for (const [at, step] of path.entries()) {
    const { reasons, facts, claims } = step;
    const complain = (what: string, about: readonly Fact[]) =>
      faults.push(`step ${at + 1} ${what}: ${namesOf(about).join(', ')}`);

    const scope = new Set(reasons.flatMap(({ constraint }) => [...scopeOf(constraint)]));
    let expected = await forced(reasons, truths(scope, known, variables, answer), known);
    for (const reason of reasons) {
      const others = reasons.filter((one) => one !== reason);
      const cheaper = new Set(await forced(others, step.pattern ? claims : expected, known));
      // A named technique needs each reason for some of its claims, other steps for each of them.
      if (!step.pattern) expected = expected.filter((fact) => !cheaper.has(fact));
      else if (cheaper.size === claims.length) complain(`does not need ${reason.rule}`, claims);
    }
    const values = expected.filter(isValue);
    const valued = new Set(values.map(({ variable }) => variable));
    // A step may claim only values; if it also claims exclusions, it names all that are not implied by the values.
    if (values.length && claims.every(isValue)) expected = values;
    else if (!step.pattern) expected = expected.filter((fact) => isValue(fact) || !valued.has(fact.variable));
    // With all other values excluded, the remaining value needs no reason.
    if (reasons.length === 0)
      expected = claims.filter(({ variable, value }) => `${known[variable]}` === `${value}`);
    const [claimed, right] = [namesOf(claims), namesOf(expected)];
    const more = claims.filter((_, n) => !right.includes(claimed[n]!));
    // A named technique claims what it finds; its reasons may force more.
    const fewer = step.pattern ? [] : expected.filter((_, n) => !claimed.includes(right[n]!));
    if (more.length) complain('claims what its reasons do not force, or not all of them', more);
    if (fewer.length) complain('does not claim', fewer);
    if (claims.length === 0) faults.push(`step ${at + 1} claims nothing`);

    const unknownFacts = facts.filter((fact) => !isKnown(fact, known));
    if (unknownFacts.length) complain('needs what is not known', unknownFacts);
    const named = narrowDomains(all, facts);
    if (reasons.length) {
      const enough = await forced(reasons, claims, named);
      if (enough.length < claims.length)
        complain(
          'names too few facts for',
          claims.filter((claim) => !enough.includes(claim)),
        );
    }
    if (step.argument) {
      const [claim] = claims;
      const { supposition } = step.argument;
      const both = narrowDomains(narrowDomains(known, [claim!]), [supposition]);
      if (both[claim!.variable]!.length > 0) complain('has an argument about something else than', [claim!]);
      const noticed = withoutPeers(known, model);
      for (const line of await wrongLines(step.argument, step.argument.reasons, noticed, variables, engine))
        complain('has a wrong line in its argument', line.claims);
    }
    for (const reason of [...reasons, ...(step.argument?.reasons ?? [])])
      if (reason.cut && !(await followsFromItsRule(reason, model, engine)))
        faults.push(`step ${at + 1} names a cut that does not follow from its rule ${reason.rule}`);
    known = narrowDomains(known, claims);
  }
  return { domains: known, faults };
}

/** Returns the lines of an argument that do not follow from their reasons and earlier literals. */
async function wrongLines(
  { supposition, lines }: ArgumentContradiction,
  reasons: readonly ConstraintReason[],
  before: Domains,
  variables: readonly Variable[],
  engine: Engine,
): Promise<readonly ArgumentLine[]> {
  let known = narrowDomains(before, [supposition]);
  const wrong: ArgumentLine[] = [];
  for (const line of lines) {
    const { claims, nested } = line;
    const denied = claims.map((claim) => withoutFact(known, claim));
    if (nested) {
      if (`${denied[0]}` !== `${narrowDomains(known, [nested.supposition])}`) wrong.push(line);
      wrong.push(...(await wrongLines(nested, reasons, known, variables, engine)));
    } else {
      const constraints = line.reasons.map((index) => reasons[index]!.constraint);
      for (const domains of claims.length === 0 ? [known] : denied)
        if (await solution(constraints, domains, variables, engine)) wrong.push(line);
    }
    known = narrowDomains(known, claims);
  }
  const isContradicted = lines.at(-1)?.claims.length === 0;
  return isContradicted ? wrong : [...wrong, { reasons: [], claims: [] }];
}

/** Excludes each known value from the other variables of its all-different constraints, as players do without a step. */
function withoutPeers(domains: Domains, { posted }: Model): Domains {
  const left = [...domains];
  for (const { constraint } of posted) {
    if (typeof constraint === 'boolean' || constraint.op !== 'allDifferent') continue;
    const ids = constraint.variables.map(({ id }) => id);
    for (const one of ids)
      for (const other of domains[one]!.length === 1 ? ids : [])
        if (other !== one) left[other] = left[other]!.filter((value) => value !== domains[one]![0]);
  }
  return left;
}

/** Removes the values with which a fact holds. */
const withoutFact = (domains: Domains, { holds, ...fact }: Fact): Domains =>
  narrowDomains(domains, [{ ...fact, holds: !holds }]);

/** Returns the facts of an answer about some variables beyond the known ones: their values and the values that they do not have. */
function truths(
  scope: ReadonlySet<number>,
  known: Domains,
  variables: readonly Variable[],
  answer: Assignment,
): readonly Fact[] {
  return [...scope].flatMap((variable): Fact[] => {
    if (known[variable]!.length === 1) return [];
    const value = answer[variable]!;
    // For two values, excluding one is the same as having the other.
    const others = domain(variables[variable]!).length > 2 ? known[variable]! : [];
    return [
      { variable, value, holds: true },
      ...others.flatMap((other) => (other === value ? [] : [{ variable, value: other, holds: false }])),
    ];
  });
}

const isKnown = ({ variable, value, holds }: Fact, known: Domains): boolean =>
  known[variable]!.every((one) => (one === value) === holds);

const namesOf = (facts: readonly Fact[]): readonly string[] =>
  facts.map(({ variable, value, holds }) => `${variable} is ${holds ? '' : 'not '}${value}`);

/** Returns whether one instance of a cut's rule implies the cut. */
export async function followsFromItsRule(
  { rule, constraint }: ConstraintReason,
  { variables, posted }: Model,
  engine: Engine,
): Promise<boolean> {
  // A cut is a clause, so it can be negated.
  const broken = not(constraint as Bool);
  for (const one of posted) {
    if (one.source !== rule) continue;
    if (!(await solution([one.constraint, broken], variables.map(domain), variables, engine))) return true;
  }
  return false;
}
