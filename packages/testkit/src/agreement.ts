import {
  type AnyPuzzle,
  type Assignment,
  domain,
  type Engine,
  evaluate,
  Model,
  Random,
  type Violation,
  valuesOf,
} from '@gridproof/core';
import { type Domains, product, type Value } from './domains.js';
import { solutionOf } from './solution.js';

/** An assignment on which `encode` and `verify` say different things. */
export interface Disagreement {
  readonly assignment: Assignment;
  /** The rules (or `given`) whose constraints do not hold. */
  readonly encode: readonly string[];
  /** The rules (or `given`) that verify complains of. */
  readonly verify: readonly string[];
}

/** How `encode` and `verify` compare. */
export interface Agreement {
  /** How many assignments were held against both. */
  readonly tried: number;
  /** Whether these were all assignments of the key. */
  readonly exhaustive: boolean;
  readonly disagreement: Disagreement | undefined;
}

/** At most so many assignments are tried exhaustively. */
const EXHAUSTIVE = 70_000;
/** On larger boards: how many random parts of the board are enumerated, and how far each. */
const PARTS = 6;
const PART_SIZE = 2_048;
const TWO_CHANGES = 6_000;
const RANDOM = 500;

/**
 * Holds `encode` (through `evaluate`) against `verify`, two readings of the same rules. Boards that are small enough
 * are enumerated whole; on larger ones, assignments near the true answer are tried: all changes of one variable,
 * changes of two, random parts of the board enumerated; and random assignments.
 */
export async function agreement(type: AnyPuzzle, puzzle: unknown, engine: Engine): Promise<Agreement> {
  const model = new Model();
  const key = type.encode(model, puzzle);
  const domains = model.variables.map(domain);
  const size = domains.reduce((ways, { length }) => ways * length, 1);
  const exhaustive = size <= EXHAUSTIVE;
  const candidates = exhaustive ? product(domains) : near(await solutionOf(model, engine), domains);
  let tried = 0;
  for (const assignment of candidates) {
    tried++;
    const holds = model.posted.every(({ constraint }) => evaluate(constraint, assignment));
    const answer = type.decode(valuesOf(key, assignment) as never, puzzle);
    const [violation] = type.verify(puzzle, answer) as Iterable<Violation>;
    if (holds !== (violation === undefined)) {
      const names = (all: readonly string[]) => [...new Set(all)].sort();
      const broken = model.posted.filter(({ constraint }) => !evaluate(constraint, assignment));
      const violations: Violation[] = [...type.verify(puzzle, answer)];
      const disagreement = {
        assignment: [...assignment],
        encode: names(broken.map(({ source }) => source)),
        verify: names(violations.map(({ rule }) => rule)),
      };
      return { tried, exhaustive, disagreement };
    }
  }
  return { tried, exhaustive, disagreement: undefined };
}

function* near(truth: Assignment | undefined, domains: Domains): Generator<Value[]> {
  const random = new Random(domains.length);
  const pick = <T>(from: readonly T[]): T => from[random.below(from.length)]!;
  if (truth) {
    yield [...truth];
    for (const [at, values] of domains.entries())
      for (const value of values) if (value !== truth[at]) yield truth.with(at, value);
    for (let n = 0; n < TWO_CHANGES; n++) {
      const changed = [...truth];
      for (let change = 0; change < 2; change++) {
        const at = random.below(domains.length);
        changed[at] = pick(domains[at]!);
      }
      yield changed;
    }
    for (let part = 0; part < PARTS; part++) {
      const open = new Set<number>();
      for (let size = 1; ; ) {
        const at = random.below(domains.length);
        size *= open.has(at) ? 1 : domains[at]!.length;
        if (size > PART_SIZE || open.size === domains.length) break;
        open.add(at);
      }
      yield* product(domains.map((values, at) => (open.has(at) ? values : [truth[at]!])));
    }
  }
  for (let n = 0; n < RANDOM; n++) yield domains.map((values) => pick(values));
}
