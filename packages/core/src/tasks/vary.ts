import { type BoardTransform, TRANSFORMS } from '../board/transform.js';
import type { AnswerOf, AnyPuzzle, PuzzleOf, TransformedPuzzle, Transformer } from '../puzzle.js';
import { Random } from '../random.js';
import { PuzzleError } from '../read/error.js';

/** Options of `vary`. */
export interface VaryOptions {
  /** Any text; another seed draws other variations. */
  readonly seed?: string | undefined;
  /** Maximum number of variations, one by default. */
  readonly count?: number | undefined;
  /** Transforms to choose from, all by default. */
  readonly transforms?: readonly BoardTransform[] | undefined;
  /** Renames values that are only names; true by default if there are any. */
  readonly renamed?: boolean | undefined;
}

/** A puzzle with another look and the same solution as the original. */
export interface Variation<P = unknown, S = unknown> extends TransformedPuzzle<P, S> {
  /** Text as the type prints it. */
  readonly text: string;
  /** Transform of the board. */
  readonly transform: BoardTransform;
  /** New signs of values by their old ones; only those that changed. */
  readonly names: ReadonlyMap<string, string>;
}

/** Version of the algorithm; another version makes other variations from the same seed. */
const VERSION = 'v1';
/** Up to this number all variations are enumerated, so that the end is known; above it they are sampled. */
const MAX_ENUMERATED = 10_000;
/** Number of successive repetitions that ends sampling. */
const MAX_REPEATED = 1_000;

/**
 * Turns, mirrors and renames a puzzle as its rules allow. The variations differ from the puzzle and from each other, and their answers are
 * those of the puzzle after the same changes. Returns fewer than `count` if there are no more. With one transform and no renaming, returns
 * that one, even if it is the puzzle itself.
 * @throws {PuzzleError} if the puzzle cannot be varied in this way
 */
export const vary = <T extends AnyPuzzle>(
  type: T,
  puzzle: PuzzleOf<T>,
  options: VaryOptions = {},
): readonly Variation<PuzzleOf<T>, AnswerOf<T>>[] => drawVariations(type, puzzle, options) as never;

function drawVariations(
  type: AnyPuzzle,
  puzzle: unknown,
  { seed = '', count = 1, transforms = TRANSFORMS, renamed }: VaryOptions,
): readonly Variation[] {
  const transformer = type.described?.transformer;
  if (!transformer)
    throw variationError(
      type,
      'its package does not describe the puzzle type, and only that says how its boards turn',
    );
  const { all } = transformer.names(puzzle);
  if (renamed && all.length === 0)
    throw new PuzzleError(
      'cannot-rename',
      `this ${type.title} cannot be renamed: its values are more than names`,
    );
  const names = renamed === false ? [] : all;
  const transformed = transforms.flatMap((transform) => {
    const transformedPuzzle = isIdentity(transform)
      ? keepUnchanged(puzzle)
      : transformer.transform(puzzle, transform);
    return transformedPuzzle ? [{ transform, found: transformedPuzzle }] : [];
  });
  const onlyPlain = transformed.every(({ transform }) => isIdentity(transform));
  if (transformed.length === 0 || (onlyPlain && names.length === 0 && !transforms.every(isIdentity)))
    throw variationError(
      type,
      transformer.fixedReason ?? 'something on its board cannot be turned or mirrored',
    );
  const make = ({ transform, found }: (typeof transformed)[number], order: readonly unknown[]) =>
    variationOf(type, transformer, transform, found, new Map(names.map((name, nth) => [name, order[nth]])));
  const [only] = transformed;
  if (transforms.length === 1 && names.length === 0) return [make(only!, [])!];

  const variations: Variation[] = [];
  const seen = new Set([type.print(puzzle)]);
  const add = (variation: Variation | undefined): boolean => {
    if (!variation || seen.has(variation.text)) return false;
    seen.add(variation.text);
    variations.push(variation);
    return true;
  };
  const random = Random.of(JSON.stringify([VERSION, type.id, seed]));
  if (transformed.length * factorial(names.length) <= MAX_ENUMERATED) {
    const every = transformed.flatMap((one) => permutations(names).map((order) => [one, order] as const));
    for (const [one, order] of random.shuffled(every)) {
      if (variations.length >= count) break;
      add(make(one, order));
    }
    return variations;
  }
  for (let repeated = 0; variations.length < count && repeated < MAX_REPEATED; repeated++)
    if (add(make(transformed[random.below(transformed.length)]!, random.shuffled(names)))) repeated = -1;
  return variations;
}

const variationError = ({ title }: AnyPuzzle, why: string): PuzzleError =>
  new PuzzleError('cannot-vary', `${title} cannot be turned or mirrored: ${why}`);

const isIdentity = ({ mirrored, quarters }: BoardTransform): boolean => !mirrored && quarters === 0;

const keepUnchanged = (puzzle: unknown): TransformedPuzzle => ({
  puzzle,
  transformAnswer: (before) => before,
});

/** Renames the values of a transformed puzzle; undefined if it cannot have these names. */
function variationOf(
  type: AnyPuzzle,
  transformer: Transformer<unknown>,
  transform: BoardTransform,
  transformed: TransformedPuzzle,
  names: ReadonlyMap<unknown, unknown>,
): Variation | undefined {
  const renamed = names.size
    ? transformer.rename(transformed.puzzle, names)
    : keepUnchanged(transformed.puzzle);
  if (!renamed) return undefined;
  const { sign } = transformer.names(transformed.puzzle);
  const changed = [...names].filter(([before, after]) => before !== after);
  return {
    transform,
    puzzle: renamed.puzzle,
    text: type.print(renamed.puzzle),
    names: new Map(changed.map(([before, after]) => [sign(before), sign(after)])),
    transformAnswer: (before) => renamed.transformAnswer(transformed.transformAnswer(before)),
  };
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** All permutations of the items. */
const permutations = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.length < 2
    ? [items]
    : items.flatMap((first, at) => permutations(items.toSpliced(at, 1)).map((rest) => [first, ...rest]));
