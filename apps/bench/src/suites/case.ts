import { type AnyPuzzle, Model, PuzzleError, readPuzzle } from '@gridproof/core';
import { noPuzzleMessage, UsageError } from '@gridproof/plugins';
import { examplesOf } from './examples.js';
import { asUsage, installedType } from './installed-type.js';
import type { Suite, SuiteEntry } from './suite.js';

/** A puzzle to measure. */
export interface Case {
  readonly suite: string;
  /** Id of the puzzle type. */
  readonly type: string;
  readonly name: string;
  readonly text: string;
  /** Difficulty according to its generator. */
  readonly grade?: string;
  readonly width: number;
  readonly height: number;
  /** Number of cells of the board. */
  readonly cells: number;
  /** Number of literals of the answer variables before simplification: one per boolean and per value of an integer. */
  readonly literals: number;
}

/** Filters the cases of suites. */
export interface Selection {
  /** Ids of puzzle types. */
  readonly only?: readonly string[] | undefined;
  /** Minimum and maximum of the longer side, in cells. */
  readonly sides?: { readonly min: number; readonly max: number } | undefined;
}

/** Called with the number of puzzles of a suite whose types are not installed, and the number of all its puzzles. */
export type LeaveOut = (suite: Suite, puzzles: number, all: number) => void;

const warnLeftOut: LeaveOut = ({ name }, puzzles, all) => {
  const which = puzzles === all ? `all ${all} puzzles` : `${puzzles} of the ${all} puzzles`;
  process.stderr.write(
    `gridproof-bench: ${which} of the suite ${name} are left out: their puzzle types are not installed\n`,
  );
};

/**
 * Returns the cases of some suites. A case in several suites belongs to the first.
 * @throws UsageError if a puzzle cannot be read, if a type is unknown, or if no case remains.
 */
export function casesOf(
  suites: readonly Suite[],
  types: readonly AnyPuzzle[],
  { only, sides }: Selection = {},
  leaveOut: LeaveOut = warnLeftOut,
): readonly Case[] {
  const chosen = only?.map((type) => installedType(type, types).id);
  const cases = new Map<string, Case>();
  const numbers = new Map<string, number>();
  for (const suite of suites)
    for (const { entry, type, puzzle } of puzzlesOf(suite, types, leaveOut)) {
      if (cases.has(entry.text)) continue;
      const size = sizeOf(type, puzzle);
      const series = `${entry.series ?? type.id} ${size.width}x${size.height}`;
      const number = (numbers.get(`${suite.name} ${series}`) ?? 0) + 1;
      numbers.set(`${suite.name} ${series}`, number);
      const { text, name = `${series} ${number}`, grade } = entry;
      const about = { suite: suite.name, type: type.id, name, text, ...(grade && { grade }) };
      cases.set(text, { ...about, ...size });
    }
  const selected = [...cases.values()].filter(({ type, width, height }) => {
    const longer = Math.max(width, height);
    return (!chosen || chosen.includes(type)) && (!sides || (longer >= sides.min && longer <= sides.max));
  });
  if (types.length === 0) throw new UsageError(noPuzzleMessage());
  if (selected.length === 0)
    throw new UsageError(`none of the ${cases.size} puzzles is of these puzzle types and sizes`);
  return selected;
}

/** A parsed puzzle of a suite. */
interface Read {
  readonly entry: SuiteEntry;
  readonly type: AnyPuzzle;
  readonly puzzle: unknown;
}

function puzzlesOf(suite: Suite, types: readonly AnyPuzzle[], leaveOut: LeaveOut): readonly Read[] {
  const entries = suite.entries(types);
  const found = entries.flatMap((entry) => readEntry(entry, suite, types) ?? []);
  const absent = entries.length - found.length;
  if (absent > 0) leaveOut(suite, absent, entries.length);
  const others = types.filter((type) => suite.everyType && found.every((one) => one.type !== type));
  return [...found, ...others.flatMap(examplesOf).flatMap((entry) => readEntry(entry, suite, types) ?? [])];
}

/** Returns undefined if a suite of this program has a puzzle whose type is not installed. */
function readEntry(entry: SuiteEntry, suite: Suite, types: readonly AnyPuzzle[]): Read | undefined {
  try {
    return { entry, ...readPuzzle(entry.text, types) };
  } catch (error) {
    if (!suite.isUserSuite && isOfAbsentType(error)) return undefined;
    throw asUsage(error, types, entry.place ?? suite.name);
  }
}

/** Returns whether the type of a text is not installed. Texts without a type name are recognised only by an installed type. */
const isOfAbsentType = (error: unknown): boolean =>
  error instanceof PuzzleError && ['unknown-type', 'ambiguous-type'].includes(error.code);

function sizeOf(type: AnyPuzzle, puzzle: unknown): Pick<Case, 'width' | 'height' | 'cells' | 'literals'> {
  const { width, height, cells } = type.draw(puzzle);
  const model = new Model();
  type.encode(model, puzzle);
  const literals = model.variables.map((variable) =>
    variable.op === 'bool' ? 1 : variable.max - variable.min + 1,
  );
  return {
    width,
    height,
    cells: cells?.length ?? width * height,
    literals: literals.reduce((sum, n) => sum + n, 0),
  };
}
