import { type AnyPuzzle, type Fact, Model, PuzzleError, readPuzzle } from '@gridproof/core';
import { UsageError } from './faults.js';
import type { Entry, Suite } from './suite.js';

/** A puzzle that is measured. */
export interface Case {
  readonly suite: string;
  /** The kind of puzzle, by its id. */
  readonly kind: string;
  readonly name: string;
  readonly text: string;
  /** What a player has entered, where it is more than the puzzle. */
  readonly entries?: readonly Fact[];
  /** What its generator calls its difficulty. */
  readonly grade?: string;
  readonly width: number;
  readonly height: number;
  /** Cells of the board. */
  readonly cells: number;
  /** Literals of the answer key before anything is folded away: one for each boolean and for each value of an integer. */
  readonly literals: number;
}

/** What tells cases apart. */
export const identityOf = ({ text, entries }: Pick<Case, 'text' | 'entries'>): string =>
  entries ? `${text} ${JSON.stringify(entries)}` : text;

/** Which cases of the suites are measured. */
export interface Selection {
  /** Ids of kinds. */
  readonly kinds?: readonly string[] | undefined;
  /** The least and the greatest length of the longer side. */
  readonly sides?: { readonly min: number; readonly max: number } | undefined;
}

/**
 * The cases of some suites; each is a case only once, in the first suite that has it. Throws `UsageError` where one
 * cannot be read, where a kind is not known and where nothing is left.
 */
export function casesOf(
  suites: readonly Suite[],
  types: readonly AnyPuzzle[],
  { kinds, sides }: Selection = {},
): readonly Case[] {
  for (const kind of kinds ?? [])
    if (!types.some(({ id }) => id === kind))
      throw new UsageError(
        `'${kind}' is not a kind of puzzle (there are: ${types.map(({ id }) => id).join(', ')})`,
      );
  const cases = new Map<string, Case>();
  const numbers = new Map<string, number>();
  for (const suite of suites)
    for (const entry of suite.entries()) {
      if (cases.has(entry.text)) continue;
      const { type, puzzle } = puzzleOf(entry, suite, types);
      const size = sizeOf(type, puzzle);
      const series = `${entry.series ?? type.id} ${size.width}x${size.height}`;
      const number = (numbers.get(`${suite.name} ${series}`) ?? 0) + 1;
      numbers.set(`${suite.name} ${series}`, number);
      const { text, name = `${series} ${number}`, grade } = entry;
      const about = { suite: suite.name, kind: type.id, name, text, ...(grade && { grade }) };
      cases.set(text, { ...about, ...size });
    }
  const chosen = [...cases.values()].filter(({ kind, width, height }) => {
    const longer = Math.max(width, height);
    return (!kinds || kinds.includes(kind)) && (!sides || (longer >= sides.min && longer <= sides.max));
  });
  if (chosen.length === 0)
    throw new UsageError(`none of the ${cases.size} puzzles is of these kinds and sizes`);
  return chosen;
}

function puzzleOf({ text, place }: Entry, { name }: Suite, types: readonly AnyPuzzle[]) {
  try {
    return readPuzzle(text, types);
  } catch (error) {
    throw error instanceof PuzzleError ? new UsageError(`${place ?? name}: ${error.sentence}`) : error;
  }
}

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
