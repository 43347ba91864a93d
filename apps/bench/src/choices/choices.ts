import { type AnyPuzzle, type Engine, SIZES, type Sizes } from '@gridproof/core';
import type * as CadicalPackage from '@gridproof/engine-cadical';
import type * as Z3Package from '@gridproof/engine-z3';
import type { Choice } from '@gridproof/engine-z3';
import type { InstalledEngine } from '@gridproof/plugins';
import { interleave } from '../measure/interleave.js';
import { measure, type Sample } from '../measure/measure.js';
import { type Spread, spreadOf } from '../measure/spread.js';
import { solved } from '../report/result.js';
import { milliseconds, table } from '../report/table.js';
import type { Case } from '../suites/case.js';

/** One way to set an engine up, by a name short enough for the head of a column. */
export interface Setup {
  readonly name: string;
  readonly engine: Engine;
}

/** What the packages of the engines offer for that. */
type Package = typeof CadicalPackage & typeof Z3Package;

/** A setup that its engine's package makes. */
interface Way {
  readonly name: string;
  readonly engine: (from: Package) => Engine;
}

type Solver = Omit<Choice, 'pairwise'>;

const finiteDomain = (parameters: Choice['parameters'] = {}): Solver => ({ logic: 'QF_FD', parameters });

/** Which choices are compared, and which rows come as clauses: those of at most this many literals. */
const COMPARED: readonly (readonly [name: string, solver: Solver, sizes: readonly Choice['pairwise'][]])[] = [
  ['simple', { logic: undefined, parameters: {} }, [0, 9]],
  ['FD', finiteDomain(), [0, 4, 6, 9, 16, 25, 'all']],
  // The solver counts rows of nine literals and more by itself; it makes clauses of the shorter ones.
  ['FD card', finiteDomain({ 'cardinality.solver': true }), [0, 9]],
  // It counts all rows by itself.
  ['FD all', finiteDomain({ 'cardinality.solver': true, 'pb.min_arity': 2 }), [0, 4, 6, 9, 16, 25]],
];

/** The general solver, and the finite-domain solver with different ways to count; some with short rows as clauses. */
const ofZ3: readonly Way[] = COMPARED.flatMap(([name, solver, sizes]) =>
  sizes.map((pairwise) => ({
    name: pairwise === 0 ? name : pairwise === 'all' ? `${name} clauses` : `${name} ≤${pairwise}`,
    engine: ({ z3With }) => z3With({ ...solver, pairwise }),
  })),
);

/** Smaller and larger sizes than those in use. */
const SIZES_COMPARED: readonly (readonly [size: keyof Sizes, values: readonly number[]])[] = [
  ['pairwise', [3, 6, 16, 30]],
  ['direct', [4, 130, 260]],
  ['counter', [500, 1_000_000]],
  ['pairs', [500, 1_000_000]],
];

/** What is done at the beginning of each call, and in its course. */
const OPTIONS_COMPARED: readonly (readonly [option: string, value: number])[] = [
  ['lucky', 0],
  ['lucky', 1],
  ['inprocessing', 0],
];

/** Rows as clauses, each size changed by itself, and options. */
const ofCadical: readonly Way[] = [
  { name: 'in use', engine: ({ cadicalWith }) => cadicalWith(SIZES) },
  ...OPTIONS_COMPARED.map(([option, value]) => ({
    name: `${option} ${value}`,
    engine: ({ cadicalWith }: Package) => cadicalWith(SIZES, { [option]: value }),
  })),
  ...SIZES_COMPARED.flatMap(([size, values]) =>
    values.map((value) => ({
      name: `${size} ${value}`,
      engine: ({ cadicalWith }: Package) => cadicalWith({ ...SIZES, [size]: value }),
    })),
  ),
];

const WAYS: Readonly<Record<string, readonly Way[]>> = { z3: ofZ3, cadical: ofCadical };

/** The engines that can be set up in several ways, and what these are called. */
export const setupNames = Object.entries(WAYS).map(([engine, ways]) => ({
  engine,
  names: ways.map(({ name }) => name),
}));

/** The ways to set up an engine, each as an engine. */
export async function setupsOf(engine: InstalledEngine): Promise<readonly Setup[]> {
  const from: Package = await import(engine.url);
  return WAYS[engine.name]!.map(({ name, engine: make }) => ({ name, engine: make(from) }));
}

/** The engine's time on each case with each setup. */
export interface Comparison {
  readonly setups: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    readonly shape: string;
    /** Undefined where the time ran out. */
    readonly times: readonly (Spread | undefined)[];
  }[];
}

/** Runs every case with every setup, all of them interleaved; those that do not solve it run once. */
export async function compare(
  cases: readonly Case[],
  types: readonly AnyPuzzle[],
  compared: readonly Setup[],
  { repeat, timeout }: { readonly repeat: number; readonly timeout: number },
  onCase: (name: string) => void = () => {},
): Promise<Comparison> {
  const rows: Comparison['rows'][number][] = [];
  for (const { name, text } of cases) {
    onCase(name);
    const contestants = compared.map(({ engine }) => ({
      run: () => measure({ text, timeout }, types, engine),
      hopeless: (sample: Sample) => !solved(sample),
    }));
    const runs: Sample[][] = compared.map(() => []);
    for await (const { at, result, counts } of interleave(contestants, { warmUp: 1, repeat }))
      if (counts) runs[at]!.push(result);
    const times = runs.map((samples) =>
      samples.every(solved) ? spreadOf(samples.map((sample) => engineTime(sample.milliseconds))) : undefined,
    );
    const { variables = 0, clauses = 0, counts = 0 } = runs[0]![0]!.stats ?? {};
    rows.push({ name, shape: `${variables}/${clauses}/${counts}`, times });
  }
  return { setups: compared.map(({ name }) => name), rows };
}

const engineTime = ({ load = 0, search = 0 }: Sample['milliseconds']): number => load + search;

/** Medians of the engine's time in milliseconds; the best of each row carries a star. */
export function comparisonTable({ setups: names, rows }: Comparison): string {
  return table(
    ['puzzle', 'variables/clauses/counts', ...names],
    rows.map(({ name, shape, times }) => {
      const best = Math.min(...times.map((time) => time?.median ?? Number.POSITIVE_INFINITY));
      return [
        name,
        shape,
        ...times.map((time) =>
          time ? `${milliseconds(time.median)}${time.median === best ? '*' : ' '}` : '- ',
        ),
      ];
    }),
  );
}
