import {
  type AnyPuzzle,
  type Engine,
  explain,
  forced,
  generate,
  generationSupport,
  Model,
  minimize,
  PuzzleError,
  type PuzzleFactory,
  type Session,
  type Size,
  solve,
  steps,
  type TaskOptions,
  UndecidedError,
  unique,
  withLimits,
} from '@gridproof/core';
import { readExample } from '../read-example.js';
import { scaledRuns } from '../run-budget.js';
import { WorkCounter } from '../work-counter.js';
import type { Property, PropertySubject } from './property.js';

/** The numbers of clock reads after which a task on a large board must end. */
const CLOCK_READS = [1, 20, 2, 5, 100].slice(0, scaledRuns(5, 2));

/** The number of clock reads that a task may make past its limit: each part of it that catches the error may check again. */
const MAX_LATE_READS = 8;

/** The maximum number of cells per clock read while a board is parsed, encoded and drawn. */
const CELLS_PER_READ = 256;

/** The steps between two clock reads, for each cell: a task may walk over the whole board once, but may not begin a walk at each cell. */
const STEPS_PER_CELL = 64;
/** The steps between two clock reads that do not depend on the board. */
const CONSTANT_STEPS = scaledRuns(100_000, 150_000);

/** The number of clock reads for which the steps of a task are counted. */
const COUNTED_READS = scaledRuns(1000, 50);

/** The length of a board of one row or column, in cells. */
const LINE = scaledRuns(4000, 1000);

/** The sides of boards to try, the largest first; the first possible one is used. Some types have no squares. */
const SIDES = [200, 100, 64, 50, 49, 36, 25, 16, 10, 9, 8, 6].filter((side) => side <= scaledRuns(200, 25));

/** The maximum number of clock reads on an example; some take minutes. */
const MAX_CLOCK_READS = scaledRuns(10_000, 20);

type Run = (
  limits: Pick<TaskOptions, 'timeout' | 'now'>,
) => Promise<{ readonly status: string; readonly reason?: string }>;

/** Every loop that grows with the board checks the limits of its task, which ends soon after them with an unknown result. */
export const limits: Property = {
  name: 'ends each task soon after its time limit, whatever it is doing then',
  async faults(under) {
    return [...(await faultsOnLarge(under)), ...(await faultsOnExample(under))];
  },
};

/** Bounds the work between two clock reads: it grows at most linearly with the board, so that no task is late on a larger board. */
export const work: Property = {
  name: 'reads the clock after a bounded number of steps, on boards of any shape',
  faults(under: PropertySubject) {
    const counter = new WorkCounter();
    return counter.run(() => workFaults(under, counter));
  },
};

async function workFaults(
  { type, factory }: PropertySubject,
  counter: WorkCounter,
): Promise<readonly string[]> {
  const faults: string[] = [];
  const sizes = [largestSize(factory), { width: 1, height: LINE }, { width: LINE, height: 1 }];
  for (const size of sizes) {
    const puzzle: unknown = size && attemptTask(() => factory.starter(size));
    if (!size || puzzle === undefined) continue;
    const { width, height } = size;
    const tasks = {
      ...tasksOf(type, puzzle, IDLE),
      ...(generationSupport(type).isSupported ? { generate: making(type, size, IDLE) } : {}),
    };
    const max = CONSTANT_STEPS + STEPS_PER_CELL * width * height;
    for (const [name, run] of Object.entries(tasks)) {
      let reads = 0;
      counter.takeLongest();
      const now = () => {
        counter.restart();
        return reads++;
      };
      await run({ timeout: COUNTED_READS, now });
      const longest = counter.takeLongest();
      if (longest > max)
        faults.push(
          `${width}x${height}: ${name} takes ${longest} steps between two clock reads, expected at most ${max}`,
        );
    }
  }
  return faults;
}

/** Returns the largest size of a board of the type that is nearly a square. */
const largestSize = (factory: PuzzleFactory<unknown>): Size | undefined =>
  SIDES.flatMap((side) => [0, 1].map((more) => ({ width: side, height: side - more }))).find((one) =>
    attemptTask(() => factory.starter(one)),
  );

