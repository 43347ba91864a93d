import { type BoardTransform, TRANSFORMS } from '../board/transform.js';
import type { AnswerOf, AnyPuzzle, PuzzleOf, TransformedPuzzle, Transformer } from '../puzzle.js';
import { Random } from '../random.js';
import { PuzzleError } from '../read/error.js';

/** How a puzzle is varied. */
export interface VaryOptions {
  /** Any text; with another one other variations are drawn. */
  readonly seed?: string | undefined;
  /** How many are wanted at most, one by default. */
  readonly count?: number | undefined;
  /** The ways in which the board may lie, all by default. */
  readonly turns?: readonly BoardTransform[] | undefined;
  /** Whether values that are only names are exchanged; by default, where there are some. */
  readonly renamed?: boolean | undefined;
}

/** A puzzle that is solved in the same way as another one, and looks different. */
export interface Variation<P = unknown, S = unknown> extends TransformedPuzzle<P, S> {
  /** As the type prints it. */
  readonly text: string;
  /** How the board lies. */
  readonly turn: BoardTransform;
  /** The new signs of values, by their old ones; only those that have changed. */
  readonly names: ReadonlyMap<string, string>;
}

/** The version of these steps: with another, the same seed makes other variations. */
const VERSION = 'v1';
/** Up to this many variations are all looked at, so that it is known when there are no more; of more some are drawn. */
const FEW = 10_000;
/** After this many in a row that were there before, no more are drawn. */
const REPEATED = 1_000;

/**
 * The same puzzle turned, mirrored and renamed, as its rules allow: each variation differs from the puzzle and from the others, and its
 * answers are those of the puzzle, turned and renamed in the same way. Fewer than are wanted where there are no more; where one way is given in which
 * the board lies, and nothing is renamed, that one, though it may be the puzzle itself. Throws `PuzzleError` where the puzzle cannot be varied so.
 */
export const vary = <T extends AnyPuzzle>(
  type: T,
  puzzle: PuzzleOf<T>,
  options: VaryOptions = {},
): readonly Variation<PuzzleOf<T>, AnswerOf<T>>[] => variations(type, puzzle, options) as never;

function variations(
  type: AnyPuzzle,
  puzzle: unknown,
  { seed = '', count = 1, turns = TRANSFORMS, renamed }: VaryOptions,
): readonly Variation[] {
  const varying = type.described?.varying;
  if (!varying)
    throw cannot(
      type,
      'its package does not describe the puzzle type, and only that says how its boards turn',
    );
  const { all } = varying.names(puzzle);
  if (renamed && all.length === 0)
    throw new PuzzleError(
      'cannot-rename',
      `this ${type.title} cannot be renamed: its values are more than names`,
    );
  const named = renamed === false ? [] : all;
  const lying = turns.flatMap((turn) => {
    const found = isPlain(turn) ? asItIs(puzzle) : varying.turned(puzzle, turn);
    return found ? [{ turn, found }] : [];
  });
  const onlyPlain = lying.every(({ turn }) => isPlain(turn));
  if (lying.length === 0 || (onlyPlain && named.length === 0 && !turns.every(isPlain)))
    throw cannot(type, varying.upright ?? 'something on its board cannot be turned or mirrored');
  const make = ({ turn, found }: (typeof lying)[number], order: readonly unknown[]) =>
    variationOf(type, varying, turn, found, new Map(named.map((name, nth) => [name, order[nth]])));
  const [only] = lying;
  if (turns.length === 1 && named.length === 0) return [make(only!, [])!];

  const found: Variation[] = [];
  const seen = new Set([type.print(puzzle)]);
  const takes = (one: Variation | undefined): boolean => {
    if (!one || seen.has(one.text)) return false;
    seen.add(one.text);
    found.push(one);
    return true;
  };
  const random = Random.of(JSON.stringify([VERSION, type.id, seed]));
  if (lying.length * factorial(named.length) <= FEW) {
    const every = lying.flatMap((one) => orders(named).map((order) => [one, order] as const));
    for (const [one, order] of random.shuffled(every)) {
      if (found.length >= count) break;
      takes(make(one, order));
    }
    return found;
  }
  for (let repeated = 0; found.length < count && repeated < REPEATED; repeated++)
    if (takes(make(lying[random.below(lying.length)]!, random.shuffled(named)))) repeated = -1;
  return found;
}

const cannot = ({ title }: AnyPuzzle, why: string): PuzzleError =>
  new PuzzleError('cannot-vary', `${title} cannot be turned or mirrored: ${why}`);

const isPlain = ({ mirrored, quarters }: BoardTransform): boolean => !mirrored && quarters === 0;

const asItIs = (puzzle: unknown): TransformedPuzzle => ({ puzzle, answer: (before) => before });

/** A puzzle that is turned already, with other names; none where it cannot have them. */
function variationOf(
  type: AnyPuzzle,
  varying: Transformer<unknown>,
  turn: BoardTransform,
  lying: TransformedPuzzle,
  names: ReadonlyMap<unknown, unknown>,
): Variation | undefined {
  const anew = names.size ? varying.renamed(lying.puzzle, names) : asItIs(lying.puzzle);
  if (!anew) return undefined;
  const { sign } = varying.names(lying.puzzle);
  const changed = [...names].filter(([before, after]) => before !== after);
  return {
    turn,
    puzzle: anew.puzzle,
    text: type.print(anew.puzzle),
    names: new Map(changed.map(([before, after]) => [sign(before), sign(after)])),
    answer: (before) => anew.answer(lying.answer(before)),
  };
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** All orders of some things. */
const orders = <T>(things: readonly T[]): readonly (readonly T[])[] =>
  things.length < 2
    ? [things]
    : things.flatMap((first, at) => orders(things.toSpliced(at, 1)).map((others) => [first, ...others]));