/** Checks the largest empty board, where parsing and encoding take longest. */
async function faultsOnLarge({ type, factory }: PropertySubject): Promise<readonly string[]> {
  const size = largestSize(factory);
  if (!size) return [`there is no board of any side among ${SIDES.join(', ')}`];
  const puzzle: unknown = factory.starter(size);
  const text = type.print(puzzle);
  const faults: string[] = [];
  const model = new Model();
  const enough = Math.floor((size.width * size.height) / CELLS_PER_READ);
  const looks = {
    reading: countChecks(() => type.parse(text), enough),
    'writing the rules down': countChecks(() => type.encode(model, puzzle), enough),
  };
  // A board without clues may have little to encode.
  const expected = Math.min(enough, Math.floor(model.variables.length / CELLS_PER_READ));
  for (const [name, n] of Object.entries(looks))
    if (n < expected) faults.push(`${name} looks ${n} times, expected ${expected}`);
  for (const [name, run] of Object.entries(tasksOf(type, puzzle, IDLE)))
    for (const looks of CLOCK_READS) faults.push(...(await faultsAfter(looks, name, run)).faults);
  if (generationSupport(type).isSupported)
    for (const looks of CLOCK_READS)
      faults.push(...(await faultsAfter(looks, 'generate', making(type, size, IDLE))).faults);
  return faults.map((fault) => `${size.width}x${size.height}: ${fault}`);
}

/** Checks a solvable puzzle, on which tasks reach all of their phases: each is stopped later and later. */
async function faultsOnExample({ type, engines }: PropertySubject): Promise<readonly string[]> {
  const cells = ({ puzzle }: { readonly puzzle: string }) => puzzle.length;
  const [smallest] = type.examples
    .filter(({ answer }) => answer !== null)
    .toSorted((a, b) => cells(a) - cells(b));
  if (!smallest) return [];
  const { puzzle } = readExample(type, smallest);
  const tasks = tasksOf(type, puzzle, engines.at(-1)!);
  const faults: string[] = [];
  for (const [name, run] of Object.entries(tasks))
    for (let looks = 1, isDone = false; !isDone && looks < MAX_CLOCK_READS; looks *= 4) {
      const found = await faultsAfter(looks, name, run);
      faults.push(...found.faults);
      isDone = found.isDone;
    }
  return faults.map((fault) => `example ${smallest.name}: ${fault}`);
}

const tasksOf = (type: AnyPuzzle, puzzle: unknown, engine: Engine): Readonly<Record<string, Run>> => ({
  solve: (limits) => solve(type, puzzle, engine, limits),
  unique: (limits) => unique(type, puzzle, engine, limits),
  forced: (limits) => forced(type, puzzle, engine, limits),
  explain: (limits) => explain(type, puzzle, engine, limits),
  minimize: (limits) => minimize(type, puzzle, engine, limits),
  steps: async (limits) => {
    const path = steps(type, puzzle, engine, limits);
    for await (const _ of path);
    return path.end!;
  },
});

const making =
  (type: AnyPuzzle, size: Size, engine: Engine): Run =>
  async (limits) => {
    const stream = generate(type, engine, { ...limits, size, seed: 'limits', attempts: 1 });
    try {
      for await (const _ of stream);
    } catch (error) {
      if (error instanceof PuzzleError) return { status: 'refused' };
      throw error;
    }
    return stream.end!;
  };

/** Returns the faults of a task with a limit of some clock reads, and whether it completed before the limit. */
async function faultsAfter(
  looks: number,
  name: string,
  run: Run,
): Promise<{ readonly faults: readonly string[]; readonly isDone: boolean }> {
  let looked = 0;
  // The first clock read is at the start of the task.
  const outcome = await run({ timeout: looks, now: () => looked++ });
  const isDone = looked <= looks;
  const faults: string[] = [];
  const title = `${name} that is to end after ${looks} looks at the clock`;
  if (looked > looks + MAX_LATE_READS) faults.push(`${title} looks at it ${looked} times`);
  if (!isDone && outcome.status === 'unknown' && outcome.reason !== 'time limit')
    faults.push(`${title} ends for another reason: ${outcome.reason}`);
  return { faults, isDone };
}

/** Counts the limit checks of some work, up to `enough`, since some boards take minutes. */
function countChecks(work: () => unknown, enough: number): number {
  let looks = 0;
  const look = () => {
    looks++;
    if (looks >= enough) throw new UndecidedError('enough looks');
  };
  try {
    withLimits(look, work);
  } catch (error) {
    if (!(error instanceof UndecidedError)) throw error;
  }
  return looks;
}

function attemptTask<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof PuzzleError) return undefined;
    throw error;
  }
}

/** An engine that accepts any program and answers unknown: the code around its calls is under test. */
const IDLE: Engine = {
  name: 'idle',
  open: async () => {
    let variables = 0;
    const session: Session = {
      addVariables: (n) => {
        variables += n;
        return variables - n + 1;
      },
      addClauses: () => {},
      addCounts: () => {},
      addLinears: () => {},
      solve: () => ({ status: 'unknown', reason: 'time limit' }),
      value: () => false,
      core: () => new Int32Array(),
      close: () => {},
    };
    return session;
  },
};
